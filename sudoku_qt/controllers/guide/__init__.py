# SPDX-License-Identifier: MIT
"""The guide in the window: its pages with their blanks filled, searched and shown."""

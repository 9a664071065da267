# SPDX-License-Identifier: MIT
"""The guide in the window: its pages filled, searched, shown in place of the game."""

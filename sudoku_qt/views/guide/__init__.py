# SPDX-License-Identifier: MIT
"""The guide as it is read: its contents, its text, and the way back."""

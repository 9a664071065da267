# SPDX-License-Identifier: MIT
"""Hints in the window: requested, told stage by stage, drawn on the board, and applied."""

# SPDX-License-Identifier: MIT
"""Hints in the window: asked for, told stage by stage, drawn on the board, and applied."""

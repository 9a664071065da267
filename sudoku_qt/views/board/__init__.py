# SPDX-License-Identifier: MIT
"""Boards of square cells, for any game."""

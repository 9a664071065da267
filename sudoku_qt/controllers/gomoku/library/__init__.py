# SPDX-License-Identifier: MIT
"""Gomoku in the library: games and problems as entries, their rows, and their recording."""

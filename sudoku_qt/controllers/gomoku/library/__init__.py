# SPDX-License-Identifier: MIT
"""Gomoku in the library: games and problems as entries, their lines, and what keeps them."""

# SPDX-License-Identifier: MIT
"""Texts and files of Sudoku programs."""

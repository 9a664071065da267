# SPDX-License-Identifier: MIT
"""The SE scale: puzzles rated by the rules, the order and the lengths of Sudoku Explainer."""

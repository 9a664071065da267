# SPDX-License-Identifier: MIT
"""The SE scale: puzzles rated by the rules, the order and the lengths of Sudoku Explainer.

Its techniques stand beside those of `logic`, for they answer another question. The ladder there
solves as people do, explains each step, and may grow and be put into another order. The rules here
reproduce Sudoku Explainer's to the length of its chains and the order in which it looks, so that
a rating is the one that players know from elsewhere; they explain nothing. `scale` holds the list
of the rules, and is what others use.
"""

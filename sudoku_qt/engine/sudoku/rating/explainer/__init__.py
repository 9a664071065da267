# SPDX-License-Identifier: MIT
"""The SE scale: ratings by the rules, the order and the chain lengths of Sudoku Explainer.

Its techniques are separate from those of `logic`, for they serve another purpose. The ladder there
solves as people do, explains each step, and may grow and be reordered. The rules here reproduce
Sudoku Explainer's down to the length of its chains and the order of its search, so that a rating is
the one that players know from elsewhere; they explain nothing. The entry point is `scale`, which
holds the list of the rules.
"""

# SPDX-License-Identifier: MIT
"""The page of a list of puzzles, and its rows."""

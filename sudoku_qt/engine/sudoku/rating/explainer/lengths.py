# SPDX-License-Identifier: MIT
"""The length term: what the length of a chain adds to its rating."""

from sudoku_qt.engine.sudoku.logic import bits


def length_term(nodes: bits.Count) -> float:
    """0.1 for each of 4, 6, 8, 12, 16, 24 ... that the length, nodes - 2, exceeds."""
    added: float = 0.0
    step: bits.Count = 4
    turns: bits.Count = 0
    while nodes - 2 > step:
        added += 0.1
        step = step * 4 // 3 if turns & 1 else step * 3 // 2
        turns += 1
    return added

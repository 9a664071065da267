# SPDX-License-Identifier: MIT
"""Puzzles for the library, as texts and as numbers."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SEVERAL = "1" + "." * 80
NONE = "11" + "." * 79
UNREADABLE = "x" + EASY[1:]
LACKING = to_text(kernel.minimal_puzzle(3))
"""A minimal puzzle."""


def digits(*texts: str) -> list[list[int]]:
    """Turn texts into numbers."""
    return [[int(each.replace(".", "0")) for each in text] for text in texts]

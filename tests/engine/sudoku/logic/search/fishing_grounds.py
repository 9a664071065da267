# SPDX-License-Identifier: MIT
"""Positions to look for fish in."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.search.fish import FishPattern


def hard_positions() -> list[Board]:
    """Positions of random puzzles in which singles do not help."""
    found = []
    for seed in range(12):
        board = Board.of_givens(kernel.minimal_puzzle(seed))
        found += [board.copy() for rung, _ in follow(board) if rung.level in {"hard", "unfair"}]
    return found


def key(pattern: FishPattern) -> tuple[int, int, int]:
    """What tells a fish from another."""
    return pattern.digit, pattern.bases, pattern.covers

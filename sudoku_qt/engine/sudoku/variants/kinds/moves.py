# SPDX-License-Identifier: MIT
"""Cells that see each other by a chess move."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import ClassVar

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Demand, Differ
from sudoku_qt.engine.sudoku.variants.kind import WholeBoard
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard, board_of


class ChessMove(WholeBoard):
    """No digit is a move away from an equal one; `moves` are those that lead down."""

    moves: ClassVar[tuple[tuple[int, int], ...]]

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The two ends of each move differ."""
        yield from _ends(board.size, self.moves)


@lru_cache(64)
def _ends(size: int, moves: tuple[tuple[int, int], ...]) -> tuple[Differ, ...]:
    """The two ends of each move on a board of a size."""
    board = board_of(size)
    return tuple(
        Differ((cell, other))
        for cell in range(size * size)
        for down, right in moves
        if (other := board.moved(cell, down, right)) is not None
    )


class AntiKnight(ChessMove):
    """A knight moves two cells, and one to the side."""

    name = "antiknight"
    first_level = 1
    title = "Anti-knight"
    rule = "No digit is a knight's move away from itself."
    short = "No digit a knight's move from itself."
    moves = ((1, -2), (1, 2), (2, -1), (2, 1))


class AntiKing(ChessMove):
    """A king moves to all touching cells; in rows and columns digits differ anyway."""

    name = "antiking"
    first_level = 1
    title = "Anti-king"
    rule = "No digit touches itself, not even at a corner."
    short = "No digit touches itself, even at a corner."
    moves = ((1, -1), (1, 1))

# SPDX-License-Identifier: MIT
"""The fitness of a puzzle in the hill climb: its SE rating, and on a plateau its resistance."""

from dataclasses import dataclass, field

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.hardest.resistance import resistance
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.scale import (
    CHAINS,
    EASY_RULES,
    QUICK_RULES,
    RULES,
    UNSOLVED,
    rate_board,
)

PLATEAU = 9.0, 9.5
"""The ratings between which only resistance tells which of two puzzles is harder."""
STAGE = EASY_RULES + CHAINS[:1]
"""The stage at which resistance is measured: after single chains and everything easier."""


@dataclass(frozen=True, order=True)
class Climber:
    """A puzzle in the pool; the greater one is the harder one."""

    height: float
    resistance: int
    givens: bytes = field(compare=False)
    rating: float = field(compare=False)


def climber_of(givens: bytes) -> Climber:
    """Rate a puzzle with one solution, by all rules if the fast ones do not solve it."""
    rating = rate_board(Board.of_givens(givens), QUICK_RULES)
    if rating == UNSOLVED:
        rating = rate_board(Board.of_givens(givens), RULES)
    low, high = PLATEAU
    height = low if low <= rating < high else rating
    return Climber(height, resistance_of(givens) if height >= low else 0, givens, rating)


def resistance_of(givens: bytes) -> int:
    """The number of wrong candidates that singles do not refute, where single chains get stuck."""
    board = Board.of_givens(givens)
    rate_board(board, STAGE)
    return resistance(board, kernel.solve(givens) or b"")

# SPDX-License-Identifier: MIT
"""Grading new puzzles: the honest level while they are made, everything when they are.

A puzzle is of level 5 as soon as the rules below chains do not solve it, so no chain is looked
for here. What is said is what the rater says: it looks at the canonical form, and so does this.
"""

from dataclasses import replace

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.scale import EASY_RULES, rate_board
from sudoku_qt.engine.sudoku.rating.explainer.singles import fill_singles
from sudoku_qt.engine.sudoku.rating.levels import LEVELS, level_of
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.work import Stop, never


def honest_level(givens: bytes, stop: Stop = never) -> int:
    """The level, 1-5, of a puzzle with one solution. Raises `Cancelled`."""
    image = kernel.canonical_form(givens)
    return level_of(rate_board(Board.of_givens(image), EASY_RULES, stop))


def boxes_suffice(givens: bytes) -> bool:
    """Whether a puzzle has one solution and is of level 1, solved by singles in boxes."""
    board = Board.of_givens(givens)
    return fill_singles(board) <= LEVELS[0].highest and board.solved


def graded(setup: SudokuSetup, stop: Stop = never) -> SudokuSetup:
    """Fill in level, minutes, SE rating and hardest technique. Raises `Cancelled`."""
    rating = rate(setup.givens, ("level", "minutes", "se_rating", "hardest"), stop=stop)
    return replace(
        setup,
        level=rating.level or 0,
        minutes=rating.minutes or 0.0,
        se_rating=rating.se_rating or 0.0,
        hardest=rating.hardest or "",
    )

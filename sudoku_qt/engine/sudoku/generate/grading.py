# SPDX-License-Identifier: MIT
"""The grading of new puzzles: the level while they are made, all values once they are done.

A puzzle is of level 5 as soon as the rules below chains do not solve it, so chains are not searched
for here. The results agree with the rater's, which rates the canonical form.
"""

from dataclasses import replace

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.scale import EASY_RULES, UNSOLVED, rate_board
from sudoku_qt.engine.sudoku.rating.explainer.singles import (
    LAST_CELL,
    NakedSingleRule,
    fill_singles,
)
from sudoku_qt.engine.sudoku.rating.levels import LEVELS, level_of
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.work import Stop, never


def honest_level(givens: bytes, stop: Stop = never) -> int:
    """The level, 1-5, of a puzzle with one solution. Raises `Cancelled`."""
    image = kernel.canonical_form(givens)
    return level_of(rate_board(Board.of_givens(image), EASY_RULES, stop))


def boxes_suffice(givens: bytes) -> bool:
    """Whether a puzzle has one solution and is of level 1: singles in boxes solve it."""
    return _hidden_singles_up_to(LEVELS[0].highest, givens)


def last_cells_suffice(givens: bytes) -> bool:
    """Whether a puzzle has one solution and full houses (last empty cells) solve it."""
    return _hidden_singles_up_to(LAST_CELL, givens)


def _hidden_singles_up_to(highest: float, givens: bytes) -> bool:
    board = Board.of_givens(givens)
    return fill_singles(board) <= highest and board.solved


def singles_suffice(givens: bytes) -> bool:
    """Whether hidden and naked singles solve a puzzle."""
    return rate_board(Board.of_givens(givens), (NakedSingleRule(),)) < UNSOLVED


def graded(setup: SudokuSetup, stop: Stop = never) -> SudokuSetup:
    """The setup with level, grade, minutes, SE rating and hardest technique. Raises `Cancelled`."""
    rating = rate(setup.givens, ("level", "grade", "minutes", "se_rating", "hardest"), stop=stop)
    return replace(
        setup,
        level=rating.level or 0,
        grade=rating.grade or "",
        minutes=rating.minutes or 0.0,
        se_rating=rating.se_rating or 0.0,
        hardest=rating.hardest or "",
    )

# SPDX-License-Identifier: MIT
"""The work of grading a puzzle."""

from dataclasses import replace

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.kernel import count_solutions
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle


@as_work
def grade_puzzle(ticket: Ticket, setup: SudokuSetup) -> SudokuSetup:
    """The work of completing a setup: first with the level, then with the rating.

    The setup of a puzzle without exactly one solution stays as it is.
    """
    if setup.variant:
        return _levelled(setup, setup.variant, ticket)
    if count_solutions(setup.givens, 2, ticket.stopped) != 1:
        return setup
    return _rated(setup, ticket) if setup.level else _graded(setup, ticket)


def _levelled(setup: SudokuSetup, variant: VariantPuzzle, ticket: Ticket) -> SudokuSetup:
    """Find out the level of a puzzle with rules of its own; it has no rating and no time."""
    from sudoku_qt.controllers.sudoku.workers.variant_level import solutions_and_level  # 72 ms

    if setup.level:
        return setup
    return replace(setup, level=solutions_and_level(variant, ticket.stopped)[1])


def _graded(setup: SudokuSetup, ticket: Ticket) -> SudokuSetup:
    """Find out what is fast; at the highest level the hardest step may take seconds."""
    rating = rate(setup.givens, ("level", "grade", "minutes"), stop=ticket.stopped)
    graded = replace(
        setup, level=rating.level or 0, grade=rating.grade or "", minutes=rating.minutes or 0.0
    )
    if graded.level == LEVELS[-1].number:
        return graded
    hardest = rate(setup.givens, ("hardest",), stop=ticket.stopped).hardest
    return replace(graded, hardest=hardest or "")


def _rated(setup: SudokuSetup, ticket: Ticket) -> SudokuSetup:
    """Find out what takes seconds for the hardest puzzles."""
    rating = rate(setup.givens, ("se_rating", "hardest"), stop=ticket.stopped)
    return replace(setup, se_rating=rating.se_rating or 0, hardest=rating.hardest or "")

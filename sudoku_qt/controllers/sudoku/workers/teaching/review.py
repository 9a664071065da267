# SPDX-License-Identifier: MIT
"""The work of finding the position in which a technique comes back."""

from collections.abc import Sequence

from sudoku_qt.controllers.sudoku.workers.teaching.exercises import BANK
from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.learn.review.positions import ReviewPosition, review_position
from sudoku_qt.engine.sudoku.learn.review.schedule import Memory
from sudoku_qt.engine.sudoku.seeded_random import fresh_seed
from sudoku_qt.paths import resource


@as_work
def find_review(ticket: Ticket, memory: Memory, own: Sequence[str]) -> ReviewPosition:
    """The work of finding a position, of the player's own puzzles or of the practice bank."""
    pool = fresh_seed(), resource(BANK)
    return review_position(memory.technique, own, memory.puzzle, pool, ticket.stopped)

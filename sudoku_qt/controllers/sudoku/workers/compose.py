# SPDX-License-Identifier: MIT
"""The work of finding out what givens leave open, and of reworking them."""

from collections.abc import Callable
from typing import TypeAlias

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.compose.survey import Survey, count, survey, tallied
from sudoku_qt.engine.sudoku.rating.rater import Rating, rate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed
from sudoku_qt.engine.work import Stop

Rework: TypeAlias = Callable[[SeededRandom, Stop], bytes]
"""Makes other givens, by chance."""


@as_work
def survey_givens(ticket: Ticket, givens: bytes) -> Survey:
    """The work that ends in what is known of givens at once."""
    return survey(givens, ticket.stopped)


@as_work
def count_givens(ticket: Ticket, givens: bytes) -> int:
    """The work that ends in the number of their solutions."""
    return count(givens, ticket.stopped)


@as_work
def tally_givens(ticket: Ticket, known: Survey) -> Survey:
    """The work that ends in a survey all of whose solutions are tallied."""
    return tallied(known, ticket.stopped)


@as_work
def rate_givens(ticket: Ticket, givens: bytes) -> Rating:
    """The work that ends in the SE rating and the hardest step of a puzzle."""
    return rate(givens, ("se_rating", "hardest"), stop=ticket.stopped)


@as_work
def rework_givens(ticket: Ticket, rework: Rework) -> bytes:
    """The work that ends in other givens."""
    return rework(SeededRandom(fresh_seed()), ticket.stopped)

# SPDX-License-Identifier: MIT
"""The work of surveying givens, and of changing them."""

from collections.abc import Callable
from typing import TypeAlias

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.compose.survey import Survey, count, survey, tallied
from sudoku_qt.engine.sudoku.rating.rater import Rating, rate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed
from sudoku_qt.engine.work import Stop

Rework: TypeAlias = Callable[[SeededRandom, Stop], bytes]
"""Makes other givens at random."""


@as_work
def survey_givens(ticket: Ticket, givens: bytes) -> Survey:
    """The work of surveying what is known of givens at once."""
    return survey(givens, ticket.stopped)


@as_work
def count_givens(ticket: Ticket, givens: bytes) -> int:
    """The work of counting their solutions."""
    return count(givens, ticket.stopped)


@as_work
def tally_givens(ticket: Ticket, known: Survey) -> Survey:
    """The work of completing a survey with the shares of all solutions."""
    return tallied(known, ticket.stopped)


@as_work
def rate_givens(ticket: Ticket, givens: bytes) -> Rating:
    """The work of finding the SE rating and the hardest step of a puzzle."""
    return rate(givens, ("se_rating", "hardest"), stop=ticket.stopped)


@as_work
def rework_givens(ticket: Ticket, rework: Rework) -> bytes:
    """The work of changing the givens."""
    return rework(SeededRandom(fresh_seed()), ticket.stopped)

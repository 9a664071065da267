# SPDX-License-Identifier: MIT
"""The work of finding out what givens leave open, and of reworking them."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.sudoku.compose.survey import Survey, count, survey, tallied
from sudoku_qt.engine.sudoku.rating.rater import Rating, rate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed
from sudoku_qt.engine.work import Stop

Rework: TypeAlias = Callable[[SeededRandom, Stop], bytes]
"""Makes other givens, by chance."""


def survey_givens(givens: bytes) -> Work[Survey]:
    """The work that ends in what is known of givens at once."""
    return lambda ticket: survey(givens, ticket.stopped)


def count_givens(givens: bytes) -> Work[int]:
    """The work that ends in the number of their solutions."""
    return lambda ticket: count(givens, ticket.stopped)


def tally_givens(known: Survey) -> Work[Survey]:
    """The work that ends in a survey all of whose solutions are tallied."""
    return lambda ticket: tallied(known, ticket.stopped)


def rate_givens(givens: bytes) -> Work[Rating]:
    """The work that ends in the SE rating and the hardest step of a puzzle."""
    wanted = ("se_rating", "hardest")

    def work(ticket: Ticket) -> Rating:
        return rate(givens, wanted, stop=ticket.stopped)

    return work


def rework_givens(rework: Rework) -> Work[bytes]:
    """The work that ends in other givens."""
    made = partial(rework, SeededRandom(fresh_seed()))
    return lambda ticket: made(ticket.stopped)

# SPDX-License-Identifier: MIT
"""The work of surveying givens, and of changing them."""

from collections.abc import Callable
from typing import TypeAlias

from sudoku_qt.controllers.workers.job import ResultT, Ticket, as_work
from sudoku_qt.engine.sudoku.compose.survey import Survey, count, survey, tallied
from sudoku_qt.engine.sudoku.compose.variants.variant_survey import counted, pruned, survey_variant
from sudoku_qt.engine.sudoku.rating.rater import Rating, rate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop

Rework: TypeAlias = Callable[[SeededRandom, Stop], ResultT]
"""Makes other givens at random, or for a draft with rules of its own another puzzle."""


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
def survey_draft(ticket: Ticket, puzzle: VariantPuzzle) -> Survey:
    """The work of surveying a draft with rules of its own: what is known at once."""
    return survey_variant(puzzle, ticket.stopped)


@as_work
def count_draft(ticket: Ticket, known: Survey) -> Survey:
    """The work of counting its solutions."""
    return counted(known, ticket.stopped)


@as_work
def prune_draft(ticket: Ticket, known: Survey) -> Survey:
    """The work of finding what a puzzle with one solution does not need."""
    return pruned(known, ticket.stopped)


@as_work
def rate_draft(ticket: Ticket, puzzle: VariantPuzzle) -> Rating:
    """The work of finding its level and its hardest step; neither where that takes too long."""
    from sudoku_qt.controllers.sudoku.workers.variant_level import rated_variant  # 72 ms

    return rated_variant(puzzle, ticket.stopped)


@as_work
def rework_draft(ticket: Ticket, rework: Rework[ResultT]) -> ResultT:
    """The work of changing what is composed."""
    return rework(SeededRandom(fresh_seed()), ticket.stopped)

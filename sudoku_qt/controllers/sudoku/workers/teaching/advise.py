# SPDX-License-Identifier: MIT
"""The work for a hint and for "Why?": finding advice, or a proof."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.advice import Advice, advise
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.hints.why import Why, ask, before_digit, explain
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.engine.sudoku.learn.practised import practice_ladder
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.step import Notation
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

if TYPE_CHECKING:  # of puzzles with rules of their own; a start need not
    from sudoku_qt.engine.sudoku.hints.variants.advising import VariantAdvice, VariantReason

ENOUGH_S = 2.0
"""The time limit for a proof and for the search of a shorter one."""


class HintOptions(NamedTuple):
    """How a hint is searched for and told.

    `practised` is the technique that the game is played to practise, if there is one; as long as it
    is possible, it comes before easier techniques.
    """

    notation: Notation = "r4c5"
    practised: str = ""
    ladder: Ladder = LADDER


@as_work
def find_advice(
    ticket: Ticket, states: Sequence[Grid], options: HintOptions, moves: Sequence[Grid] = ()
) -> Advice:
    """The work of advising a player, from the states of a game up to now.

    `moves` are the grids after each move.
    """
    play, ladder = Play.of_states(states), options.ladder
    if options.practised:
        ladder = practice_ladder(play, options.practised, ticket.stopped, ladder)
    return advise(play, ladder, options.notation, ticket.stopped, moves)


@as_work
def find_variant_advice(
    ticket: Ticket, puzzle: VariantPuzzle, states: Sequence[Grid]
) -> "VariantAdvice":
    """The work of advising a player of a variant, from the states of a game up to now."""
    from sudoku_qt.engine.sudoku.hints.variants import advising  # variants: 73 ms

    return advising.advise(puzzle, states, ticket.stopped)


@as_work
def find_variant_reason(
    ticket: Ticket, puzzle: VariantPuzzle, grid: Grid, candidate: tuple[int, int]
) -> "VariantReason":
    """The work of proving a digit (from 1) of a cell wrong, in a variant."""
    from sudoku_qt.engine.sudoku.hints.variants import advising  # variants: 74 ms

    return advising.reason_against(puzzle, grid, candidate, ticket.stopped)


@as_work
def find_why(
    ticket: Ticket,
    states: Sequence[Grid],
    candidate: tuple[int, int],
    clock: Callable[[], float],
    ladder: Ladder = LADDER,
) -> Why | Fault:
    """The work of proving a digit (1-9) of a cell right or wrong; `clock` returns seconds.

    If the puzzle does not have exactly one solution nothing can be proved; the result is then that
    fault.
    """
    start, (cell, digit) = clock(), candidate
    inspection = inspect(states[-1].givens, ticket.stopped)
    if inspection.fault or inspection.solution is None:
        return inspection.fault or Fault("This puzzle has no solution.")
    is_placed = bool(states[-1].values[cell])
    play = before_digit(states, cell) if is_placed else Play.of_states(states)
    question = ask(play, cell, digit, inspection.solution)
    return explain(question, ladder, lambda: (clock() - start) / ENOUGH_S, ticket.stopped)

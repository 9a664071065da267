# SPDX-License-Identifier: MIT
"""The work for the solving path: the steps to the end, and a typical player's time."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.solving_path import Outlook, look_ahead
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.rater import level_and_minutes
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

if TYPE_CHECKING:  # of puzzles with rules of their own; a start need not
    from sudoku_qt.engine.sudoku.hints.variants.outlook import PathMemory


class PathFound(NamedTuple):
    """The path, and the minutes for the whole puzzle; 0 if it has no path, or no prediction."""

    outlook: Outlook[Any]
    minutes: float = 0.0
    ladder: Ladder = LADDER
    """The ladder of the search."""


@as_work
def find_path(
    ticket: Ticket, states: Sequence[Grid], minutes: float = 0.0, ladder: Ladder = LADDER
) -> PathFound:
    """The work of finding the path of a game, from its states up to now.

    `minutes` are those of the whole puzzle, if known; they do not depend on the ladder.
    """
    outlook = look_ahead(Play.of_states(states), ladder, ticket.stopped, ticket.tell)
    if not (outlook.fault or minutes):
        minutes = level_and_minutes(states[-1].givens, ticket.stopped)[1]
    return PathFound(outlook, minutes, ladder)


@as_work
def find_variant_path(
    ticket: Ticket, puzzle: VariantPuzzle, states: Sequence[Grid], memory: "PathMemory"
) -> PathFound:
    """The work of finding the path of a game with rules of its own; it has no prediction."""
    from sudoku_qt.engine.sudoku.hints.variants import outlook  # variants: 80 ms

    found = outlook.look_ahead(puzzle, states, ticket.stopped, ticket.tell, memory)
    return PathFound(found)

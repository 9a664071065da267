# SPDX-License-Identifier: MIT
"""The work at the end of a game: comparing it with the others."""

from dataclasses import dataclass
from typing import NamedTuple

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.solving import next_step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.review import Stretch, known_candidates
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.store.record import Played, Record


class Due(NamedTuple):
    """The technique that was due, "" if it is not on the ladder, and the cells of its pattern."""

    technique: str = ""
    cells: tuple[int, ...] = ()
    kind: str = ""
    """The kind of rule that it was about, in a variant."""


@dataclass(frozen=True)
class LookBack:
    """What was due in the hard places, and every game of the record, this one last.

    `fault` is why the record cannot be read.
    """

    due: tuple[Due, ...]
    games: tuple[Played, ...]
    fault: Fault | None = None


@as_work
def look_back(
    ticket: Ticket,
    record: Record,
    played: Played,
    places: tuple[Stretch, ...],
    *,
    is_new: bool,
    ladder: Ladder = LADDER,
    variant: VariantPuzzle | None = None,
    solution: bytes = b"",
) -> LookBack:
    """The work of reading the record; a new game counts, whether it is recorded already or not.

    The ladder determines what was due, in a variant that of its rules, for which the solution has
    to be known.
    """
    if variant:
        due = tuple(_due_by_rules(variant, place, solution, ticket) for place in places)
    else:
        due = tuple(_due(place, ladder, ticket) for place in places)
    games: tuple[Played, ...] = ()
    fault = None
    try:
        games = record.read()
    except Fault as trouble:
        fault = trouble
    if is_new and not any(is_same(game, played) for game in games):
        games = (*games, played)
    return LookBack(due, games, fault)


def is_same(game: Played, other: Played) -> bool:
    """Whether two lines of the record are about the same game."""
    return (game.when, game.puzzle) == (other.when, other.puzzle)


def _due_by_rules(puzzle: VariantPuzzle, place: Stretch, solution: bytes, ticket: Ticket) -> Due:
    """The same in a variant; the cells are those of the rule, or those where something goes."""
    from sudoku_qt.engine.sudoku.hints.variants.variant_analysis import due_in  # variants: 80 ms

    step = due_in(puzzle, place.before, place.after, solution, ticket.stopped)
    if step is None:
        return Due()
    rule = step.constraint
    cells = rule.cells if rule else tuple(cell for cell, _ in step.eliminations)
    placed = step.placement[:1] if step.placement else cells
    return Due(step.technique, placed, rule.kind if rule else "")


def _due(place: Stretch, ladder: Ladder, ticket: Ticket) -> Due:
    """The easiest technique that was possible; for a single, the place of its digit.

    Of several steps of one technique it is the player's.
    """
    known = known_candidates(place.before)
    step = next_step(known, ladder, stop=ticket.stopped)
    if step is None:
        return Due()
    cells = {cell for cell, _ in step.placements}
    if cells:
        entered = {cell for cell in known.empty_cells if place.after.values[cell]}
        same = instances(ladder[step.technique].technique, Board(known))
        others = {number % CELLS for finding in same for number in finding.placements}
        cells = others & entered or cells
    return Due(step.technique, tuple(sorted(cells or pattern_of(step))))

# SPDX-License-Identifier: MIT
"""The work at the end of a game: to record it, and to find out how it went beside the others."""

from dataclasses import dataclass

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.logic.path import next_step
from sudoku_qt.engine.sudoku.review import Stretch, known_candidates
from sudoku_qt.store.record import Played, Record


@dataclass(frozen=True)
class LookBack:
    """What was due in the hard places, by name, and every game of the record, this one the last.

    `fault` says why the game is not recorded; "" for a technique that the ladder does not have.
    """

    due: tuple[str, ...]
    games: tuple[Played, ...]
    fault: Fault | None = None


def look_back(
    record: Record, played: Played, places: tuple[Stretch, ...], *, is_new: bool
) -> Work[LookBack]:
    """The work that adds a game to the record where it is new, and reads all that is there."""

    def work(ticket: Ticket) -> LookBack:
        fault = _add(record, played) if is_new else None
        due = tuple(_due(place, ticket) for place in places)
        try:
            games = record.read()
        except Fault as trouble:
            games, fault = (), fault or trouble
        if fault and is_new:
            games = (*games, played)
        return LookBack(due, games, fault)

    return work


def _add(record: Record, played: Played) -> Fault | None:
    try:
        record.add(played)
    except Fault as fault:
        return fault
    return None


def _due(place: Stretch, ticket: Ticket) -> str:
    """The easiest technique that went on there."""
    step = next_step(known_candidates(place.before), stop=ticket.stopped)
    return step.technique if step else ""

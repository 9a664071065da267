# SPDX-License-Identifier: MIT
"""The work for the daily puzzles: grading one, and finding the state of a month's."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine import document
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.generate.daily import MODE, DailyPuzzles, day_of
from sudoku_qt.engine.sudoku.generate.grading import graded
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.store import files
from sudoku_qt.store.game_archive import KeptGames
from sudoku_qt.store.record import Played, Record

MOST_BYTES = 2**22
"""Larger files are not a player's unfinished game."""

DayAndLevel = tuple[date, int]
"""A day and a level, or `VARIANT`."""
VARIANT = 0
"""Stands for the variant of a day, whose level follows from the day."""


@dataclass(frozen=True)
class Begun:
    """An unfinished game: its file, and the share of its empty cells that is filled now."""

    path: Path
    share: float


@dataclass(frozen=True)
class Month:
    """The state of a month's puzzles; `fault` is why the record cannot be read."""

    solved: Mapping[DayAndLevel, Played] = field(default_factory=dict)
    begun: Mapping[DayAndLevel, Begun] = field(default_factory=dict)
    fault: Fault | None = None


def place_of(setup: SudokuSetup) -> DayAndLevel | None:
    """The day and the level of a daily puzzle; None for any other."""
    day = day_of(setup)
    return (day, VARIANT if setup.variant else setup.level) if day else None


@as_work
def find_daily(ticket: Ticket, puzzles: DailyPuzzles, which: DayAndLevel) -> SudokuSetup:
    """The work of finding the puzzle or the variant of a day, and grading it."""
    day, level = which
    if level == VARIANT:
        from sudoku_qt.controllers.sudoku.workers.variants import daily_variant  # 87 ms

        return daily_variant(day, ticket.stopped)
    return graded(puzzles.of(*which), ticket.stopped)


@as_work
def look_at_month(
    _ticket: Ticket, puzzles: DailyPuzzles, first: date, record: Record, kept: KeptGames
) -> Month:
    """The work of finding which puzzles of a month are solved, or begun."""
    fault, solved = None, {}
    try:
        solved = _solved(puzzles, first, record)
    except Fault as trouble:
        fault = trouble
    return Month(solved, dict(_begun(kept)), fault)


def _solved(puzzles: DailyPuzzles, first: date, record: Record) -> dict[DayAndLevel, Played]:
    """The fastest solution of each solved puzzle of a month."""
    played: dict[str, Played] = {}
    for game in record.read():
        best = played.get(game.puzzle)
        is_daily = game.kind == MODE or len(game.puzzle) > CELLS  # a variant's kind is its rules
        if is_daily and (best is None or game.elapsed_ms < best.elapsed_ms):
            played[game.puzzle] = game
    if not played:
        return {}
    puzzle_of = {which: "".join(write_rows(puzzles.of(*which).givens)) for which in _days(first)}
    if any(len(text) > CELLS for text in played):
        puzzle_of |= _variants(first)
    return {which: played[text] for which, text in puzzle_of.items() if text in played}


def _variants(first: date) -> dict[DayAndLevel, str]:
    """What tells each variant of a month from others."""
    from sudoku_qt.controllers.sudoku.workers.variants import daily_variants  # 87 ms

    variants, days = daily_variants(), dict.fromkeys(day for day, _ in _days(first))
    return {(day, VARIANT): variants.of(day).identity for day in days}


def _days(first: date) -> Iterator[DayAndLevel]:
    day = first
    while day.month == first.month:
        for level in range(1, len(LEVELS) + 1):
            yield day, level
        day += timedelta(days=1)


def _begun(kept: KeptGames) -> Iterator[tuple[DayAndLevel, Begun]]:
    """Yield the unfinished daily puzzles, the latest game of each last."""
    game = SudokuGame()
    for path in reversed(kept.earlier(game.name)):
        try:
            read = document.read(files.read(path, MOST_BYTES))
            setup = game.read_setup(read.setup)
            which = place_of(setup)
            if which is not None:
                state = game.read_state(setup, read.state)
                empty = setup.givens.count(0)
                left = state.values.count(0)
                yield which, Begun(path, (empty - left) / max(empty, 1))
        except (Fault, OSError):
            continue  # the menu of earlier games reports a damaged game

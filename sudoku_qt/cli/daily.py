# SPDX-License-Identifier: MIT
"""`sudoku daily`: the puzzle of a day, the same one that the window shows."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import partial

from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.language import spoken
from sudoku_qt.cli.layouts import NAMES, Layout
from sudoku_qt.cli.options import Once, whole
from sudoku_qt.cli.stream import Outcome, watched
from sudoku_qt.cli.verb import Verb
from sudoku_qt.cli.writing import add_output_options, chosen_layout, write_records
from sudoku_qt.engine.sudoku.generate.course.digging_levels import count_givens
from sudoku_qt.engine.sudoku.generate.daily import DAYS, DailyPuzzles
from sudoku_qt.engine.sudoku.generate.grading import graded
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource

COLUMNS = ("line", "puzzle", "date", "level", "clues", "minutes", "se_rating", "hardest")


class Daily(Verb):
    """Writes the puzzles of one day or of several consecutive days."""

    summary = "give the puzzle of a day, the same for everybody"

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the day, the number of days, and the level."""
        say = partial(parser.add_argument, action=Once)
        parser.add_argument(
            "date", nargs="?", type=_date, metavar="DATE", help="as 2026-12-24 (today)"
        )
        level = whole(1, len(LEVELS))
        say("--level", type=level, default=2, metavar="1-5", help="how hard (2)")
        say("-n", "--count", type=whole(1, DAYS), default=1, metavar="N", help="how many days (1)")
        add_output_options(parser, COLUMNS, NAMES)

    def run(self, options: Namespace) -> int:
        """Write the puzzle of each day."""
        first = options.date or datetime.now().astimezone().date()
        if (date.max - first).days < options.count - 1:
            raise UsageFault("the calendar ends on {date}", date=date.max.isoformat())
        layout = chosen_layout(options, "puzzle", ("puzzle",), COLUMNS, COLUMNS)
        work = partial(_write, first, options.level, layout)

        def rest(done: int) -> Iterator[int]:
            return iter(range(done + 1, options.count + 1))

        return write_records(rest, work, layout, options, size=options.count)


def _date(text: str) -> date:
    """Parse an ISO 8601 date."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        words = spoken("“{text}” is no date of the calendar; write it as 2026-12-24")
        raise ArgumentTypeError(words.format(text=text)) from None


def _write(first: date, level: int, layout: Layout, number: int) -> Outcome:
    """Write the record of a day, counted from 1."""
    day = first + timedelta(days=number - 1)
    puzzle = DailyPuzzles(resource("puzzles/daily.zip")).of(day, level)
    try:
        setup = graded(puzzle, watched())
    except Cancelled:
        return Outcome(b"", 0, stopped=True)
    fields = {
        "line": number,
        "puzzle": to_text(setup.givens),
        "date": day.isoformat(),
        "level": setup.level,
        "clues": count_givens(setup.givens),
        "minutes": setup.minutes,
        "se_rating": setup.se_rating,
        "hardest": setup.hardest,
    }
    return Outcome((layout.between + layout.record(fields)).encode(), 1, size=1)


VERB = Daily()

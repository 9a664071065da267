# SPDX-License-Identifier: MIT
"""`sudoku daily`: the puzzle or the variant of a day, the same one that the window shows."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from datetime import date, timedelta
from functools import partial

from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.language import spoken
from sudoku_qt.cli.layouts import NAMES, Layout
from sudoku_qt.cli.options import Once, add_flag, whole
from sudoku_qt.cli.stream import Outcome, watched
from sudoku_qt.cli.verb import Verb
from sudoku_qt.cli.writing import add_output_options, chosen_layout, write_records
from sudoku_qt.engine.sudoku.generate.course.digging_levels import count_givens
from sudoku_qt.engine.sudoku.generate.daily import DAYS, DailyPuzzles, today
from sudoku_qt.engine.sudoku.generate.grading import graded
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource

COLUMNS = ("line", "puzzle", "date", "level", "clues", "minutes", "se_rating", "hardest")
FIELDS = (*COLUMNS, "variant")
COLUMNS_OF_VARIANTS = ("line", "puzzle", "date", "variant", "level", "clues", "hardest")
DRAWN = frozenset(("grid", "course"))
"""Formats of boards with nine rows."""


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
        add_flag(parser, "--variant", "the day's variant, whose level follows from the weekday")
        add_output_options(parser, FIELDS, NAMES)

    def run(self, options: Namespace) -> int:
        """Write the puzzle of each day."""
        first = options.date or today()
        if (date.max - first).days < options.count - 1:
            raise UsageFault("the calendar ends on {date}", date=date.max.isoformat())
        _check(options)
        columns = COLUMNS_OF_VARIANTS if options.variant else COLUMNS
        layout = chosen_layout(options, "puzzle", ("puzzle",), columns, FIELDS)
        level = None if options.variant else options.level
        work = partial(_write, first, level, layout)

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


def _check(options: Namespace) -> None:
    """Refuse contradictory options."""
    said: frozenset[str] = getattr(options, "options_said", frozenset())
    if options.variant and "level" in said:
        raise UsageFault("--{first} and --{second} do not go together", first="variant",
                         second="level")  # fmt: skip
    if options.variant and options.format in DRAWN:
        raise UsageFault("boards with other rules are not drawn: write lines, csv or jsonl")


def _write(first: date, level: int | None, layout: Layout, number: int) -> Outcome:
    """Write the record of a day, counted from 1: of its variant if there is no level."""
    day = first + timedelta(days=number - 1)
    try:
        fields = _variant_fields(day) if level is None else _fields(day, level)
    except Cancelled:
        return Outcome(b"", 0, stopped=True)
    fields |= {"line": number, "date": day.isoformat()}
    return Outcome((layout.between + layout.record(fields)).encode(), 1, size=1)


def _variant_fields(day: date) -> dict[str, object]:
    """The fields of the day's variant. Raises `Cancelled`."""
    from sudoku_qt.cli.daily_variant import variant_fields  # variants: 70 ms

    return variant_fields(day)


def _fields(day: date, level: int) -> dict[str, object]:
    """The fields of the day's puzzle of a level. Raises `Cancelled`."""
    puzzle = DailyPuzzles(resource("puzzles/daily.zip")).of(day, level)
    setup = graded(puzzle, watched())
    return {
        "puzzle": to_text(setup.givens),
        "level": setup.level,
        "clues": count_givens(setup.givens),
        "minutes": setup.minutes,
        "se_rating": setup.se_rating,
        "hardest": setup.hardest,
        "variant": None,
    }


VERB = Daily()

# SPDX-License-Identifier: MIT
"""`sudoku rate`: the difficulty of every puzzle, on all scales or on some."""

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from math import inf

from sudoku_qt.cli.batch import Batch, Variant
from sudoku_qt.cli.check import columns_of
from sudoku_qt.cli.exits import UsageFault, placed
from sudoku_qt.cli.language import say, spoken
from sudoku_qt.cli.layouts import Layout
from sudoku_qt.cli.options import Once, add_flag, one_of
from sudoku_qt.cli.output import is_read_with_errors, tell
from sudoku_qt.cli.progress import CLEAR_LINE
from sudoku_qt.cli.puzzle_verb import Examined, Needs, Puzzle, PuzzleVerb, Record, Table
from sudoku_qt.cli.reading import BYTES_OF_A_PUZZLE
from sudoku_qt.cli.writing import chosen_layout
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.rating.rater import USUAL_VALUES, VALUES, values
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Cancelled, Stop

DIGGING = "digging"
"""The name for all fields of the digging paper's score where fields are chosen."""
DIGGING_ROWS = ("givens", "least", "searches")
DIGGING_FIELDS = (
    *(name for row in DIGGING_ROWS for name in (row, f"{row}_points")),
    "score",
    "dug",
)
"""The number and the points of each criterion, then the score and the level."""
PATIENCE = 3.0
"""After so many seconds the terminal shows that a puzzle takes long."""
MOST_AT_A_TIME = 64
BYTES_FOR_EACH = 200 * BYTES_OF_A_PUZZLE
"""The bytes of input for each puzzle of a batch."""
CHOICES = (*VALUES, DIGGING)
FIELDS = (*VALUES, *DIGGING_FIELDS)
HARD = Message("one of the very hardest, this takes a while")


class Rate(PuzzleVerb):
    """Writes ratings. Puzzles that have no solution or several are reported instead."""

    summary = "rate every puzzle: level, minutes, SE rating, score, hardest technique"
    needs = Needs.ONE_SOLUTION
    columns = ("puzzle", *USUAL_VALUES)
    line = columns
    formats = ("line", "csv", "jsonl")
    example = "sudoku rate --explain puzzles.txt"
    batch = 8

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Add the option to select values."""
        parser.add_argument(
            "--only",
            type=_values,
            default=USUAL_VALUES,
            metavar="NAMES",
            action=Once,
            help=spoken(
                "some of {names} (all but {others}), which follow the puzzle in this order; "
                "digging is the digging paper's score with its rows, whose points weigh 0.4, 0.3 "
                "and 0.3"
            ).format(names=",".join(CHOICES), others=",".join(CHOICES[len(USUAL_VALUES) :])),
        )
        add_flag(parser, "--explain", "every step of the SE rating's way, with its own rating")

    def announce(self, options: Namespace) -> None:
        """Print headings on a terminal; no program has to skip them."""
        in_lines = options.template is None and options.format == "line" and not options.explain
        if in_lines and is_read_with_errors(options.output):
            tell(" ".join(("puzzle", *options.only)))

    def layout(self, options: Namespace) -> Layout:
        """Leave out the columns that were not selected. Raises `UsageFault`."""
        if options.explain:
            return _explaining(options)
        columns = ("puzzle", *options.only)
        return chosen_layout(options, self.drawn_field, columns, columns, self.fields())

    def at_a_time(self, size: int | None, options: Namespace) -> int:
        """Process more at a time in lists long enough for any number of processes."""
        return min(MOST_AT_A_TIME, max(self.batch, (size or 0) // BYTES_FOR_EACH))

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Rate one puzzle."""
        patient_stop = patience(puzzle.source, puzzle.line, stop)
        if options.explain:
            from sudoku_qt.engine.sudoku.rating.se_path import se_path  # for steps: 31 ms

            steps, way = se_path(puzzle.cells, patient_stop)
            return Record({"steps": steps, "way": way})
        known = _known(puzzle.cells, options.only, patient_stop)
        return Record(dict.fromkeys(FIELDS) | {name: known[name] for name in options.only})

    def variant_record(self, variant: Variant, options: Namespace, stop: Stop) -> Record:
        """The level, hardest step and number of steps of a puzzle with rules of its own."""
        from sudoku_qt.cli.variant_steps import rated  # for variants: 67 ms

        if options.explain:
            raise Fault("--explain tells the SE rating, which is of plain Sudoku only")
        known, fault = rated(variant.puzzle, stop)
        return Record(dict.fromkeys(FIELDS) | {"grade": ""} | known, fault)

    def table(
        self, source: str, batch: Batch, examined: Examined, options: Namespace, stop: Stop
    ) -> Table | None:
        """All records at once, or those up to the puzzle that is no longer wanted."""
        if options.explain or not options.field_names:
            return None
        rows: list[dict[str, object]] = []
        spoken_to = sys.stderr.isatty()
        for place, line in enumerate(batch.lines):
            cells = batch.cells[CELLS * place : CELLS * (place + 1)]
            patient_stop = patience(source, line, stop) if spoken_to else stop
            fits = place not in examined.misfits
            try:
                rows.append(_known(cells, options.only, patient_stop) if fits else {})
            except Cancelled:
                break
        nothing: list[object] = [None] * len(batch.lines)
        own = dict.fromkeys(FIELDS, nothing)
        for name in options.only:
            own[name] = [*(row.get(name) for row in rows), *nothing[len(rows) :]]
        return Table({**columns_of(batch, examined, options.field_names), **own}, {}, len(rows))


def _known(cells: bytes, only: Sequence[str], stop: Stop) -> dict[str, object]:
    """The requested values of a puzzle, and perhaps others. Raises `Cancelled`."""
    rated_values = tuple(name for name in only if name in VALUES)
    known = values(cells, rated_values, stop=stop) if rated_values else {}
    return known | digging_fields(cells, stop) if len(rated_values) < len(only) else known


def _explaining(options: Namespace) -> Layout:
    if options.format == "csv" or options.template is not None or options.only != USUAL_VALUES:
        raise UsageFault("--explain tells steps: neither --only, --template nor csv goes with it")
    from sudoku_qt.cli.explaining import ExplainedLines, ExplainedObjects  # as above: 26 ms

    return ExplainedObjects() if options.format == "jsonl" else ExplainedLines()


def patience(source: str, line: int, stop: Stop) -> Stop:
    """A function that is called repeatedly while the puzzle of a line is rated.

    It returns whether the puzzle is no longer wanted, and reports once, on a terminal, that it
    takes long.
    """
    if not sys.stderr.isatty():
        return stop
    speaks_at = time.monotonic() + PATIENCE

    def stop_or_speak() -> bool:
        nonlocal speaks_at
        if time.monotonic() >= speaks_at:
            speaks_at = inf
            sys.stderr.write(CLEAR_LINE)
            tell(say(placed(source, line, HARD)))
        return stop()

    return stop_or_speak


def _values(text: str) -> tuple[str, ...]:
    """Parse names of values; they are shown in the order of the choices."""
    names = [*map(one_of(CHOICES), text.split(","))]
    rated_values = tuple(name for name in VALUES if name in names)
    return (*rated_values, *DIGGING_FIELDS) if DIGGING in names else rated_values


def digging_fields(puzzle: bytes, stop: Stop) -> dict[str, object]:
    """The fields of the score of a puzzle with a solution. Raises `Cancelled`."""
    from sudoku_qt.engine.sudoku.generate.course.digging_paper import score  # 60 ms

    found = score(puzzle, stop)
    fields: dict[str, object] = {"score": found.value, "dug": found.level}
    for name, row in zip(DIGGING_ROWS, found.rows, strict=True):
        fields |= {name: row.figure, f"{name}_points": row.points}
    return fields


VERB = Rate()

# SPDX-License-Identifier: MIT
"""`sudoku rate`: how hard every puzzle is, on every scale or on some."""

import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from sudoku_qt.cli.exits import placed
from sudoku_qt.cli.layouts import Layout
from sudoku_qt.cli.options import Once
from sudoku_qt.cli.output import is_read_with_errors, tell
from sudoku_qt.cli.progress import CLEAR_LINE
from sudoku_qt.cli.puzzle_verb import Needs, Puzzle, PuzzleVerb, Record
from sudoku_qt.cli.stream import interrupted
from sudoku_qt.cli.writing import chosen_layout
from sudoku_qt.engine.fault import Fault
from sudoku_qt.engine.sudoku.rater import VALUES, rate

PATIENCE = 3.0
"""After so many seconds a terminal is told that a puzzle takes long."""


class Rate(PuzzleVerb):
    """Writes ratings. Puzzles that have none or several solutions are named, and left out."""

    summary = "rate every puzzle: level, minutes, classic rating, score, hardest technique"
    needs = Needs.ONE_SOLUTION
    columns = ("puzzle", *VALUES)
    line = columns
    formats = ("line", "csv", "jsonl")
    batch = 8

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Let some values be left out."""
        parser.add_argument(
            "--only",
            type=_values,
            default=VALUES,
            metavar="NAMES",
            action=Once,
            help=f"some of {','.join(VALUES)} (all), which follow the puzzle in this order",
        )

    def announce(self, options: Namespace) -> None:
        """Name on a terminal what follows each puzzle; no program has to read past that."""
        in_lines = options.template is None and options.format == "line"
        if in_lines and is_read_with_errors(options.output):
            tell(" ".join(("puzzle", *options.only)))

    def layout(self, options: Namespace) -> Layout:
        """Leave out the columns that are not wanted."""
        columns = ("puzzle", *options.only)
        return chosen_layout(options, self.shown, columns, columns, self.fields())

    def record(self, puzzle: Puzzle, options: Namespace) -> Record:
        """Rate one puzzle."""
        rating = rate(puzzle.cells, options.only, stop=Patience(puzzle))
        return Record({name: getattr(rating, name) for name in VALUES})


class Patience:
    """Asked over and over while a puzzle is rated, so that nobody waits unsure or in vain."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._said = not sys.stderr.isatty()
        self._speaks_at = time.monotonic() + PATIENCE

    def __call__(self) -> bool:
        """Say once that the puzzle takes long, and each time whether it is no longer wanted."""
        if not self._said and time.monotonic() >= self._speaks_at:
            self._said = True
            hard = Fault("one of the very hardest, this takes a while")
            said = placed(self._puzzle.source, self._puzzle.line, hard)
            print(f"{CLEAR_LINE}{said}", file=sys.stderr, flush=True)
        return interrupted()


def _values(text: str) -> tuple[str, ...]:
    """Read names of values; they are shown in the order of VALUES."""
    names = text.split(",")
    for name in names:
        if name not in VALUES:
            raise ArgumentTypeError(f"“{name}” is none of {', '.join(VALUES)}")
    return tuple(name for name in VALUES if name in names)


VERB = Rate()

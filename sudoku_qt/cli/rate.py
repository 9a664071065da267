# SPDX-License-Identifier: MIT
"""`sudoku rate`: how hard every puzzle is, on every scale or on some."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace

from sudoku_qt.cli.layouts import Layout
from sudoku_qt.cli.options import Once
from sudoku_qt.cli.puzzle_verb import Needs, Puzzle, PuzzleVerb, Record
from sudoku_qt.cli.writing import chosen_layout
from sudoku_qt.engine.sudoku.rater import VALUES, rate


class Rate(PuzzleVerb):
    """Writes ratings. Puzzles that have none or several solutions are named, and left out."""

    summary = "rate every puzzle: level, minutes, classic rating, score, hardest technique"
    needs = Needs.ONE_SOLUTION
    columns = ("puzzle", *VALUES)
    line = columns
    batch = 32

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Let some values be left out."""
        parser.add_argument(
            "--only",
            type=_values,
            default=VALUES,
            metavar="NAMES",
            action=Once,
            help=f"some of {','.join(VALUES)} (all)",
        )

    def layout(self, options: Namespace) -> Layout:
        """Leave out the columns that are not wanted."""
        columns = ("puzzle", *options.only)
        return chosen_layout(options, self.shown, columns, columns, self.fields())

    def record(self, puzzle: Puzzle, options: Namespace) -> Record:
        """Rate one puzzle."""
        rating = rate(puzzle.cells, options.only)
        return Record({name: getattr(rating, name) for name in VALUES})


def _values(text: str) -> tuple[str, ...]:
    """Read names of values; they are shown in the order of VALUES."""
    names = text.split(",")
    for name in names:
        if name not in VALUES:
            raise ArgumentTypeError(f"“{name}” is none of {', '.join(VALUES)}")
    return tuple(name for name in VALUES if name in names)


VERB = Rate()

# SPDX-License-Identifier: MIT
"""`sudoku count`: the number of solutions of every puzzle, up to any limit."""

from argparse import ArgumentParser, Namespace

from sudoku_qt.cli.batch import Batch, Variant
from sudoku_qt.cli.check import columns_of
from sudoku_qt.cli.options import Once, whole
from sudoku_qt.cli.puzzle_verb import Examined, Puzzle, PuzzleVerb, Record, Table
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import MOST_COUNTED
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Stop

USUAL = 1_000_000
MOST = 10**18


class Count(PuzzleVerb):
    """Writes the number of solutions; a plus after it means that there may be more."""

    summary = "count the solutions of every puzzle, up to any number"
    columns = ("line", "puzzle", "clues", "solutions", "counted")
    line = ("puzzle", "counted")
    formats = ("line", "csv", "jsonl")
    batch = 256
    example = "sudoku count puzzles.txt --max 1000000000"

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Add the limit."""
        parser.add_argument(
            "--max",
            type=whole(1, MOST),
            default=USUAL,
            metavar="N",
            action=Once,
            help="count up to N (1000000); of a puzzle with as many “counted” is N+",
        )

    def examined(self, batch: Batch, options: Namespace) -> Examined:
        """Count a few solutions of all puzzles."""
        return Examined(counts=kernel.solve_many(batch.cells, min(options.max, MOST_COUNTED))[1])

    def table(
        self, source: str, batch: Batch, examined: Examined, options: Namespace, stop: Stop
    ) -> Table | None:
        """All records at once, if no puzzle has more than a few solutions."""
        if min(options.max, MOST_COUNTED) in examined.counts:
            return None
        columns = columns_of(batch, examined, options.field_names)
        return Table({**columns, "counted": examined.counts}, {})

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Go on counting if there are many."""
        count = puzzle.counted or 0
        if count == MOST_COUNTED:
            count = kernel.count_solutions(puzzle.cells, options.max, stop)
        at_most = f"{count}+" if count == options.max else str(count)
        clues = CELLS - puzzle.cells.count(0)
        return Record({"clues": clues, "solutions": count, "counted": at_most})

    def variant_record(self, variant: Variant, options: Namespace, stop: Stop) -> Record:
        """The same for a puzzle with rules of its own."""
        count = variant.answers.count(options.max)
        at_most = f"{count}+" if count == options.max else str(count)
        return Record({"clues": variant.clues, "solutions": count, "counted": at_most})


VERB = Count()

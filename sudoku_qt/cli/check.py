# SPDX-License-Identifier: MIT
"""`sudoku check`: if every puzzle keeps the rules, how many solutions it has, if it is minimal."""

from argparse import ArgumentParser, Namespace

from sudoku_qt.cli.language import say
from sudoku_qt.cli.options import Once, whole
from sudoku_qt.cli.output import is_read_with_errors
from sudoku_qt.cli.puzzle_verb import Puzzle, PuzzleVerb, Record, misfit
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Stop

MOST_SOLUTIONS = 1_000_000
MINIMAL = Message("one solution, minimal")
NOT_MINIMAL = Message("one solution, not minimal")


class Check(PuzzleVerb):
    """Writes a verdict for every puzzle that can be read; all but one solution is a fault."""

    summary = "say of every puzzle what is wrong with it, or that it has one solution"
    columns = ("line", "puzzle", "clues", "solutions", "minimal", "verdict")
    line = ("puzzle", "verdict")
    formats = ("line", "csv", "jsonl")

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Let solutions be counted further than to two."""
        parser.add_argument(
            "--max",
            type=whole(2, MOST_SOLUTIONS),
            default=2,
            metavar="N",
            action=Once,
            help="count solutions up to N (2)",
        )

    def tells_faults(self, options: Namespace) -> bool:
        """Name no puzzle twice on one terminal: its record there ends with the verdict."""
        return options.template is None and is_read_with_errors(options.output)

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Count the solutions, and where there is one, see whether every clue is needed."""
        count = kernel.count_solutions(puzzle.cells, options.max)
        told = say if options.template is None and options.format == "line" else str
        fields = {"clues": CELLS - puzzle.cells.count(0), "solutions": count, "minimal": ""}
        if count == 1:
            minimal = kernel.is_minimal(puzzle.cells)
            verdict = told(MINIMAL if minimal else NOT_MINIMAL)
            return Record({**fields, "minimal": "yes" if minimal else "no", "verdict": verdict})
        fault = _several(count, options.max) if count else misfit(puzzle.cells, count)
        return Record({**fields, "verdict": told(fault)}, fault)


def _several(count: int, most: int) -> Fault:
    return Fault(
        "{count} or more solutions" if count == most else "{count} solutions", count=f"{count:,}"
    )


VERB = Check()

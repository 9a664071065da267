# SPDX-License-Identifier: MIT
"""`sudoku unavoidable`: the unavoidable sets of every puzzle's solution."""

from argparse import ArgumentParser, Namespace

from sudoku_qt.cli.each import EachVerb, records_of
from sudoku_qt.cli.options import Once, whole
from sudoku_qt.cli.puzzle_verb import Needs, Puzzle, Record
from sudoku_qt.engine.sudoku.research.unavoidable import LARGEST, unavoidable_sets
from sudoku_qt.engine.sudoku.shape import CELLS, column_of, row_of
from sudoku_qt.engine.work import Stop

SMALLEST = 4
USUAL = 9


class Unavoidable(EachVerb):
    """Writes a line for each set; puzzles that have no solution or several are reported instead."""

    summary = "list the unavoidable sets of every solution, of up to 15 cells"
    needs = Needs.ONE_SOLUTION
    columns = ("line", "solution", "size", "cells", "set")
    line = ("size", "set")
    takes_grids = True
    batch = 1
    example = "sudoku unavoidable grids.txt --size 8 --template '{line} {size} {cells}'"

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Add the size of sets."""
        parser.add_argument(
            "--size",
            type=whole(SMALLEST, LARGEST),
            default=USUAL,
            metavar="N",
            action=Once,
            help="all sets of at most N cells, 4 to 15 (9); with 15 a grid takes seconds",
        )

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Draw each set as the solution's digits in its cells, and name these."""
        solution = puzzle.solution or b""
        return records_of(
            {
                "size": len(cells),
                "cells": "".join(f"r{row_of(cell) + 1}c{column_of(cell) + 1}" for cell in cells),
                "set": "".join(
                    str(solution[cell]) if cell in cells else "." for cell in range(CELLS)
                ),
            }
            for cells in unavoidable_sets(solution, options.size, stop)
        )


VERB = Unavoidable()

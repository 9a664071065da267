# SPDX-License-Identifier: MIT
"""`sudoku automorphisms`: how symmetric every puzzle is, and how its clues are spread."""

from argparse import Namespace

from sudoku_qt.cli.batch import Batch
from sudoku_qt.cli.puzzle_verb import Examined, Puzzle, PuzzleVerb, Record, left_out
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.work import Stop


class Automorphisms(PuzzleVerb):
    """Writes the number of automorphisms, and how many clues bands and stacks have."""

    summary = "count the automorphisms of every puzzle or grid, and the clues of its bands"
    columns = ("line", "puzzle", "automorphisms", "clues", "bands", "stacks")
    line = ("puzzle", "automorphisms", "bands", "stacks")
    formats = ("line", "csv", "jsonl")
    example = "sudoku automorphisms grids.txt --template '{automorphisms} {bands} {puzzle}'"

    def examined(self, batch: Batch, options: Namespace) -> Examined:
        """Leave out what has a digit twice in a row or column."""
        _, legal = kernel.canonical_forms(batch.cells)
        return Examined(misfits=left_out(batch, legal))

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Count."""
        cells = puzzle.cells
        bands, stacks = [0] * 3, [0] * 3
        for cell in range(CELLS):
            bands[cell // (3 * SIDE)] += cells[cell] > 0
            stacks[cell % SIDE // 3] += cells[cell] > 0
        return Record(
            {
                "automorphisms": kernel.count_automorphisms(cells),
                "clues": sum(bands),
                "bands": "-".join(map(str, bands)),
                "stacks": "-".join(map(str, stacks)),
            }
        )


VERB = Automorphisms()

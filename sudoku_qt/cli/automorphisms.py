# SPDX-License-Identifier: MIT
"""`sudoku automorphisms`: the symmetry of puzzles, the spread of clues, and the kinds of bands."""

from argparse import Namespace
from collections.abc import Sequence
from functools import cache

from sudoku_qt.cli.batch import Batch
from sudoku_qt.cli.misfits import left_out
from sudoku_qt.cli.puzzle_verb import Examined, Puzzle, PuzzleVerb, Record
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.work import Stop
from sudoku_qt.paths import resource

NUMBERS = ("band_numbers", "stack_numbers")


class Automorphisms(PuzzleVerb):
    """Writes the number of automorphisms, and the numbers of clues in bands and stacks.

    For a full grid it also writes to which of the 416 kinds each band and stack belongs.
    """

    summary = "count the automorphisms of every puzzle or grid, and the clues of its bands"
    columns = ("line", "puzzle", "automorphisms", "clues", "bands", "stacks", *NUMBERS)
    line = ("puzzle", "automorphisms", "bands", "stacks")
    takes_grids = True
    formats = ("line", "csv", "jsonl")
    example = "sudoku automorphisms grids.txt --template '{automorphisms} {bands} {puzzle}'"

    def examined(self, batch: Batch, options: Namespace) -> Examined:
        """Leave out puzzles with a digit twice in a row or column."""
        _, legal = kernel.canonical_forms(batch.cells)
        return Examined(misfits=left_out(batch, legal))

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Count."""
        cells = puzzle.cells
        bands, stacks = [0] * 3, [0] * 3
        for cell in range(CELLS):
            bands[cell // (3 * SIDE)] += cells[cell] > 0
            stacks[cell % SIDE // 3] += cells[cell] > 0
        needs_numbers = not {*NUMBERS}.isdisjoint(options.field_names)
        numbers = _numbers(cells) if needs_numbers and all(cells) else ()
        return Record(
            {
                "automorphisms": kernel.count_automorphisms(cells),
                "clues": sum(bands),
                "bands": _joined(bands),
                "stacks": _joined(stacks),
                "band_numbers": _joined(numbers[:3]),
                "stack_numbers": _joined(numbers[3:]),
            }
        )


def _numbers(grid: bytes) -> tuple[int, ...]:
    from sudoku_qt.engine.sudoku.research.bands import band_numbers  # numpy: 120 ms

    return band_numbers(grid, _kinds())


@cache
def _kinds() -> dict[bytes, int]:
    """The numbers of the 416 kinds, read once."""
    from sudoku_qt.engine.sudoku.research.bands import read_bands  # as above

    return read_bands(resource("puzzles") / "bands.txt")


def _joined(numbers: Sequence[int]) -> str:
    return "-".join(map(str, numbers))


VERB = Automorphisms()

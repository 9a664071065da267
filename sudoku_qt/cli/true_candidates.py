# SPDX-License-Identifier: MIT
"""`sudoku true-candidates`: the digits of each cell in all solutions, and the backbone."""

from argparse import Namespace
from collections.abc import Callable

from sudoku_qt.cli.batch import Batch, Variant
from sudoku_qt.cli.check import columns_of
from sudoku_qt.cli.puzzle_verb import Examined, Needs, Puzzle, PuzzleVerb, Record, Table
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.work import Cancelled, Stop, go_on

_SIGNS = tuple(
    "".join(str(digit + 1) if mask >> digit & 1 else "." for digit in range(SIDE))
    for mask in range(1 << SIDE)
)
"""The nine characters of each mask: "12..5...."."""
_ALONE = tuple(
    signs.strip(".") if mask.bit_count() == 1 else "." for mask, signs in enumerate(_SIGNS)
)
FIELDS: dict[str, Callable[[list[int]], object]] = {
    "candidates": lambda masks: "".join([_SIGNS[mask] for mask in masks]),
    "backbone": lambda masks: "".join([_ALONE[mask] for mask in masks]),
    "fixed": lambda masks: sum(not mask & mask - 1 for mask in masks),
    "number": lambda masks: sum(map(int.bit_count, masks)),
}
"""The fields for the masks of all cells."""


class TrueCandidates(PuzzleVerb):
    """Writes 729 characters for each puzzle; those without a solution are reported instead."""

    summary = "write what each cell can be in some solution, and the cells that are the same in all"
    needs = Needs.A_SOLUTION
    columns = ("line", "puzzle", *FIELDS)
    line = ("candidates",)
    formats = ("line", "csv", "jsonl")
    batch = 256
    example = "sudoku true-candidates puzzles.txt --template '{backbone} {fixed} {number}'"

    def table(
        self, source: str, batch: Batch, examined: Examined, options: Namespace, stop: Stop
    ) -> Table | None:
        """All records at once, or those up to the puzzle that is no longer wanted."""
        places = range(len(batch.lines))
        counted: dict[str, list[object]] = {
            name: [None] * len(places) for name in FIELDS if name in options.field_names
        }
        until = len(places)
        for place in places:
            if place in examined.misfits:
                continue
            try:
                go_on(stop)
                cells = batch.cells[CELLS * place : CELLS * (place + 1)]
                masks = kernel.true_candidates(cells, stop)
            except Cancelled:
                until = place
                break
            for name, column in counted.items():
                column[place] = FIELDS[name](masks)
        return Table({**columns_of(batch, examined, options.field_names), **counted}, {}, until)

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Write nine characters for each cell; `backbone` has the cells with a single digit."""
        go_on(stop)
        masks = kernel.true_candidates(puzzle.cells, stop)
        return Record({name: tell(masks) for name, tell in FIELDS.items()})

    def variant_record(self, variant: Variant, options: Namespace, stop: Stop) -> Record:
        """As many characters for each cell as there are digits."""
        return Record(variant.answers.candidates())


VERB = TrueCandidates()

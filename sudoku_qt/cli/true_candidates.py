# SPDX-License-Identifier: MIT
"""`sudoku true-candidates`: what each cell can be in some solution, and the backbone."""

from argparse import Namespace

from sudoku_qt.cli.puzzle_verb import Needs, Puzzle, PuzzleVerb, Record
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.engine.work import Stop, go_on


class TrueCandidates(PuzzleVerb):
    """Writes 729 characters a puzzle; those that have no solution are named, and left out."""

    summary = "write what each cell can be in some solution, and the cells that are the same in all"
    needs = Needs.A_SOLUTION
    columns = ("line", "puzzle", "candidates", "backbone", "fixed", "number")
    line = ("candidates",)
    formats = ("line", "csv", "jsonl")
    batch = 256
    example = "sudoku true-candidates puzzles.txt --template '{backbone} {fixed} {number}'"

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Write nine characters a cell; `backbone` has the cells with one digit alone."""
        go_on(stop)
        masks = kernel.true_candidates(puzzle.cells, stop)
        digits = ["".join(d for n, d in enumerate("123456789") if mask >> n & 1) for mask in masks]
        backbone = "".join(each if len(each) == 1 else "." for each in digits)
        signs = (str(n + 1) if mask >> n & 1 else "." for mask in masks for n in range(SIDE))
        fields = {"candidates": "".join(signs), "backbone": backbone}
        numbers = {"fixed": SIDE**2 - backbone.count("."), "number": sum(map(len, digits))}
        return Record({**fields, **numbers})


VERB = TrueCandidates()

# SPDX-License-Identifier: MIT
"""Brute force: no reasoning; the solution is looked up, and one cell of it is given away."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic import evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique


class BruteForce(Technique):
    """The empty cell with the fewest candidates takes its digit, if there is one solution."""

    name = "brute_force"

    def find(self, board: Board) -> Iterator[Finding]:
        """Look up the solution."""
        grid = board.grid()
        count, solution, _ = kernel.examine(grid.values)
        if count != 1 or solution is None or grid.full:
            return
        cell = min(grid.empty_cells, key=lambda each: grid.candidates[each].bit_count())
        digit = solution[cell] - 1
        parts = (
            evidence.candidate("cell", evidence.SILENT, cell, digit),
            evidence.digits("digit", 1 << digit),
            evidence.solution(),
        )
        yield Finding(parts, 1 << digit, placements=(81 * digit + cell,))

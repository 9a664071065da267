# SPDX-License-Identifier: MIT
"""The notes that the rules of a variant leave: by what each single one says of the board."""

from dataclasses import replace

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import constraint_candidates
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle


def fitting(puzzle: VariantPuzzle, grid: Grid) -> tuple[int, ...]:
    """For each empty cell the digits that no digit elsewhere and no single rule excludes.

    Rules are not followed from one to the next. Where one is broken, or leaves a cell nothing, it
    says nothing.
    """
    legal = [0 if digit else grid.legal(cell) for cell, digit in enumerate(grid.values)]
    marks = Marks(replace(puzzle, givens=bytes(len(legal))))
    every = marks.board.digits
    for cell, digit in enumerate(grid.values):
        marks.known[cell] = bool(digit)
        marks.masks[cell] = 1 << digit - 1 if digit else legal[cell] or every
    gone = [0] * len(legal)
    for step in constraint_candidates(marks):
        for cell, mask in step.eliminations:
            if marks.masks[cell] & ~mask:
                gone[cell] |= mask
    return tuple(mask & ~each or mask for mask, each in zip(legal, gone, strict=True))

# SPDX-License-Identifier: MIT
"""Grids with regions and no other rules; imported late, since rules take 42 ms."""

from math import isqrt

from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.inspecting import VariantSolver
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle


def solver_in(regions: tuple[int, ...]) -> VariantSolver:
    """The solver for grids with these regions."""
    return VariantSolver(puzzle_in(regions, bytes(len(regions))))


def puzzle_in(regions: tuple[int, ...], givens: bytes) -> VariantPuzzle:
    """The puzzle with these regions and givens."""
    return VariantPuzzle(Rules(isqrt(len(regions)), regions), givens)

# SPDX-License-Identifier: MIT
"""Partners: the cells that a symmetry ties together, so that they are filled and cleared as one."""

from collections.abc import Iterable
from time import monotonic

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import conflicts_in
from sudoku_qt.engine.sudoku.symmetry import Symmetry
from sudoku_qt.engine.work import Cancelled

PATIENCE_S = 0.02
"""The time limit of a search for the digits of partners, while a key press is waiting."""


def orbit_of(symmetry: Symmetry, cell: int) -> tuple[int, ...]:
    """The cells that are filled and cleared together with a cell, itself included."""
    return next(orbit for orbit in symmetry.orbits if cell in orbit)


def partners_of(symmetry: Symmetry, cell: int) -> tuple[int, ...]:
    """The other cells of its orbit, in reading order."""
    return tuple(other for other in orbit_of(symmetry, cell) if other != cell)


def digits_for(givens: bytes, cells: Iterable[int]) -> dict[int, int]:
    """Digits for those of these cells that are empty, all from one solution.

    The givens determine which solution is used. None are returned if there is no solution, or none
    is found in time.
    """
    empty = [cell for cell in cells if not givens[cell]]
    if not empty or conflicts_in(givens):
        return {}
    until = monotonic() + PATIENCE_S
    try:
        found = kernel.random_solution(givens, sum(givens), lambda: monotonic() > until)
    except Cancelled:
        return {}
    return {cell: found[cell] for cell in empty} if found else {}

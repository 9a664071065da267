# SPDX-License-Identifier: MIT
"""Cells that are set and cleared together."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.compose.partners import digits_for, partners_of
from sudoku_qt.engine.sudoku.symmetry import symmetry_named


def test_partners_are_the_other_cells_of_the_orbit() -> None:
    assert partners_of(symmetry_named("central"), 0) == (80,)
    assert partners_of(symmetry_named("central"), 40) == ()
    assert partners_of(symmetry_named("none"), 7) == ()
    assert len(partners_of(symmetry_named("all"), 1)) == 7


def test_digits_for_partners_leave_a_solution() -> None:
    givens = bytes([3, *bytes(80)])
    found = digits_for(givens, [80, 0])
    assert set(found) == {80}
    assert kernel.count_solutions(givens[:80] + bytes([found[80]]), 1) == 1
    assert digits_for(givens, [80]) == found


def test_where_nothing_solves_there_are_no_digits() -> None:
    assert digits_for(bytes([3, 3, *bytes(79)]), [80]) == {}
    assert digits_for(bytes([1, 2, 3, 4, 5, 6, 7, 8, 0, *bytes(8), 9, *bytes(63)]), [80]) == {}

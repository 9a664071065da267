# SPDX-License-Identifier: MIT
"""The truths of a position: its cells and houses as sets of candidates."""

from sudoku_qt.engine.sudoku.logic.truths import Truths

CANDIDATES = (0b11, 0b10, *(0,) * 79)


def test_a_unit_is_a_cell_or_a_digit_in_a_house() -> None:
    position = Truths(CANDIDATES)
    assert position.unit(0) == position.cell(0)
    assert position.cell(0).candidates == 1 | 1 << 81
    assert position.unit(81 + 1) == position.house(0, 1)
    assert position.house(0, 1).candidates == 1 << 81 | 1 << 82


def test_units_without_candidates_are_none() -> None:
    position = Truths(CANDIDATES)
    assert [truth.number for truth in position.units([0, 5], [])] == [0]
    assert {truth.kind for truth in position.units([], [0])} == {"house"}

# SPDX-License-Identifier: MIT
"""The shape of the standard grid, counted and looked up."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.sudoku.shape import (
    CELLS,
    STANDARD_SHAPE,
    box_of,
    cell_at,
    cell_mask,
    cell_name,
    cell_named,
    cells_in,
    column_of,
    row_of,
)
from tests.sweeps import in_turn


def test_there_are_27_houses_of_9_cells_and_each_cell_stands_in_3() -> None:
    assert len(STANDARD_SHAPE.houses) == 27
    assert {len(set(house)) for house in STANDARD_SHAPE.houses} == {9}
    assert set(Counter(cell for house in STANDARD_SHAPE.houses for cell in house).values()) == {3}


def test_houses_are_rows_then_columns_then_boxes() -> None:
    assert STANDARD_SHAPE.houses[4] == (36, 37, 38, 39, 40, 41, 42, 43, 44)
    assert STANDARD_SHAPE.houses[9 + 8] == (8, 17, 26, 35, 44, 53, 62, 71, 80)
    assert STANDARD_SHAPE.houses[18 + 4] == (30, 31, 32, 39, 40, 41, 48, 49, 50)


@in_turn("cell", [0, 8, 30, 40, 53, 80])
def test_a_cell_knows_its_row_column_and_box(cell: int) -> None:
    assert STANDARD_SHAPE.houses_of[cell] == (row_of(cell), 9 + column_of(cell), 18 + box_of(cell))
    assert cell_at(row_of(cell), column_of(cell)) == cell


def test_each_cell_sees_20_others_and_is_seen_by_them() -> None:
    for cell in range(CELLS):
        assert len(STANDARD_SHAPE.peers[cell]) == 20
        assert cell not in STANDARD_SHAPE.peers[cell]
        assert all(cell in STANDARD_SHAPE.peers[peer] for peer in STANDARD_SHAPE.peers[cell])


def test_masks_hold_the_same_cells_as_the_sets() -> None:
    for house, mask in zip(STANDARD_SHAPE.houses, STANDARD_SHAPE.house_masks, strict=True):
        assert tuple(cells_in(mask)) == house
    for peers, mask in zip(STANDARD_SHAPE.peers, STANDARD_SHAPE.peer_masks, strict=True):
        assert set(cells_in(mask)) == peers


@given(st.sets(st.integers(0, 80)))
def test_a_mask_gives_its_cells_back_in_reading_order(cells: set[int]) -> None:
    assert list(cells_in(cell_mask(cells))) == sorted(cells)


def test_cells_are_named_by_row_and_column_from_1() -> None:
    assert (cell_name(0), cell_name(13), cell_name(80)) == ("r1c1", "r2c5", "r9c9")
    assert [cell_named(cell_name(cell)) for cell in range(CELLS)] == list(range(CELLS))


@in_turn(
    "name", ["", "r1c", "r1c10", "r0c1", "r1c0", "c1r1", "R1C1", " r1c1", "r1c1 ", "rcr1", "r१c१"]
)
def test_anything_else_names_no_cell(name: str) -> None:
    with pytest.raises(ValueError, match=f"^{name}$"):
        cell_named(name)

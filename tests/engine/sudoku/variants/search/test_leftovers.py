# SPDX-License-Identifier: MIT
"""What cages leave of houses, by the compiled file and by it as plain Python."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.sudoku.variants.search.leftovers import Leftovers
from sudoku_qt.engine.sudoku.variants.variant_board import board_of

BOARD = board_of(6)
HOUSES = (*BOARD.rows, *BOARD.columns, *BOARD.areas)
GRID = [(2 * row + row // 3 + column) % 6 + 1 for row in range(6) for column in range(6)]
CAGES = st.lists(st.sets(st.integers(0, 35), min_size=1, max_size=5).map(sorted), max_size=12)


@given(CAGES)
def test_the_sums_are_those_of_any_grid(as_python: Any, cages: list[list[int]]) -> None:
    known = [(tuple(cells), sum(GRID[cell] for cell in cells)) for cells in cages]
    found = Leftovers(6, BOARD.rows, known).found(8)
    for inside, outside, total, rows, used in found:
        assert 0 < len(inside) + len(outside) <= 8
        assert total == sum(GRID[cell] for cell in inside) - sum(GRID[cell] for cell in outside)
        area = {cell for row in rows for cell in BOARD.rows[row]}
        assert {*inside} <= area
        assert not {*outside} & area
        assert all({*known[number][0]} & area for number in used)
    assert as_python("leftovers").Leftovers(6, BOARD.rows, known).found(8) == found


def test_each_is_told_once() -> None:
    cages = [(tuple(range(5)), 15)]
    found = Leftovers(6, HOUSES, cages).found(3)
    assert [(inside, outside, total) for inside, outside, total, _, _ in found] == [((5,), (), 6)]

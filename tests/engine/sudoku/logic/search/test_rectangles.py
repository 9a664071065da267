# SPDX-License-Identifier: MIT
"""Rectangles of two rows, two columns and two boxes."""

import pytest

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.rectangles import corner_across, unsolved
from sudoku_qt.engine.sudoku.shape import box_of, column_of, row_of


@pytest.mark.parametrize("first", [0, 40, 77])
def test_each_cell_has_24_corners_across(first: int) -> None:
    corners = {corner_across(first, number) for number in range(24)}
    assert len(corners) == 24
    for across in corners:
        second = 9 * row_of(first) + column_of(across)
        fourth = 9 * row_of(across) + column_of(first)
        assert len({box_of(cell) for cell in (first, second, across, fourth)}) == 2


def board(masks: dict[int, int]) -> Board:
    empty = Grid.of_givens(bytes(81))
    for cell, mask in masks.items():
        empty = empty.with_candidates(cell, mask)
    return Board(empty)


def test_a_rectangle_is_found_once() -> None:
    found = list(unsolved(board({0: 0b11, 1: 0b11, 27: 0b11, 28: 0b111}), missing=False))
    assert [sorted(corners[:4]) for corners in found] == [[0, 1, 27, 28]]
    assert found[0][4] == 0b11


def test_a_corner_may_have_lost_a_digit_where_that_is_admitted() -> None:
    position = board({0: 0b11, 1: 0b11, 27: 0b11, 28: 0b101})
    assert not list(unsolved(position, missing=False))
    assert [sorted(c[:4]) for c in unsolved(position, missing=True) if 28 in c[:4]]

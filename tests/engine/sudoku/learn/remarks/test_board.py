# SPDX-License-Identifier: MIT
"""What is said to somebody who learns the board."""

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.remarks.board import of_target

CLASH = Grid.of_givens(bytes((5, 5, *bytes(78), 5)))


def said(grid: Grid, cells: set[int], wanted: set[int]) -> str:
    return str(next(of_target(grid, frozenset(cells), frozenset(wanted), frozenset())))


def test_where_a_cell_lies_is_said() -> None:
    assert said(CLASH, {30}, {31}) == "Not r4c4: it lies in row 4, column 4 and box 5."


def test_what_breaks_no_rule_is_said() -> None:
    assert (
        said(CLASH, {80}, {0, 1})
        == "The 5 in r9c9 is the only one in its row, its column and its box."
    )
    assert said(CLASH, {40}, {0, 1}) == "r5c5 is empty, so it breaks no rule."


def test_how_many_are_missing_is_said() -> None:
    assert said(CLASH, {0}, {0, 5, 9}) == "Right so far. 2 are missing."
    assert said(CLASH, {0}, {0, 5}) == "Right so far. One is missing."

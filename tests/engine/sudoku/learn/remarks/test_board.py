# SPDX-License-Identifier: MIT
"""What is said to somebody who learns the board."""

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.remarks.board import of_target

NOTHING = frozenset[int]()
CLASH = Grid.of_givens(bytes((5, 5, *bytes(78), 5)))


def said(grid: Grid, cells: set[int], wanted: set[int], framed: frozenset[int] = NOTHING) -> str:
    return str(next(of_target(grid, frozenset(cells), frozenset(wanted), framed)))


def test_where_a_cell_lies_is_said() -> None:
    assert said(CLASH, {30}, {31}) == "Not r4c4: it lies in row 4, column 4 and box 5."


def test_a_filled_cell_of_the_right_house_is_called_filled() -> None:
    grid = Grid.of_givens(bytes((5, 0, 0, *bytes(69), 7, *bytes(8))))
    assert said(grid, {0}, {1, 2}) == "r1c1 is filled already."
    assert said(grid, {72}, {1, 2}) == "Not r9c1: it lies in row 9, column 1 and box 7."


def test_another_digit_in_sight_of_the_framed_cell_is_not_blamed_on_its_place() -> None:
    grid = Grid.of_givens(bytes((1, 5, 9, *bytes(78))))
    framed = frozenset({0})
    assert said(grid, {1}, {2}, framed) == "There is no 9 in r1c2."
    assert said(grid, {0}, {2}, framed) == "r1c1 is the framed cell itself."
    assert said(grid, {80}, {2}, framed).endswith("the framed cell in none of these.")


def test_what_breaks_no_rule_is_said() -> None:
    assert (
        said(CLASH, {80}, {0, 1})
        == "The 5 in r9c9 is the only one in its row, its column and its box."
    )
    assert said(CLASH, {40}, {0, 1}) == "r5c5 is empty, so it breaks no rule."


def test_how_many_are_missing_is_said() -> None:
    assert said(CLASH, {0}, {0, 5, 9}) == "Right so far. 2 are missing."
    assert said(CLASH, {0}, {0, 5}) == "Right so far. One is missing."

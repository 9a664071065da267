# SPDX-License-Identifier: MIT
"""Strong links of a digit, and the colours along them."""

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.learn.conjugates import colours, places, strong_links

LINE = "5.9.16.4......9.6181...2973.57.9..2.14.25763.92.....1...4.781.2.8....3..7..1.3486"
GRID = Grid.of_givens(parse(LINE)).with_all_candidates()
R2C3, R4C1, R4C4, R6C3 = 11, 27, 30, 47
ROW_2, ROW_4 = 1, 3


def test_the_places_of_a_digit_are_the_cells_of_a_house_that_have_it() -> None:
    assert places(GRID, 3, ROW_4) == (R4C1, R4C4)
    assert places(GRID, 3, ROW_2) == (9, 10, 11, 12, 13)
    assert places(GRID, 9, ROW_4) == ()


def test_two_places_in_a_house_are_a_strong_link_and_three_are_none() -> None:
    links = strong_links(GRID, 3)
    assert links[R4C1] == {R4C4, R6C3}
    assert links[R2C3] == {R6C3}
    assert 12 not in links


def test_colours_take_turns_along_strong_links() -> None:
    assert colours(strong_links(GRID, 3), R2C3) == {R2C3: 0, R6C3: 1, R4C1: 0, R4C4: 1}
    assert colours(strong_links(GRID, 3), 12) == {12: 0}

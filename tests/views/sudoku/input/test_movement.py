# SPDX-License-Identifier: MIT
"""Where the cursor goes: to a neighbour, a box, an empty cell."""

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.views.sudoku.input.movement import (
    empty_after,
    nearest_empty,
    neighbour,
    next_box,
    next_empty,
)

FULL = [Cell(1)] * 81
LEFT, RIGHT, UP, DOWN = (0, -1), (0, 1), (-1, 0), (1, 0)


def empty_at(*numbers: int) -> list[Cell]:
    """A full board but for some cells."""
    return [Cell() if number in numbers else cell for number, cell in enumerate(FULL)]


def test_at_the_edge_the_cursor_stays_or_comes_in_at_the_other() -> None:
    assert neighbour((4, 4), UP, wrap=False) == neighbour((4, 4), UP, wrap=True) == (3, 4)
    assert neighbour((0, 8), RIGHT, wrap=False) == (0, 8)
    assert neighbour((0, 8), RIGHT, wrap=True) == (0, 0)
    assert neighbour((0, 8), UP, wrap=True) == (8, 8)


def test_a_box_further_is_the_same_cell_of_it() -> None:
    assert next_box((1, 1), RIGHT) == (1, 4)
    assert next_box((1, 1), LEFT) == next_box((1, 1), UP) == (1, 1)


def test_the_next_empty_cell_lies_in_the_direction_of_the_arrow() -> None:
    cells = empty_at(8, 36)
    assert next_empty(cells, (0, 0), RIGHT) == (0, 8)
    assert next_empty(cells, (0, 0), DOWN) == (4, 0)
    assert next_empty(cells, (0, 8), LEFT) == (0, 8)


def test_beside_a_given_the_nearest_empty_cell_is_found() -> None:
    given = [cell._replace(given=bool(cell.value)) for cell in empty_at(0, 31, 80)]
    assert nearest_empty(given, 40) == (3, 4)
    assert nearest_empty(given, 31) is None, "it is empty"
    assert nearest_empty(empty_at(31), 40) is None, "it is the player's own"
    assert nearest_empty([Cell(1, given=True)] * 81, 40) is None


def test_in_reading_order_the_way_goes_round() -> None:
    cells = empty_at(8, 36)
    assert empty_after(cells, 8, 1) == (4, 0)
    assert empty_after(cells, 36, 1) == (0, 8)
    assert empty_after(cells, 8, -1) == (4, 0)
    assert empty_after(FULL, 8, 1) is None


JIGSAW = [int(region) for region in "0001 0211 2231 2333".replace(" ", "")]


def test_the_next_region_of_any_form_is_as_far_as_the_own_one_is_long() -> None:
    assert next_box((0, 0), RIGHT, JIGSAW) == (0, 3)
    assert next_box((0, 1), RIGHT, JIGSAW) == (0, 3), "not beyond the edge"
    assert next_box((0, 3), RIGHT, JIGSAW) == (0, 3)
    assert next_box((1, 3), LEFT, JIGSAW) == (1, 1)
    assert next_box((3, 1), UP, JIGSAW) == (2, 1)

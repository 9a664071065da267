# SPDX-License-Identifier: MIT
"""What a setter's strokes mean: cells, borders, corners, places outside, lines and areas."""

import pytest

from sudoku_qt.models.sudoku.compose.strokes import (
    Place,
    Stroke,
    border_at,
    cell_at,
    corner_at,
    middle_of,
    moved,
    outside_at,
)


def drawn(*cells: int, side: int = 9, is_line: bool = True) -> list[int]:
    """The cells of a stroke through the middles of some."""
    stroke = Stroke(middle_of(cells[0], side), side, is_line=is_line)
    for cell in cells[1:]:
        stroke.reach(middle_of(cell, side))
    return stroke.cells


def test_a_place_is_in_a_cell_or_in_none() -> None:
    assert cell_at(Place(1.2, 3.9), 9) == 28
    assert cell_at(Place(-0.1, 3), 9) is None
    assert cell_at(Place(3, 9.0), 9) is None


@pytest.mark.parametrize(
    ("place", "pair"),
    [
        (Place(1.9, 0.5), (1, 2)),
        (Place(2.1, 0.5), (1, 2)),
        (Place(1.5, 0.9), (1, 10)),
        (Place(0.05, 0.3), (0, 9)),
        (Place(8.9, 8.6), (71, 80)),
    ],
)
def test_the_nearest_border_is_meant(place: Place, pair: tuple[int, int]) -> None:
    assert border_at(place, 9) == pair


def test_a_corner_is_meant_only_near_it() -> None:
    assert corner_at(Place(1.1, 0.9), 9) == (0, 1, 9, 10)
    assert corner_at(Place(1.5, 0.9), 9) is None
    assert corner_at(Place(0.1, 0.1), 9) is None
    assert corner_at(Place(4.95, 5.1), 6) == (28, 29, 34, 35)


def test_places_outside_have_the_row_and_column_beside_them() -> None:
    assert outside_at(Place(4.5, -0.3), 9) == (-1, 4)
    assert outside_at(Place(9.4, 2.5), 9) == (2, 9)
    assert outside_at(Place(-3.0, -2.0), 9) == (-1, -1)
    assert outside_at(Place(4.5, 4.5), 9) is None


def test_a_line_goes_from_neighbour_to_neighbour_however_fast() -> None:
    assert drawn(0, 3) == [0, 1, 2, 3]
    assert drawn(0, 3, 21) == [0, 1, 2, 3, 12, 21]


def test_a_diagonal_takes_no_cell_beside_it() -> None:
    assert drawn(0, 40) == [0, 10, 20, 30, 40]
    stroke = Stroke(Place(0.5, 0.5), 9, is_line=True)
    stroke.reach(Place(1.35, 1.2))  # a hand is not exact
    stroke.reach(Place(2.4, 2.6))
    assert stroke.cells == [0, 10, 20]


def test_going_back_over_the_last_cell_takes_it_back() -> None:
    assert drawn(0, 3, 1) == [0, 1]
    assert drawn(0, 3, 0) == [0]


def test_cells_are_marked_in_any_order_each_once() -> None:
    assert drawn(0, 1, 10, 9, is_line=False) == [0, 1, 10, 9]
    assert drawn(0, 9, 10, 1, 0, is_line=False) == [0, 9, 10, 1]


def test_a_stroke_goes_on_with_what_was_drawn() -> None:
    stroke = Stroke(middle_of(2, 9), 9, is_line=True, cells=(0, 1, 2))
    assert not stroke.has_moved
    assert stroke.reach(middle_of(11, 9))
    assert stroke.cells == [0, 1, 2, 11]
    assert stroke.has_moved


def test_cells_are_moved_as_a_whole_or_not_at_all() -> None:
    assert moved((0, 1, 9), 40, 9) == (40, 41, 49)
    assert moved((0, 1, 9), 8, 9) is None

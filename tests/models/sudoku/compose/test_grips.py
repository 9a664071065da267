# SPDX-License-Identifier: MIT
"""The grips of a selected line or area, and how it grows and shrinks."""

import pytest

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.models.sudoku.compose.grips import (
    grip_at,
    grips_of,
    grown,
    next_of_line,
    shrunk,
    switched,
    towards,
)
from sudoku_qt.models.sudoku.compose.strokes import Place, middle_of
from sudoku_qt.models.sudoku.compose.tools import Gesture

SIDE = 9


def test_a_line_is_held_at_its_beginning_its_borders_and_its_end() -> None:
    start, one, two, end = grips_of(Constraint("thermometer", (0, 1, 10, 19)), SIDE)
    assert start.place == pytest.approx((0.08, 0.5))
    assert (start.cells, start.is_turned) == ((19, 10, 1, 0), True)
    assert (one.place, one.cells) == ((1.0, 0.5), (0,))
    assert (two.place, two.cells) == ((1.5, 1.0), (0, 1))
    assert end.place == pytest.approx((1.5, 2.92))
    assert (end.cells, end.extends) == ((0, 1, 10, 19), True)


def test_no_border_within_the_circle_of_an_arrow_is_a_grip() -> None:
    grips = grips_of(Constraint("arrow", (0, 1, 2, 3, 4), 2), SIDE)
    assert [grip.cells for grip in grips[1:-1]] == [(0, 1), (0, 1, 2)]


def test_no_grip_lies_on_a_digit() -> None:
    """A digit takes up 0.29 of a cell to each side of its middle, a handle 0.11."""
    for constraint in (
        Constraint("renban", (40, 50, 51, 42, 32, 31)),
        Constraint("killercage", (0, 1, 9, 18, 19)),
        Constraint("thermometer", (80, 70, 60)),
    ):
        for grip in grips_of(constraint, SIDE):
            for cell in range(SIDE * SIDE):
                middle = middle_of(cell, SIDE)
                far = max(
                    abs(grip.place.across - middle.across), abs(grip.place.down - middle.down)
                )
                assert far >= 0.4


@pytest.mark.parametrize(
    ("cells", "following"),
    [((0, 1), 2), ((0, 10), 20), ((9, 0), 1), ((7, 8), 17), ((60, 61, 62), 71), ((72, 80), 71)],
)
def test_a_line_goes_straight_on_or_turns_as_little_as_it_can(
    cells: tuple[int, ...], following: int
) -> None:
    assert next_of_line(cells, SIDE) == following


def test_a_line_without_room_does_not_grow() -> None:
    assert next_of_line((9, 10, 1, 0), SIDE) is None
    assert grown(Constraint("renban", (9, 10, 1, 0)), SIDE) == ()


def test_an_area_is_held_where_it_ends_and_grows_from_its_last_cell() -> None:
    cage = Constraint("killercage", (0, 1, 9, 18))
    one, last = grips_of(cage, SIDE)
    assert one.place == pytest.approx((1.92, 0.5))
    assert one.cells[-2:] == (0, 1)
    assert last.place == pytest.approx((0.92, 2.5))
    assert (last.cells[-2:], last.extends) == ((9, 18), True)
    assert grown(cage, SIDE) == (0, 1, 9, 18, 19)
    assert shrunk(cage) == (0, 1, 9)
    assert switched(cage, 9) == (0, 1, 18)
    assert switched(cage, 2) == (0, 1, 9, 18, 2)


def test_an_area_in_two_parts_keeps_both() -> None:
    assert towards((0, 1, 40, 41), 40, SIDE) == (0, 1, 41, 40)


def test_the_plus_is_taken_hold_of_before_what_lies_there_too() -> None:
    line = Constraint("renban", (0, 1))
    grip = grip_at(Place(1.95, 0.52), line, SIDE)
    assert grip is not None
    assert grip.extends
    assert grip_at(Place(1.5, 0.5), line, SIDE) is None
    assert grip_at(Place(1.5, 0.5), None, SIDE) is None


def test_only_lines_and_areas_have_grips() -> None:
    for kind in KINDS:
        if kind.gesture not in {Gesture.LINE, Gesture.CELLS}:
            constraint = Constraint(kind.name, (0, 1), None)
            assert grips_of(constraint, SIDE) == ()
            assert grown(constraint, SIDE) == shrunk(constraint) == switched(constraint, 1) == ()

# SPDX-License-Identifier: MIT
"""A link goes round digits where no simple curve would be free."""

from itertools import pairwise
from math import hypot

import pytest

from sudoku_qt.views.sudoku.hint.routes import Circle, Field, route

NOTES = [
    Circle(column + 0.2 + 0.3 * x, row + 0.2 + 0.3 * y, 0.144)
    for row in range(9)
    for column in range(9)
    for x in range(3)
    for y in range(3)
]
"""Every candidate of every cell on its disc: there is room between cells only."""


@pytest.mark.slow
def test_on_a_full_board_a_link_still_finds_its_way_between_the_cells() -> None:
    start, end = NOTES[4], NOTES[60 * 9 + 4]
    points = route(start, end, Field(NOTES))
    inside = [each for each in NOTES if not _same_cell(each, start) and not _same_cell(each, end)]
    assert all(hypot(x - o.x, y - o.y) > o.radius for x, y in points for o in inside)
    assert hypot(points[-1][0] - end.x, points[-1][1] - end.y) < 0.3


def test_points_are_close_enough_to_be_drawn_as_a_line() -> None:
    points = route(NOTES[0], NOTES[200], Field(NOTES))
    steps = pairwise(points)
    assert max(hypot(x - u, y - v) for (x, y), (u, v) in steps) < 0.5


def _same_cell(one: Circle, other: Circle) -> bool:
    return (int(one.x), int(one.y)) == (int(other.x), int(other.y))

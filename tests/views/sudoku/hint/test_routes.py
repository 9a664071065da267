# SPDX-License-Identifier: MIT
"""Links keep clear of digits, and of each other where there is room."""

from math import cos, hypot, pi, sin

import pytest

from sudoku_qt.views.sudoku.hint.routes import Circle, Field, Point, route

ONE, OTHER = Circle(1.5, 4.5, 0.15), Circle(7.5, 4.5, 0.15)


def nearest(points: list[Point], circle: Circle) -> float:
    """How near a link comes to the middle of something."""
    return min(hypot(x - circle.x, y - circle.y) for x, y in points)


def test_where_nothing_is_in_the_way_a_link_is_straight() -> None:
    points = route(ONE, OTHER, Field([]))
    assert all(abs(y - 4.5) < 1e-9 for _, y in points)


def test_a_link_begins_and_ends_outside_the_two_discs() -> None:
    points = route(ONE, OTHER, Field([ONE, OTHER]))
    assert nearest(points, ONE) >= ONE.radius
    assert nearest(points, OTHER) >= OTHER.radius
    assert hypot(points[0][0] - 1.5, points[0][1] - 4.5) < 0.4


@pytest.mark.parametrize("places", [(4.5,), (3.5, 5.5), (2.5, 4.5, 6.5)])
def test_a_link_is_bent_round_digits(places: tuple[float, ...]) -> None:
    digits = [Circle(x, 4.5, 0.27) for x in places]
    points = route(ONE, OTHER, Field(digits))
    assert all(nearest(points, digit) >= digit.radius for digit in digits)


def test_a_second_link_between_the_same_places_takes_another_way() -> None:
    field = Field([])
    first = route(ONE, OTHER, field)
    field.take(first)
    second = route(ONE, OTHER, field)
    assert max(abs(y - 4.5) for _, y in second) > 0.1


@pytest.mark.parametrize(("angle", "touched"), [(pi / 2, 1), (0.06 * pi, 5), (0.06875 * pi, 6)])
def test_a_link_crosses_another_straight_where_it_touches_it_in_five_points(
    angle: float, touched: int
) -> None:
    field = Field([])
    across, down = 3 * cos(angle), 3 * sin(angle)
    one, other = Circle(4.5 - across, 4.5 - down, 0.15), Circle(4.5 + across, 4.5 + down, 0.15)
    field.take(route(one, other, Field([])))
    straight = route(ONE, OTHER, Field([]))
    assert field.cost(straight) == touched
    assert (route(ONE, OTHER, field) == straight) == (touched <= 5)


def test_inside_a_cell_a_link_is_an_arc_beside_both_digits() -> None:
    left, right = Circle(0.35, 0.5, 0.15), Circle(0.65, 0.5, 0.15)
    points = route(left, right, Field([left, right]))
    assert len(points) > 2
    assert max(abs(y - 0.5) for _, y in points) > 0.15


def test_no_link_leaves_the_board() -> None:
    digits = [Circle(x + 0.5, 0.5, 0.27) for x in range(1, 8)]
    points = route(Circle(0.5, 0.5, 0.15), Circle(8.5, 0.5, 0.15), Field(digits))
    assert all(0 <= x <= 9 and 0 <= y <= 9 for x, y in points)

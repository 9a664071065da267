# SPDX-License-Identifier: MIT
"""The routes of links over the board: smooth, short, and clear of digits and of each other.

Lengths are in cells: a classic board is 9 wide, and obstacles are circles. A link is a cubic
curve; of a fan of curves, the straightest first, the first that touches nothing is taken, otherwise
the one that touches least. If each of them runs over a digit, the route goes around the digits.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import ceil, hypot
from typing import NamedTuple

from sudoku_qt.views.sudoku.hint.detour import detour

Point = tuple[float, float]

FINENESS = 24
"""The points of the field for each cell."""
SAMPLES = 8
"""The samples of a curve for each cell of its length."""
SWINGS = 0.0, 0.18, 0.36, 0.55, 0.8, 1.1, 1.5, 2.0, 2.6
"""The distances, in cells, by which a curve's handles are moved sideways."""
HANDLE = 0.3
"""The distance of the handles along a link, relative to its length."""
MARGIN = 0.035
"""The least distance between a link and a digit."""
TAKEN, TAKEN_WIDTH = 1, 0.09
"""The cost of overlapping another link, and the distance that counts as overlapping."""
BLOCKED = 40
"""The cost of crossing a digit."""
CROSSED = 5 * TAKEN
"""The most cost of a link that only crosses another one."""
LENGTHENED = 3.0
"""The cost of a cell of detour."""
MOST_BENT, MOST_TWISTED = 3.6, 1.7
"""The most sideways distance of the handles together, and from each other."""
INSIDE_SWINGS = -0.34, 0.34, -0.42, 0.42, -0.28, 0.28, -0.2, 0.2, -0.13, 0.13
"""The arcs of a link within a cell; the flat ones are for the cell's edge."""
EDGE = 0.03
"""The least distance of such a link from the cell's edge."""
INSIDE, INSIDE_SAMPLES = 0.7, 16


class Circle(NamedTuple):
    """An obstacle."""

    x: float
    y: float
    radius: float


class Field:
    """The cost of passing each point of the board."""

    def __init__(self, obstacles: Iterable[Circle], side: float = 9.0) -> None:
        self.side = side
        self._count = ceil(side * FINENESS)
        self._costs = bytearray(self._count * self._count)
        for circle in obstacles:
            self._stamp(circle._replace(radius=circle.radius + MARGIN), BLOCKED)

    def take(self, points: Sequence[Point]) -> None:
        """Add a link that lies here, so that others keep away from it."""
        for x, y in points:
            self._stamp(Circle(x, y, TAKEN_WIDTH), TAKEN)

    def cost(self, points: Iterable[Point]) -> int:
        """The cost of passing some points; outside the board it is prohibitive."""
        count, costs = self._count, self._costs
        total = 0
        for x, y in points:
            column, row = int(x * FINENESS), int(y * FINENESS)
            inside = 0 <= column < count and 0 <= row < count
            total += costs[row * count + column] if inside else BLOCKED
        return total

    def _stamp(self, circle: Circle, cost: int) -> None:
        count, costs = self._count, self._costs
        x, y, radius = (length * FINENESS for length in circle)
        for row in range(max(0, int(y - radius)), min(count, ceil(y + radius))):
            reach = radius * radius - (row + 0.5 - y) ** 2
            if reach <= 0:
                continue
            half = reach**0.5
            left, right = max(0, round(x - half)), min(count, round(x + half))
            for place in range(row * count + left, row * count + right):
                costs[place] = max(costs[place], cost)


def route(start: Circle, end: Circle, field: Field) -> list[Point]:
    """The points of a link from the edge of one disc to the edge of another.

    Nothing within the two discs counts as an obstacle.
    """
    length = hypot(end.x - start.x, end.y - start.y)
    count = max(INSIDE_SAMPLES, ceil(length * SAMPLES))
    cell = _cell_of(start) if _cell_of(start) == _cell_of(end) else None
    best: list[Point] = []
    least = hits = float("inf")
    for handles in _fan(start, end, length):
        points = _outside(_curve(start, handles, end, count), start, end)
        if cell and not all(_lies_in(cell, point) for point in points):
            continue
        touched = field.cost(points)
        cost = touched + LENGTHENED * (_length(points) - length)
        if cost < least:
            best, least, hits = points, cost, touched
        if touched <= CROSSED:
            break
    return best if hits < BLOCKED else _detour(start, end, field, cell)


def _cell_of(circle: Circle) -> Point:
    return int(circle.x), int(circle.y)


def _lies_in(cell: Point, point: Point) -> bool:
    """Whether a point is in a cell, and not at its edge."""
    return all(EDGE <= at - start <= 1 - EDGE for at, start in zip(point, cell, strict=True))


def _detour(start: Circle, end: Circle, field: Field, cell: Point | None) -> list[Point]:
    """The path if every curve would cross a digit, or leave the cell that holds both ends."""

    def cost(points: list[Point]) -> float:
        strays = sum(not _lies_in(cell, point) for point in points) if cell else 0
        return field.cost(_outside(points, start, end, none=())) + BLOCKED * strays

    return _outside(detour(start[:2], end[:2], cost, field.side), start, end)


def _fan(start: Circle, end: Circle, length: float) -> Iterable[tuple[Point, Point]]:
    """Yield the handles of ever wider curves."""
    if not length:
        return
    along = (end.x - start.x) / length, (end.y - start.y) / length
    across = -along[1], along[0]
    reach = length * HANDLE
    for first, second in swings(length):
        yield (
            (
                start.x + along[0] * reach + across[0] * first,
                start.y + along[1] * reach + across[1] * first,
            ),
            (
                end.x - along[0] * reach + across[0] * second,
                end.y - along[1] * reach + across[1] * second,
            ),
        )


def swings(length: float) -> Sequence[tuple[float, float]]:
    """The offsets of the two handles of a curve, smallest first."""
    return [(swing, swing) for swing in INSIDE_SWINGS] if length < INSIDE else _wide_swings()


@cache
def _wide_swings() -> tuple[tuple[float, float], ...]:
    signed = sorted({sign * swing for sign in (1, -1) for swing in SWINGS})
    bent = [(abs(one) + abs(two), abs(one - two), one, two) for one in signed for two in signed]
    kept = [each for each in bent if each[0] <= MOST_BENT and each[1] <= MOST_TWISTED]
    return tuple((one, two) for _, _, one, two in sorted(kept))


def _curve(start: Circle, handles: tuple[Point, Point], end: Circle, count: int) -> list[Point]:
    (x1, y1), (x2, y2) = handles
    points = []
    for number in range(count + 1):
        t = number / count
        s = 1 - t
        a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        points.append(
            (a * start.x + b * x1 + c * x2 + d * end.x, a * start.y + b * y1 + c * y2 + d * end.y)
        )
    return points


def _outside(
    points: list[Point], start: Circle, end: Circle, none: Sequence[Point] | None = None
) -> list[Point]:
    """The points outside both discs; if there are none, all of them, or `none`."""
    outside = [
        (x, y)
        for x, y in points
        if hypot(x - start.x, y - start.y) > start.radius
        and hypot(x - end.x, y - end.y) > end.radius
    ]
    return outside or list(points if none is None else none)


def _length(points: Sequence[Point]) -> float:
    return sum(
        hypot(x - before_x, y - before_y) for (before_x, before_y), (x, y) in pairwise(points)
    )

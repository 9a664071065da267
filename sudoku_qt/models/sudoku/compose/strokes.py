# SPDX-License-Identifier: MIT
"""Strokes of a setter on the board: the cells that a place, or a path of places, stands for.

Places are in cells from the board's upper left corner, across and down; outside they are negative,
or beyond the number of rows.
"""

from math import ceil, floor, hypot
from typing import NamedTuple

NEAR_MIDDLE = 0.36
"""How near a line has to come to the middle of a cell: a diagonal passes others farther off."""
NEAR_CORNER = 0.3
"""How near a click on a corner of cells has to be."""
SAMPLE = 0.1
"""The distance of the places that are looked at on the way from one to the next."""


class Place(NamedTuple):
    """A place on the board, or outside it."""

    across: float
    down: float


def cell_at(place: Place, side: int) -> int | None:
    """The cell at a place."""
    row, column = floor(place.down), floor(place.across)
    return side * row + column if 0 <= row < side and 0 <= column < side else None


def middle_of(cell: int, side: int) -> Place:
    """The middle of a cell."""
    row, column = divmod(cell, side)
    return Place(column + 0.5, row + 0.5)


def border_at(place: Place, side: int) -> tuple[int, int] | None:
    """The two neighbours whose border is nearest, the left or upper one first."""
    cell = cell_at(place, side)
    if cell is None:
        return None
    row, column = divmod(cell, side)
    above, left = place.down - row, place.across - column
    ways = sorted([(above, -1, 0), (1 - above, 1, 0), (left, 0, -1), (1 - left, 0, 1)])
    for _, down, along in ways:
        if 0 <= row + down < side and 0 <= column + along < side:
            other = side * (row + down) + column + along
            return min(cell, other), max(cell, other)
    return None


def corner_at(place: Place, side: int) -> tuple[int, int, int, int] | None:
    """The four cells round the nearest point where four meet, if that is near."""
    column, row = round(place.across), round(place.down)
    if not (0 < row < side and 0 < column < side):
        return None
    if hypot(place.across - column, place.down - row) > NEAR_CORNER:
        return None
    first = side * (row - 1) + column - 1
    return first, first + 1, first + side, first + side + 1


def outside_at(place: Place, side: int) -> tuple[int, int] | None:
    """The row and column of a place outside, from -1 to `side`; None on the board."""
    row = min(max(floor(place.down), -1), side)
    column = min(max(floor(place.across), -1), side)
    is_inside = 0 <= row < side and 0 <= column < side
    return None if is_inside else (row, column)


def between(one: Place, two: Place) -> list[Place]:
    """Places on the way from one to another, which is the last of them."""
    across, down = two.across - one.across, two.down - one.down
    count = max(1, ceil(hypot(across, down) / SAMPLE))
    return [
        Place(one.across + across * part / count, one.down + down * part / count)
        for part in range(1, count + 1)
    ]


class Stroke:
    """The cells of a stroke so far: a line through neighbours, or cells that are marked.

    Going back over the last cell removes it.
    """

    def __init__(self, place: Place, side: int, *, is_line: bool, cells: tuple[int, ...] = ()):
        """`cells` are those of a constraint that the stroke goes on with."""
        self._side, self._is_line, self._place = side, is_line, place
        first = cell_at(place, side)
        self.cells = list(cells) or ([] if first is None else [first])
        self.has_moved = False
        """Whether a cell was added or taken back."""

    def reach(self, place: Place) -> bool:
        """Go on to a place; return whether the cells are others now."""
        before = list(self.cells)
        for each in between(self._place, place):
            self._pass(each)
        self._place = place
        changed = self.cells != before
        self.has_moved = self.has_moved or changed
        return changed

    def _pass(self, place: Place) -> None:
        cell, cells = cell_at(place, self._side), self.cells
        if cell is None or (cells and cell == cells[-1]):
            return
        if self._is_line:
            middle = middle_of(cell, self._side)
            far = hypot(place.across - middle.across, place.down - middle.down)
            if far > NEAR_MIDDLE or (cells and not self._touch(cell, cells[-1])):
                return
        if len(cells) > 1 and cell == cells[-2]:
            cells.pop()
        elif cell not in cells:
            cells.append(cell)

    def _touch(self, one: int, two: int) -> bool:
        """Whether two cells share an edge or a corner."""
        side = self._side
        return abs(one // side - two // side) <= 1 and abs(one % side - two % side) <= 1


def moved(cells: tuple[int, ...], to: int, side: int) -> tuple[int, ...] | None:
    """Cells moved so that the first is another one; None if some are outside then."""
    down, right = to // side - cells[0] // side, to % side - cells[0] % side
    found = []
    for cell in cells:
        row, column = cell // side + down, cell % side + right
        if not (0 <= row < side and 0 <= column < side):
            return None
        found.append(side * row + column)
    return tuple(found)

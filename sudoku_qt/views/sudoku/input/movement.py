# SPDX-License-Identifier: MIT
"""The cursor's movement on a Sudoku board: to a neighbour, a box, or an empty cell."""

from collections.abc import Sequence
from math import hypot, isqrt

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.model import CELLS, SIDE, box_of

Place = tuple[int, int]
"""A row and a column; for a step, their differences."""
BOXES = tuple(map(box_of, range(CELLS)))
"""The region of each cell of a classic board."""
MIDDLE = 4, 4
"""Its middle cell."""


def neighbour(place: Place, step: Place, *, wrap: bool, side: int = SIDE) -> Place:
    """The adjacent cell; beyond the edge the cell itself, or with `wrap` the opposite one."""
    row, column = place[0] + step[0], place[1] + step[1]
    if wrap:
        return row % side, column % side
    return min(max(row, 0), side - 1), min(max(column, 0), side - 1)


def next_box(place: Place, step: Place, regions: Sequence[int] = BOXES) -> Place:
    """The same cell of the adjacent box; at the edge the cell itself.

    Where regions have any form, it is as far away as the cell's own region is long there.
    """
    side = isqrt(len(regions))
    (row, column), (down, right) = place, step
    line = [
        (row + far * down, column + far * right)
        for far in range(-side, side)
        if _on_board(row + far * down, column + far * right, side)
    ]
    here = line.index(place)
    own = regions[row * side + column]
    others = [at for at, (x, y) in enumerate(line) if regions[x * side + y] != own]
    first = max((at + 1 for at in others if at < here), default=0)
    after = min((at for at in others if at > here), default=len(line))
    if after == len(line):
        return place
    return line[min(here + after - first, len(line) - 1)]


def next_empty(cells: Sequence[Cell], place: Place, step: Place) -> Place:
    """The nearest empty cell in a direction, or the cell itself."""
    side = isqrt(len(cells))
    target = place[0] + step[0], place[1] + step[1]
    while _on_board(*target, side):
        if not cells[target[0] * side + target[1]].value:
            return target
        target = target[0] + step[0], target[1] + step[1]
    return place


def empty_after(cells: Sequence[Cell], number: int, way: int) -> Place | None:
    """The next empty cell in reading order, forward or back, wrapping at the ends."""
    count = len(cells)
    round_trip = ((number + way * far) % count for far in range(1, count))
    return next((divmod(cell, isqrt(count)) for cell in round_trip if not cells[cell].value), None)


def nearest_empty(cells: Sequence[Cell], number: int) -> Place | None:
    """The empty cell nearest to a given, the first of equals; None if it is no given."""
    side = isqrt(len(cells))
    row, column = divmod(number, side)
    empty = [divmod(at, side) for at, cell in enumerate(cells) if not cell.value]
    if not cells[number].given:
        return None
    return min(empty, key=lambda place: hypot(place[0] - row, place[1] - column), default=None)


def _on_board(row: int, column: int, side: int) -> bool:
    return 0 <= row < side and 0 <= column < side

# SPDX-License-Identifier: MIT
"""The cursor's movement on a Sudoku board: to a neighbour, a box, or an empty cell."""

from collections.abc import Sequence
from math import hypot

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.model import CELLS, SIDE

Place = tuple[int, int]
"""A row and a column; for a step, their differences."""


def neighbour(place: Place, step: Place, *, wrap: bool) -> Place:
    """The adjacent cell; beyond the edge the cell itself, or with `wrap` the opposite one."""
    row, column = place[0] + step[0], place[1] + step[1]
    if wrap:
        return row % SIDE, column % SIDE
    return min(max(row, 0), SIDE - 1), min(max(column, 0), SIDE - 1)


def next_box(place: Place, step: Place) -> Place:
    """The same cell of the adjacent box; at the edge the cell itself."""
    target = place[0] + 3 * step[0], place[1] + 3 * step[1]
    return target if _on_board(*target) else place


def next_empty(cells: Sequence[Cell], place: Place, step: Place) -> Place:
    """The nearest empty cell in a direction, or the cell itself."""
    target = place[0] + step[0], place[1] + step[1]
    while _on_board(*target):
        if not cells[target[0] * SIDE + target[1]].value:
            return target
        target = target[0] + step[0], target[1] + step[1]
    return place


def empty_after(cells: Sequence[Cell], number: int, way: int) -> Place | None:
    """The next empty cell in reading order, forward or back, wrapping at the ends."""
    round_trip = ((number + way * far) % CELLS for far in range(1, CELLS))
    return next((divmod(cell, SIDE) for cell in round_trip if not cells[cell].value), None)


def nearest_empty(cells: Sequence[Cell], number: int) -> Place | None:
    """The empty cell nearest to a given, the first of equals; None if it is no given."""
    row, column = divmod(number, SIDE)
    empty = [divmod(cell, SIDE) for cell in range(CELLS) if not cells[cell].value]
    if not cells[number].given:
        return None
    return min(empty, key=lambda place: hypot(place[0] - row, place[1] - column), default=None)


def _on_board(row: int, column: int) -> bool:
    return 0 <= row < SIDE and 0 <= column < SIDE

# SPDX-License-Identifier: MIT
"""Where the notes of a cell have their places.

Candidates stand three by three, each digit in a place of its own. Once a cell has corner notes,
these take the edges, in their order, and the candidates share one row in the middle. For those who
enter corner notes first, as in Snyder's way, they share it from the start, as many as fit, so that
none moves when the first corner note comes.
"""

from collections.abc import Iterable
from typing import NamedTuple

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.model import digits_in

NOTE_STEP = 0.3
"""From one column or row of notes to the next, as a share of the cell."""
ROW_STEP = 0.165
"""From one candidate to the next where they stand in a row."""
ROW_MOST = 5
"""How many candidates fit into a row so."""
CORNERS = (0, 0), (0, 2), (2, 0), (2, 2), (0, 1), (2, 1), (1, 0), (1, 2), (1, 1)
"""Rows and columns in the order in which corner notes take them."""


class Note(NamedTuple):
    """A digit in its place: a square whose corner and side are pixels of the cell."""

    digit: int
    corner: bool
    left: int
    top: int
    room: int

    def holds(self, x: float, y: float) -> bool:
        """Whether a point of the cell lies on the note."""
        return 0 <= x - self.left < self.room and 0 <= y - self.top < self.room


def note_places(size: int) -> tuple[int, int, int]:
    """Give, for a cell, the room of a note, where the first begins, and the step to the next."""
    step = round(size * NOTE_STEP)
    room = step + (size - step) % 2  # so that the middle note stands in the middle
    return room, (size - room) // 2 - step, step


def placed_notes(cell: Cell, size: int) -> list[Note]:
    """Every note of a cell in its place, and every candidate that a hint draws."""
    notes = cell.notes
    for disc in cell.discs:
        notes |= 1 << disc.digit - 1
    if not has_row(cell):
        return _in_square(digits_in(notes), size)
    room, first, step = note_places(size)
    corners = zip(digits_in(cell.corners), CORNERS, strict=False)
    around = [
        Note(digit, corner=True, left=first + column * step, top=first + row * step, room=room)
        for digit, (row, column) in corners
    ]
    return around + _in_row(list(digits_in(notes)), size)


def has_row(cell: Cell) -> bool:
    """Whether the candidates of a cell share a row in its middle; what a hint draws needs room."""
    fit = cell.snyder and not cell.discs and cell.notes.bit_count() <= ROW_MOST
    return bool(cell.corners) or fit


def digit_at(x: float, y: float, size: int) -> int:
    """The digit that has its place at a point of a cell where they stand three by three."""
    room, first, step = note_places(size)
    edge = first + (room - step) // 2
    column, row = (min(max(int((at - edge) // step), 0), 2) for at in (x, y))
    return row * 3 + column + 1


def _in_square(digits: Iterable[int], size: int) -> list[Note]:
    """Digits three by three."""
    room, first, step = note_places(size)
    return [
        Note(
            digit,
            corner=False,
            left=first + (digit - 1) % 3 * step,
            top=first + (digit - 1) // 3 * step,
            room=room,
        )
        for digit in digits
    ]


def _in_row(digits: list[int], size: int) -> list[Note]:
    """Digits beside each other in the middle, closer where there are many."""
    if not digits:
        return []
    room, first, step = note_places(size)
    most = (size - room) / max(1, len(digits) - 1)
    apart = min(size * ROW_STEP, most)
    left = (size - room - apart * (len(digits) - 1)) / 2
    return [
        Note(digit, corner=False, left=round(left + place * apart), top=first + step, room=room)
        for place, digit in enumerate(digits)
    ]

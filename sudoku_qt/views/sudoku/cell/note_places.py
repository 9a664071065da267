# SPDX-License-Identifier: MIT
"""The places of the notes in a cell.

Candidates are arranged three by three, each digit at a fixed place; corner notes take, in order,
the corners and edges that are left free. For players who enter corner notes first, as in Snyder
notation, the candidates that fit share a row in the middle. In either arrangement none of them
moves when the first corner note is added.
"""

from collections.abc import Iterable
from typing import NamedTuple

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.model import digits_in

NOTE_STEP = 0.3
"""The distance of two columns or rows of notes, as a share of the cell."""
ROW_STEP = 0.165
"""The distance of two candidates in a single row."""
ROW_MOST = 5
"""The most candidates in a single row."""
CORNERS = (0, 0), (0, 2), (2, 0), (2, 2), (0, 1), (2, 1), (1, 0), (1, 2), (1, 1)
"""The columns and rows of corner notes, in the order in which they are used."""


class Note(NamedTuple):
    """A digit at its place: a square, given by its corner and side in pixels of the cell."""

    digit: int
    corner: bool
    left: int
    top: int
    room: int

    def holds(self, x: float, y: float) -> bool:
        """Whether a point of the cell lies on the note."""
        return 0 <= x - self.left < self.room and 0 <= y - self.top < self.room


def note_places(size: int) -> tuple[int, int, int]:
    """The size of a note in a cell, the offset of the first one, and the step to the next."""
    step = round(size * NOTE_STEP)
    room = step + (size - step) % 2  # so that the middle note stands in the middle
    return room, (size - room) // 2 - step, step


def placed_notes(cell: Cell, size: int) -> list[Note]:
    """Every note of a cell at its place, and every candidate that a hint draws."""
    digits, corners = _candidates(cell), list(digits_in(cell.corners))
    if has_row(cell):
        return _in_corners(corners, CORNERS, size) + _in_row(digits, size)
    free = [place for place in CORNERS if place not in map(_place_of, digits)]
    return _in_corners(corners, free, size) + _in_square(digits, size)


def has_row(cell: Cell) -> bool:
    """Whether the candidates share a row in the middle, which a hint's drawing prevents.

    They also do if corner notes find no place beside them.
    """
    count = len(_candidates(cell))
    fits = cell.snyder and not cell.discs and count <= ROW_MOST
    return fits or count + cell.corners.bit_count() > len(CORNERS)


def is_mixed(cell: Cell) -> bool:
    """Whether corner notes are among the candidates instead of around a row of them."""
    return bool(cell.corners and _candidates(cell)) and not has_row(cell)


def digit_at(x: float, y: float, size: int) -> int:
    """The digit at a point of a cell with candidates three by three."""
    room, first, step = note_places(size)
    edge = first + (room - step) // 2
    column, row = (min(max(int((at - edge) // step), 0), 2) for at in (x, y))
    return row * 3 + column + 1


def _candidates(cell: Cell) -> list[int]:
    """The notes of a cell, and the candidates of a hint."""
    notes = cell.notes
    for disc in cell.discs:
        notes |= 1 << disc.digit - 1
    return list(digits_in(notes))


def _in_corners(digits: Iterable[int], places: Iterable[tuple[int, int]], size: int) -> list[Note]:
    """Corner notes in their possible places."""
    room, first, step = note_places(size)
    return [
        Note(digit, corner=True, left=first + column * step, top=first + row * step, room=room)
        for digit, (row, column) in zip(digits, places, strict=False)
    ]


def _in_square(digits: Iterable[int], size: int) -> list[Note]:
    """Digits in a square of three by three."""
    room, first, step = note_places(size)
    places = ((digit, *_place_of(digit)) for digit in digits)
    return [
        Note(digit, corner=False, left=first + column * step, top=first + row * step, room=room)
        for digit, row, column in places
    ]


def _place_of(digit: int) -> tuple[int, int]:
    """The row and the column of a digit in that square."""
    return divmod(digit - 1, 3)


def _in_row(digits: list[int], size: int) -> list[Note]:
    """Digits in a row in the middle, closer if there are many."""
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

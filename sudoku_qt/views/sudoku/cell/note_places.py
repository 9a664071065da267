# SPDX-License-Identifier: MIT
"""The places of the notes in a cell.

Candidates are arranged three by three, or four by four if there are more digits than nine, each
at a fixed place; corner notes take, in order, the corners and edges that are left free. For players
who enter corner notes first, as in Snyder notation, the candidates that fit share a row in the
middle. In either arrangement none of them moves when the first corner note is added. In a cell with
a label, whatever its length, all of them stand below it.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sudoku_qt.models.sudoku.board.cell import Cell, Layout
from sudoku_qt.models.sudoku.board.model import digits_in

NOTE_STEP, NOTE_HEIGHT = 0.3, 0.18
"""The distance of two columns or rows of notes, and their height, as shares of the cell."""
LOWERED_STEPS, LOWERED = (0.27, 0.225), 0.085
"""The distances of columns and of rows below the sums of cages, and how much lower they stand."""
FOUR_STEPS, FOUR_LOWERED_STEPS, FOUR_LOWERED = (0.24, 0.24), (0.225, 0.195), 0.075
"""The same for four by four, which need the whole cell."""
SCALES = {
    Layout.LOWERED: (0.8, 1.0),
    Layout.FOUR_BY_FOUR: (0.8, 1.08),
    Layout.FOUR_BY_FOUR | Layout.LOWERED: (0.65, 0.92),
}
"""The sizes of what is drawn round a note, and of the note itself, where notes stand closer."""
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
    scale: float = 1.0
    """The size of what is drawn round it, relative to the usual one."""
    height: float = 1.0
    """Its own size, relative to the usual one."""

    def holds(self, x: float, y: float) -> bool:
        """Whether a point of the cell lies on the note."""
        return 0 <= x - self.left < self.room and 0 <= y - self.top < self.room


class NoteFrame(NamedTuple):
    """The places of notes in rows and columns: the first one, the steps to others, their side."""

    left: int
    top: int
    across: int
    down: int
    room: int
    side: int = 3
    scale: float = 1.0
    height: float = 1.0

    def note(self, digit: int, row: int, column: int, *, corner: bool) -> Note:
        """A digit at a place."""
        left, top = self.left + column * self.across, self.top + row * self.down
        return Note(digit, corner, left, top, self.room, self.scale, self.height)

    @property
    def corners(self) -> Sequence[tuple[int, int]]:
        """The columns and rows of corner notes, in their order."""
        if self.side == 3:
            return CORNERS
        last = self.side - 1
        corners = [(0, 0), (0, last), (last, 0), (last, last)]
        rest = ((row, column) for row in range(self.side) for column in range(self.side))
        return [*corners, *(place for place in rest if place not in corners)]

    def place_of(self, digit: int) -> tuple[int, int]:
        """The row and the column of a candidate."""
        return divmod(digit - 1, self.side)


def note_places(size: int) -> tuple[int, int, int]:
    """The size of a note in a cell, the offset of the first one, and the step to the next."""
    step = round(size * NOTE_STEP)
    room = step + (size - step) % 2  # so that the middle note stands in the middle
    return room, (size - room) // 2 - step, step


def note_frame(size: int, layout: int = Layout.USUAL) -> NoteFrame:
    """The places of notes in a cell of a size in pixels."""
    if not layout & (Layout.LOWERED | Layout.FOUR_BY_FOUR):
        room, first, step = note_places(size)
        return NoteFrame(first, first, step, step, room)
    lowered, four = bool(layout & Layout.LOWERED), bool(layout & Layout.FOUR_BY_FOUR)
    steps = (FOUR_LOWERED_STEPS if lowered else FOUR_STEPS) if four else LOWERED_STEPS
    across, down = (round(size * step) for step in steps)
    room, side, sizes = min(across, down), 3, SCALES[Layout(layout & ~Layout.LABELLED)]
    if four:  # with as many pixels above a note as below it, rows stand apart in small cells, too
        side, room = 4, room - (room - round(size * NOTE_HEIGHT * sizes[1])) % 2
    low = round(size * (FOUR_LOWERED if four else LOWERED)) if lowered else 0
    left = (size - room - (side - 1) * across) // 2
    top = (size - room - (side - 1) * down) // 2 + low
    return NoteFrame(left, top, across, down, room, side, *sizes)


def placed_notes(cell: Cell, size: int) -> list[Note]:
    """Every note of a cell at its place, and every candidate that a hint draws."""
    digits, corners = _candidates(cell), list(digits_in(cell.corners))
    if has_row(cell) or not digits:
        is_below = bool(cell.layout & Layout.LABELLED)
        around = note_frame(size, Layout.LOWERED if is_below else Layout.USUAL)
        return _in_corners(corners, CORNERS, around) + _in_row(digits, size, around)
    frame = note_frame(size, cell.layout)
    taken = [*map(frame.place_of, digits)]
    free = [place for place in frame.corners if place not in taken]
    candidates = [frame.note(digit, *frame.place_of(digit), corner=False) for digit in digits]
    return _in_corners(corners, free, frame) + candidates


def has_row(cell: Cell) -> bool:
    """Whether the candidates share a row in the middle, which a hint's drawing prevents.

    They also do if corner notes find no place beside them.
    """
    count = len(_candidates(cell))
    fits = cell.snyder and not cell.discs and count <= ROW_MOST
    most = 16 if cell.layout & Layout.FOUR_BY_FOUR else len(CORNERS)
    return fits or count + cell.corners.bit_count() > most


def is_mixed(cell: Cell) -> bool:
    """Whether corner notes are among the candidates instead of around a row of them."""
    return bool(cell.corners and _candidates(cell)) and not has_row(cell)


def digit_at(x: float, y: float, size: int, layout: int = Layout.USUAL) -> int:
    """The digit at a point of a cell with candidates in rows and columns."""
    frame = note_frame(size, layout)
    left = frame.left + (frame.room - frame.across) // 2
    top = frame.top + (frame.room - frame.down) // 2
    column = min(max(int((x - left) // frame.across), 0), frame.side - 1)
    row = min(max(int((y - top) // frame.down), 0), frame.side - 1)
    return row * frame.side + column + 1


def _candidates(cell: Cell) -> list[int]:
    """The notes of a cell, and the candidates of a hint."""
    notes = cell.notes
    for disc in cell.discs:
        notes |= 1 << disc.digit - 1
    return list(digits_in(notes))


def _in_corners(
    digits: Iterable[int], places: Iterable[tuple[int, int]], frame: NoteFrame
) -> list[Note]:
    """Corner notes in their possible places."""
    pairs = zip(digits, places, strict=False)
    return [frame.note(digit, row, column, corner=True) for digit, (row, column) in pairs]


def _in_row(digits: list[int], size: int, around: NoteFrame) -> list[Note]:
    """Digits in a row in the middle, closer if there are many."""
    if not digits:
        return []
    room = around.room
    most = (size - room) / max(1, len(digits) - 1)
    apart = min(size * ROW_STEP, most)
    left = (size - room - apart * (len(digits) - 1)) / 2
    top = around.top + around.down
    return [
        Note(digit, corner=False, left=round(left + place * apart), top=top, room=room)
        for place, digit in enumerate(digits)
    ]

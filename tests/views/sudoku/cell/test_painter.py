# SPDX-License-Identifier: MIT
"""The ink of a cell: what is in it is drawn, in the size and the theme that were asked for last."""

import numpy as np
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.views.sudoku.cell.note_places import placed_notes
from sudoku_qt.views.sudoku.cell.painter import CellPainter
from sudoku_qt.views.theme import Theme
from tests.views.pixels import pixels

GIVEN = Cell(7, given=True)
NOTED = Cell(notes=0b100010001)
EMPTY = Cell()


def drawn(ink: CellPainter, cell: Cell, size: int, theme: Theme) -> set[tuple[int, int]]:
    """The pixels in which something was drawn."""
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(theme.board)
    painter = QPainter(image)
    ink.draw(painter, cell, 0, 0)
    painter.end()
    rows, columns = np.nonzero(pixels(image) != theme.board.rgba())
    return set(zip(columns.tolist(), rows.tolist(), strict=True))


def test_a_digit_stands_in_the_middle_and_grows_with_the_cell(qtbot: QtBot, theme: Theme) -> None:
    ink = CellPainter(60, theme)
    small = drawn(ink, GIVEN, 60, theme)
    ink.fit(90, theme)
    large = drawn(ink, GIVEN, 90, theme)
    for size, places in ((60, small), (90, large)):
        heights = [y for _, y in places]
        assert abs(min(heights) + max(heights) - (size - 1)) <= 1
        assert (max(heights) - min(heights) + 1) / size > 0.39
    assert len(large) > 1.7 * len(small)


def test_notes_leave_free_the_places_of_what_is_not_noted(qtbot: QtBot, theme: Theme) -> None:
    pixels = drawn(CellPainter(60, theme), NOTED, 60, theme)
    in_thirds = {(x // 20, y // 20) for x, y in pixels}
    assert in_thirds == {(0, 0), (1, 1), (2, 2)}


def test_a_corner_note_is_framed_where_it_stands_among_notes(qtbot: QtBot, theme: Theme) -> None:
    ink, corner, alone = CellPainter(66, theme), Cell(corners=0b10), Cell(notes=0b100000001)
    note = placed_notes(alone._replace(corners=0b10), 66)[0]
    assert note.corner

    def line(cell: Cell) -> bool:
        """Whether the left side of a frame stands at the note, above and below the digit."""
        seen, left = drawn(ink, cell, 66, theme), note.left + (note.room - 18) // 2
        return all((left, note.top + y) in seen for y in range(6, note.room - 6))

    assert line(alone._replace(corners=0b10))
    assert not line(corner)
    assert not line(alone)
    in_row = Cell(notes=0b1, corners=0b10, snyder=True)
    assert not line(in_row), "they stand apart"


def test_nothing_is_drawn_into_an_empty_cell(qtbot: QtBot, theme: Theme) -> None:
    assert drawn(CellPainter(60, theme), EMPTY, 60, theme) == set()

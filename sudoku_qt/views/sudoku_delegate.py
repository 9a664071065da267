# SPDX-License-Identifier: MIT
"""Paints a cell of a Sudoku: its ground, its digit or its notes, its marks and the cursor."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from sudoku_qt.models.sudoku_model import Index, Mark, Role
from sudoku_qt.views.digit_stamps import DigitStamps
from sudoku_qt.views.sudoku_shading import (
    CURSOR,
    DIGIT_SHIFT,
    NO_SHADES,
    PEER,
    SAME,
    SELECTED,
    WAITING,
    Cell,
)
from sudoku_qt.views.theme import Theme, blend

Weight = QFont.Weight

DIGIT_HEIGHT = 0.42  # of the cell: a face of 58 %
NOTE_HEIGHT = 0.18  # a face of 25 %
FRAME = 0.045  # the cursor's
TRIANGLE = 0.17  # of a conflict
CROSS_ARM, CROSS_MIDDLE = 0.05, 0.13  # of a mistake
NOTE_STEP = 0.3  # from one column or row of notes to the next
SHOWN_SHARE = 0.6  # of the first set's colour, so that every ink can be read on it
MOST_PIXMAPS = 324
"""Cells kept; four boards of cells that all look different."""


class SudokuDelegate(QStyledItemDelegate):
    """Paints whole device pixels; the view's painter counts in them."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shades: Sequence[int] = NO_SHADES
        self._stamps = DigitStamps()
        self._pixmaps: dict[tuple[Cell, int], QPixmap] = {}
        self._size = 0

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self._size = 0

    def set_shades(self, shades: Sequence[int]) -> None:
        """Shade the 81 cells so from now on."""
        self._shades = shades

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell from what it was drawn before, or draw it."""
        rect = option.rect
        if rect.width() != self._size or len(self._pixmaps) > MOST_PIXMAPS:
            self._start_afresh(rect.width())
        cell: Cell = index.model().data(index, Role.CELL)
        key = cell, self._shades[index.row() * 9 + index.column()]
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._pixmaps[key] = self._draw(*key)
        painter.drawPixmap(rect.topLeft(), pixmap)

    def _start_afresh(self, size: int) -> None:
        self._pixmaps.clear()
        self._stamps.forget()
        self._size = size

    def _draw(self, cell: Cell, shade: int) -> QPixmap:
        pixmap = QPixmap(self._size, self._size)
        pixmap.fill(self._ground(cell, shade))
        painter = QPainter(pixmap)
        if cell[0]:
            self._draw_digit(painter, cell)
            self._draw_mark(painter, cell, inset=self._frame if shade & CURSOR else 0)
        elif cell[2]:
            self._draw_notes(painter, cell[2], shade >> DIGIT_SHIFT)
        if shade & CURSOR:
            self._draw_cursor(painter, waiting=bool(shade & WAITING))
        painter.end()
        return pixmap

    def _ground(self, cell: Cell, shade: int) -> QColor:
        """Choose the ground that lies on top of all that apply."""
        _, given, _, conflict, mark = cell
        theme = self._theme
        grounds = (
            (shade & SELECTED, theme.selected),
            (conflict, theme.conflict_ground),
            (mark is Mark.SHOWN, blend(theme.board, theme.set_a, SHOWN_SHARE)),
            (shade & SAME, theme.same),
            (shade & PEER, theme.peer),
            (given, theme.given_ground),
        )
        return next((ground for applies, ground in grounds if applies), theme.board)

    def _draw_digit(self, painter: QPainter, cell: Cell) -> None:
        value, given, _, conflict, mark = cell
        theme = self._theme
        inks = (
            (conflict, theme.conflict),
            (mark is Mark.WRONG, theme.wrong),
            (given, theme.given),
        )
        ink = next((ink for applies, ink in inks if applies), theme.entered)
        weight = Weight.DemiBold if given or conflict else Weight.Normal
        height = round(self._size * DIGIT_HEIGHT)
        painter.drawPixmap(0, 0, self._stamps.stamp(value, self._size, height, weight, ink))

    def _draw_notes(self, painter: QPainter, notes: int, sought: int) -> None:
        """Draw each noted digit in its own place of three by three, the cursor's digit bold."""
        theme = self._theme
        room, first, step = note_places(self._size)
        height = round(self._size * NOTE_HEIGHT)
        for place in range(9):
            if notes >> place & 1:
                row, column = divmod(place, 3)
                look = (
                    (Weight.DemiBold, theme.given)
                    if place + 1 == sought
                    else (Weight.Medium, theme.note)
                )
                stamp = self._stamps.stamp(place + 1, room, height, *look)
                painter.drawPixmap(first + column * step, first + row * step, stamp)

    @property
    def _frame(self) -> int:
        """How wide the cursor's frame is."""
        return max(2, round(self._size * FRAME))

    def _draw_mark(self, painter: QPainter, cell: Cell, *, inset: int) -> None:
        """Draw in the upper right corner what is amiss, in another shape for each kind."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        right = self._size - inset
        if cell[3]:
            self._draw_triangle(painter, right, inset)
        elif cell[4] is Mark.WRONG:
            self._draw_cross(painter, right, inset)

    def _draw_triangle(self, painter: QPainter, right: int, top: int) -> None:
        side = max(4, round(self._size * TRIANGLE))
        corner = QPolygonF(
            [QPointF(right - side, top), QPointF(right, top), QPointF(right, top + side)]
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.conflict)
        painter.drawPolygon(corner)

    def _draw_cross(self, painter: QPainter, right: int, top: int) -> None:
        size = self._size
        arm, middle = size * CROSS_ARM, size * CROSS_MIDDLE
        x, y = right - middle, top + middle
        painter.setPen(QPen(self._theme.wrong, max(1.0, size * 0.03), c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(x - arm, y - arm), QPointF(x + arm, y + arm))
        painter.drawLine(QPointF(x - arm, y + arm), QPointF(x + arm, y - arm))

    def _draw_cursor(self, painter: QPainter, *, waiting: bool) -> None:
        """Draw the cursor's frame inside the cell, so that what is in it stays readable."""
        width = self._frame
        theme = self._theme
        ink = blend(theme.cursor, theme.board, 0.45) if waiting else theme.cursor
        frame = QRectF(0, 0, self._size, self._size).adjusted(
            width / 2, width / 2, -width / 2, -width / 2
        )
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, width, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawRoundedRect(frame, width * 0.75, width * 0.75)


def note_places(size: int) -> tuple[int, int, int]:
    """Give, for a cell, the room of a note, where the first begins, and the step to the next."""
    step = round(size * NOTE_STEP)
    room = step + (size - step) % 2  # so that the middle note stands in the middle
    return room, (size - room) // 2 - step, step

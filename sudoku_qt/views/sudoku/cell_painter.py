# SPDX-License-Identifier: MIT
"""What is drawn into a cell: its digit or its notes, and a mark where something is amiss."""

from PySide6 import QtCore
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from sudoku_qt.models.sudoku.model import Mark
from sudoku_qt.views.brushes import brush_of
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sudoku.digit_cache import DigitCache, whole_height
from sudoku_qt.views.sudoku.note_places import note_places
from sudoku_qt.views.sudoku.shading import Cell
from sudoku_qt.views.theme import Theme

DIGIT_HEIGHT = 0.42  # of the cell: a face of 58 %
NOTE_HEIGHT = 0.18  # a face of 25 %
NOTE_TILE, NOTE_TILE_RADIUS = 0.29, 0.06  # of the cell: behind a note that is the cursor's digit
TRIANGLE = 0.17  # of a conflict
CROSS_ARM, CROSS_MIDDLE = 0.05, 0.13  # of a mistake


class CellPainter:
    """Draws into cells of one size in the inks of one theme."""

    def __init__(self, size: int, theme: Theme) -> None:
        self._size, self._theme = size, theme
        self._digits = DigitCache()

    def fit(self, size: int, theme: Theme) -> None:
        """Draw into cells of another size, or in other inks, from now on."""
        self._size, self._theme = size, theme
        self._digits.forget()

    def draw(self, painter: QPainter, cell: Cell, sought: int, inset: int) -> None:
        """Draw a cell's content; `sought` is the digit among the notes that stands out.

        A mark stays `inset` pixels away from the edge.
        """
        if cell[0]:
            self._draw_digit(painter, cell)
            self._draw_mark(painter, cell, inset)
        elif cell[2]:
            self._draw_notes(painter, cell[2], sought)

    def _draw_digit(self, painter: QPainter, cell: Cell) -> None:
        value, given, _, conflict, mark = cell
        theme = self._theme
        inks = (
            (mark is Mark.WRONG, theme.wrong),
            (given, theme.given),
            (conflict, theme.conflict),
        )
        ink = next((ink for applies, ink in inks if applies), theme.entered)
        weight = Weight.DemiBold if given else Weight.Normal
        height = round(self._size * DIGIT_HEIGHT)
        painter.drawPixmap(0, 0, self._digits.digit(value, self._size, height, weight, ink))

    def _draw_notes(self, painter: QPainter, notes: int, sought: int) -> None:
        """Draw each noted digit in its own place of three by three, the cursor's on a tile."""
        theme = self._theme
        room, first, step = note_places(self._size)
        height = round(self._size * NOTE_HEIGHT)
        for place in range(9):
            if notes >> place & 1:
                row, column = divmod(place, 3)
                left, top = first + column * step, first + row * step
                if place + 1 == sought:
                    self._draw_note_tile(painter, left, top, room)
                picture = self._digits.digit(place + 1, room, height, Weight.Medium, theme.note)
                painter.drawPixmap(left, top, picture)

    def _draw_note_tile(self, painter: QPainter, left: int, top: int, room: int) -> None:
        painter.save()
        painter.translate(left, top)
        share = self._size / room
        draw_tile(painter, room, NOTE_TILE * share, NOTE_TILE_RADIUS * share, self._theme.same)
        painter.restore()

    def _draw_mark(self, painter: QPainter, cell: Cell, inset: int) -> None:
        """Draw what is amiss, each in a corner and a shape of its own: it can be both."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        right = self._size - inset
        if cell[3]:
            self._draw_triangle(painter, right, inset)
        if cell[4] is Mark.WRONG:
            self._draw_cross(painter, right, right)

    def _draw_triangle(self, painter: QPainter, right: int, top: int) -> None:
        side = max(4, round(self._size * TRIANGLE))
        corner = QPolygonF(
            [QPointF(right - side, top), QPointF(right, top), QPointF(right, top + side)]
        )
        painter.setPen(QtCore.Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.conflict)
        painter.drawPolygon(corner)

    def _draw_cross(self, painter: QPainter, right: int, bottom: int) -> None:
        size = self._size
        arm, middle = size * CROSS_ARM, size * CROSS_MIDDLE
        x, y = right - middle, bottom - middle
        painter.setPen(
            QPen(self._theme.wrong, max(1.0, size * 0.03), c=QtCore.Qt.PenCapStyle.RoundCap)
        )
        painter.drawLine(QPointF(x - arm, y - arm), QPointF(x + arm, y + arm))
        painter.drawLine(QPointF(x - arm, y + arm), QPointF(x + arm, y - arm))


def draw_tile(painter: QPainter, room: int, share: float, radius: float, ink: QColor) -> None:
    """Draw a tile with round corners into the middle of a square, in whole pixels."""
    side = whole_height(room * share, room)
    edge = (room - side) // 2
    path = QPainterPath()
    path.addRoundedRect(edge, edge, side, side, room * radius, room * radius)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, brush_of(ink))

# SPDX-License-Identifier: MIT
"""The list of a lesson's exercises: done ones have a tick and a time, later ones are grey."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from sudoku_qt.override import override
from sudoku_qt.views.brushes import brush_of, pen_of
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku.cell.discs import tick_in
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.lists.line_list import draw_elided

ROW, BADGE, GAP = 36, 22, 12


class ExerciseRow(NamedTuple):
    """An exercise: its number, its name, and its time or "now"."""

    number: int
    label: str
    time: str = ""
    state: str = "ahead"
    """ "done", "now" or "ahead"."""


class Rows(ThemedWidget):
    """Paints the list."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[ExerciseRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[ExerciseRow], spoken: str) -> None:
        """Show these rows; `spoken` is their text for a screen reader."""
        self.rows = tuple(rows)
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(ROW) * len(self.rows))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = self.theme.px(ROW)
        for place, row in enumerate(self.rows):
            self._paint(painter, row, QRectF(0, place * high, self.width(), high))
        painter.end()

    def _paint(self, painter: QPainter, row: ExerciseRow, room: QRectF) -> None:
        theme, side = self.theme, self.theme.px(BADGE)
        badge = QRectF(room.left(), room.center().y() - side / 2, side, side)
        self._paint_badge(painter, row, badge)
        middle = Qt.AlignmentFlag.AlignVCenter
        font = face(13 * theme.zoom)
        wide = QFontMetrics(font).horizontalAdvance(row.time)
        painter.setFont(font)
        painter.setPen(theme.muted)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | middle, row.time)
        left = badge.right() + theme.px(GAP)
        words = room.adjusted(left - room.left(), 0, -wide - theme.px(GAP), 0)
        weight = Weight.DemiBold if row.state == "now" else Weight.Normal
        painter.setFont(face(15 * theme.zoom, weight))
        painter.setPen(theme.muted if row.state == "ahead" else theme.text)
        draw_elided(painter, words.toRect(), row.label)

    def _paint_badge(self, painter: QPainter, row: ExerciseRow, place: QRectF) -> None:
        theme = self.theme
        grounds = {"done": theme.follows, "now": theme.cursor}
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush_of(grounds.get(row.state, theme.well)))
        painter.drawEllipse(place)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if row.state == "done":
            pen = pen_of(theme.given, max(1.0, place.width() * 0.09))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(tick_in(place), pen)
            return
        ink: QColor = theme.on_accent if row.state == "now" else theme.muted
        painter.setPen(ink)
        painter.setFont(face(12 * theme.zoom, Weight.DemiBold))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(row.number))

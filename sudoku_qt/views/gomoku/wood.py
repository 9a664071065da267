# SPDX-License-Identifier: MIT
"""The wood of a Gomoku board: its background, lines, star points and coordinates."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.board.lettering import write
from sudoku_qt.views.device_pixels import line_width
from sudoku_qt.views.fonts import face
from sudoku_qt.views.gomoku.look import GomokuLook

RADIUS = 5
THIN, EDGE = 1.0, 2.0
"""Logical widths of inner lines, and of the four edges."""
LETTERS = "abcdefghijklmnopqrstuv"
STARRED = 9
"""A board with a middle and at least so many rows has star points."""


class Wood(NamedTuple):
    """The wood under a board, in device pixels; `ratio` is their number in a logical pixel."""

    board: BoardGeometry
    look: GomokuLook
    ratio: float

    @property
    def rect(self) -> QRectF:
        """The rectangle of the wood, with the grid exactly in its middle."""
        board = self.board
        side = board.side - (board.cell - self.thin) % 2
        return QRectF(board.left, board.top, side, side)

    @property
    def thin(self) -> int:
        """The width of a line."""
        return line_width(THIN, self.ratio)

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return RADIUS * self.ratio

    @property
    def starts(self) -> list[int]:
        """The position of each line, from the left, or the top, of the wood."""
        half = (self.board.cell - self.thin) // 2
        return [start + half for start in self.board.starts]

    def paint_ground(self, painter: QPainter) -> None:
        """Paint the bare wood."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.ground)
        painter.drawRoundedRect(self.rect, self.radius, self.radius)

    def paint(self, painter: QPainter) -> None:
        """Paint the wood with everything drawn and written on it."""
        self.paint_ground(painter)
        self._paint_lines(painter)
        self._paint_stars(painter)
        if self.look.coordinates:
            self._paint_coordinates(painter)

    def _paint_lines(self, painter: QPainter) -> None:
        """Paint lines in whole pixels; the outermost ones are wider on their outer side."""
        left, top, thin = self.board.left, self.board.top, self.thin
        more = line_width(EDGE, self.ratio) - thin
        starts = self.starts
        first = starts[0] - more
        length = starts[-1] + thin + more - first
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for place, start in enumerate(starts):
            begin = start - (more if place == 0 else 0)
            width = thin + (more if place in {0, len(starts) - 1} else 0)
            painter.fillRect(left + begin, top + first, width, length, self.look.line)
            painter.fillRect(left + first, top + begin, length, width, self.look.line)

    def _paint_stars(self, painter: QPainter) -> None:
        """Paint the star points."""
        starts, radius = self.starts, max(2.0, self.board.cell * 0.075)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.line)
        for row, column in star_points(len(starts)):
            at = QPointF(starts[column], starts[row]) + QPointF(self.thin, self.thin) / 2
            painter.drawEllipse(at + QPointF(self.board.left, self.board.top), radius, radius)

    def _paint_coordinates(self, painter: QPainter) -> None:
        """Write letters below and numbers at the left."""
        board, ink = self.board, self.look.written
        margin = board.lines[0] + board.cell * 0.06
        font = face(min(board.cell * 0.42, 12 * self.ratio))
        metrics = QFontMetricsF(font)
        foot = self.rect.bottom() - (margin - metrics.xHeight()) / 2
        for place, start in enumerate(self.starts):
            middle = start + self.thin / 2
            letter, number = LETTERS[place], str(len(self.starts) - place)
            across = board.left + middle - metrics.horizontalAdvance(letter) / 2
            write(painter, QPointF(across, foot), font, letter, ink)
            across = board.left + (margin - metrics.horizontalAdvance(number)) / 2
            down = board.top + middle + metrics.capHeight() / 2
            write(painter, QPointF(max(across, board.left + 1), down), font, number, ink)


def star_points(count: int) -> set[tuple[int, int]]:
    """The rows and columns of the star points of a board with `count` rows."""
    if count % 2 == 0 or count < STARRED:
        return set()
    near, middle = (3 if count > 12 else 2), count // 2
    between = (near, middle, count - 1 - near)
    sides = between if count >= 19 else (near, count - 1 - near)
    return {(row, column) for row in sides for column in sides} | {(middle, middle)}

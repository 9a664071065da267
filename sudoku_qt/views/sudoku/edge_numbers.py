# SPDX-License-Identifier: MIT
"""The numbers of rows and columns at the edge of a board, to go with the names of cells."""

from math import ceil

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.models.sudoku.board.spoken import row_names
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku.board_painting import PaintedBoard
from sudoku_qt.views.themed import ThemedWidget

ROOM, LEAST = 18, 10
"""The width of the edge with the numbers, and the least that is readable, at 100 %."""
SIZE = 11
CLOSER = 0.04
"""How much nearer than the end of the rim numbers stand that are behind clues, in cells."""


class EdgeNumbers(ThemedWidget):
    """Lies around a board with the same parent: rows at its left, columns below, as on a map.

    Where clues stand on that side, the numbers are on the opposite one; where they stand on both,
    the numbers are behind the clues, so that none is read as a clue.
    """

    def __init__(self, board: PaintedBoard, parent: QWidget) -> None:
        super().__init__(parent)
        self._board, self._host = board, parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def follow(self) -> None:
        """Follow the board's geometry and clues; only numbers lie over the board's rim."""
        room = self.theme.px(ROOM)
        around = self._board.geometry().adjusted(-room, -room, room, room)
        self.setGeometry(around & self._host.rect())
        if self._board.rim:
            self.raise_()
            self.setMask(QRegion(self.rect()) - QRegion(self._square()))
        else:
            self.stackUnder(self._board)
            self.clearMask()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the numbers, if there is room for them."""
        board, least = self._board, self.theme.px(LEAST)
        model = board.model()
        corner = board.surface.mapTo(self._host, QPoint(0, 0)) - self.pos()
        rows_at, columns_at = self._strips(self._square())
        painter = QPainter(self)
        painter.setPen(self.theme.muted)
        letters = isinstance(model, SudokuModel) and model.letters
        rows = row_names(letters=letters, side=board.count)
        for at in range(board.count):
            cell = board.visualRect(model.index(at, at)).translated(corner)
            beside = QRect(rows_at.left(), cell.top(), rows_at.width(), cell.height())
            below = QRect(cell.left(), columns_at.top(), cell.width(), columns_at.height())
            self._write(painter, beside & self.rect(), rows[at], least)
            self._write(painter, below & self.rect(), str(at + 1), least)
        painter.end()

    def _square(self) -> QRect:
        """The board with its frame; without a rim, all of the board's widget."""
        board = self._board
        if not board.rim:
            return board.geometry().translated(-self.pos())
        last, frame = board.count - 1, ceil(board.board.lines[0] / self.devicePixelRatioF())
        cells = board.cell_rect(0, 0) | board.cell_rect(last, last)
        corner = board.surface.mapTo(self._host, QPoint(0, 0)) - self.pos()
        return cells.translated(corner).adjusted(-frame, -frame, frame, frame)

    def _strips(self, square: QRect) -> tuple[QRect, QRect]:
        """Where the numbers of rows and those of columns stand."""
        board, room = self._board, self.theme.px(ROOM)
        taken = board.clue_edges
        away = ceil((board.rim - CLOSER) * board.cell_rect(0, 0).width())
        if "left" not in taken or "right" in taken:
            left = square.left() - room - ("left" in taken) * away
        else:
            left = square.right() + 1
        if "foot" not in taken or "top" in taken:
            top = square.bottom() + 1 + ("foot" in taken) * away
        else:
            top = square.top() - room
        return QRect(left, 0, room, self.height()), QRect(0, top, self.width(), room)

    def _write(self, painter: QPainter, place: QRect, sign: str, least: int) -> None:
        room = min(place.width(), place.height())
        if room >= least:
            painter.setFont(face(min(SIZE * self.theme.zoom, room - 1), Weight.Medium))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, sign)

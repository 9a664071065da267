# SPDX-License-Identifier: MIT
"""The numbers of rows and columns at the edge of a board, to go with the names of cells."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.models.sudoku.board.spoken import row_names
from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.themed import ThemedWidget

ROOM, LEAST = 18, 10
"""The width of the edge with the numbers, and the least that is readable, at 100 %."""
SIZE = 11


class EdgeNumbers(ThemedWidget):
    """Lies around a board with the same parent: rows at its left, columns below, as on a map."""

    def __init__(self, board: BoardView, parent: QWidget) -> None:
        super().__init__(parent)
        self._board, self._host = board, parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def follow(self) -> None:
        """Follow the board's geometry, below it in the stack."""
        around, room = self._board.geometry(), self.theme.px(ROOM)
        left, foot = min(room, around.left()), min(room, self._host.height() - around.bottom() - 1)
        self.setGeometry(around.adjusted(-left, 0, 0, foot))
        self.stackUnder(self._board)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the numbers, if there is room for them."""
        board, least = self._board, self.theme.px(LEAST)
        model = board.model()
        corner = board.surface.mapTo(self._host, QPoint(0, 0)) - self.pos()
        around = board.geometry().translated(-self.pos())
        painter = QPainter(self)
        painter.setPen(self.theme.muted)
        letters = isinstance(model, SudokuModel) and model.letters
        rows = row_names(letters=letters, side=board.count)
        for at in range(board.count):
            cell = board.visualRect(model.index(at, at)).translated(corner)
            room = self.theme.px(ROOM)
            left = QRect(around.left() - room, cell.top(), room, cell.height())
            foot = QRect(cell.left(), around.bottom() + 1, cell.width(), room)
            self._write(painter, left & self.rect(), rows[at], least)
            self._write(painter, foot & self.rect(), str(at + 1), least)
        painter.end()

    def _write(self, painter: QPainter, place: QRect, sign: str, least: int) -> None:
        room = min(place.width(), place.height())
        if room >= least:
            painter.setFont(face(min(SIZE * self.theme.zoom, room - 1), Weight.Medium))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, sign)

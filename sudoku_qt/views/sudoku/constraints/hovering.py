# SPDX-License-Identifier: MIT
"""The cell that the mouse is over, told while somebody wants to know."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QMouseEvent

from sudoku_qt.views.board.view import BoardView


class CellHover(QObject):
    """Watches the mouse over a board."""

    moved = Signal(object)
    """The mouse is over another cell, a number, or with None over none."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._cell: int | None = None

    def watch(self, *, on: bool) -> None:
        """Begin to watch, or end it."""
        surface = self._board.surface
        surface.removeEventFilter(self)
        surface.setMouseTracking(on)
        if on:
            surface.installEventFilter(self)
        else:
            self._cell = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell of a move, and leave it to the board."""
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            index = self._board.indexAt(event.position().toPoint())
            count = self._board.count
            self._tell(index.row() * count + index.column() if index.isValid() else None)
        elif event.type() == QEvent.Type.Leave:
            self._tell(None)
        return False

    def _tell(self, cell: int | None) -> None:
        if cell != self._cell:
            self._cell = cell
            self.moved.emit(cell)

# SPDX-License-Identifier: MIT
"""The pencil of a setter: the mouse on the board, as places in cells, also outside of it."""

from bisect import bisect_right

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from sudoku_qt.models.sudoku.compose.strokes import Place
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.board.view import BoardView


class Pencil(QObject):
    """Takes the mouse's place on a board, and emits where it draws."""

    put = Signal(object)
    """The pencil was put down at a `Place`."""
    switched = Signal(object)
    """The cell at a `Place` is to be added to the selected area, or taken from it."""
    drawn = Signal(object)
    """It was drawn on to a `Place`."""
    lifted = Signal()
    """It was lifted."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._is_down = False

    def press(self, event: QMouseEvent) -> None:
        """Put it down with the left button; any other is the window's."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.switched.emit(self._place(event.position()))
            return
        self._is_down = True
        self.put.emit(self._place(event.position()))

    def press_again(self, event: QMouseEvent) -> None:
        """Take a quick second click as a click."""
        self.press(event)

    def drag(self, event: QMouseEvent) -> None:
        """Draw on."""
        if self._is_down:
            self.drawn.emit(self._place(event.position()))

    def lift(self) -> None:
        """Lift it."""
        if self._is_down:
            self._is_down = False
            self.lifted.emit()

    def _place(self, point: QPointF) -> Place:
        ratio = self._board.devicePixelRatioF()
        board = self._board.board
        return Place(
            _along(point.x() * ratio - board.left, board),
            _along(point.y() * ratio - board.top, board),
        )


def _along(pixels: float, board: BoardGeometry) -> float:
    """A distance from the board's edge, in cells; a line belongs to the cell before it."""
    if pixels < 0:
        return pixels / board.cell
    number = max(0, bisect_right(board.starts, pixels) - 1)
    within = (pixels - board.starts[number]) / board.cell
    if number == len(board.starts) - 1 and pixels >= board.side:
        return number + 1 + (pixels - board.side) / board.cell
    return number + min(max(within, 0.0), 0.999)

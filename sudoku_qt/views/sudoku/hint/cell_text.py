# SPDX-License-Identifier: MIT
"""A text that reports which of the cells named in it the pointer is on."""

from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.cell_names import cells_named
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.widgets.cards.card import Paragraph

NOBODY = frozenset[int]()


class CellText(Paragraph):
    """A paragraph whose names of cells react to the pointer."""

    pointed = Signal(object)
    """The cells (a frozenset) whose name is now under the pointer; empty if it has left."""

    def __init__(self, size: float, ink: str = "text", parent: QWidget | None = None) -> None:
        super().__init__(size, Weight.Normal, ink, parent)
        self._cells = NOBODY
        self.side = 9
        """The side of the board whose cells are named."""
        self.setMouseTracking(True)

    def setText(self, text: str) -> None:
        """Set the text; no cell is pointed to until the pointer moves."""
        if text != self.text():
            self._point(NOBODY)
        super().setText(text)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report the name that the pointer is on."""
        super().mouseMoveEvent(event)
        at = self.place_at(event.position().toPoint())
        every = cells_named(self.text(), self.side)
        self._point(next((each.cells for each in every if each.start <= at < each.end), NOBODY))

    def leaveEvent(self, event: QEvent) -> None:
        """Report that no cell is pointed to."""
        super().leaveEvent(event)
        self._point(NOBODY)

    def _point(self, cells: frozenset[int]) -> None:
        if cells != self._cells:
            self._cells = cells
            self.pointed.emit(cells)

    def place_at(self, point: QPoint) -> int:
        """The index of the character at a point; -1 if there is none."""
        layout, corner = self.laid_out()
        at = point - corner
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            if line.naturalTextRect().contains(at):
                return line.xToCursor(at.x(), line.CursorPosition.CursorOnCharacter)
        return -1

# SPDX-License-Identifier: MIT
"""A small board for choosing the cells that may hold givens, with mouse or keys."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sudoku_qt.models.sudoku.board.model import Index
from sudoku_qt.models.sudoku.board.pattern_model import SudokuMaskModel
from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.theme import blend

LINES = (2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0)
CELL, LEAST_CELL = 22, 14
DRAWN_SHARE = 0.55
"""The strength of the accent in a drawn cell."""


class MaskDelegate(QStyledItemDelegate):
    """Fills the chosen cells, and frames the cursor's."""

    def __init__(self, board: "SudokuMaskBoard") -> None:
        super().__init__(board)
        self._board = board

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell in device pixels."""
        theme, rect = self._board.theme, option.rect
        drawn = index.data(Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Checked
        ground = blend(theme.board, theme.cursor, DRAWN_SHARE if drawn else 0.0)
        if self._board.hasFocus() and index == self._board.currentIndex():
            width = max(2, rect.width() // 10)
            painter.fillRect(rect, theme.given)
            rect = rect.adjusted(width, width, -width, -width)
        painter.fillRect(rect, ground)


class SudokuMaskBoard(BoardView):
    """The mouse or Space toggles a cell; dragging continues with what the first cell began."""

    def __init__(self, model: SudokuMaskModel, parent: QWidget | None = None) -> None:
        super().__init__(LINES, parent)
        self._mask = model
        self._drawing: bool | None = None
        self.setModel(model)
        self.setItemDelegate(MaskDelegate(self))
        self.setMinimumSize(9 * self.theme.px(LEAST_CELL), 9 * self.theme.px(LEAST_CELL))
        self.move_to(0, 0)

    def sizeHint(self) -> QSize:
        """Ask for cells large enough for a finger."""
        return QSize(9 * self.theme.px(CELL), 9 * self.theme.px(CELL))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Toggle the cell under the mouse."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.move_to(index.row(), index.column())
            self._drawing = not self._mask.is_drawn(self.cursor_cell)
            self._mask.draw(self.cursor_cell, on=self._drawing)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue over the cells that the mouse is dragged over."""
        index = self.indexAt(event.position().toPoint())
        if self._drawing is not None and index.isValid():
            self.move_to(index.row(), index.column())
            self._mask.draw(self.cursor_cell, on=self._drawing)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the dragging."""
        self._drawing = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Toggle with Space; move with the arrows."""
        if event.key() == Qt.Key.Key_Space:
            cell = self.cursor_cell
            self._mask.draw(cell, on=not self._mask.is_drawn(cell))
        else:
            super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Repaint the frame of the cursor at its new and its old place."""
        super().currentChanged(current, previous)
        for index in (current, previous):
            self.surface.update(self.visualRect(index))

    def paint_under(self, painter: QPainter) -> None:
        """Paint the background and the lines, which the cells leave free."""
        board, theme = self.board, self.theme
        left, top, side, frame = board.left, board.top, board.side, board.lines[0]
        painter.fillRect(left, top, side, side, theme.box)
        inner = side - 2 * frame
        painter.fillRect(left + frame, top + frame, inner, inner, theme.thin)
        for start, width in board.bars[2::3]:
            painter.fillRect(left + start, top, width, side, theme.box)
            painter.fillRect(left, top + start, side, width, theme.box)

# SPDX-License-Identifier: MIT
"""Selecting cells with the mouse: one, several, a rectangle, or all of a kind."""

from collections.abc import Iterable

from PySide6 import QtCore
from PySide6.QtCore import QItemSelectionModel

from sudoku_qt.models.sudoku.board.model import Index
from sudoku_qt.views.board.view import BoardView

Flag = QItemSelectionModel.SelectionFlag


class CellPicker:
    """Changes the selection of a board; at least the cursor's cell stays selected.

    While Ctrl is held, the first cell decides whether cells are added or removed.
    """

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._removing = False

    @property
    def _selection(self) -> QItemSelectionModel:
        return self._board.selectionModel()

    def press(self, index: Index, modifiers: "QtCore.Qt.KeyboardModifier") -> None:
        """Begin at a cell: select it alone, with Ctrl toggle it, with Shift extend to it."""
        self._removing = False
        names = QtCore.Qt.KeyboardModifier
        if modifiers & names.ControlModifier:
            self._removing = self._selection.isSelected(index)
            self.drag(index)
        elif modifiers & names.ShiftModifier:
            self.reach(index)
        else:
            self.alone(index)

    def alone(self, index: Index) -> None:
        """Select a cell and no others."""
        self._selection.setCurrentIndex(index, Flag.ClearAndSelect)

    def drag(self, index: Index) -> None:
        """Add or remove a cell that the mouse was dragged over."""
        if not self._removing:
            self._selection.setCurrentIndex(index, Flag.Select)
        elif len(self._selection.selectedIndexes()) > 1:
            self._selection.select(index, Flag.Deselect)
            if index == self._selection.currentIndex():
                last = self._selection.selectedIndexes()[-1]
                self._selection.setCurrentIndex(last, Flag.NoUpdate)

    def add(self, cells: Iterable[int]) -> None:
        """Add some cells; the cursor stays."""
        for cell in cells:
            index = self._board.model().index(*divmod(cell, self._board.count))
            self._selection.select(index, Flag.Select)

    def only_cursor(self) -> bool:
        """Select only the cursor's cell; return whether there were others."""
        several = len(self._selection.selectedIndexes()) > 1
        if several:
            self._selection.select(self._selection.currentIndex(), Flag.ClearAndSelect)
        return several

    def everything(self) -> None:
        """Select all cells; the cursor stays."""
        self.add(range(self._board.count**2))

    def reach(self, index: Index) -> None:
        """Add the rectangle between the cursor and a cell, and move the cursor there."""
        start, count = self._selection.currentIndex(), self._board.count
        rows = sorted((start.row(), index.row()))
        columns = sorted((start.column(), index.column()))
        self.add(
            row * count + column
            for row in range(rows[0], rows[1] + 1)
            for column in range(columns[0], columns[1] + 1)
        )
        self._selection.setCurrentIndex(index, Flag.Select)

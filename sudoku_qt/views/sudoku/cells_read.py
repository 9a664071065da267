# SPDX-License-Identifier: MIT
"""A cache of a model's cells: each is read once, and again when it has changed."""

from PySide6.QtCore import QAbstractItemModel

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.model import CELLS, SIDE, Index, Role


class CellsRead:
    """Eighty-one cells, which shading, painting and movement use at every key."""

    def __init__(self) -> None:
        self._cells: list[Cell] = []

    def forget(self) -> None:
        """Read all cells again on next use."""
        self._cells = []

    def of(self, model: QAbstractItemModel) -> list[Cell]:
        """The cells of a model."""
        if not self._cells:
            indexes = (model.index(*divmod(cell, SIDE)) for cell in range(CELLS))
            self._cells = [model.data(index, Role.CELL) for index in indexes]
        return self._cells

    def read_again(self, model: QAbstractItemModel, first: Index, last: Index) -> None:
        """Read the cells of a range again, if they had been read before."""
        rows = range(first.row(), last.row() + 1) if self._cells else ()
        for row in rows:
            for column in range(first.column(), last.column() + 1):
                self._cells[row * SIDE + column] = model.data(model.index(row, column), Role.CELL)

# SPDX-License-Identifier: MIT
"""What was read of a model's cells: each is asked for once, and again when it has changed."""

from PySide6.QtCore import QAbstractItemModel

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.model import CELLS, SIDE, Index, Role


class CellsRead:
    """Eighty-one cells, which shading, painting and moving look at with every key."""

    def __init__(self) -> None:
        self._cells: list[Cell] = []

    def forget(self) -> None:
        """Ask for every cell when they are wanted next."""
        self._cells = []

    def of(self, model: QAbstractItemModel) -> list[Cell]:
        """What a model says of its cells."""
        if not self._cells:
            indexes = (model.index(*divmod(cell, SIDE)) for cell in range(CELLS))
            self._cells = [model.data(index, Role.CELL) for index in indexes]
        return self._cells

    def read_again(self, model: QAbstractItemModel, first: Index, last: Index) -> None:
        """Ask for the cells from a first to a last one, where they were read before."""
        rows = range(first.row(), last.row() + 1) if self._cells else ()
        for row in rows:
            for column in range(first.column(), last.column() + 1):
                self._cells[row * SIDE + column] = model.data(model.index(row, column), Role.CELL)

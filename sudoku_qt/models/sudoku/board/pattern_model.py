# SPDX-License-Identifier: MIT
"""The cells that may hold givens, as a Qt table of nine rows and columns, drawn or not."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.sudoku.symmetry import Symmetry, symmetry_named
from sudoku_qt.models.sudoku.board.model import Index
from sudoku_qt.override import override

EVERY_CELL = frozenset(range(CELLS))


class SudokuMaskModel(QAbstractTableModel):
    """The cells drawn, one by one or with their mirror images.

    With no cell drawn, as with all drawn, givens may be anywhere.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._drawn: frozenset[int] = frozenset()
        self._symmetry = symmetry_named("none")

    @property
    def mask(self) -> frozenset[int] | None:
        """The cells that may hold givens, None where all may."""
        return None if self._drawn in (frozenset(), EVERY_CELL) else self._drawn

    @property
    def count(self) -> int:
        """The number of cells drawn."""
        return len(self._drawn)

    def mirror(self, symmetry: str) -> None:
        """Draw with the mirror images of a symmetry from now on; "none" has no images."""
        self._symmetry = symmetry_named(symmetry)

    def is_drawn(self, cell: int) -> bool:
        """Whether a cell is drawn."""
        return cell in self._drawn

    def draw(self, cell: int, *, on: bool) -> None:
        """Draw or erase a cell and its mirror images."""
        images = _images(self._symmetry, cell)
        self.set_cells(self._drawn | images if on else self._drawn - images)

    def set_cells(self, cells: Iterable[int]) -> None:
        """Draw these cells and no others."""
        after = frozenset(cells)
        differing = after ^ self._drawn
        if not differing:
            return
        self._drawn = after
        for cell in differing:
            index = self.index(*divmod(cell, SIDE))
            self.dataChanged.emit(index, index)
        self.changed.emit()

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else SIDE

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else SIDE

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every cell can be selected."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Whether a cell is drawn, as a check state and in words."""
        if not index.isValid():
            return None
        drawn = self.is_drawn(index.row() * SIDE + index.column())
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if drawn else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = (
                self.tr("row {row}, column {column}, drawn")
                if drawn
                else self.tr("row {row}, column {column}, not drawn")
            )
            return words.format(row=index.row() + 1, column=index.column() + 1)
        return None


def _images(symmetry: Symmetry, cell: int) -> frozenset[int]:
    """A cell and its images under a symmetry."""
    return frozenset(next(orbit for orbit in symmetry.orbits if cell in orbit))

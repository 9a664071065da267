# SPDX-License-Identifier: MIT
"""Qt's view of Nim, the template for a new game's."""

# ruff: noqa: D102 - Qt says what these methods do

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from sudoku_qt.models.session import AnySession
from tests.engine.nim import Piles

Index = QModelIndex | QPersistentModelIndex
PILES: Piles = (3, 4, 5)
SIDE = 5


class NimModel(QAbstractTableModel):
    """One pile a row, one match a cell."""

    def __init__(self, session: AnySession) -> None:
        super().__init__(session)
        self.session = session
        session.changed.connect(lambda _: self.layoutChanged.emit())

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else SIDE

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else SIDE

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or index.row() >= len(PILES):
            return None
        return "|" if index.column() < self.session.state[index.row()] else ""

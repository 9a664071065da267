# SPDX-License-Identifier: MIT
"""The history as a Qt list: the moves of the current line, and where others branch off."""

from collections import defaultdict
from collections.abc import Iterator
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from sudoku_qt.models.clock import clock_text
from sudoku_qt.models.item_roles import ItemDataRole
from sudoku_qt.models.sudoku.board.cell import NUMBERS
from sudoku_qt.models.sudoku.board.model import Index, SudokuSession
from sudoku_qt.models.sudoku.move_words import move_words
from sudoku_qt.override import override


class HistoryRow(NamedTuple):
    """A row of the history."""

    number: int
    """The node to which it leads."""
    text: str
    time: str = ""
    """The playing time at the move, if known."""
    name: str = ""
    """The name of the checkpoint."""
    is_here: bool = False
    """Whether the game is now after this move."""
    is_ahead: bool = False
    """Whether the move was undone."""
    is_supposed: bool = False
    """Whether the move belongs to a hypothesis."""
    is_branch: bool = False
    """Whether it leads to another branch."""


class HistoryRole(IntEnum):
    """The roles of a row besides its text."""

    ROW = ItemDataRole.UserRole + 1
    """The whole line, as a `HistoryRow`."""


class HistoryModel(QAbstractListModel):
    """Lists the moves, the start first; `follow` makes it read the history anew."""

    def __init__(self, session: SudokuSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._letters, self._signs = False, NUMBERS
        self._rows: list[HistoryRow] = []

    def set_letters(self, on: bool) -> None:  # noqa: FBT001 - the two ways to call cells
        """Name rows of the board by letters, or by numbers."""
        self._letters = on

    def set_signs(self, signs: tuple[str, ...]) -> None:
        """Write digits as these signs."""
        self._signs = signs

    def follow(self) -> None:
        """Read the history anew."""
        rows = list(self._read())
        if [row.number for row in rows] == [row.number for row in self._rows]:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def row_of(self, number: int) -> int:
        """The list row of a node of the history; 0 where it is not listed."""
        lines = (at for at, row in enumerate(self._rows) if row.number == number)
        return next((at for at in lines if not self._rows[at].is_branch), 0)

    def here(self) -> int:
        """The row of the current state."""
        return self.row_of(self._session.history.at)

    def _read(self) -> Iterator[HistoryRow]:
        history = self._session.history
        nodes, known = history.nodes, history.bookmarks
        children: dict[int, list[int]] = defaultdict(list)
        for number, node in enumerate(nodes):
            children[node.parent].append(number)
        line = history.numbers(history.end_of(history.at))
        ahead = supposed = False
        for number in line:
            node = nodes[number]
            text = self._words(number)
            time = clock_text(node.elapsed_ms) if node.elapsed_ms else ""
            name, here = known.checkpoints.get(number, ""), number == history.at
            yield HistoryRow(number, text, time, name, here, ahead, supposed and not ahead)
            ahead, supposed = ahead or here, supposed or number == known.what_if
            others = [child for child in children[number] if child not in line]
            yield from map(self._branch, others)

    def _branch(self, child: int) -> HistoryRow:
        """The line that leads to the end of another branch."""
        history = self._session.history
        end = history.end_of(child)
        count = len(history.numbers(end)) - len(history.numbers(child)) + 1
        text = self.tr("Another way: {move}, moves: {count}")
        words = text.format(move=self._words(child), count=count)
        return HistoryRow(end, words, is_branch=True)

    def _words(self, number: int) -> str:
        move = self._session.history.nodes[number].move
        if not move:
            return self.tr("Start")
        side = self._session.state.shape.side
        return move_words(move, letters=self._letters, side=side, signs=self._signs)

    # What Qt asks

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = ItemDataRole.DisplayRole) -> Any:
        """The whole row, its text, the name of its checkpoint, and the row in words."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        answers = {
            int(HistoryRole.ROW): row,
            int(ItemDataRole.DisplayRole): row.text,
            int(Qt.ItemDataRole.EditRole): row.name,
            int(ItemDataRole.AccessibleTextRole): self._spoken(row),
        }
        return answers.get(role)

    def _spoken(self, row: HistoryRow) -> str:
        parts = [row.text, row.time]
        if row.name:
            parts.append(self.tr("checkpoint {name}").format(name=row.name))
        for applies, words in (
            (row.is_here, self.tr("you are here")),
            (row.is_ahead, self.tr("taken back")),
            (row.is_supposed, self.tr("hypothesis")),
        ):
            parts += [words] if applies else []
        return self.tr(", ").join(part for part in parts if part)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The names of checkpoints can be edited."""
        flags = super().flags(index)
        named = index.isValid() and self._rows[index.row()].name
        return flags | Qt.ItemFlag.ItemIsEditable if named else flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Rename a checkpoint; with an empty name it is removed."""
        if not (index.isValid() and isinstance(value, str) and role == Qt.ItemDataRole.EditRole):
            return False
        self._session.name(self._rows[index.row()].number, value)
        return True

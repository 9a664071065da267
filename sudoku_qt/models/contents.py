# SPDX-License-Identifier: MIT
"""The contents of all that can be learnt, as Qt sees them: headings, lessons, and a search."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Any, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sudoku_qt.models.item_roles import ItemDataRole
from sudoku_qt.override import override

Index: TypeAlias = QModelIndex | QPersistentModelIndex

Path: TypeAlias = Literal["", "first", "on", "last", "end"]

_NO_LETTERS = re.compile(r"[\W_]+")


class ContentsLine(NamedTuple):
    """A line of the contents: a lesson or page with its key, or, without a key, a heading."""

    key: str
    title: str
    number: int = 0
    """The number of a lesson in the course; 0 for pages outside it."""
    is_done: bool = False
    exercises: str = ""
    """The number of exercises that are done, such as "2/4"."""
    names: str = ""
    """Its names in all languages."""
    text: str = ""
    """The whole text of its page."""
    spoken: str = ""
    """The line as it is read aloud."""
    folds: bool = False
    """Whether it is a heading whose lines are hidden until they are wanted."""
    is_open: bool = False
    """Whether these lines are shown."""
    note: str = ""
    """A sentence below a heading: what its section leads to."""
    path: Path = ""
    """The place of a lesson on the path through its section; "" if it is on none.

    The "end" of a section without a path has the sign of the last one.
    """
    is_next: bool = False
    """Whether the course goes on with this lesson."""


class ContentsRole(IntEnum):
    """The roles of a line besides its text."""

    ENTRY = ItemDataRole.UserRole + 1
    """The whole line, as an `Entry`."""


class ContentsModel(QAbstractListModel):
    """Lists the entries, or those whose names, or else texts, contain the words searched for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[ContentsLine, ...] = ()
        self._rows: tuple[ContentsLine, ...] = ()
        self._words: tuple[str, ...] = ()
        self._in_text = ""
        self._is_open = False

    def set_entries(self, entries: Sequence[ContentsLine], in_text: str) -> None:
        """Set the entries; `in_text` is the heading over those in which only the text matches."""
        self._all, self._in_text = tuple(entries), in_text
        self._follow()

    def search(self, words: str) -> None:
        """List only the entries that contain all these words; "" lists all."""
        sought = tuple(filter(None, map(letters, words.split())))
        if sought != self._words:
            self._words = sought
            self._follow()

    def open(self) -> None:
        """Show the lines below a heading that folds."""
        if not self._is_open:
            self.fold()

    def fold(self) -> None:
        """Show the lines below a heading that folds, or hide them."""
        self._is_open = not self._is_open
        heading = next((at for at, row in enumerate(self._rows) if row.folds), -1)
        if heading < 0:
            return
        rows, change = tuple(self._unfolded()), len(self._rows)
        change = len(rows) - change
        first = heading + 1
        if change > 0:
            self.beginInsertRows(QModelIndex(), first, first + change - 1)
        else:
            self.beginRemoveRows(QModelIndex(), first, first - change - 1)
        self._rows = rows
        if change > 0:
            self.endInsertRows()
        else:
            self.endRemoveRows()
        self.dataChanged.emit(self.index(heading), self.index(heading))

    def row_of(self, key: str) -> int:
        """The row of a key; -1 where it is not listed."""
        return next((at for at, row in enumerate(self._rows) if row.key == key), -1)

    def _follow(self) -> None:
        rows = tuple(self._found() if self._words else self._unfolded())
        if [row.key for row in rows] == [row.key for row in self._rows]:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def _unfolded(self) -> Iterator[ContentsLine]:
        """Yield all entries but those that are hidden."""
        is_hidden = False
        for entry in self._all:
            if entry.folds:
                yield entry._replace(is_open=self._is_open)
                is_hidden = not self._is_open
            elif not entry.key or not is_hidden:
                is_hidden = False
                yield entry

    def _found(self) -> Iterator[ContentsLine]:
        """Yield entries with these words in their names, then those with them in their text."""
        heading: ContentsLine | None = None
        others = []
        for entry in self._all:
            if not entry.key:
                heading = entry._replace(folds=False, note="")
            elif self._has(entry.names):
                if heading is not None:
                    yield heading
                    heading = None
                yield entry._replace(path="")
            elif self._has(entry.text):
                others.append(entry._replace(path=""))
        if others:
            yield ContentsLine("", self._in_text)
            yield from others

    def _has(self, text: str) -> bool:
        return all(word in text for word in self._words)

    # What Qt asks

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = ItemDataRole.DisplayRole) -> Any:
        """The title, the line in words, or the whole entry."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ItemDataRole.DisplayRole:
            return row.title
        if role == ItemDataRole.AccessibleTextRole:
            return row.spoken or row.title
        return row if role == ContentsRole.ENTRY else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings cannot be selected, except one that folds."""
        row = self._rows[index.row()] if index.isValid() else None
        if row is None or not (row.key or row.folds):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)


def letters(text: str) -> str:
    """The searchable form of a text: letters and digits only, without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return _NO_LETTERS.sub("", plain)

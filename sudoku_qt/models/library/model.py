# SPDX-License-Identifier: MIT
"""The library as a list of which only the pages are here that somebody looks at.

Nothing waits for a page: until it is there, its lines are empty, and `page_wanted` asks for it.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Signal,
)

from sudoku_qt.models.item_roles import ItemDataRole
from sudoku_qt.models.library.row import LibraryRow, RowWords
from sudoku_qt.override import override
from sudoku_qt.store.library.entry import Entry

Index: TypeAlias = QModelIndex | QPersistentModelIndex
PAGE = 64
"""Lines that are fetched at once: more than most windows show."""
MOST_PAGES = 64
"""Pages that are kept."""


class LibraryRole(IntEnum):
    """What can be asked of a line beside its text, which is the line in words."""

    ROW = ItemDataRole.UserRole + 1
    """All of it as a `LibraryRow`, or None as long as its page is not there."""


class LibraryModel(QAbstractListModel):
    """Shows what was found, page by page."""

    page_wanted = Signal(int)
    """A page is looked at that is not here, or no longer true."""

    def __init__(self, words: RowWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._count = 0
        self._pages: dict[int, Sequence[Entry]] = {}
        self._asked: set[int] = set()
        self._stale: set[int] = set()

    # What Qt asks

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self._count

    def data(self, index: Index, role: int = ItemDataRole.DisplayRole) -> Any:
        """A line, or the line in words; nothing as long as it is not there."""
        if not index.isValid() or index.row() >= self._count:
            return None
        if role == LibraryRole.ROW:
            return self._row(index.row())
        if role in {ItemDataRole.DisplayRole, ItemDataRole.AccessibleTextRole}:
            row = self._row(index.row())
            return row.spoken() if row else self.tr("is being looked up")
        return None

    def _row(self, number: int) -> LibraryRow | None:
        entry = self._look(number)
        return self._words.row(entry) if entry else None

    def _look(self, number: int) -> Entry | None:
        """The entry of a line that somebody looks at."""
        page = number // PAGE
        if (page not in self._pages or page in self._stale) and page not in self._asked:
            self._asked.add(page)
            self.page_wanted.emit(page)
        return self.entry_at(number)

    # What is found

    def entry_at(self, number: int) -> Entry | None:
        """The entry of a line, None where it is not there yet."""
        found = self._pages.get(number // PAGE, ())
        return found[number % PAGE] if number % PAGE < len(found) else None

    def show(self, count: int) -> None:
        """Show something else, of which nothing is here yet."""
        self.beginResetModel()
        self._count = count
        self._pages, self._asked, self._stale = {}, set(), set()
        self.endResetModel()

    def look_again(self, count: int) -> None:
        """What is here may be no longer true: fetch it anew, and show the old until then."""
        self._stale, self._asked = set(self._pages), set()
        if count < self._count:
            self.beginRemoveRows(QModelIndex(), count, self._count - 1)
            self._count = count
            self.endRemoveRows()
        elif count > self._count:
            self.beginInsertRows(QModelIndex(), self._count, count - 1)
            self._count = count
            self.endInsertRows()
        self.say_anew()

    def put(self, page: int, entries: Sequence[Entry]) -> None:
        """A page has come."""
        self._asked.discard(page)
        self._stale.discard(page)
        self._pages.pop(page, None)
        self._pages[page] = entries
        for old in list(self._pages)[:-MOST_PAGES]:
            del self._pages[old]
        last = min((page + 1) * PAGE, self._count) - 1
        if page * PAGE <= last:
            self.dataChanged.emit(self.index(page * PAGE), self.index(last))

    def forget_asking(self, page: int) -> None:
        """Nobody fetches a page that was asked for: whoever looks at it asks again."""
        self._asked.discard(page)

    def say_anew(self) -> None:
        """Say everything in the language that is installed now."""
        if self._count:
            self.dataChanged.emit(self.index(0), self.index(self._count - 1))

# SPDX-License-Identifier: MIT
"""The library as a list model, of which only the pages that somebody looks at are loaded.

Nothing waits for a page: until it is loaded its rows are empty, and `page_wanted` asks for it.
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Signal

from sudoku_qt.models.item_roles import ItemDataRole
from sudoku_qt.models.library.row import BETWEEN, LibraryRow, RowWords
from sudoku_qt.override import override
from sudoku_qt.store.library.entry import Entry

Index: TypeAlias = QModelIndex | QPersistentModelIndex
PAGE = 64
"""The lines that are fetched at once: more than most windows show."""
MOST_PAGES = 64
"""The number of cached pages."""


class LibraryRole(IntEnum):
    """The roles of a row besides its text, which is the row in words."""

    ROW = ItemDataRole.UserRole + 1
    """The whole line as a `LibraryRow`; None until its page is loaded."""


class LibraryModel(QAbstractListModel):
    """Shows the result of a query, page by page."""

    page_wanted = Signal(int)
    """A page is needed that is not loaded, or no longer current."""

    def __init__(self, words: RowWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._count = 0
        self._pages: dict[int, Sequence[Entry]] = {}
        self._asked: set[int] = set()
        self._stale: set[int] = set()
        self._numbers: Mapping[int, int] = {}

    # What Qt asks

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self._count

    def data(self, index: Index, role: int = ItemDataRole.DisplayRole) -> Any:
        """A row's data, or the row in words; None until it is loaded."""
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
        if entry is None:
            return None
        row, twin = self._words.row(entry), self._numbers.get(entry.id)
        if twin is None:
            return row
        words = self.tr("twin {number}").format(number=twin)
        return row._replace(remark=BETWEEN.join(filter(None, (words, row.remark))))

    def _look(self, number: int) -> Entry | None:
        """The entry in a visible line."""
        page = number // PAGE
        if (page not in self._pages or page in self._stale) and page not in self._asked:
            self._asked.add(page)
            self.page_wanted.emit(page)
        return self.entry_at(number)

    # What is found

    def entry_at(self, number: int) -> Entry | None:
        """The entry of a row; None until it is loaded."""
        found = self._pages.get(number // PAGE, ())
        return found[number % PAGE] if number % PAGE < len(found) else None

    @property
    def has_twins(self) -> bool:
        """Whether any row says which puzzle it is."""
        return bool(self._numbers)

    def number_twins(self, numbers: Mapping[int, int]) -> None:
        """Say on each row which puzzle it is, by numbers that the ids of twins share."""
        self._numbers = numbers
        self.say_anew()

    def show(self, count: int) -> None:
        """Show a new result of `count` rows, none of which is loaded yet."""
        self.beginResetModel()
        self._count = count
        self._pages, self._asked, self._stale = {}, set(), set()
        self.endResetModel()

    def look_again(self, count: int) -> None:
        """Reload the result, which may have changed; until then the old rows are shown."""
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
        """Take a page that has been loaded."""
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
        """Forget that a page was asked for, so that whoever looks at it asks again."""
        self._asked.discard(page)

    def say_anew(self) -> None:
        """Put all rows into the language that is installed now."""
        if self._count:
            self.dataChanged.emit(self.index(0), self.index(self._count - 1))

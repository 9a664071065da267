# SPDX-License-Identifier: MIT
"""Fetches the contents of the library's dialog: the number of rows, then each page looked at."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.library.model import PAGE, LibraryModel
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query

MOST_WAITING = 3
"""The most pages that wait to be fetched; the others are requested again when they are visible."""


MOST_KEPT = 50
"""The most entries that stay chosen in another list; each is looked for in it."""


class LibraryPages(QObject):
    """Runs one query at a time; the page that was looked at last comes first."""

    begun = Signal(int)
    """So many lines exist, before their total is known."""
    found = Signal(int, bool, list)
    """The total, whether the lines differ from those before, and those of the kept entries."""
    failed = Signal(object)
    """Nothing can be listed because of a `Fault`."""

    def __init__(self, access: LibraryAccess, model: LibraryModel, parent: QObject) -> None:
        super().__init__(parent)
        self._access, self._model = access, model
        self.query = Query()
        self._glancing = self._counting = self._fetching = 0
        self._waiting: list[int] = []
        self._is_fetching = False
        self._is_begun = False
        self.is_looking = True
        """Whether the result of the query is not known yet."""
        model.page_wanted.connect(self._want)

    def find(self, query: Query, kept: Sequence[int] = ()) -> None:
        """List the results of a query; for the same query again, keep the place in the list.

        `kept` are ids of entries that are looked for in the new list.
        """
        is_same = query == self.query and (self._is_begun or not self.is_looking)
        self.stop()
        self.query, self.is_looking = query, True
        library = self._access.library
        if not is_same:
            self._is_begun = False
        if not is_same and not kept:
            self._glancing = self._access.read(lambda _: library.glance(query, PAGE), self._begin)

        def counted(found: tuple[int, list[int]]) -> None:
            self._show(*found, is_other=not (is_same or self._is_begun))

        self._counting = self._access.read(
            lambda ticket: _found(library, query, kept, ticket), counted, self._refuse
        )

    def ids_on(self, lines: Sequence[range]) -> tuple[int, ...]:
        """The ids of the entries on some lines, unless they are many or not loaded."""
        if sum(map(len, lines)) > MOST_KEPT:
            return ()
        entries = (self._model.entry_at(line) for each in lines for line in each)
        return tuple(entry.id for entry in entries if entry is not None)

    def _show(self, count: int, lines: list[int], *, is_other: bool) -> None:
        self.is_looking = False
        if is_other:
            self._model.show(count)
        else:
            self._model.look_again(count)
        self.found.emit(count, is_other, lines)

    def _refuse(self, fault: Fault) -> None:
        """List nothing if counting has failed."""
        self._model.show(0)
        self.failed.emit(fault)

    def _begin(self, few: Sequence[Entry]) -> None:
        """Show the first lines at once, if they are available, while the others are counted."""
        if not few:
            return
        self._is_begun = True
        self._model.show(len(few))
        self._model.put(0, few)
        self.begun.emit(len(few))

    def stop(self) -> None:
        """Cancel all queries."""
        for question in (self._glancing, self._counting, self._fetching):
            self._access.ask_no_more(question)
        for page in self._waiting:
            self._model.forget_asking(page)
        self._waiting, self._is_fetching = [], False

    def _want(self, page: int) -> None:
        self._waiting.append(page)
        for old in self._waiting[:-MOST_WAITING]:
            self._model.forget_asking(old)
        self._waiting = self._waiting[-MOST_WAITING:]
        self._fetch()

    def _fetch(self) -> None:
        if self._is_fetching or not self._waiting:
            return
        page, query, library = self._waiting.pop(), self.query, self._access.library

        def came(entries: Sequence[Entry]) -> None:
            self._is_fetching = False
            self._model.put(page, entries)
            self._fetch()

        def refused(fault: Fault) -> None:
            self._is_fetching = False
            self.failed.emit(fault)

        self._is_fetching = True
        self._fetching = self._access.read(
            lambda ticket: library.page(query, page * PAGE, PAGE, ticket.stopped), came, refused
        )


def _found(
    library: Library, query: Query, kept: Sequence[int], ticket: Ticket
) -> tuple[int, list[int]]:
    """The number of lines, and those of some entries. Raises `Fault`."""
    count = library.count(query, ticket.stopped)
    return count, library.lines(query, kept, ticket.stopped) if kept else []

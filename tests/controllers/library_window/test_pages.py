# SPDX-License-Identifier: MIT
"""Only the pages that somebody looks at are fetched, and of a heap of them the latest first."""

import threading
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from sudoku_qt.controllers.library_window.pages import MOST_WAITING, LibraryPages
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Stop
from sudoku_qt.models.library.model import PAGE, LibraryModel, LibraryRole
from sudoku_qt.models.library.row import RowWords
from sudoku_qt.models.sudoku.library_row import SudokuTold
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import settle
from tests.puzzle_lines import EASY

COUNT = 100 * PAGE


class Fetched:
    """A library of many puzzles that remembers which pages it was asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[int] = []
        self.count = COUNT
        monkeypatch.setattr(Library, "glance", lambda *_: [])
        monkeypatch.setattr(Library, "count", lambda *_: self.count)
        monkeypatch.setattr(Library, "page", self._page)

    def _page(self, _query: Query, first: int, count: int, _: Stop) -> list[Entry]:
        self.asked.append(first // PAGE)
        return [Entry("sudoku", EASY, id=first + number + 1) for number in range(count)]


@pytest.fixture
def fetched(monkeypatch: pytest.MonkeyPatch) -> Fetched:
    """The library that is asked."""
    return Fetched(monkeypatch)


@pytest.fixture
def unasked(program: Program, fetched: Fetched) -> Iterator[LibraryPages]:
    """What fetches from it; nothing was asked for yet."""
    settle(program)
    access = program.shell._services.library
    model = LibraryModel(RowWords(SudokuTold(lambda _: ""), lambda: datetime.now(UTC)), access)
    pages = LibraryPages(access, model, access)
    yield pages
    pages.stop()


@pytest.fixture
def pages(program: Program, fetched: Fetched, unasked: LibraryPages) -> LibraryPages:
    """The same when all puzzles were asked for."""
    unasked.find(Query(game="sudoku"))
    settle(program)
    assert fetched.asked == []
    return unasked


def look(pages: LibraryPages, *lines: int) -> None:
    model = pages._model
    for line in lines:
        model.data(model.index(line, 0), LibraryRole.ROW)


def test_nothing_is_fetched_that_nobody_looks_at(
    program: Program, pages: LibraryPages, fetched: Fetched
) -> None:
    assert pages._model.rowCount() == COUNT
    look(pages, 5 * PAGE, 5 * PAGE + 1)
    settle(program)
    assert fetched.asked == [5]
    assert pages._model.entry_at(5 * PAGE) is not None


@pytest.mark.slow
def test_what_was_scrolled_past_is_left_out(
    program: Program, pages: LibraryPages, fetched: Fetched
) -> None:
    look(pages, *(page * PAGE for page in range(50)))
    settle(program)
    assert fetched.asked == [0, *reversed(range(50 - MOST_WAITING, 50))]
    look(pages, 10 * PAGE)
    settle(program)
    assert fetched.asked[-1] == 10


def test_the_same_question_keeps_its_place(
    program: Program, pages: LibraryPages, fetched: Fetched
) -> None:
    look(pages, 0)
    settle(program)
    told: list[tuple[int, bool]] = []
    pages.found.connect(lambda count, is_other: told.append((count, is_other)))
    fetched.count -= 1
    pages.find(pages.query)
    settle(program)
    assert pages._model.entry_at(0) is not None
    pages.find(Query(text="kite"))
    settle(program)
    assert pages._model.entry_at(0) is None
    assert told == [(COUNT - 1, False), (COUNT - 1, True)]


def test_a_page_that_cannot_be_read_says_why(
    program: Program, pages: LibraryPages, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> list[Entry]:
        raise Fault("Locked.")

    monkeypatch.setattr(Library, "page", fail)
    told: list[object] = []
    pages.failed.connect(told.append)
    look(pages, 0)
    settle(program)
    assert [str(fault) for fault in told] == ["Locked."]


def test_another_question_breaks_off_the_one_before(
    program: Program, pages: LibraryPages, monkeypatch: pytest.MonkeyPatch
) -> None:
    def count(_: Library, query: Query, stop: Stop) -> int:
        while query.text and not stop():
            pass
        return 7

    monkeypatch.setattr(Library, "count", count)
    pages.find(Query(text="without end"))
    pages.find(Query())
    settle(program)
    assert pages._model.rowCount() == 7


@pytest.mark.parametrize("query", [Query(text="kite"), Query()], ids=["some", "all"])
def test_the_first_lines_are_there_before_all_are_counted(
    program: Program, unasked: LibraryPages, monkeypatch: pytest.MonkeyPatch, query: Query
) -> None:
    pages, may_count = unasked, threading.Event()
    model, told = pages._model, []

    def count(*_: object) -> int:
        may_count.wait(10)
        return COUNT

    monkeypatch.setattr(Library, "count", count)
    monkeypatch.setattr(Library, "glance", lambda *_: [Entry("sudoku", EASY, id=9)])
    pages.begun.connect(lambda few: told.append((few, model.entry_at(0))))
    pages.find(query)
    program.qtbot.waitUntil(lambda: bool(told))
    assert pages.is_looking
    may_count.set()
    settle(program)
    assert told == [(1, Entry("sudoku", EASY, id=9))]
    assert model.rowCount() == COUNT
    assert model.entry_at(0) is not None
    assert not pages.is_looking

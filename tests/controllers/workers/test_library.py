# SPDX-License-Identifier: MIT
"""Lists are added in parts; what is chosen is fetched, however much it is."""

from pathlib import Path

import pytest

from sudoku_qt.controllers.sudoku.library.shelf import SudokuShelf
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.controllers.workers.library import CHUNK, add_list, find_lines, left_of
from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.work import Cancelled, Stop, unheard
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.settings import Settings
from tests.puzzle_lines import EASY, puzzles


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """An empty library."""
    return Library(tmp_path / "library.sqlite")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Those of a newcomer."""
    return Settings(tmp_path / "settings.ini")


def patience(ticket: Ticket) -> Stop:
    """Wait for nobody."""
    return ticket.stopped


def test_a_list_is_added_in_parts_and_can_be_stopped(library: Library, settings: Settings) -> None:
    found = format_named("line").read("\n".join(puzzles(CHUNK + 10)))
    told: list[float] = []
    ticket = Ticket(told.append)
    work = add_list(library, found, "Club", SudokuShelf(settings).entry_of, patience)
    assert work(ticket) == CHUNK + 10
    assert told == [CHUNK / (CHUNK + 10), 1.0]
    ticket.stop()
    with pytest.raises(Cancelled):
        work(ticket)


def test_lines_are_fetched_in_parts(library: Library) -> None:
    library.add([Entry("sudoku", line) for line in puzzles(CHUNK + 10)])
    query = Query()
    assert library.count(query) == CHUNK + 10
    lines = [range(2), range(5, CHUNK + 9)]
    found = find_lines(library, query, lines)(Ticket(unheard))
    assert len({entry.id for entry in found}) == CHUNK + 6


def test_what_was_left_lies_in_a_file_or_in_the_library(library: Library, tmp_path: Path) -> None:
    (tmp_path / "left").write_bytes(b"file")
    entry = Entry("gomoku", "a", document=b"kept")
    library.add([entry])
    (kept,) = library.page(Query(), 0, 9)
    ticket = Ticket(unheard)
    assert left_of(library, kept)(ticket) == b"kept"
    assert left_of(library, Entry("sudoku", EASY, saved=str(tmp_path / "left")))(ticket) == b"file"
    assert left_of(library, Entry("sudoku", EASY))(ticket) == b""

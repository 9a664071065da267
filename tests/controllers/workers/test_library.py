# SPDX-License-Identifier: MIT
"""Lists are added in parts; what is chosen is fetched, however much it is."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.controllers.sudoku.library.shelf import SudokuShelf
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.controllers.workers.library import (
    CHUNK,
    add_list,
    find_numbers,
    take_archive,
    twins_numbered,
)
from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Cancelled, Stop, unheard
from sudoku_qt.store.library.entry import Entry, Source, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.settings import Settings
from tests.puzzle_lines import EASY, puzzles
from tests.store.library.samples import different, turned

LEFT = 1_780_000_000


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
    work = add_list(library, found, "Club", SudokuShelf(settings).entry_of, patience=patience)
    assert work(ticket) == CHUNK + 10
    assert told == [CHUNK / (CHUNK + 10), 1.0]
    (entry,) = library.page(Query(), 0, 1)
    assert (entry.source, entry.collection) == (Source.IMPORTED, "Club")
    ticket.stop()
    with pytest.raises(Cancelled):
        work(ticket)


def test_lines_are_found_by_their_numbers(library: Library) -> None:
    library.add([Entry("sudoku", line) for line in puzzles(9)])
    query = Query(descending=False)
    lines = [range(2), range(5, 8)]
    assert find_numbers(library, query, lines)(Ticket(unheard)) == (1, 2, 6, 7, 8)


def test_games_that_lie_as_files_are_taken_over(library: Library, tmp_path: Path) -> None:
    left, damaged = tmp_path / "left.sudoku", tmp_path / "damaged.sudoku"
    left.write_bytes(b"a game")
    damaged.write_bytes(b"none")
    os.utime(left, (LEFT, LEFT))

    def read(data: bytes, like: Entry) -> Entry:
        if data == b"none":
            raise Fault("This is not a game saved by this program.")
        return replace(like, game="sudoku", puzzle=EASY, document=data)

    work = take_archive(library, [damaged, tmp_path / "gone.sudoku", left], read)
    assert work(Ticket(unheard)) == 1
    (entry,) = library.page(Query(), 0, 9)
    assert (entry.state, library.document(entry.id)) == (State.STARTED, b"a game")
    assert entry.source is Source.PLAYED
    assert entry.played == entry.added == "2026-05-28T20:26:40+00:00"


def test_twins_share_a_number(library: Library) -> None:
    one, two, three = different(3)
    library.add(Entry("sudoku", line) for line in (one, two, three, turned(two), turned(one)))
    library.compare()
    ids = library.ids(Query(descending=False), [range(5)])
    numbers = twins_numbered(library)(Ticket(unheard))

    assert [numbers.get(each) for each in ids] == [1, 2, None, 2, 1]

# SPDX-License-Identifier: MIT
"""The library's work: games kept and let go, lists added in parts, lines fetched in parts."""

from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.controllers.sudoku.workers.library import (
    Left,
    file_of,
    keep_left,
    keep_solved,
)
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.work import unheard
from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.record import Played
from tests.puzzle_lines import EASY

LINE = EASY.replace("0", ".")
WHEN = "2026-11-22T12:00:00+00:00"


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """An empty library."""
    return Library(tmp_path / "library.sqlite")


def test_a_game_is_kept_until_it_is_solved(library: Library, tmp_path: Path) -> None:
    ticket, entry = Ticket(unheard), Entry("sudoku", LINE, state=State.STARTED, progress=0.2)
    keep_left(library, tmp_path / "games", Left(entry, b"game"))(ticket)
    path = file_of(tmp_path / "games", LINE)
    (kept,) = library.page(Query(), 0, 9)
    assert (kept.saved, path.read_bytes()) == (str(path), b"game")

    played = Played(WHEN.replace("2026", "2099"), "sudoku", LINE, elapsed_ms=5)
    solved = replace(entry, progress=1.0)
    keep_solved(library, tmp_path / "games", solved, played)(ticket)
    (kept,) = library.page(Query(), 0, 9)
    assert (kept.state, kept.saved, path.exists()) == (State.SOLVED, "", False)

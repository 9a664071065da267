# SPDX-License-Identifier: MIT
"""The library's work: games kept and let go, lists added in parts, lines fetched in parts."""

from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.controllers.sudoku.workers.library import keep_left, keep_solved
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


def test_a_game_is_kept_until_it_is_solved(library: Library) -> None:
    ticket, entry = Ticket(unheard), Entry("sudoku", LINE, state=State.STARTED, progress=0.2)
    keep_left(library, replace(entry, document=b"game"))(ticket)
    (kept,) = library.page(Query(), 0, 9)
    assert (kept.state, library.document(kept.id)) == (State.STARTED, b"game")

    played = Played(WHEN.replace("2026", "2099"), "sudoku", LINE, elapsed_ms=5)
    solved = replace(entry, progress=1.0)
    keep_solved(library, solved, played)(ticket)
    (kept,) = library.page(Query(), 0, 9)
    assert (kept.state, library.document(kept.id)) == (State.SOLVED, b"")

# SPDX-License-Identifier: MIT
"""Unfinished games that were kept as files are in the library, and lead to them."""

import os
from pathlib import Path

import pytest

from sudoku_qt.engine import document
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.history import History
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.store.library.entry import State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from tests.puzzle_lines import EASY
from tests.store.library.samples import game

LEFT = 1_780_000_000


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A Sudoku that was left in the summer."""
    path = tmp_path / "left.sudoku"
    setup, rules = SudokuSetup(parse(EASY), title="Of my aunt", level=2), SudokuGame()
    data = document.write(document.pack(rules, setup, History(rules.start(setup)), 1000))
    path.write_bytes(data)
    os.utime(path, (LEFT, LEFT))
    return path


def test_a_game_that_was_kept_is_an_entry_that_leads_to_its_file(
    library: Library, kept: Path
) -> None:
    assert library.take_kept([kept]) == 1
    assert library.take_kept([kept]) == 0

    (entry,) = library.page(Query(), 0, 9)
    assert (entry.puzzle, entry.name, entry.level) == (EASY, "Of my aunt", 2)
    assert (entry.state, entry.saved) == (State.STARTED, str(kept))
    assert entry.played == entry.added == "2026-05-28T20:26:40+00:00"


def test_a_game_that_was_solved_since_is_not_left_any_more(library: Library, kept: Path) -> None:
    library.played(game("2026-12-01T00:00:00+00:00"))

    assert library.take_kept([kept]) == 0

    assert library.page(Query(), 0, 9)[0].state is State.SOLVED


def test_another_game_is_taken_too(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "left.gomoku"
    setup, rules = GomokuSetup(), GomokuGame()
    path.write_bytes(document.write(document.pack(rules, setup, History(rules.start(setup)), 0)))

    assert library.take_kept([path]) == 1
    assert library.count(Query(game="gomoku")) == 1


def test_what_cannot_be_opened_is_passed_over(library: Library, kept: Path) -> None:
    damaged = kept.with_name("damaged.sudoku")
    damaged.write_bytes(kept.read_bytes()[:100])

    assert library.take_kept([damaged, kept.with_name("gone.sudoku"), kept]) == 1

# SPDX-License-Identifier: MIT
"""A library that cannot be used costs nobody a game: a sentence, and the game goes on."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.store.library.library import Library
from sudoku_qt.views.library.dialog import LibraryDialog
from tests.controllers.conftest import Begin, Program
from tests.controllers.library_window.conftest import looked, play, rows, settle
from tests.controllers.sudoku.library.test_library import playing

FULL = Fault("The disk is full, so nothing was added to the library. Make room and try again.")


def break_file(path: Path) -> None:
    """Something else lies where the library should."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"this is no library" * 100)


def make_newer(path: Path) -> None:
    """A program of the future has been here."""
    Library(path).totals()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 9999")


def make_folder(path: Path) -> None:
    """A folder lies where the library should."""
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (break_file, "The library was damaged"),
        (make_newer, "by a newer program"),
        (make_folder, "library"),
    ],
)
def test_the_game_goes_on_and_why_is_said(
    begin: Begin, spoil: Callable[[Path], None], words: str
) -> None:
    program = begin()
    spoil(program.paths.library)
    program.start()
    assert program.controller.puzzle_library  # which is made some seconds after the start
    settle(program)
    assert words in program.notice()

    play(program)
    looked(program, _is_shown)


def _is_shown(dialog: LibraryDialog) -> None:
    assert rows(dialog) or dialog.nothing.words.text()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_library_that_may_not_be_written_to_is_read(begin: Begin) -> None:
    program = begin().start()
    settle(program)
    program.paths.library.chmod(0o400)
    play(program)
    program.controller.leaving.emit()
    settle(program)
    assert "may not be written to" in program.notice()


def test_a_full_disk_is_told_of_once(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    settle(program)
    told: list[str] = []
    program.shell._services.library.failed.connect(told.append)

    def keep(*_: object) -> None:
        raise FULL

    def leave() -> None:
        play(program)
        program.controller.leaving.emit()
        settle(program)

    monkeypatch.setattr(Library, "started", keep)
    for _ in range(3):
        leave()
    assert told == [str(FULL)]

    monkeypatch.undo()
    leave()
    monkeypatch.setattr(Library, "started", keep)
    leave()
    assert told == [str(FULL)] * 2


def test_what_cannot_be_listed_says_why(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def count(*_: object) -> int:
        raise FULL

    monkeypatch.setattr(Library, "count", count)

    def look(dialog: LibraryDialog) -> None:
        assert dialog.nothing.words.text() == str(FULL)
        assert not dialog.filters.play.isEnabled()

    looked(program, look)


def test_two_programs_share_one_library(program: Program) -> None:
    play(program)
    program.controller.leaving.emit()
    settle(program)
    other = Library(program.paths.library)
    other.set_favourite([other.same_puzzle(playing(program))[0].id], favourite=True)

    def look(dialog: LibraryDialog) -> None:
        (row,) = rows(dialog)
        assert row.favourite

    looked(program, look)
    other.close()

# SPDX-License-Identifier: MIT
"""The program's own mistakes cost nobody a game, and show nobody a traceback."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from sudoku_qt.controllers.crash_handler import CrashHandler
from sudoku_qt.desktop.error_sources import ErrorSources
from tests.controllers.conftest import Program, click


@pytest.fixture
def logged(program: Program) -> Iterator[Program]:
    """A program whose errors are written down."""
    sources = ErrorSources(program.paths.errors)
    yield program
    sources.close()


def fail(program: Program, error: BaseException) -> None:
    CrashHandler(program.shell).happened(type(error), error, None)


def test_a_mistake_of_the_programs_own_keeps_the_game_and_says_so(logged: Program) -> None:
    logged.controller.notes.fill_notes()
    fail(logged, RuntimeError("for the log"))

    assert "Your game is kept" in logged.notice()
    assert "Traceback" not in logged.notice()
    assert "RuntimeError: for the log" in logged.paths.errors.read_text(encoding="utf-8")
    assert (logged.paths.kept_games / "sudoku.current").exists()


def test_its_details_can_be_copied_at_once(logged: Program) -> None:
    fail(logged, RuntimeError("for the clipboard"))
    click(logged, "Copy details")
    assert "RuntimeError: for the clipboard" in QGuiApplication.clipboard().text()
    assert "the last error" in logged.notice()


def test_where_not_even_the_log_can_be_written_the_player_is_told(logged: Program) -> None:
    logged.paths.errors.mkdir(parents=True)
    fail(logged, RuntimeError("a folder is no log"))
    assert "Your game is kept" in logged.notice()


def test_whoever_pressed_ctrl_c_means_the_end(logged: Program) -> None:
    fail(logged, KeyboardInterrupt())
    assert not logged.paths.errors.exists()

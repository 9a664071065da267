# SPDX-License-Identifier: MIT
"""While another program has the keys the clock stands, and the board stays in sight."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from sudoku_qt.controllers.gomoku.controller import GomokuController
from tests.controllers.conftest import Begin, Program


@pytest.fixture
def program(begin: Begin) -> Program:
    """A puzzle with a key pressed, since which its clock runs."""
    program = begin().start()
    program.press(Qt.Key.Key_Right)
    return program


def leave() -> None:
    """Let another program have the keys, as the platform says it."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.focusWindowChanged.emit(None)


def come_back(program: Program) -> None:
    """Have them again."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.focusWindowChanged.emit(program.shell.window.windowHandle())


def runs(program: Program) -> bool:
    """Whether the clock of the game in the window does."""
    return program.shell.controller.session.clock.is_running


def test_the_clock_stands_and_the_board_is_seen(program: Program) -> None:
    covered: list[bool] = []
    program.controller.page.paused_changed.connect(covered.append)
    assert runs(program)
    leave()
    assert not runs(program)
    assert not program.controller.session.is_paused
    assert covered == []
    come_back(program)
    assert runs(program)


def test_a_pause_of_the_player_outlasts_it(program: Program) -> None:
    program.shell.pause()
    leave()
    come_back(program)
    assert program.controller.session.is_paused
    assert not runs(program)


@pytest.mark.parametrize(("chosen", "goes_on"), [("false", True), ("true", False), ("", False)])
def test_who_has_chosen_keeps_the_choice(begin: Begin, chosen: str, goes_on: bool) -> None:  # noqa: FBT001 - a case
    program = begin()
    if chosen:
        program.settings.set("pause_unfocused", chosen)
    program.start().press(Qt.Key.Key_Right)
    leave()
    assert runs(program) is goes_on


def test_a_window_of_the_program_does_not_count(program: Program) -> None:
    other = QDialog(program.shell.window)
    program.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    program.qtbot.waitUntil(other.isActiveWindow)
    assert QApplication.focusWindow() is not None
    assert runs(program)
    leave()
    assert not runs(program)
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.focusWindowChanged.emit(other.windowHandle())
    assert runs(program), "whichever of them has the keys"


def test_it_holds_of_whichever_game_has_the_window(program: Program) -> None:
    leave()
    program.shell.games.go_to("gomoku")
    program.settle()
    controller = program.shell.controller
    assert isinstance(controller, GomokuController)
    assert controller.session.clock.is_held("unfocused")
    come_back(program)
    assert not controller.session.clock.is_held("unfocused")
    program.shell.games.go_to("sudoku")
    assert runs(program)

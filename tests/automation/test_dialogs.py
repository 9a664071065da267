# SPDX-License-Identifier: MIT
"""Every dialog that an action opens is visited, and none of them stays behind."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton, QWidget

from sudoku_qt.automation.dialogs import ASKING, each_dialog, visit
from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.games import GAMES
from tests.controllers.conftest import Begin, Program
from tests.sweeps import every

LEAVING = "quit"
KEPT = ("StatisticsDialog",)
"""Dialogs that stay for the next time: one of each, and none is seen."""


@pytest.fixture
def program(begin: Begin) -> Program:
    """The program after a first start; nobody looks at its pixels."""
    return begin().start()


@pytest.fixture
def driver(program: Program) -> WindowDriver:
    """What drives a program that has begun."""
    return WindowDriver(program.shell, program.appearance)


@pytest.mark.slow
@pytest.mark.parametrize("game", every(2, [entry.name for entry in GAMES]))
def test_the_actions_that_open_a_dialog_are_those_that_are_visited(
    driver: WindowDriver, game: str
) -> None:
    driver.shell.games.go_to(game)
    driver.settle()
    opening, tried = set(), set()
    for name, action in driver.actions().items():
        if name == LEAVING or not action.isEnabled():
            continue
        tried.add(name)
        QGuiApplication.clipboard().setText("")  # a picture that was copied would be asked about
        kinds = visit(action.trigger, type)
        driver.settle()
        opening |= {name for kind in kinds if kind is not QFileDialog}
        driver.shell.controller.session.clock.hold("paused", on=False)

    assert opening == tried & set(ASKING)


@pytest.mark.slow
def test_each_dialog_of_each_game_comes_and_goes(driver: WindowDriver) -> None:
    windows: list[str] = []
    titles = {}
    for name, seen in each_dialog(driver, QWidget.windowTitle):
        titles[name] = seen
        left = driver.shell.window.findChildren(QDialog)
        assert not any(dialog.isVisible() for dialog in left)
        windows = [type(dialog).__name__ for dialog in left]

    assert [name for name, seen in titles.items() if seen in ([], [""])] == []
    assert titles["sudoku: new"] != titles["gomoku: new"]
    assert windows == [*KEPT]


def test_what_opens_no_dialog_is_not_waited_for(driver: WindowDriver) -> None:
    assert visit(lambda: None, QWidget.windowTitle) == []
    assert not [timer for timer in driver.findChildren(QTimer) if timer.isActive()]


def test_a_dialog_in_a_dialog_is_visited_too(driver: WindowDriver) -> None:
    def look(about: QWidget) -> list[str]:
        buttons = about.findChildren(QPushButton)
        texts = next(button for button in buttons if button.text() == "&Licences…")
        return visit(texts.click, QWidget.windowTitle)

    assert visit(driver.actions()["about"].trigger, look) == [["Licences"]]
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize("name", ["about", "practise"])
def test_large_text_does_not_push_a_dialog_off_the_screen(driver: WindowDriver, name: str) -> None:
    def spare(dialog: QWidget) -> tuple[int, int]:
        room = dialog.screen().availableSize() - dialog.size()
        return room.width(), room.height()

    driver.appearance.set_zoom(200)
    [(beside, below)] = visit(driver.actions()[name].trigger, spare)

    assert beside >= 0
    assert below >= 0

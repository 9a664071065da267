# SPDX-License-Identifier: MIT
"""No window, dialog, page or dock leaves an object for an item of a layout: they outlive items."""

from functools import partial

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget
from shiboken6 import isValid

from sudoku_qt.automation.cards import each_moment
from sudoku_qt.automation.dialogs import ASKING, visit
from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.games import GAMES
from tests.controllers.conftest import Begin, Program
from tests.layout_items import items_known
from tests.sweeps import every

OF_ONE_GAME = {
    "engine_log",
    "practise",
    "daily",
    "library",
    "statistics",
    "print_out",
    "notes_to_solver",
}


@pytest.fixture
def program(begin: Begin) -> Program:
    """The program after a first start; nobody looks at its pixels."""
    return begin().start()


@pytest.fixture
def driver(program: Program) -> WindowDriver:
    """What drives a program that has begun."""
    return WindowDriver(program.shell, program.appearance)


def stir(driver: WindowDriver, dialog: QWidget) -> int:
    """Turn what can be turned in a dialog, and all that makes its parts anew; give the items."""
    for button in dialog.findChildren(QAbstractButton):
        if isValid(button) and button.isCheckable() and button.isVisible():
            button.click()
    for combo in dialog.findChildren(QComboBox):
        combo.setCurrentIndex(combo.count() - 1)
    for share in (0.8, 1.25):
        dialog.resize(dialog.size() * share)
    remake(driver)
    return items_known()


def remake(driver: WindowDriver) -> None:
    """Change the size, the language and the colours, and change them back."""
    looks = driver.appearance
    for zoom, language, theme in ((125, "zh_CN", "dark"), (100, "en", "light")):
        looks.set_zoom(zoom)
        looks.set_language(language, remember=False)
        looks.set_theme(theme, remember=False)
        QApplication.processEvents()


@pytest.mark.slow
def test_the_window_of_either_game_knows_no_item(driver: WindowDriver) -> None:
    assert items_known() == 0
    for entry in GAMES:
        driver.shell.games.go_to(entry.name)
        driver.settle()
        remake(driver)
        assert items_known() == 0, entry.name


@pytest.mark.slow
@pytest.mark.parametrize("game", every(2, [entry.name for entry in GAMES]))
def test_dialogs_that_are_opened_again_and_again(driver: WindowDriver, game: str) -> None:
    driver.shell.games.go_to(game)
    driver.settle()
    for name in ASKING:
        action = driver.actions().get(name)
        if action is None or not action.isEnabled():
            assert name in OF_ONE_GAME
            continue
        for look in (partial(stir, driver), lambda _: items_known()):
            assert visit(action.trigger, look) == [0], name
            driver.settle()
            assert items_known() == 0, name


@pytest.mark.slow
def test_cards_docks_and_the_end_of_a_game(driver: WindowDriver) -> None:
    for _ in each_moment(driver):
        assert items_known() == 0
    remake(driver)
    assert items_known() == 0


@pytest.mark.slow
def test_learning_and_setting_up(driver: WindowDriver, program: Program) -> None:
    learning = program.controller.learning
    for _ in range(2):
        learning.learn()
        for part in ("exercises", "puzzles", "explained"):
            learning.show_part(part)
            driver.settle()
        remake(driver)
        learning.close()
        assert items_known() == 0
    driver.shell.games.go_to("gomoku")
    driver.settle()
    driver.actions()["set_up"].trigger()
    driver.settle()
    assert items_known() == 0

# SPDX-License-Identifier: MIT
"""Every card is seen: the robot leads each game to what brings it."""

from sudoku_qt.automation.cards import each_moment, unseen_cards
from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.views.sudoku.side.pad import SudokuPad
from tests.controllers.conftest import Begin


def test_every_card_of_every_game_is_seen(begin: Begin) -> None:
    program = begin()
    driver = WindowDriver(program.shell, program.appearance)
    driver.open()

    assert unseen_cards(driver) == []


def test_a_card_that_never_comes_is_named(begin: Begin) -> None:
    program = begin()
    driver = WindowDriver(program.shell, program.appearance)
    driver.open()
    page = driver.shell.controller.page
    hidden = next(card for card in page.cards if isinstance(card, SudokuPad))
    page.set_card_shown(hidden, on=False)

    assert unseen_cards(driver) == [type(hidden).__name__]


def test_each_game_has_its_moments(begin: Begin) -> None:
    program = begin()
    driver = WindowDriver(program.shell, program.appearance)
    driver.open()

    assert set(each_moment(driver)) == {entry.name for entry in GAMES}

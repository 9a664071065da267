# SPDX-License-Identifier: MIT
"""Every card is seen: the robot leads each game to what brings it."""

from collections.abc import Iterator
from itertools import islice

import pytest

from sudoku_qt.automation import cards
from sudoku_qt.automation.cards import each_moment, unseen_cards
from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.views.sudoku.side.pad import SudokuPad
from tests.controllers.conftest import Begin


@pytest.fixture
def driver(begin: Begin) -> WindowDriver:
    """What drives a program whose window it has opened."""
    program = begin()
    driver = WindowDriver(program.shell, program.appearance)
    driver.open()
    return driver


@pytest.mark.slow
def test_each_game_has_its_moments_and_every_card_is_seen(
    driver: WindowDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    games: list[str] = []

    def noted(driver: WindowDriver) -> Iterator[str]:
        for game in each_moment(driver):
            games.append(game)
            yield game

    monkeypatch.setattr(cards, "each_moment", noted)

    assert unseen_cards(driver) == []
    assert set(games) == {entry.name for entry in GAMES}


def test_a_card_that_never_comes_is_named(
    driver: WindowDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "each_moment", lambda driver: islice(each_moment(driver), 1))
    before = unseen_cards(driver)
    page = driver.shell.controller.page
    hidden = next(card for card in page.cards if isinstance(card, SudokuPad))
    page.set_card_shown(hidden, on=False)

    assert unseen_cards(driver) == sorted([*before, type(hidden).__name__])

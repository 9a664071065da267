# SPDX-License-Identifier: MIT
"""The dialog of a new game of Gomoku: it gives back what it was given and what was chosen."""

from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.gomoku.setup import Opening
from sudoku_qt.models.gomoku_wish import CLICKS, NewGomoku
from sudoku_qt.views.dialogs import new_gomoku
from sudoku_qt.views.dialogs.new_gomoku import OPENINGS, RULES, NewGomokuDialog
from sudoku_qt.views.main_window import MainWindow
from sudoku_qt.views.theme import Theme

WISHES = (
    NewGomoku(),
    NewGomoku(
        size=22,
        rule="renju",
        opening="swap2",
        black="hard",
        white="person",
        black_style="attacking",
        white_style="defensive",
        game_minutes=15,
        move_seconds=30,
        increment_seconds=5,
        take_back=False,
        clicks="buttons",
    ),
)


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    """Give a window to ask in."""
    window = MainWindow(theme)
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize("wish", WISHES)
def test_what_was_wanted_is_shown_and_given_back(window: MainWindow, wish: NewGomoku) -> None:
    assert NewGomokuDialog(wish, window).wish() == wish


def test_the_players_exchange_their_colours(window: MainWindow) -> None:
    dialog = NewGomokuDialog(WISHES[1], window)
    dialog.exchange()
    wish = dialog.wish()
    assert (wish.black, wish.white) == ("person", "hard")
    assert (wish.black_style, wish.white_style) == ("defensive", "attacking")


def test_only_what_the_choices_leave_open_can_be_changed(window: MainWindow) -> None:
    dialog = NewGomokuDialog(NewGomoku(), window)
    assert not dialog.styles[0].isEnabled(), "a person has a style of their own"
    assert dialog.styles[1].isEnabled()
    assert not dialog.increment.isEnabled()
    dialog.minutes.setValue(5)
    assert dialog.increment.isEnabled()


def test_an_increment_without_a_limit_is_none(window: MainWindow) -> None:
    dialog = NewGomokuDialog(WISHES[1], window)
    dialog.minutes.setValue(0)
    assert dialog.wish().increment_seconds == 0


def test_every_rule_and_opening_is_explained(window: MainWindow) -> None:
    dialog = NewGomokuDialog(NewGomoku(), window)
    for place, (_, _, words) in enumerate(RULES):
        dialog.rule.setCurrentIndex(place)
        assert dialog._rule_words.text() == words
    for place, (_, _, words) in enumerate(OPENINGS):
        dialog.opening.setCurrentIndex(place)
        assert dialog._opening_words.text() == words


def test_everything_that_can_be_wanted_can_be_chosen() -> None:
    assert tuple(value for value, _ in new_gomoku.CLICKS) == CLICKS
    assert tuple(value for value, _, _ in OPENINGS) == get_args(Opening)

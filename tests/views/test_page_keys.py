# SPDX-License-Identifier: MIT
"""Keys round a board are offered in turn; Return presses the key that is meant."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout
from pytestqt.qtbot import QtBot

from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.page_keys import BOARD, PAGE, KeyTurn, PageKeys, on_escape
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import PrimaryButton
from sudoku_qt.views.widgets.cards.card import Card


@pytest.fixture
def meant(qtbot: QtBot, theme: Theme) -> PrimaryButton:
    """The key that is meant, on a card of a page that hears Return."""
    page, card = GamePage(BoardView((1, 1, 1, 1))), Card()
    key = PrimaryButton("Next")
    QHBoxLayout(card).addWidget(key)
    qtbot.addWidget(page)
    page.set_cards([card], card)
    PageKeys(page)
    page.resize(900, 500)
    page.show()
    return key


def press(key: PrimaryButton, *, held_down: bool = False) -> list[bool]:
    """Press Return on the board; what the key that is meant has heard."""
    page = key.window()
    assert isinstance(page, GamePage)
    clicks: list[bool] = []
    key.clicked.connect(lambda: clicks.append(True))
    kind, held = QEvent.Type.KeyPress, Qt.KeyboardModifier.NoModifier
    QCoreApplication.sendEvent(page.board, QKeyEvent(kind, Qt.Key.Key_Return, held, "", held_down))
    return clicks


def test_return_on_the_board_presses_it(meant: PrimaryButton) -> None:
    assert press(meant) == [True]


def test_a_return_that_is_held_down_presses_nothing(meant: PrimaryButton) -> None:
    assert press(meant, held_down=True) == []


@pytest.mark.parametrize("rests", [PrimaryButton.setDisabled, PrimaryButton.setHidden])
def test_a_key_that_rests_is_left_alone(meant: PrimaryButton, rests: object) -> None:
    assert callable(rests)
    rests(meant, True)
    assert press(meant) == []


def test_a_key_without_the_sign_of_return_is_left_alone(meant: PrimaryButton) -> None:
    meant.is_on_return = False
    assert press(meant) == []


def test_the_first_who_wants_a_key_takes_it_and_others_hear_of_it_in_turn(qtbot: QtBot) -> None:
    page, asked = GamePage(BoardView((1, 1, 1, 1))), list[str]()
    qtbot.addWidget(page)
    keys = PageKeys(page)

    def hear(name: str, *, takes: bool = False) -> bool:
        asked.append(name)
        return takes

    keys.offer(
        on_escape(lambda: hear("first"), BOARD),
        KeyTurn(lambda event: hear("a card's", takes=True), (PAGE,)),
        KeyTurn(lambda event: hear("the board's"), (BOARD,)),
    )
    qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    assert asked == ["first", "the board's", "a card's"], "the board left it to the page"
    asked.clear()
    qtbot.keyClick(page, Qt.Key.Key_A)
    assert asked == ["a card's"]

# SPDX-License-Identifier: MIT
"""The change of a card: a picture of what was there fades, and is gone."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.card_fade import CardFade, Fading
from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Card


def fading(page: GamePage) -> list[Fading]:
    """The pictures that fade, once what was to go is gone."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return page.findChildren(Fading)


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> GamePage:
    """A page that is seen, with two cards."""
    made = GamePage(SudokuView(theme), theme)
    qtbot.addWidget(made)
    cards = Card(theme), Card(theme)
    made.set_cards(cards, cards[0])
    CardFade(made)
    made.resize(1000, 640)
    made.show()
    return made


def test_what_stood_there_fades_and_is_gone(qtbot: QtBot, page: GamePage) -> None:
    page.set_sole_card(page.cards[1])

    (picture,) = fading(page)
    assert picture.geometry().left() >= page.board.geometry().right()
    assert picture.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    qtbot.waitUntil(lambda: not fading(page))


def test_the_same_card_again_changes_nothing(qtbot: QtBot, page: GamePage) -> None:
    page.set_sole_card(None)

    assert not fading(page)


def test_where_nothing_may_move_it_is_there_at_once(page: GamePage, theme: Theme) -> None:
    page.set_theme(theme._replace(motion=False))
    page.set_sole_card(page.cards[1])

    assert not fading(page)

# SPDX-License-Identifier: MIT
"""The change of a card: what comes is seen at once under a veil, which fades and is gone."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPaintEvent
from pytestqt.qtbot import QtBot

from sudoku_qt.views.card_fade import CardFade, Fading
from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Card


def fading(page: GamePage) -> list[Fading]:
    """The veils that fade, once what was to go is gone."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return page.findChildren(Fading)


class Painted(Card):
    """A card that notes when it is painted."""

    def __init__(self, painted: list["Painted"]) -> None:
        super().__init__()
        self._painted = painted

    def paintEvent(self, event: QPaintEvent) -> None:
        """Note it."""
        self._painted.append(self)
        super().paintEvent(event)


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> GamePage:
    """A page that is seen, with two cards."""
    made = GamePage(SudokuView())
    qtbot.addWidget(made)
    cards = Card(), Card()
    made.set_cards(cards, cards[0])
    CardFade(made)
    made.resize(1000, 640)
    made.show()
    return made


def test_a_veil_lies_over_the_cards_fades_and_is_gone(qtbot: QtBot, page: GamePage) -> None:
    page.set_sole_card(page.cards[1])

    (veil,) = fading(page)
    assert veil.geometry().left() >= page.board.geometry().right()
    assert veil.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    qtbot.waitUntil(lambda: not fading(page))


def test_a_new_card_is_seen_from_the_first_paint_and_nothing_of_the_old_one(
    page: GamePage,
) -> None:
    painted: list[Painted] = []
    first, second = (Painted(painted) for _ in range(2))
    page.set_cards((first, second), first)
    painted.clear()
    page.set_sole_card(second)

    assert not painted  # to take a picture of what goes would paint it once more
    page.grab()
    assert painted == [second]


def test_there_is_one_veil_however_quickly_cards_change(page: GamePage) -> None:
    page.set_sole_card(page.cards[1])
    page.set_sole_card(None)

    assert len(fading(page)) == 1


def test_the_same_card_again_changes_nothing(qtbot: QtBot, page: GamePage) -> None:
    page.set_sole_card(None)

    assert not fading(page)


def test_where_nothing_may_move_it_is_there_at_once(page: GamePage, theme: Theme) -> None:
    wear(theme._replace(motion=False))
    page.set_sole_card(page.cards[1])

    assert not fading(page)

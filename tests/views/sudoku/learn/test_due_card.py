# SPDX-License-Identifier: MIT
"""The card of what is due: what it says, and its one key."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.learn.due_card import DueCard, DueShown
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import WordButton

DUE = DueShown("About 2 minutes: Skyscraper, X-Wing", "Learned a while ago.", "Review")


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> DueCard:
    """The card with something to say."""
    made = DueCard()
    qtbot.addWidget(made)
    made.show_due(DUE)
    made.show()
    return made


def test_its_one_key_says_that_it_was_clicked(card: DueCard, qtbot: QtBot) -> None:
    (key,) = card.findChildren(WordButton)
    assert key.text() == "Review"
    with qtbot.waitSignal(card.review_clicked):
        qtbot.mouseClick(key, Qt.MouseButton.LeftButton)


def test_it_is_read_aloud(card: DueCard) -> None:
    assert (card.accessibleName(), card.accessibleDescription()) == (DUE.title, DUE.why)


@pytest.mark.parametrize("width", [900, 260])
def test_nothing_is_cut_off(card: DueCard, width: int) -> None:
    card.resize(width, card.heightForWidth(width))
    assert card.title.height() >= card.title.heightForWidth(card.title.width())
    assert card.rect().contains(card.review.geometry())
    assert card.review.width() >= card.review.sizeHint().width()

# SPDX-License-Identifier: MIT
"""The card of the coach: what it says, which keys it has, and how it fits."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.learn.coach_card import CoachCard, CoachShown
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Text

SHOWN = CoachShown("Next", "X-Wing", "Missed in 4.", "Read", "Exercise", "Play a puzzle", "Not now")


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> CoachCard:
    """The card with something to say."""
    made = CoachCard()
    qtbot.addWidget(made)
    made.show_advice(SHOWN)
    made.resize(900, 200)
    made.show()
    return made


@pytest.mark.parametrize("name", ["read", "exercise", "play", "later"])
def test_each_key_says_that_it_was_clicked(card: CoachCard, qtbot: QtBot, name: str) -> None:
    with qtbot.waitSignal(getattr(card, f"{name}_clicked")):
        qtbot.mouseClick(getattr(card, name), Qt.MouseButton.LeftButton)


def test_what_is_not_wanted_has_no_key(card: CoachCard) -> None:
    card.show_advice(CoachShown("Next", "All is done", "Well."))
    assert not any(key.isVisible() for key in (card.read, card.exercise, card.play, card.later))
    assert (card.accessibleName(), card.accessibleDescription()) == ("Next: All is done", "Well.")


@pytest.mark.parametrize("width", [900, 260])
def test_no_key_is_cut_off(card: CoachCard, width: int) -> None:
    card.fit(width)
    card.resize(width, card.heightForWidth(width))
    keys = card.read, card.exercise, card.play, card.later
    assert all(card.rect().contains(key.geometry()) for key in keys)
    assert all(key.width() >= key.sizeHint().width() for key in keys)


def test_a_long_title_takes_another_line_and_is_not_cut(qtbot: QtBot, theme: Theme) -> None:
    wear(theme.at_zoom(2.5))
    card = CoachCard()
    qtbot.addWidget(card)
    card.show_advice(SHOWN._replace(title="双值格链（XY-Chain）与同数链（X-Chain）"))
    card.fit(600)
    card.resize(600, card.heightForWidth(600))
    card.show()

    (title,) = (text for text in card.findChildren(Text) if "XY-Chain" in text.text())
    assert title.wordWrap()
    assert title.height() >= title.heightForWidth(title.width()) > 2 * title.fontMetrics().height()

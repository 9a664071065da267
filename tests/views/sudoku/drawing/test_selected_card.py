# SPDX-License-Identifier: MIT
"""The card of the selected constraint, and that of the rules in words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.drawing.selected_card import (
    SelectedCard,
    SelectedWords,
    WrittenRulesCard,
)
from sudoku_qt.views.theme import Theme


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> SelectedCard:
    """A card."""
    made = SelectedCard()
    qtbot.addWidget(made)
    made.resize(328, 160)
    made.show()
    return made


def test_it_says_what_is_selected(card: SelectedCard) -> None:
    card.show_constraint(SelectedWords("Killer cage", "r1c1, r1c2", "Number: 7"))
    assert card.accessibleName() == "Killer cage, r1c1, r1c2, Number: 7"
    assert not card.choices.isVisible()
    assert not card.reverse.isVisible()
    assert not card.duplicate.isVisible()
    assert card.away.isVisible()


def test_the_few_values_are_chosen_by_their_place(card: SelectedCard, qtbot: QtBot) -> None:
    card.show_constraint(SelectedWords("XV", "r1c1, r1c2", "", ("X", "V"), 1))
    assert card.choices.key == "1"
    parts = [part for part in card.choices.stops() if part.isVisible()]
    assert len(parts) == 2
    with qtbot.waitSignal(card.choice_made) as made:
        qtbot.mouseClick(parts[0], Qt.MouseButton.LeftButton)
    assert made.args == [0]


def test_what_can_be_done_is_asked_for(card: SelectedCard, qtbot: QtBot) -> None:
    card.show_constraint(SelectedWords("Thermometer", "r1c1", turns=True, doubles=True))
    with qtbot.waitSignal(card.duplicate_clicked):
        qtbot.mouseClick(card.duplicate, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(card.reverse_clicked):
        card.reverse.click()
    with qtbot.waitSignal(card.away_clicked):
        card.away.click()


def test_rules_are_plain_text_with_a_way_to_own_ones(qtbot: QtBot, theme: Theme) -> None:
    card = WrittenRulesCard()
    qtbot.addWidget(card)
    card.resize(328, 130)
    card.show()
    card.show_rules("<b>Not bold</b>")
    assert "<b>Not bold</b>" in [label.text() for label in card.findChildren(QLabel)]
    assert card.accessibleDescription() == "<b>Not bold</b>"
    with qtbot.waitSignal(card.own_clicked):
        card.own.click()


def test_own_rules_are_changed_or_written_anew(qtbot: QtBot, theme: Theme) -> None:
    card = WrittenRulesCard()
    qtbot.addWidget(card)
    card.show()
    card.show_rules("The usual rules of Sudoku hold.")
    assert (card.own.text(), card.anew.isVisible()) == ("Write my own…", False)
    card.show_rules("Mine.", is_own=True)
    assert (card.own.text(), card.anew.isVisible()) == ("Change…", True)
    with qtbot.waitSignal(card.anew_clicked):
        card.anew.click()

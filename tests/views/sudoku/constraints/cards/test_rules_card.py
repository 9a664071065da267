# SPDX-License-Identifier: MIT
"""The card of the rules: rows that light cells, and are lit by them."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.rule_words import RulesShown, RuleWords
from sudoku_qt.views.sudoku.constraints.cards.rules_card import RulesCard

SHOWN = RulesShown(
    (RuleWords("First rule.", (0, 1)), RuleWords("Second rule.", (1, 2)), RuleWords("Third.", ())),
    "A remark.",
    "<b>Not bold</b>",
)


@pytest.fixture
def card(qtbot: QtBot) -> RulesCard:
    """A card with three rules."""
    card = RulesCard()
    qtbot.addWidget(card)
    card.set_rules(SHOWN)
    card.resize(328, 400)
    card.show()
    return card


def test_pointing_at_a_rule_lights_its_cells(card: RulesCard, qtbot: QtBot) -> None:
    first = card.rows[0]
    at = QPointF(3, 3)
    with qtbot.waitSignal(card.pointed) as told:
        first.enterEvent(QEnterEvent(at, at, at))
    assert told.args == [(0, 1)]
    assert first.is_lit
    with qtbot.waitSignal(card.pointed) as told:
        first.leaveEvent(QEnterEvent(at, at, at))
    assert told.args == [()]
    assert not first.is_lit


def test_whoever_has_no_mouse_comes_to_it_by_tab(card: RulesCard, qtbot: QtBot) -> None:
    card.activateWindow()
    second = card.rows[1]
    with qtbot.waitSignal(card.pointed) as told:
        second.setFocus(Qt.FocusReason.TabFocusReason)
    assert told.args == [(1, 2)]
    assert second.accessibleName() == "Second rule."


def test_pointing_at_a_cell_lights_its_rules(card: RulesCard) -> None:
    card.light(1)
    assert [row.is_lit for row in card.rows] == [True, True, False]
    card.light(2)
    assert [row.is_lit for row in card.rows] == [False, True, False]
    card.light(None)
    assert not any(row.is_lit for row in card.rows)


def test_other_rules_take_the_place_of_the_first_ones(card: RulesCard) -> None:
    before = card.rows
    card.set_rules(RulesShown((RuleWords("Another.", (5,)),)))
    assert [row.rule.sentence for row in card.rows] == ["Another."]
    assert not any(row.isVisibleTo(card) for row in before)


def test_what_the_setter_wrote_is_no_markup(card: RulesCard) -> None:
    texts = [label.text() for label in card.findChildren(type(card._text)) if label.isVisible()]
    assert {"A remark.", "<b>Not bold</b>"} <= {*texts}
    assert card._text.textFormat() is Qt.TextFormat.PlainText


def test_the_cross_closes_it(card: RulesCard, qtbot: QtBot) -> None:
    with qtbot.waitSignal(card.closed):
        qtbot.mouseClick(card.cross, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))

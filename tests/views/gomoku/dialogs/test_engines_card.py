# SPDX-License-Identifier: MIT
"""The card of the other engines: who is there, what is said, and its keys."""

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.store.gomoku.engines import OtherEngine
from sudoku_qt.views.gomoku.dialogs.engines_card import EnginesCard
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Text

ENGINES = OtherEngine("First", "/opt/first"), OtherEngine("Second", "/opt/second")


@pytest.fixture
def engines() -> EngineList:
    """Nothing to choose from yet."""
    return EngineList()


@pytest.fixture
def card(qtbot: QtBot, theme: Theme, engines: EngineList) -> EnginesCard:
    """The card as it is at first."""
    made = EnginesCard(engines, narrow=False)
    qtbot.addWidget(made)
    made.show()
    return made


def keys(card: EnginesCard) -> list[QAbstractButton]:
    """The keys that are seen."""
    return [key for key in card.findChildren(QAbstractButton) if key.isVisible()]


def words(card: EnginesCard) -> str:
    """What is seen of texts."""
    return " ".join(text.text() for text in card.findChildren(Text) if text.isVisible())


def test_at_first_a_program_can_be_chosen_and_it_says_which(
    card: EnginesCard, engines: EngineList, qtbot: QtBot
) -> None:
    assert "Gomocup protocol" in words(card)
    (choose,) = keys(card)
    with qtbot.waitSignal(engines.wanted):
        choose.click()


def test_each_engine_can_be_removed(card: EnginesCard, engines: EngineList, qtbot: QtBot) -> None:
    engines.show_engines(ENGINES, "")
    assert "/opt/second" in words(card)
    remove = next(key for key in keys(card) if key.accessibleName() == "Remove Second")
    with qtbot.waitSignal(engines.unwanted) as asked:
        remove.click()
    assert asked.args == ["Second"]


def test_what_is_wrong_is_said(card: EnginesCard, engines: EngineList) -> None:
    engines.show_engines((), "It ended.")
    assert "It ended." in words(card)

# SPDX-License-Identifier: MIT
"""The card of a setter's tools: one family at a time, and how the chosen tool is used."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.compose.tools import tool_named
from sudoku_qt.views.sudoku.drawing.palette import DIGITS, RULES, PaletteCard
from sudoku_qt.views.theme import Theme


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> PaletteCard:
    """A card."""
    made = PaletteCard()
    qtbot.addWidget(made)
    made.resize(328, 240)
    made.show()
    return made


def said(card: PaletteCard) -> list[str]:
    return [label.text() for label in card.findChildren(QLabel) if label.isVisible()]


def test_only_the_families_are_there_while_digits_are_set(card: PaletteCard) -> None:
    assert card.family == DIGITS
    assert not any(tools.isVisible() for tools in card.grids.values())
    assert not card.switches.isVisible()
    assert said(card) == []


def test_a_family_shows_its_tools(card: PaletteCard, qtbot: QtBot) -> None:
    with qtbot.waitSignal(card.family_chosen) as chosen:
        qtbot.mouseClick(card.families.stops()[2], Qt.MouseButton.LeftButton)
    assert chosen.args == ["areas"]
    shown = [name for name, tools in card.grids.items() if tools.isVisible()]
    assert shown == ["areas"]
    card.show_family(RULES)
    assert card.switches.isVisible()


def test_the_chosen_tool_is_told(card: PaletteCard) -> None:
    card.show_family("lines")
    card.show_tool(tool_named("arrow"))
    assert said(card) == [
        "Arrow",
        "Drag from the circle along the shaft.",
        "The shaft adds up to the circle.",
    ]
    checked = [name for name, tile in card.grids["lines"].tiles.items() if tile.isChecked()]
    assert checked == ["arrow"]
    card.show_family(RULES)
    assert "Arrow" not in said(card)

# SPDX-License-Identifier: MIT
"""The legend with its switches."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.compose.layers_card import LAYERS, LayersCard
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

TOLD = {name: f"told of {name}" for name in LAYERS}


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> LayersCard:
    """A card."""
    card = LayersCard()
    qtbot.addWidget(card)
    card.resize(328, 166)
    card.show()
    return card


@pytest.mark.parametrize("name", LAYERS)
def test_a_switch_says_what_is_wanted(card: LayersCard, qtbot: QtBot, name: str) -> None:
    card.show_layers(dict.fromkeys(LAYERS, True), TOLD)
    assert card.switches[name].isChecked()
    with qtbot.waitSignal(card.switched) as wanted:
        qtbot.keyClick(card.switches[name], Qt.Key.Key_Space)
    assert wanted.args == [name, False]


def test_switches_have_names_and_say_what_is_known(card: LayersCard) -> None:
    card.show_layers(dict.fromkeys(LAYERS, False), TOLD)
    names = [switch.accessibleName() for switch in card.switches.values()]
    assert names == ["True candidates", "Settled cells", "Redundant givens", "Symmetry guide"]
    told = [switch.accessibleDescription() for switch in card.switches.values()]
    assert told == list(TOLD.values())
    assert not any(switch.isChecked() for switch in card.switches.values())


def test_the_card_grows_with_the_zoom(card: LayersCard, theme: Theme) -> None:
    before = card.sizeHint().height()
    wear(theme.at_zoom(2))
    assert card.sizeHint().height() == 2 * before
    assert not card.grab().isNull()

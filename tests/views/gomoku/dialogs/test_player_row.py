# SPDX-License-Identifier: MIT
"""The fields of one player: they give back what they show, and the label bears a stone."""

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.dialogs.player_row import PlayerRow, StoneLabel
from sudoku_qt.views.theme import Theme


@pytest.fixture
def row(qtbot: QtBot, theme: Theme) -> PlayerRow:
    """The fields as they are at first."""
    made = PlayerRow(theme)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    "values", [("person", "balanced"), ("easy", "attacking"), ("hard", "defensive")]
)
def test_it_gives_back_what_it_shows(row: PlayerRow, values: tuple[str, str]) -> None:
    row.show_values(*values)
    assert row.values() == values


def test_whoever_lets_the_computer_play_may_say_how(row: PlayerRow, qtbot: QtBot) -> None:
    row.show_values("person", "balanced")
    assert row.level.isHidden()
    with qtbot.waitSignal(row.changed):
        row.kind.findChildren(QAbstractButton)[1].click()
    assert not row.level.isHidden()
    assert row.values() == ("medium", "balanced")


def test_the_stones_are_black_and_white_in_every_theme(
    qtbot: QtBot, each_theme: Theme, row: PlayerRow
) -> None:
    seen = []
    for black in (True, False):
        label = StoneLabel("Black", each_theme, row, black=black)
        qtbot.addWidget(label)
        label.resize(112, 20)
        seen.append(label.grab().toImage().pixelColor(10, 10))
    assert seen == [each_theme.black_stone, each_theme.white_shine]

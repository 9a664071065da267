# SPDX-License-Identifier: MIT
"""The card of the puzzle: up to four lines, and no room for those that are missing."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.info import SudokuInfo
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import PrimaryButton
from sudoku_qt.views.widgets.cards import Line


@pytest.fixture
def info(qtbot: QtBot, theme: Theme) -> SudokuInfo:
    """A card."""
    card = SudokuInfo(theme)
    qtbot.addWidget(card)
    card.show()
    return card


def written(card: SudokuInfo) -> list[str]:
    """Give every text that can be seen."""
    return [line.text() for line in card.findChildren(Line) if line.isVisibleTo(card)]


def test_all_of_it_is_written(info: SudokuInfo) -> None:
    info.set_lines("Hard", "18 min", ["first", "second", "third", "fourth"])
    assert sorted(written(info)) == ["18 min", "Hard", "first", "fourth", "second", "third"]


def test_fewer_lines_take_less_room(info: SudokuInfo) -> None:
    heights = []
    for lines in (["first", "second"], ["first"], []):
        info.set_lines("Hard", "", lines)
        heights.append(info.sizeHint().height())
    assert heights[0] > heights[1] > heights[2]
    info.set_lines("Hard", "", ["", "second"])
    assert "first" not in written(info)


def test_a_long_title_does_not_widen_the_card(info: SudokuInfo) -> None:
    info.set_lines("A title of somebody's own that goes on and on " * 4, "mine")
    assert info.minimumSizeHint().width() < 200


def test_a_key_takes_room_only_while_it_is_there(info: SudokuInfo, qtbot: QtBot) -> None:
    info.set_lines("Typing in", "", ["17 givens"])
    without = info.sizeHint().height()
    info.set_play("Play it")
    assert info.sizeHint().height() > without + 40
    with qtbot.waitSignal(info.play_clicked):
        qtbot.mouseClick(info.findChildren(PrimaryButton)[0], Qt.MouseButton.LeftButton)
    info.set_play("")
    assert info.sizeHint().height() == without

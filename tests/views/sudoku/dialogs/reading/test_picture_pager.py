# SPDX-License-Identifier: MIT
"""The strip over several boards says which is seen, and turns to those there are."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.dialogs.reading.picture_pager import PicturePager
from sudoku_qt.views.theme import Theme


@pytest.mark.parametrize(
    ("doubtful", "said"),
    [
        (0, "Puzzle 1 of 3"),
        (1, "Puzzle 1 of 3 · One puzzle with cells in doubt"),
        (2, "Puzzle 1 of 3 · 2 puzzles with cells in doubt"),
    ],
)
def test_it_counts_the_puzzles_in_doubt(
    theme: Theme, qtbot: QtBot, doubtful: int, said: str
) -> None:
    pager = PicturePager()
    qtbot.addWidget(pager)
    pager.set_place(0, 3, doubtful)
    assert pager.place.text() == said


def test_keys_turn_both_ways_as_far_as_there_are_boards(theme: Theme, qtbot: QtBot) -> None:
    pager = PicturePager()
    qtbot.addWidget(pager)
    asked: list[int] = []
    pager.turned.connect(asked.append)
    pager.set_place(0, 2, 0)
    for key in (pager.back, pager.on):
        key.click()
    pager.set_place(1, 2, 0)
    for key in (pager.back, pager.on):
        key.click()
    assert asked == [1, -1]

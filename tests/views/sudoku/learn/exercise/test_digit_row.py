# SPDX-License-Identifier: MIT
"""The nine digits as keys."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.learn.exercise.digit_row import DigitRow
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear


def test_a_click_says_the_digit(qtbot: QtBot, theme: Theme) -> None:
    row = DigitRow()
    qtbot.addWidget(row)
    row.resize(400, 40)
    row.show()
    said: list[int] = []
    row.chosen.connect(said.append)
    for key in row.keys:
        qtbot.mouseClick(key, Qt.MouseButton.LeftButton)

    assert said == list(range(1, 10))


def test_its_digits_grow_with_the_zoom(qtbot: QtBot, theme: Theme) -> None:
    row = DigitRow()
    qtbot.addWidget(row)
    assert {key.font().pixelSize() for key in row.keys} == {17}
    wear(theme.at_zoom(2.0))

    assert {key.font().pixelSize() for key in row.keys} == {34}

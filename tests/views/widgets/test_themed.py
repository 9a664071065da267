# SPDX-License-Identifier: MIT
"""A widget that is painted from a theme."""

from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.themed import Themed


def test_it_can_be_given_another_theme(qtbot: QtBot, theme: Theme, dark: Theme) -> None:
    made = Themed(theme)
    qtbot.addWidget(made)
    made.set_theme(dark)
    assert made.theme is dark

# SPDX-License-Identifier: MIT
"""The glow: it lies over all of its parent and catches nothing."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.drop_glow import DropGlow


def test_it_frames_the_whole_window_in_the_accent(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    window.show()
    glow = DropGlow(theme, window)
    assert glow.isVisible()
    assert glow.geometry() == window.rect()
    assert window.grab().toImage().pixelColor(3, 100) == theme.cursor
    assert window.childAt(QPoint(150, 100)) is None

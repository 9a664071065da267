# SPDX-License-Identifier: MIT
"""The glow: it lies round a place of its parent and catches nothing."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.drop_glow import DropGlow


def test_it_frames_a_place_in_the_accent_and_says_what_a_drop_would_do(
    qtbot: QtBot, theme: Theme
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    window.show()
    glow = DropGlow(QRect(20, 20, 200, 160), window)
    assert glow.isVisible()
    assert glow.geometry() == QRect(12, 12, 216, 176)
    picture = window.grab().toImage()
    assert picture.pixelColor(15, 100) == theme.cursor
    assert picture.pixelColor(5, 100) != theme.cursor
    assert window.childAt(QPoint(120, 100)) is None
    assert glow.text == "Drop to open"

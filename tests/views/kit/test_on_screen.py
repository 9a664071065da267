# SPDX-License-Identifier: MIT
"""A window that has grown lies on its screen, and one that does is left where it is."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.kit.on_screen import stay_on_screen


def placed(qtbot: QtBot, place: QPoint, width: int, height: int) -> QWidget:
    """A window of a size at a place, made to stay on its screen."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(width, height)
    window.show()
    window.move(place)
    stay_on_screen(window)
    return window


def test_what_runs_below_or_beside_the_screen_comes_back(qtbot: QtBot) -> None:
    window = placed(qtbot, QPoint(5000, 5000), 300, 200)
    screen = window.screen().availableGeometry()
    assert screen.contains(window.frameGeometry())
    assert window.frameGeometry().bottomRight() == screen.bottomRight()


def test_what_lies_on_it_stays(qtbot: QtBot) -> None:
    assert placed(qtbot, QPoint(40, 30), 300, 200).pos() == QPoint(40, 30)


def test_of_what_is_too_large_the_beginning_is_seen(qtbot: QtBot) -> None:
    window = placed(qtbot, QPoint(40, 30), 5000, 5000)
    assert window.frameGeometry().topLeft() == window.screen().availableGeometry().topLeft()

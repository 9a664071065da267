# SPDX-License-Identifier: MIT
"""The ring: it goes round what was reached by keys, and round nothing that was clicked."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFocusFrame, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.parts import go_to_part
from sudoku_qt.views.style.focus_ring import FocusRing
from sudoku_qt.views.style.program_style import ProgramStyle
from sudoku_qt.views.theme import Theme


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> Iterator[QWidget]:
    """A window with two buttons, whose rings are drawn."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for left in app.findChildren(FocusRing):  # that of a whole program lives as long as the app
        app.focusChanged.disconnect(left.follow)
        left.deleteLater()
    before = app.style().name()
    app.setStyle(ProgramStyle(theme))
    ring = FocusRing(app)
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for word in ("Play", "Cancel"):
        column.addWidget(QPushButton(word))
    window.show()
    window.activateWindow()
    yield window
    app.focusChanged.disconnect(ring.follow)
    ring.deleteLater()
    app.setStyle(before)


def rings(window: QWidget) -> list[QFocusFrame]:
    """The rings that can be seen."""
    return [ring for ring in window.findChildren(QFocusFrame) if ring.isVisible()]


def test_tab_draws_a_ring_two_outside_and_a_click_takes_it_away(
    window: QWidget, qtbot: QtBot, theme: Theme
) -> None:
    play, cancel = window.findChildren(QPushButton)
    play.setFocus()
    qtbot.waitUntil(play.hasFocus)
    assert rings(window) == []
    qtbot.keyClick(play, Qt.Key.Key_Tab)
    (ring,) = rings(window)
    around = cancel.geometry().adjusted(-4, -4, 4, 4)
    assert ring.geometry() == around
    image = window.grab().toImage()
    middle = around.center().y()
    line = [image.pixelColor(around.left() + step, middle) for step in range(4)]
    assert line == [theme.cursor, theme.cursor, image.pixelColor(2, 2), image.pixelColor(2, 2)]
    qtbot.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=play.geometry().center())
    assert play.hasFocus()
    assert rings(window) == []


def test_going_from_part_to_part_draws_a_ring_as_tab_does(window: QWidget, qtbot: QtBot) -> None:
    play, cancel = window.findChildren(QPushButton)
    play.setFocus()
    qtbot.waitUntil(play.hasFocus)
    go_to_part([play, cancel], 1)
    (ring,) = rings(window)
    assert ring.geometry() == cancel.geometry().adjusted(-4, -4, 4, 4)

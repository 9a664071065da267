# SPDX-License-Identifier: MIT
"""The window: it shows what it is handed, and says what happens to it."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCloseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.window.main_window import MainWindow
from tests.views.parts import part

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
COPY = Qt.DropAction.CopyAction


def page_of(window: MainWindow) -> SudokuPage:
    """The page in the window."""
    return part(window, SudokuPage)


def test_the_first_size_fits_the_screen_and_the_board_gets_most_of_it(window: MainWindow) -> None:
    room = window.screen().availableSize()
    assert window.width() <= room.width()
    assert window.height() <= room.height()
    assert page_of(window).board.board.cell >= 40


def test_the_board_has_the_keys_when_its_page_comes(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(page_of(window).board.hasFocus)
    assert QApplication.focusWidget() is page_of(window).board


def test_the_page_that_was_set_last_is_in_front(window: MainWindow, theme: Theme) -> None:
    first, second = page_of(window), SudokuPage()
    window.set_page(second)
    assert (first.isVisible(), second.isVisible()) == (False, True)
    window.set_page(first)
    assert (first.isVisible(), second.isVisible()) == (True, False)


def test_a_theme_reaches_everything(window: MainWindow, dark: Theme) -> None:
    wear(dark)
    assert page_of(window).theme is dark
    image = window.grab().toImage()
    assert image.pixelColor(2, image.height() // 2) == dark.window


def test_the_listener_decides_whether_the_window_closes(window: MainWindow) -> None:
    def refuse(event: QCloseEvent) -> None:
        event.ignore()

    window.closed.connect(refuse)
    assert not window.close()
    window.closed.disconnect(refuse)
    assert window.close()


def test_it_says_whether_it_can_be_seen(window: MainWindow) -> None:
    seen: list[Any] = []
    window.visibility_changed.connect(seen.append)
    window.showMinimized()
    window.showNormal()
    window.hide()
    assert (seen[0], seen[-2], seen[-1]) == (False, True, False)


def test_it_says_when_it_was_painted_first(
    qtbot: QtBot, theme: Theme, session: SudokuSession
) -> None:
    made = MainWindow()
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.painted):
        made.show()
    with qtbot.assertNotEmitted(made.painted):
        made.repaint()
        QApplication.processEvents()


@pytest.mark.parametrize(
    ("turns", "notches"), [((120,), [1]), ((40, 40, 40), [1]), ((-240,), [-2])]
)
def test_the_wheel_with_ctrl_zooms_notch_by_notch(
    window: MainWindow, turns: tuple[int, ...], notches: list[int]
) -> None:
    heard: list[Any] = []
    window.zoom_turned.connect(heard.append)
    for held in (NONE, Qt.KeyboardModifier.ControlModifier):
        for turn in turns:
            QApplication.sendEvent(window, wheel(turn, held))
    assert heard == notches


def test_the_board_leaves_the_wheel_to_the_window(window: MainWindow) -> None:
    event = wheel(120, NONE)
    QApplication.sendEvent(page_of(window).board.surface, event)
    assert not event.isAccepted()


def wheel(turn: int, held: Qt.KeyboardModifier) -> QWheelEvent:
    """Turn the wheel."""
    none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    place = QPointF(9, 9)
    return QWheelEvent(place, place, QPoint(), QPoint(0, turn), none, held, phase, False)


def test_the_language_reaches_every_part(window: MainWindow) -> None:
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert page_of(window).board.accessibleName() == "Sudoku board"

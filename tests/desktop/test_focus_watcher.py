# SPDX-License-Identifier: MIT
"""Who has the keys: this program, by any window, or another one."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.desktop.focus_watcher import FocusWatcher


def test_it_tells_whether_any_window_has_the_keys(qtbot: QtBot) -> None:
    owner, told = QObject(), list[bool]()
    watcher = FocusWatcher(owner)
    watcher.changed.connect(told.append)
    first, second = QWidget(), QWidget()
    for window in (first, second):
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
    assert told[-1] is True
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.focusWindowChanged.emit(None)
    assert told[-1] is False

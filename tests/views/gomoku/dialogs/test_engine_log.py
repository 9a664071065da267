# SPDX-License-Identifier: MIT
"""What engines have said can be read and copied."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.dialogs.engine_log import EngineLogDialog
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    """A window to ask in."""
    window = MainWindow()
    qtbot.addWidget(window)
    return window


def test_lines_are_shown_as_plain_text_and_copied(window: MainWindow) -> None:
    dialog = EngineLogDialog(("Alpha: MESSAGE <b>1</b>", "Alpha: DEBUG 2"), window)
    assert dialog.text.toPlainText() == "Alpha: MESSAGE <b>1</b>\nAlpha: DEBUG 2"
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    copy = next(each for each in buttons.buttons() if each.text() == "&Copy")
    copy.click()
    assert QGuiApplication.clipboard().text() == dialog.text.toPlainText()


def test_without_lines_it_says_so_and_there_is_nothing_to_copy(window: MainWindow) -> None:
    dialog = EngineLogDialog((), window)
    assert dialog.text.placeholderText() == "No engine has said anything yet."
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    assert [each.isEnabled() for each in buttons.buttons() if each.text() == "&Copy"] == [False]

# SPDX-License-Identifier: MIT
"""A dialog that is kept: the same again, or another where it would look otherwise."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.dialogs.kept_dialog import KeptDialog
from sudoku_qt.paths import resource
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.window.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """A window without a game."""
    wear(Theme.read(resource("themes/light.json")))
    made = MainWindow()
    qtbot.addWidget(made)
    return made


def test_it_is_made_again_only_for_another_language_theme_or_size(window: MainWindow) -> None:
    kept = KeptDialog(window, lambda: QDialog(window))
    first = kept.dialog("en")
    assert kept.dialog("en") is first
    second = kept.dialog("zh_CN")
    assert second is not first
    wear(window.theme.at_zoom(1.5))
    third = kept.dialog("zh_CN")
    assert third is not second
    assert kept.dialog("zh_CN") is third


def test_of_those_that_were_made_one_is_left(window: MainWindow) -> None:
    kept = KeptDialog(window, lambda: QDialog(window))
    for language in ("en", "zh_CN", "en"):
        last = kept.dialog(language)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(QDialog) == [last]

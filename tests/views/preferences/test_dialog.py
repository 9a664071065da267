# SPDX-License-Identifier: MIT
"""The dialog turns its pages by a click, and asks for a reset of the one that is shown."""

from PySide6.QtCore import Qt, QVariantAnimation
from pytestqt.qtbot import QtBot

from sudoku_qt.models.option import Option
from sudoku_qt.views.preferences.dialog import PreferencesDialog
from sudoku_qt.views.preferences.sidebar import Page
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.dialog.switch import Switch
from sudoku_qt.views.window.main_window import MainWindow

PAGES = [
    Page(key, key.title(), "tick", [Option(key, key, "", key, default=False)])
    for key in ("one", "two")
]


def test_a_page_is_shown_and_reset(qtbot: QtBot, theme: Theme) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    dialog = PreferencesDialog(PAGES, lambda _: False, window)
    dialog.show()
    qtbot.mouseClick(dialog.list[1], Qt.MouseButton.LeftButton)
    assert [row.option.name for row in dialog.rows] == ["two"]
    asked: list[str] = []
    dialog.reset_asked.connect(asked.append)
    (button,) = [b for b in dialog.findChildren(WordButton) if b.text() == "Reset this page"]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == ["two"]


def test_no_switch_slides_when_its_page_is_opened(qtbot: QtBot, theme: Theme) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    dialog = PreferencesDialog(PAGES, lambda _: True, window)
    dialog.show()
    dialog.show_page("two")
    (row,) = dialog.rows
    assert isinstance(row.field, Switch)
    assert row.field.isChecked()
    slides = row.field.findChildren(QVariantAnimation)
    assert [slide.state() for slide in slides] == [QVariantAnimation.State.Stopped]

# SPDX-License-Identifier: MIT
"""The dialog turns its pages by a click, and asks for a reset of the one that is shown."""

from PySide6.QtCore import Qt, QVariantAnimation
from pytestqt.qtbot import QtBot

from sudoku_qt.models.option import Option
from sudoku_qt.views.preferences.dialog import OptionsPage, PreferencesDialog
from sudoku_qt.views.preferences.option_row import RowsCard
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


ROWS = [Option(f"r{n}", "p", "AB"[n % 2], f"Row {n}", default=False) for n in range(4)]


def test_rows_of_a_group_share_a_card(qtbot: QtBot, theme: Theme) -> None:
    page = OptionsPage(ROWS, narrow=False)
    qtbot.addWidget(page)
    assert [row.option.name for row in page.rows] == ["r0", "r1", "r2", "r3"]
    cards = page.findChildren(RowsCard)
    assert len(cards) == 2
    assert [row.parent() is cards[0] for row in page.rows] == [True, False, True, False]

# SPDX-License-Identifier: MIT
"""The sheet of keys: every row is on it, whole, and it fits the screen."""

import pytest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from sudoku_qt.views.dialogs.shortcuts import KeysDialog, sheet
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.keys.key_caps import KeyCaps
from sudoku_qt.views.window.main_window import MainWindow
from tests.views.parts import part

ROWS = [(f"Action number {number}", f"Ctrl+{number}, F{number}") for number in range(1, 12)]


@pytest.mark.parametrize("count", [0, 1, 11, 60])
def test_every_row_is_there_and_the_sheet_fits_the_screen(
    qtbot: QtBot, theme: Theme, count: int
) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    rows = (ROWS * 6)[:count]
    dialog = KeysDialog([("File", rows[::2]), ("Edit", rows[1::2])], window)
    dialog.show()
    headings = min(count, 2)  # none above nothing
    assert len(dialog.findChildren(KeyCaps)) == count
    assert len(dialog.findChildren(Line)) == count + headings
    room = dialog.screen().availableSize()
    assert dialog.width() <= room.width()
    assert dialog.height() <= room.height()
    assert not part(dialog, QScrollArea).horizontalScrollBar().isVisible()


def test_two_columns_are_read_downwards_and_no_group_is_divided(qtbot: QtBot, theme: Theme) -> None:
    groups = [(f"Group {number}", ROWS[:4]) for number in range(4)]
    content = sheet(groups, 2)
    qtbot.addWidget(content)
    content.show()
    places = [(line.x(), line.y()) for line in content.findChildren(Line)]
    assert places == sorted(places)
    columns = [x for x, _ in places]
    assert [columns.count(x) for x in sorted({*columns})] == [10, 10]


def test_below_all_headings_of_a_column_the_keys_begin_at_one_place(
    qtbot: QtBot, theme: Theme
) -> None:
    groups = [("One", [("Undo", "Ctrl+Z, Alt+Backspace")]), ("Two", [("Pause", "P")])]
    content = sheet(groups, 1)
    qtbot.addWidget(content)
    content.show()
    assert len({caps.x() for caps in content.findChildren(KeyCaps)}) == 1


@pytest.mark.parametrize("zoom", [1.0, 2.0, 3.0])
def test_large_text_leaves_the_sheet_on_the_screen_and_every_word_whole(
    qtbot: QtBot, theme: Theme, zoom: float
) -> None:
    wear(theme.at_zoom(zoom))
    window = MainWindow()
    qtbot.addWidget(window)
    rows = [("Point out the cells where it cannot be", "Ctrl+Shift+Left, Ctrl+A")] * 5
    dialog = KeysDialog([("Notes", rows)], window)
    dialog.show()
    room = dialog.screen().availableSize()
    assert dialog.size().boundedTo(room) == dialog.size()
    assert part(dialog, QScrollArea).horizontalScrollBar().maximum() == 0
    for caps in dialog.findChildren(KeyCaps):
        assert caps.width() >= caps.sizeHint().width()


def test_the_sheet_says_where_keys_work(qtbot: QtBot, theme: Theme) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    dialog = KeysDialog([("On the board", ROWS)], window)
    dialog.show()
    assert dialog.where.isVisible()
    assert "while the board has the keyboard" in dialog.where.text()

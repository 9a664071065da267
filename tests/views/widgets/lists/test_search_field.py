# SPDX-License-Identifier: MIT
"""A field to search in: the lens stands before the words, and an arrow leads downwards."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.lists.search_field import SearchField


def test_the_words_leave_room_for_the_lens(qtbot: QtBot, each_theme: Theme) -> None:
    wear(each_theme)
    field = SearchField("")
    qtbot.addWidget(field)
    field.resize(200, 36)
    field.show()
    empty = field.grab().toImage()
    field.setText("one")
    written = field.grab().toImage()
    middle = range(8, 28)
    lens = [x for x in range(8, 60) if any(empty.pixel(x, y) != empty.pixel(60, y) for y in middle)]
    words = [x for x in range(60) if any(written.pixel(x, y) != empty.pixel(x, y) for y in middle)]
    assert lens
    assert words
    assert lens[-1] < words[0]


def test_an_arrow_leads_down(qtbot: QtBot, theme: Theme) -> None:
    field = SearchField("Search")
    qtbot.addWidget(field)
    assert field.accessibleName() == field.placeholderText() == "Search"
    with qtbot.waitSignal(field.left_downwards):
        qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClicks(field, "fish")
    assert field.text() == "fish"

# SPDX-License-Identifier: MIT
"""The search of keys: words are written, what writes nothing is sought itself."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.preferences.keys.search import KeySearch
from sudoku_qt.views.theme import Theme


@pytest.fixture
def search(qtbot: QtBot, theme: Theme) -> KeySearch:
    """The field."""
    search = KeySearch()
    qtbot.addWidget(search)
    search.show()
    return search


def test_words_are_written_and_the_next_key_takes_their_place(
    qtbot: QtBot, search: KeySearch
) -> None:
    qtbot.keyClicks(search, "Fill N")
    assert search.text() == "Fill N"
    qtbot.keyClick(search, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert search.text() == "Ctrl+C"
    qtbot.keyClick(search, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert search.text() == "Shift+F6"
    qtbot.keyClicks(search, "x")
    assert search.text() == "x"


def test_escape_empties_it_first(qtbot: QtBot, search: KeySearch) -> None:
    qtbot.keyClicks(search, "x")
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert search.text() == ""


def test_it_says_what_it_is_for_and_shows_a_lens(search: KeySearch, theme: Theme) -> None:
    assert search.accessibleName() == search.placeholderText() == "Action, or press its key"
    search.setFixedHeight(36)
    picture = search.grab().toImage()
    colours = {picture.pixelColor(x, y).name() for x in range(8, 26) for y in range(10, 26)}
    assert theme.muted.name() in colours

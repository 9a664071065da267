# SPDX-License-Identifier: MIT
"""The page of keys: groups, a search over them, and the sets to choose from."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QScrollArea
from pytestqt.qtbot import QtBot

from sudoku_qt.models.keys import KeyLine
from sudoku_qt.views.preferences.keys.key_row import KeyRow
from sudoku_qt.views.preferences.keys.page import KeysPage
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Text
from sudoku_qt.views.widgets.segment import Segment

LINES = [
    KeyLine("new", "New", "File", ("Ctrl+N",)),
    KeyLine("fill", "Fill notes", "Edit", ("Ctrl+M",)),
    KeyLine("clear", "Clear all notes", "Edit"),
]


def made(qtbot: QtBot, theme: Theme, **how: object) -> KeysPage:
    """A page that shows the lines."""
    page = KeysPage(narrow=bool(how.get("narrow")), words=str(how.get("words", "")))
    qtbot.addWidget(page)
    page.resize(700, 600)
    page.show()
    page.show_lines(LINES, "own")
    return page


def headings(page: KeysPage) -> list[str]:
    """The headings that are shown."""
    groups = {line.heading for line in LINES} | {f"Keys: {line.heading}" for line in LINES}
    shown = [text.text() for text in page.findChildren(Text) if not text.isHidden()]
    return [text for text in shown if text in groups]


def test_lines_stand_below_their_headings_and_the_set_is_chosen(qtbot: QtBot, theme: Theme) -> None:
    page = made(qtbot, theme)
    assert headings(page) == ["File", "Edit"]
    assert isinstance(page.sets.field, Segment)
    assert page.sets.field.key == "own"


def test_a_group_without_anything_found_is_hidden(qtbot: QtBot, theme: Theme) -> None:
    page = made(qtbot, theme)
    page.search.setText("notes")
    assert headings(page) == ["Edit"]
    page.search.setText("Ctrl+N")
    assert headings(page) == ["File"]


def test_among_other_rows_there_are_only_rows(qtbot: QtBot, theme: Theme) -> None:
    page = made(qtbot, theme, words="fill")
    assert headings(page) == ["Keys: Edit"]
    assert page.search.isHidden()
    assert page.sets.isHidden()


@pytest.mark.parametrize(("place", "key_set"), [(0, "standard"), (1, "hodoku"), (2, "own")])
def test_where_there_is_little_room_the_sets_are_a_list(
    qtbot: QtBot, theme: Theme, place: int, key_set: str
) -> None:
    page = made(qtbot, theme, narrow=True)
    field = page.sets.field
    assert isinstance(field, QComboBox)
    assert field.currentIndex() == 2
    with qtbot.waitSignal(page.set_chosen) as chosen:
        field.activated.emit(place)
    assert chosen.args == [key_set]


def test_of_many_rows_only_those_that_were_in_sight_have_anything_in_them(
    qtbot: QtBot, theme: Theme
) -> None:
    area = QScrollArea()
    area.setWidgetResizable(True)
    qtbot.addWidget(area)
    area.resize(700, 400)
    page = KeysPage(narrow=False)
    page.show_lines([KeyLine(f"do {n}", f"Do {n}", "File") for n in range(100)], "own")
    area.setWidget(page)
    area.show()
    qtbot.waitUntil(lambda: bool(page.cards.rows[0].children()))
    high = page.cards.rows[0].height()
    assert not page.cards.rows[20].children()
    assert page.cards.rows[20].accessibleName() == "Do 20: no key"
    assert page.cards.rows[20].height() == high, "what is made later moves nothing"
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum())
    qtbot.waitUntil(lambda: bool(page.cards.rows[99].children()))
    assert not page.cards.rows[50].children()


def test_a_row_is_as_high_before_it_is_made_as_with_a_line_of_words(
    qtbot: QtBot, theme: Theme
) -> None:
    for narrow in (False, True):
        row = KeyRow(LINES[0], narrow=narrow)
        qtbot.addWidget(row)
        before = row.sizeHint().height()
        row.look()
        assert row.sizeHint().height() == before


def test_a_refusal_stands_in_the_row_until_the_next_key(qtbot: QtBot, theme: Theme) -> None:
    page = made(qtbot, theme)
    page.cards.refuse("fill", "No.")
    row = next(row for row in page.cards.rows if row.line.name == "fill")
    assert not row._why.isHidden()
    page.show_lines(LINES, "own")
    assert row._why.isHidden()


def test_arrows_go_from_row_to_row_up_to_the_first(qtbot: QtBot, theme: Theme) -> None:
    page = made(qtbot, theme)
    page.activateWindow()
    first, second, _ = page.cards.rows
    second.setFocus()
    qtbot.keyClick(second, Qt.Key.Key_Up)
    assert page.focusWidget() is first
    qtbot.keyClick(first, Qt.Key.Key_Up)
    assert page.focusWidget() is first
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert page.focusWidget() is second

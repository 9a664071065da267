# SPDX-License-Identifier: MIT
"""A row of keys: what it shows, and how it waits for a key."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from sudoku_qt.models.keys import KeyLine
from sudoku_qt.views.preferences.keys.key_row import KeyRow
from sudoku_qt.views.theme import Theme
from tests.layout_items import items_known

LINE = KeyLine("check", "Check", "Game", ("Ctrl+K",))
CLASH = KeyLine("check", "Check", "Game", ("Ctrl+M",), also=("Fill notes",), idle=True)


@pytest.fixture(params=[False, True], ids=["wide", "narrow"])
def row(request: pytest.FixtureRequest, qtbot: QtBot, theme: Theme) -> KeyRow:
    """A row of an action."""
    row = KeyRow(LINE, narrow=request.param)
    qtbot.addWidget(row)
    row.resize(row.sizeHint())
    row.show()
    return row


def test_a_key_of_another_is_named_and_told(row: KeyRow) -> None:
    assert row._pill.isHidden()
    assert row.accessibleDescription() == ""
    row.show_line(CLASH)
    assert row._pill.text() == "also: Fill notes"
    assert not row._pill.isHidden()
    assert row.accessibleDescription() == "Its key does something else now: Fill notes"


def test_a_row_waits_and_says_what_the_key_was(qtbot: QtBot, row: KeyRow, theme: Theme) -> None:
    before = row.height()
    row.record()
    row.record()
    assert row.parts.caps.isHidden()
    assert row._was.text() == "was Ctrl+K"
    assert row.parts.side.accessibleName() == "Cancel"
    colours = {row.grab().toImage().pixelColor(x, 3).name() for x in range(4, row.width() - 4)}
    assert colours == {theme.accent_ground.name()}
    assert row.height() == before
    row.stop()
    assert not row.parts.caps.isHidden()
    assert row.parts.side.accessibleName() == "Change the key of Check"


def test_a_row_that_waits_again_and_again_leaves_no_object_of_an_item(row: KeyRow) -> None:
    before = items_known()
    for _ in range(3):
        row.record()
        row.stop()
    assert items_known() == before


def test_the_arrow_opens_a_menu(qtbot: QtBot, row: KeyRow) -> None:
    qtbot.mouseClick(row.parts.side, Qt.MouseButton.LeftButton)
    (menu,) = row.findChildren(QMenu)
    assert [each.text() for each in menu.actions()] == ["Record a key", "No key", "Standard key"]
    menu.close()


def test_a_fixed_row_does_nothing(qtbot: QtBot, theme: Theme) -> None:
    row = KeyRow(KeyLine("", "Move", "", ("← → ↑ ↓",), fixed=True), narrow=False)
    qtbot.addWidget(row)
    row.show()
    row.look()
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not row.parts.caps.isHidden()
    assert row.parts.side.isHidden()
    assert row.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert row.accessibleDescription() == "Stays as it is"

# SPDX-License-Identifier: MIT
"""What keys and the mouse ask for of the library's lines."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from pytestqt.qtbot import QtBot

from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.library.table import LibraryTable

KEYS = {
    Qt.Key.Key_S: "starred",
    Qt.Key.Key_Delete: "removed",
    Qt.Key.Key_F2: "renamed",
    Qt.Key.Key_Return: "played",
}


@pytest.fixture
def table(dialog: LibraryDialog) -> LibraryTable:
    """The lines of the dialog."""
    return dialog.table


@pytest.mark.parametrize("key", KEYS)
def test_a_key_acts_on_what_is_chosen(table: LibraryTable, qtbot: QtBot, key: Qt.Key) -> None:
    signal = getattr(table, KEYS[key])
    table.clearSelection()
    if key != Qt.Key.Key_Return:
        with qtbot.assertNotEmitted(signal):
            qtbot.keyClick(table, key)
    table.go_to(3)
    with qtbot.waitSignal(signal):
        qtbot.keyClick(table, key)


def test_home_and_end_lead_to_the_first_line_and_the_last(
    table: LibraryTable, qtbot: QtBot
) -> None:
    table.go_to(3)
    qtbot.keyClick(table, Qt.Key.Key_End)
    last = table.model().rowCount() - 1
    assert table.chosen() == [range(last, last + 1)]
    qtbot.keyClick(table, Qt.Key.Key_Home)
    assert table.chosen() == [range(1)]


def test_the_menu_comes_at_the_line_that_has_the_keys(table: LibraryTable, qtbot: QtBot) -> None:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    with qtbot.assertNotEmitted(table.menu_asked):
        table.clearSelection()
        table.contextMenuEvent(event)
    table.go_to(3)
    with qtbot.waitSignal(table.menu_asked) as told:
        table.contextMenuEvent(event)
    assert told.args
    (place,) = told.args
    line = table.visualRect(table.model().index(3, 0))
    assert table.viewport().mapFromGlobal(place).y() == line.bottom()


def test_a_click_at_the_star_is_no_other_click(table: LibraryTable, qtbot: QtBot) -> None:
    line = table.visualRect(table.model().index(2, 0))
    with qtbot.waitSignal(table.starred):
        place = QPoint(line.right() - 30, line.center().y())
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert table.chosen() == [range(2, 3)]
    with qtbot.assertNotEmitted(table.starred):
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=line.center())

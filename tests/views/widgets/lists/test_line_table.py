# SPDX-License-Identifier: MIT
"""A table of lines says which are chosen and which are in sight, however many there are."""

import pytest
from PySide6.QtCore import QRect, QStringListModel, Qt
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.model import Index
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.lists.line_list import LineDelegate
from sudoku_qt.views.widgets.lists.line_table import TWO_LINES, LineTable, lines_in


class Plain(LineDelegate):
    """Writes the text alone."""

    def write(self, painter: QPainter, place: QRect, index: Index, *, chosen: bool) -> None:
        """Write it."""
        painter.drawText(place, str(index.data()))


@pytest.fixture
def table(qtbot: QtBot, theme: Theme) -> LineTable:
    """A thousand lines, ten of them in sight."""
    table = LineTable(Plain())
    qtbot.addWidget(table)
    table.setModel(QStringListModel([str(line) for line in range(1000)], table))
    table.resize(300, 10 * TWO_LINES)
    table.show()
    return table


def test_a_key_leads_to_a_line_and_plays_it(table: LineTable, qtbot: QtBot) -> None:
    qtbot.keyClick(table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert table.in_sight() == range(990, 1000)
    with qtbot.waitSignal(table.played) as told:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert told.args == [999]


def test_lines_are_chosen_in_ranges(table: LineTable, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.chosen_changed):
        table.go_to(500)
    qtbot.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert table.chosen() == [range(500, 502)]
    assert list(lines_in(table.chosen())) == [500, 501]


def test_it_follows_the_zoom(table: LineTable, theme: Theme) -> None:
    wear(theme.at_zoom(2.0))
    assert table.rowHeight(0) == 2 * TWO_LINES
    assert table.grab().width() == 300

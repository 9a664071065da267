# SPDX-License-Identifier: MIT
"""A plain table."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.crosstable import GameLine, GamesModel
from sudoku_qt.views.gomoku.tournament.text_table import TextTable
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow


@pytest.fixture
def model(window: MainWindow) -> GamesModel:
    """Two games."""
    made = GamesModel(window)
    made.show_games([GameLine(2, "Black", "White", "drawn", 81), GameLine(1, "a", "b", "b won", 9)])
    return made


@pytest.fixture
def table(model: GamesModel, theme: Theme, qtbot: QtBot) -> TextTable:
    """A table of them."""
    made = TextTable(model, "Games", 3)
    qtbot.addWidget(made)
    made.resize(500, 200)
    made.show()
    return made


def test_columns_are_as_wide_as_their_texts_and_one_takes_what_is_left(
    table: TextTable, model: GamesModel
) -> None:
    header = table.horizontalHeader()
    assert header.length() <= table.viewport().width()
    assert header.sectionSize(3) > header.sectionSize(1)
    before = header.sectionSize(1)
    model.show_games([GameLine(2, "A very long name of an engine", "b", "drawn", 8)] * 2)
    assert header.sectionSize(1) > 2 * before


def test_keys_walk_and_open_rows(table: TextTable, qtbot: QtBot) -> None:
    table.setFocus()
    table.selectRow(0)
    qtbot.keyClick(table, Qt.Key.Key_Down)
    with qtbot.waitSignal(table.opened) as asked:
        qtbot.keyClick(table, Qt.Key.Key_Enter)
    assert asked.args == [1]
    assert table.accessibleName() == "Games"


def test_a_chosen_row_is_painted_without_gaps(table: TextTable, theme: Theme) -> None:
    table.selectRow(0)
    picture = table.viewport().grab().toImage()
    ratio = picture.devicePixelRatio()
    y = int(table.visualRect(table.model().index(0, 0)).top() * ratio) + 1
    colours = {picture.pixelColor(x, y).name() for x in range(0, picture.width(), 7)}
    assert len(colours) == 1
    table.clearSelection()
    assert table.viewport().grab().toImage().pixelColor(7, y).name() not in colours

# SPDX-License-Identifier: MIT
"""The lines of a list: chosen, played, in sight, and painted with what is known of them."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.puzzle_list import Graded, PuzzleListModel
from sudoku_qt.views.fonts import face
from sudoku_qt.views.sudoku.puzzle_list.table import NARROW, PuzzleTable
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.lists.line_table import TWO_LINES, lines_in
from tests.views import pixels


@pytest.fixture
def table(qtbot: QtBot, theme: Theme, model: PuzzleListModel) -> PuzzleTable:
    """A table of a hundred puzzles, ten of them in sight."""
    table = PuzzleTable()
    qtbot.addWidget(table)
    table.setModel(model)
    table.resize(NARROW + 100, 10 * TWO_LINES)
    table.show()
    return table


def colours(table: PuzzleTable) -> set[str]:
    seen = table.viewport()
    return pixels.colours(seen.grab(QRect(0, 0, seen.width(), 3 * TWO_LINES)).toImage())


def test_return_and_a_double_click_play_a_line(table: PuzzleTable, qtbot: QtBot) -> None:
    table.go_to(3)
    with qtbot.waitSignal(table.played) as told:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert told.args == [3]
    place = table.visualRect(table.model().index(1, 0)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(table.played) as told:
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told.args == [1]


def test_it_says_which_lines_are_in_sight(table: PuzzleTable, qtbot: QtBot) -> None:
    assert table.in_sight() == range(10)
    with qtbot.waitSignal(table.sight_changed):
        table.go_to(99)
    assert table.in_sight() == range(90, 100)
    table.resize(table.width(), 20_000)
    assert table.in_sight() == range(100)


def test_all_and_some_can_be_chosen(table: PuzzleTable) -> None:
    assert table.chosen() == []
    table.selectAll()
    assert table.chosen() == [range(100)]
    table.go_to(5)
    assert table.chosen() == [range(5, 6)]
    assert list(lines_in([range(3), range(7, 9)])) == [0, 1, 2, 7, 8]


def test_a_line_that_is_not_there_is_not_chosen(table: PuzzleTable) -> None:
    table.go_to(100)
    table.go_to(-1)
    assert table.chosen() == []


@pytest.mark.parametrize("width", [NARROW - 100, NARROW + 100])
def test_solved_puzzles_have_a_tick_and_levels_dots(
    table: PuzzleTable, model: PuzzleListModel, theme: Theme, width: int
) -> None:
    table.resize(width, table.height())
    tick, dot = (QColor(ink).name() for ink in (theme.follows, theme.cursor))
    assert tick not in colours(table)
    model.add_solved(model.setup_at(0))
    model.set_levels({1: Graded(3)})
    assert tick in colours(table)
    assert (dot in colours(table)) is (width > NARROW)


def test_the_longest_level_is_whole_and_ends_before_its_dots(
    table: PuzzleTable, model: PuzzleListModel, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms: list[tuple[QRect, str]] = []
    monkeypatch.setattr(
        "sudoku_qt.views.sudoku.puzzle_list.table._draw_elided",
        lambda _, room, text: rooms.append((room, text)),
    )
    model.set_levels({0: Graded(5, 10.7)})
    image = table.viewport().grab(table.visualRect(model.index(0, 0))).toImage()
    (room,) = (room for room, text in rooms if text == "Extreme, SE 10.7")
    middle, dot = image.height() // 2, QColor(theme.cursor).name()
    dots = (x for x in range(image.width()) if image.pixelColor(x, middle).name() == dot)
    assert room.right() < next(dots)
    assert QFontMetrics(face(14)).horizontalAdvance("Extreme, SE 10.7") <= room.width()


def test_lines_grow_with_the_zoom(table: PuzzleTable, theme: Theme) -> None:
    wear(theme.at_zoom(2))
    assert table.in_sight() == range(5)

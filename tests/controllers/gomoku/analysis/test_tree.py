# SPDX-License-Identifier: MIT
"""The tree of moves in the real window: walked, grown, noted, pruned and copied."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from sudoku_qt.engine.gomoku.board import point_named
from sudoku_qt.engine.gomoku.tree.branches import Branches
from sudoku_qt.engine.notes import Note
from sudoku_qt.views.gomoku.analysis.study import StudyColumn
from tests.controllers.conftest import click as click_word
from tests.controllers.gomoku.table import Table

Key = Qt.Key


@pytest.fixture
def study(table: Table) -> StudyColumn:
    """The column of an analysis of a game of four moves, in a window with room for it."""
    table.program.shell.window.resize(1200, 860)
    table.click("h8 h9 i9 g7")
    table.controller.actions["analyse"].trigger()
    table.settle()
    return table.controller.page.study


def press(table: Table, *keys: Qt.Key) -> None:
    """Press keys in the tree."""
    for key in keys:
        table.program.qtbot.keyClick(table.controller.page.study.moves.tree, key)
        table.settle()


def click(table: Table, widget: QWidget) -> None:
    table.program.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
    table.settle()


def shown(table: Table) -> str:
    """The points of the position shown, in the order of play."""
    model = table.controller.model
    return " ".join(map(model.name_of, model.state.order))


def lines(table: Table) -> list[str]:
    """The moves of each row of the tree."""
    history = table.controller.session.history
    rows = table.controller.page.study.moves.tree.rows.rows
    return [
        " ".join(move.word for stone in row.stones if (move := history.node(stone.node).move))
        for row in rows
    ]


def test_keys_walk_and_the_game_stays_where_it_is(table: Table, study: StudyColumn) -> None:
    assert study.moves.isVisible()
    assert study.note.isVisible()
    press(table, Key.Key_Left, Key.Key_Left)
    assert shown(table) == "h8 h9"
    press(table, Key.Key_Home)
    assert shown(table) == ""
    press(table, Key.Key_Right)
    assert shown(table) == "h8"
    press(table, Key.Key_End)
    assert shown(table) == "h8 h9 i9 g7"
    click(table, study.moves.back)
    assert shown(table) == "h8 h9 i9"
    assert table.order == ["h8", "h9", "i9", "g7"]
    assert "h9" in study.moves.tree.spoken(2)


def test_a_click_on_the_board_adds_a_variation_and_the_same_one_again_none(
    table: Table, study: StudyColumn
) -> None:
    press(table, Key.Key_Left, Key.Key_Left)
    table.click("g8 g9")
    assert lines(table) == ["h8 h9 i9 g7", "g8 g9"]
    assert table.order == ["h8", "h9", "i9", "g7"]
    press(table, Key.Key_Left, Key.Key_Left)
    table.click("g8")
    assert shown(table) == "h8 h9 g8"
    assert lines(table) == ["h8 h9 i9 g7", "g8 g9"]
    press(table, Key.Key_Up)
    assert shown(table) == "h8 h9 i9"
    press(table, Key.Key_Down)
    assert shown(table) == "h8 h9 g8"
    table.click("h8")
    assert "taken" in table.controller.services.bars.notice_text()
    assert not table.controller.session.is_saved
    table.program.qtbot.keyClick(table.controller.page.board, Key.Key_Escape)
    assert shown(table) == "h8 h9 i9 g7"


def test_a_node_is_gone_to_by_a_click(table: Table, study: StudyColumn) -> None:
    tree = study.moves.tree
    paint = tree.painter
    place = QPoint(round(paint.x(2)), round(paint.y(0)))
    assert tree.node_at(place) == 2
    table.program.qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    table.settle()
    assert shown(table) == "h8 h9"


def test_a_variation_becomes_the_main_line_and_is_deleted_and_both_are_undone(
    table: Table, study: StudyColumn
) -> None:
    press(table, Key.Key_Left, Key.Key_Left)
    table.click("g8 g9")
    press(table, Key.Key_M)
    assert lines(table) == ["h8 h9 g8 g9", "i9 g7"]
    bars = table.controller.services.bars
    assert bars.notice_text() == "This is the main line now."
    press(table, Key.Key_Left, Key.Key_Delete)
    assert lines(table) == ["h8 h9 i9 g7"]
    assert bars.notice_text() == "The variation was deleted."
    click_word(table.program, "Take that back")
    assert lines(table) == ["h8 h9 g8 g9", "i9 g7"]
    assert shown(table) == "h8 h9 g8"
    press(table, Key.Key_Delete)
    assert len(table.controller.session.history) == 4
    press(table, Key.Key_End, Key.Key_Delete)
    assert lines(table) == ["h8 h9 i9 g7"]
    assert "belongs to the game" in bars.notice_text()


def test_what_is_written_and_marked_is_kept_with_the_game(table: Table, study: StudyColumn) -> None:
    press(table, Key.Key_Left)
    table.program.qtbot.keyClicks(study.note.text, "good move")
    click(table, study.note.marks["triangle"])
    table.click("a1 b1 b1")
    click(table, study.note.marks["letter"])
    table.click("c1 d1")
    session = table.controller.session
    marks = {
        point_named(15, name): mark for name, mark in (("a1", "triangle"), ("c1", "A"), ("d1", "B"))
    }
    assert session.history.bookmarks.notes == {3: Note("good move", marks)}
    assert table.controller.model.drawing.marks == marks
    assert session.document("").major == 4
    table.program.qtbot.keyClick(table.controller.page.board, Key.Key_Escape)
    assert not study.note.marks["letter"].isChecked()
    press(table, Key.Key_Left)
    assert study.note.text.toPlainText() == ""
    assert table.controller.model.drawing.marks == {}
    press(table, Key.Key_Right)
    assert study.note.text.toPlainText() == "good move"


def test_a_line_of_the_analysis_becomes_a_variation_at_a_click(
    table: Table, study: StudyColumn
) -> None:
    press(table, Key.Key_Left, Key.Key_Left)
    line = table.controller.analysis.line
    assert line
    click(table, study.analysis.keep)
    tree = Branches(table.controller.session.history)
    kept = [table.controller.session.history.state_at(each).last for each in tree.children(2)]
    assert line[0] in kept


def test_after_taking_back_the_new_moves_are_the_main_line(
    table: Table, study: StudyColumn
) -> None:
    table.controller.undo()
    table.settle()
    table.click("f6")
    assert lines(table) == ["h8 h9 i9 f6", "g7"]


def test_the_tree_is_copied_as_a_picture(table: Table, study: StudyColumn) -> None:
    table.program.qtbot.keyClick(study.moves.tree, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    image = QGuiApplication.clipboard().image()
    assert image.width() > 100
    assert [each.text() for each in study.moves.tree.menu().actions()] == [
        "Make this the main line",
        "Delete from here on",
        "Copy the tree as a picture",
    ]


def test_without_an_analysis_nothing_of_it_is_seen(table: Table) -> None:
    table.click("h8 h9")
    study = table.controller.page.study
    assert not study.isVisible()
    session = table.controller.session
    assert session.history.bookmarks == replace(session.history.bookmarks, notes={}, main={})
    assert session.document("").major == 1


def test_where_the_tree_has_no_room_a_click_leads_back_to_the_game(
    table: Table, study: StudyColumn
) -> None:
    table.program.shell.window.resize(700, 420)
    table.settle()
    assert not study.moves.isVisible()
    table.controller.tree.go(2)
    table.click("a1")
    assert shown(table) == "h8 h9 i9 g7"
    assert len(table.controller.session.history) == 4


def test_a_move_taken_back_and_played_again_is_no_variation(
    table: Table, study: StudyColumn
) -> None:
    table.controller.undo()
    table.controller.undo()
    table.click("i9")
    assert lines(table) == ["h8 h9 i9 g7"]
    assert table.order == ["h8", "h9", "i9"]
    table.controller.undo()
    table.click("a1")
    assert lines(table) == ["h8 h9 a1", "i9 g7"]
    table.controller.undo()
    table.click("i9")
    assert lines(table) == ["h8 h9 i9 g7", "a1"], "what is played is the main line"

# SPDX-License-Identifier: MIT
"""The mouse on the board: candidates, locked digits, menus."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.models.sudoku.board.entry_mode import Entry, EntryMode
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.cell.note_places import note_places
from sudoku_qt.views.sudoku.view import SudokuView
from tests.sweeps import every

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
NOTED = 3
"""An empty cell in which 1, 5, 7 and 8 are noted."""


@pytest.fixture
def asked(board: SudokuView) -> list[Any]:
    """What the board asks for."""
    found: list[Any] = []
    board.candidate_clicked.connect(lambda *what: found.append(what))
    board.cell_painted.connect(lambda *what: found.append(what))
    board.digit_entered.connect(lambda *what: found.append(what))
    board.menu_asked.connect(lambda cell, digit, _place: found.append((cell, digit)))
    return found


def place(board: SudokuView, cell: int, digit: int = 5) -> QPoint:
    """The point in the middle of a candidate of a cell."""
    row, column = divmod(digit - 1, 3)
    _, _, step = note_places(board.board.cell)
    middle = board.visualRect(board.model().index(*divmod(cell, 9))).center()
    return middle + QPoint((column - 1) * step, (row - 1) * step)


def drag(board: SudokuView, cell: int, button: Qt.MouseButton = LEFT) -> None:
    """Move over a cell with a button down."""
    where = QPointF(place(board, cell))
    kind, no_button = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
    held = Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(kind, where, board.surface.mapToGlobal(where), no_button, button, held)
    QApplication.sendEvent(board.surface, event)


def ask_menu(board: SudokuView, point: QPoint, reason: QContextMenuEvent.Reason) -> None:
    """Ask for a menu at a point."""
    there = board.surface.mapToGlobal(point)
    QApplication.sendEvent(board.surface, QContextMenuEvent(reason, point, there))


def test_a_double_click_on_a_candidate_places_it(
    board: SudokuView, asked: list[Any], qtbot: QtBot
) -> None:
    qtbot.mouseDClick(board.surface, LEFT, pos=place(board, NOTED, 7))
    qtbot.mouseDClick(board.surface, LEFT, pos=place(board, NOTED, 2))
    assert asked == [(NOTED, 7, "digit")]


def test_while_entering_digits_a_click_only_selects(
    board: SudokuView, asked: list[Any], qtbot: QtBot
) -> None:
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, NOTED, 7))
    assert asked == []
    assert board.selected_cells() == [NOTED]


@pytest.mark.parametrize("digit", every(4, range(1, 10)))
def test_while_entering_candidates_a_click_in_the_cursors_cell_toggles_the_one_there(
    board: SudokuView, asked: list[Any], qtbot: QtBot, digit: int
) -> None:
    board.set_entry(Entry(EntryMode.CENTRE))
    board.move_to(0, NOTED)
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, NOTED, digit))
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, 40, digit))  # there is a digit
    assert asked == [(NOTED, digit, "centre")]


@pytest.mark.parametrize("mode", [EntryMode.CENTRE, EntryMode.CORNER])
@pytest.mark.parametrize("digit", every(4, range(1, 10)))
def test_while_entering_notes_a_click_in_another_cell_only_takes_them_away(
    board: SudokuView, asked: list[Any], qtbot: QtBot, digit: int, mode: EntryMode
) -> None:
    board.set_entry(Entry(mode))
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, NOTED, digit))
    assert board.selected_cells() == [NOTED]
    assert asked == ([(NOTED, digit, "centre")] if digit in {1, 5, 7, 8} else [])


def test_a_corner_note_is_clicked_where_it_stands(
    board: SudokuView, session: SudokuSession, asked: list[Any], qtbot: QtBot
) -> None:
    session.play((Edit(NOTED, "^", 0b100000010), Edit(NOTED, "-", 0b1)))
    board.set_entry(Entry(EntryMode.CORNER))
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, NOTED, 3))  # the second corner
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, NOTED, 9))  # nothing stands there
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, NOTED, 7))  # its own place
    assert asked == [(NOTED, 9, "corner"), (NOTED, 7, "centre")]


def test_a_locked_digit_is_entered_by_each_click(
    board: SudokuView, asked: list[Any], qtbot: QtBot
) -> None:
    board.set_entry(Entry(digit_first=True, locked=4))
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, NOTED))
    qtbot.mouseClick(board.surface, LEFT, SHIFT, pos=place(board, 8))
    qtbot.mouseClick(board.surface, RIGHT, pos=place(board, 9))
    assert asked == [(NOTED, "digit"), (8, "centre"), (9, "centre")]
    assert board.selected_cells() == [9]


def test_a_locked_digit_is_not_placed_by_dragging(
    board: SudokuView, asked: list[Any], qtbot: QtBot
) -> None:
    board.set_entry(Entry(digit_first=True, locked=4))
    qtbot.mousePress(board.surface, LEFT, pos=place(board, NOTED))
    drag(board, 5)
    assert asked == [(NOTED, "digit")]
    assert board.selected_cells() == [NOTED]


def test_notes_are_painted_by_dragging_and_the_first_cell_decides(
    board: SudokuView, session: SudokuSession, asked: list[Any], qtbot: QtBot
) -> None:
    session.play((Edit(5, "^", 0b1000),))
    board.set_entry(Entry(EntryMode.CORNER, digit_first=True, locked=4))
    qtbot.mousePress(board.surface, LEFT, pos=place(board, NOTED))
    for cell in (4, 5, 6):
        drag(board, cell)
    assert asked == [(NOTED, "corner"), (4, "corner"), (6, "corner")]


def test_with_ctrl_a_locked_digit_leaves_the_mouse_to_selecting(
    board: SudokuView, asked: list[Any], qtbot: QtBot
) -> None:
    board.move_to(0, 0)
    board.set_entry(Entry(digit_first=True, locked=4))
    qtbot.mouseClick(board.surface, LEFT, CTRL, pos=place(board, NOTED))
    assert asked == []
    assert board.selected_cells() == [0, NOTED]


def test_a_locked_colour_paints_the_candidate_under_the_mouse_or_else_the_cell(
    board: SudokuView, asked: list[Any], qtbot: QtBot
) -> None:
    board.set_entry(Entry(EntryMode.COLOUR, digit_first=True, locked=4))
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, NOTED, 7))
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, NOTED, 2))  # nothing is noted there
    assert asked == [(NOTED, 7, "colour"), (NOTED, "colour")]


def test_with_shift_or_the_right_button_a_locked_colour_paints_the_cell(
    board: SudokuView, asked: list[Any], qtbot: QtBot
) -> None:
    board.set_entry(Entry(EntryMode.COLOUR, digit_first=True, locked=4))
    qtbot.mouseClick(board.surface, LEFT, SHIFT, pos=place(board, NOTED, 7))
    qtbot.mouseClick(board.surface, RIGHT, pos=place(board, NOTED, 7))
    assert asked == [(NOTED, "colour")] * 2


def test_a_corner_note_has_no_colour_of_its_own(
    board: SudokuView, session: SudokuSession, asked: list[Any], qtbot: QtBot
) -> None:
    session.play((Edit(5, "-", 0b111_111_111), Edit(5, "^", 0b1000)))
    board.set_entry(Entry(EntryMode.COLOUR, digit_first=True, locked=4))
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, 5, 1))
    assert asked == [(5, "colour")]


def test_a_quick_second_click_is_a_click_where_a_digit_is_locked(
    board: SudokuView, asked: list[Any], qtbot: QtBot
) -> None:
    board.set_entry(Entry(digit_first=True, locked=4))
    qtbot.mouseDClick(board.surface, LEFT, pos=place(board, 40))
    assert asked == [(40, "digit")]
    assert board.selected_cells() == [40]


def test_the_menu_is_that_of_the_candidate_under_the_mouse(
    board: SudokuView, asked: list[Any]
) -> None:
    ask_menu(board, place(board, NOTED, 7), QContextMenuEvent.Reason.Mouse)
    assert asked == [(NOTED, 7)]
    assert board.selected_cells() == [NOTED]


def test_the_menu_of_a_selected_cell_leaves_the_selection(
    board: SudokuView, asked: list[Any]
) -> None:
    board.move_to(0, 3)
    board.move_to(0, 5, extend=True)
    ask_menu(board, place(board, 4, 2), QContextMenuEvent.Reason.Mouse)
    assert board.selected_cells() == [3, 4, 5]


def test_the_menu_key_asks_for_that_of_the_cursors_cell(
    board: SudokuView, asked: list[Any]
) -> None:
    ask_menu(board, QPoint(1, 1), QContextMenuEvent.Reason.Keyboard)
    assert asked == [(40, 0)]


def test_while_a_digit_is_locked_the_mouse_opens_no_menu(
    board: SudokuView, asked: list[Any]
) -> None:
    board.set_entry(Entry(digit_first=True, locked=4))
    ask_menu(board, place(board, NOTED), QContextMenuEvent.Reason.Mouse)
    assert asked == []


def test_a_covered_board_has_no_menu(board: SudokuView, asked: list[Any]) -> None:
    board.set_paused(True)
    ask_menu(board, place(board, NOTED), QContextMenuEvent.Reason.Mouse)
    assert asked == []

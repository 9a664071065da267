# SPDX-License-Identifier: MIT
"""Picking cells with the mouse: drag, Ctrl, Shift, and never an empty selection."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from sudoku_qt.views.sudoku.input.cell_picker import CellPicker
from sudoku_qt.views.sudoku.view import SudokuView

Held = Qt.KeyboardModifier
Kind = QEvent.Type
CTRL, SHIFT, NONE = Held.ControlModifier, Held.ShiftModifier, Held.NoModifier


def mouse(board: SudokuView, kind: QEvent.Type, cell: int, held: Held = NONE) -> None:
    """Send a mouse event to the middle of a cell."""
    left = Qt.MouseButton.LeftButton
    button = Qt.MouseButton.NoButton if kind == Kind.MouseMove else left
    place = QPointF(board.visualRect(board.model().index(*divmod(cell, 9))).center())
    event = QMouseEvent(kind, place, board.surface.mapToGlobal(place), button, left, held)
    QApplication.sendEvent(board.surface, event)


def drag(board: SudokuView, *cells: int, held: Held = NONE) -> None:
    """Press on the first cell and move over the others."""
    mouse(board, Kind.MouseButtonPress, cells[0], held)
    for cell in cells[1:]:
        mouse(board, Kind.MouseMove, cell, held)
    mouse(board, Kind.MouseButtonRelease, cells[-1], held)


def test_a_click_selects_one_cell(board: SudokuView) -> None:
    drag(board, 0, 1, 2)
    drag(board, 80)
    assert board.selected_cells() == [80]
    assert board.cursor_cell == 80


def test_dragging_selects_what_the_mouse_passes(board: SudokuView) -> None:
    drag(board, 0, 1, 10, 11)
    assert board.selected_cells() == [0, 1, 10, 11]
    assert board.cursor_cell == 11


def test_ctrl_adds_and_the_first_cell_decides(board: SudokuView) -> None:
    drag(board, 0, 1)
    drag(board, 3, 1, held=CTRL)
    assert board.selected_cells() == [0, 1, 3]


def test_ctrl_removes_when_it_begins_on_a_selected_cell(board: SudokuView) -> None:
    drag(board, 0, 1, 2, 3)
    drag(board, 1, 2, 80, held=CTRL)
    assert board.selected_cells() == [0, 3]
    assert board.cursor_cell == 3


def test_the_cursor_leaves_a_cell_that_is_removed_and_the_last_one_stays(board: SudokuView) -> None:
    drag(board, 0, 1)
    drag(board, 1, held=CTRL)
    assert (board.selected_cells(), board.cursor_cell) == ([0], 0)
    drag(board, 0, held=CTRL)
    assert board.selected_cells() == [0]


@pytest.mark.parametrize("corner", [20, 0])
def test_shift_selects_the_rectangle_up_to_a_cell(board: SudokuView, corner: int) -> None:
    drag(board, 20 - corner)
    drag(board, corner, held=SHIFT)
    assert board.selected_cells() == [0, 1, 2, 9, 10, 11, 18, 19, 20]
    assert board.cursor_cell == corner


def test_dropping_a_selection_leaves_the_cursor(board: SudokuView) -> None:
    picker = CellPicker(board)
    drag(board, 5, 6, 7)
    assert picker.only_cursor()
    assert (board.selected_cells(), board.cursor_cell) == ([7], 7)
    assert not picker.only_cursor()

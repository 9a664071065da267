# SPDX-License-Identifier: MIT
"""The board view: nothing of a table shows, and keys and cells lead where they seem to."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QStandardItemModel
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.theme import Theme
from tests.sweeps import in_turn

Key = Qt.Key
Held = Qt.KeyboardModifier


class Window(QWidget):
    """Holds a board and a field below it, and counts the keys that nobody wanted."""

    def __init__(self, board: BoardView) -> None:
        super().__init__()
        self.heard = 0
        self.field = QLineEdit()
        column = QVBoxLayout(self)
        column.addWidget(board)
        column.addWidget(self.field)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count a key."""
        self.heard += 1


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> Iterator[BoardView]:
    """A board of five by five cells with the cursor in the middle, in a window."""
    board = BoardView((2, 1, 1, 1, 1, 2))
    board.setModel(QStandardItemModel(5, 5, board))
    window = Window(board)
    qtbot.addWidget(window)
    board.setFixedSize(300, 400)
    window.show()
    window.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    board.move_to(2, 2)
    yield board
    window.close()


def window_of(view: BoardView) -> Window:
    """The window that holds the board."""
    window = view.window()
    assert isinstance(window, Window)
    return window


@in_turn(
    ("key", "held", "row", "column"),
    [
        (Key.Key_Left, Held.NoModifier, 2, 1),
        (Key.Key_Right, Held.NoModifier, 2, 3),
        (Key.Key_Up, Held.NoModifier, 1, 2),
        (Key.Key_Down, Held.NoModifier, 3, 2),
        (Key.Key_Left, Held.KeypadModifier, 2, 1),
        (Key.Key_Home, Held.NoModifier, 2, 0),
        (Key.Key_End, Held.NoModifier, 2, 4),
        (Key.Key_Home, Held.ControlModifier, 0, 2),
        (Key.Key_End, Held.ControlModifier, 4, 2),
        (Key.Key_PageUp, Held.NoModifier, 0, 2),
        (Key.Key_PageDown, Held.NoModifier, 4, 2),
    ],
)
def test_keys_move_the_cursor(
    view: BoardView, qtbot: QtBot, key: Key, held: Held, row: int, column: int
) -> None:
    view.move_to(2, 2)
    with qtbot.waitSignal(view.cursor_moved) as moved:
        qtbot.keyClick(view, key, held)
    assert moved.args == [row * 5 + column]
    assert view.cursor_cell == row * 5 + column


def test_the_cursor_stops_at_the_edge(view: BoardView, qtbot: QtBot) -> None:
    view.move_to(0, 0)
    qtbot.keyClick(view, Key.Key_Left)
    qtbot.keyClick(view, Key.Key_Up)
    assert view.cursor_cell == 0


def test_in_a_layout_from_right_to_left_nothing_is_mirrored(view: BoardView, qtbot: QtBot) -> None:
    view.window().setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert view.indexAt(view.visualRect(view.model().index(1, 0)).center()).column() == 0
    assert view.visualRect(view.model().index(1, 0)).x() < 100
    qtbot.keyClick(view, Key.Key_Left)
    assert view.cursor_cell == 11


def test_shift_keeps_what_was_selected(view: BoardView, qtbot: QtBot) -> None:
    qtbot.keyClick(view, Key.Key_Right, Held.ShiftModifier)
    qtbot.keyClick(view, Key.Key_Down, Held.ShiftModifier)
    chosen = {(at.row(), at.column()) for at in view.selectionModel().selectedIndexes()}
    assert chosen == {(2, 2), (2, 3), (3, 3)}


def test_a_letter_reaches_the_window_and_searches_nothing(view: BoardView, qtbot: QtBot) -> None:
    qtbot.keyClick(view, Key.Key_P)
    assert window_of(view).heard == 1
    assert view.cursor_cell == 12


def test_tab_leaves_the_board(view: BoardView, qtbot: QtBot) -> None:
    qtbot.keyClick(view, Key.Key_Tab)
    assert window_of(view).field.hasFocus()
    assert view.cursor_cell == 12


def test_nothing_of_a_table_is_left(view: BoardView, qtbot: QtBot) -> None:
    assert view.horizontalHeader().isHidden()
    assert view.verticalHeader().isHidden()
    assert not view.showGrid()
    view.setFixedSize(120, 120)
    assert not view.horizontalScrollBar().isVisible()
    assert not view.verticalScrollBar().isVisible()
    qtbot.keyClick(view, Key.Key_F2)
    qtbot.mouseDClick(view.surface, Qt.MouseButton.LeftButton, pos=QPoint(150, 200))
    assert view.state() == QAbstractItemView.State.NoState


def test_every_cell_is_found_where_it_is_painted(view: BoardView) -> None:
    for row in range(5):
        for column in range(5):
            index = view.model().index(row, column)
            rect = view.visualRect(index)
            assert rect.width() == rect.height() == view.board.cell
            corners = (rect.topLeft(), rect.bottomRight(), rect.center())
            assert all(view.indexAt(point) == index for point in corners)


def test_beside_the_board_there_is_no_cell(view: BoardView) -> None:
    assert not view.indexAt(QPoint(150, 10)).isValid()


def test_the_board_fits_again_when_its_room_changes(view: BoardView) -> None:
    before = view.board.cell
    view.setFixedSize(600, 600)
    assert view.board.cell > 1.9 * before


def test_a_click_puts_the_cursor_there(view: BoardView, qtbot: QtBot) -> None:
    place = view.visualRect(view.model().index(4, 0)).center()
    qtbot.mouseClick(view.surface, Qt.MouseButton.LeftButton, pos=place)
    assert view.cursor_cell == 20
    qtbot.mouseClick(view.surface, Qt.MouseButton.RightButton, pos=QPoint(150, 200))
    assert view.cursor_cell == 20


def test_a_screen_reader_finds_the_cells_in_rows_and_columns(view: BoardView) -> None:
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface.role() == QAccessible.Role.Table
    index = view.model().index(3, 1)
    cell = interface.child((3 + 1) * (5 + 1) + 1 + 1)  # headers count
    place = cell.rect().topLeft() - view.surface.mapToGlobal(QPoint(0, 0))
    assert place == view.visualRect(index).topLeft()


def test_qts_own_tester_has_nothing_against_the_model_that_is_shown(board: BoardView) -> None:
    tester = QAbstractItemModelTester(
        board.model(), QAbstractItemModelTester.FailureReportingMode.Warning
    )
    assert tester.model() is board.model()

# SPDX-License-Identifier: MIT
"""Boards of any side from 4 to 16: keys, mouse, cursor, shading and painting go by it."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.cell import LETTERS, NUMBERS
from sudoku_qt.models.sudoku.board.entry_mode import BIVALUE, Entry, EntryMode, Filter
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.views.sudoku.input.keys import BoardOptions
from sudoku_qt.views.sudoku.shading import PEER, SAME, Highlight
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from tests.views.sudoku.boards import BOXES, of_side, session_of, show

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
SIDES = (4, 6, 12, 16)


@pytest.fixture
def board(qtbot: QtBot, theme: Theme) -> SudokuView:
    """A board that shows nothing yet, with the keys."""
    view = SudokuView()
    qtbot.addWidget(view)
    view.resize(612, 612)
    view.show()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    return view


@pytest.fixture
def entered(board: SudokuView) -> list[Any]:
    """The digits that are entered, with their modes."""
    digits: list[Any] = []
    board.digit_entered.connect(lambda *what: digits.append(what))
    return digits


def begin(board: SudokuView, side: int, **rules: object) -> SudokuModel:
    """Show a puzzle of a side with an empty first row."""
    return show(board, of_side(side, set(range(side)), **rules))


@pytest.mark.parametrize("side", SIDES)
def test_the_cursor_begins_in_the_middle_and_reaches_every_edge(
    board: SudokuView, qtbot: QtBot, side: int
) -> None:
    begin(board, side)
    middle = (side - 1) // 2
    assert board.cursor_cell == middle * side + middle
    qtbot.keyClick(board, Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(board, Key.Key_End)
    assert board.cursor_cell == side * side - 1
    qtbot.keyClick(board, Key.Key_Right)
    qtbot.keyClick(board, Key.Key_Down)
    assert board.cursor_cell == side * side - 1
    board.set_options(BoardOptions(wrap=True), Highlight())
    qtbot.keyClick(board, Key.Key_Right)
    qtbot.keyClick(board, Key.Key_Down)
    assert board.cursor_cell == 0
    qtbot.keyClick(board, Key.Key_Tab)
    assert board.cursor_cell == 1
    qtbot.keyClick(board, Key.Key_End, SHIFT)
    assert board.selected_cells() == list(range(1, side))


@pytest.mark.parametrize("side", BOXES)
def test_an_arrow_with_alt_goes_to_the_next_box(board: SudokuView, side: int) -> None:
    begin(board, side)
    rows, columns = BOXES[side]
    assert board.stepped(1, 1, (1, 0), alt=True) == (1 + rows, 1)
    assert board.stepped(1, 1, (0, 1), alt=True) == (1, 1 + columns)
    assert board.stepped(1, 1, (-1, 0), alt=True) == (1, 1)


@pytest.mark.parametrize("side", SIDES)
def test_only_the_digits_of_the_board_are_entered(
    board: SudokuView, entered: list[Any], qtbot: QtBot, side: int
) -> None:
    begin(board, side)
    for digit in range(1, 10):
        qtbot.keyClick(board, Key(Key.Key_0 + digit))
    for letter in range(7):
        qtbot.keyClick(board, Key(Key.Key_A + letter), SHIFT)
    assert entered == [(digit, "digit") for digit in range(1, side + 1)]


def test_letters_enter_digits_in_the_current_mode_and_plain_ones_do_not(
    board: SudokuView, entered: list[Any], qtbot: QtBot
) -> None:
    begin(board, 16)
    for mode in (EntryMode.CENTRE, EntryMode.CORNER, EntryMode.COLOUR):
        board.set_entry(Entry(mode))
        qtbot.keyClick(board, Key.Key_G, SHIFT)
    qtbot.keyClick(board, Key.Key_G)
    qtbot.keyClick(board, Key.Key_3, SHIFT)
    board.set_options(BoardOptions(wasd=True), Highlight())
    before = board.cursor_cell
    qtbot.keyClick(board, Key.Key_D)
    assert board.cursor_cell == before + 1
    board.set_entry(Entry())
    qtbot.keyClick(board, Key.Key_D, SHIFT)
    assert entered == [(16, "centre"), (16, "corner"), (3, "corner"), (13, "digit")]


def test_colours_are_nine_on_a_small_board(
    board: SudokuView, entered: list[Any], qtbot: QtBot
) -> None:
    begin(board, 4)
    board.set_entry(Entry(EntryMode.COLOUR))
    qtbot.keyClick(board, Key.Key_9)
    assert entered == [(9, "colour")]


@pytest.mark.parametrize("side", [9, 12])
def test_the_window_has_letters_only_where_the_board_has_no_digit_for_them(
    board: SudokuView, side: int
) -> None:
    is_taken = side > 9
    begin(board, side)
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_B, SHIFT)
    event.ignore()
    board.event(event)
    assert event.isAccepted() is is_taken
    beyond = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_D, SHIFT)
    beyond.ignore()
    board.event(beyond)
    assert not beyond.isAccepted()
    assert board.takes_from_anywhere(QKeyEvent(QEvent.Type.KeyPress, Key.Key_B, SHIFT)) is is_taken


def test_a_filter_is_for_digits_of_the_board_and_for_two_candidates(
    board: SudokuView, qtbot: QtBot
) -> None:
    begin(board, 6)
    asked: list[Any] = []
    board.filter_asked.connect(asked.append)
    for key in (Key.Key_6, Key.Key_7, Key.Key_0):
        qtbot.keyClick(board, key, Qt.KeyboardModifier.AltModifier)
    assert asked == [Filter(6), Filter(BIVALUE)]


@pytest.mark.parametrize("side", SIDES)
def test_the_mouse_selects_what_it_points_at(board: SudokuView, qtbot: QtBot, side: int) -> None:
    model = begin(board, side)
    cells = [side * side - 1, side * side - side]
    for cell in cells:
        place = board.cell_rect(*divmod(cell, side)).center()
        qtbot.mouseClick(board.surface, Qt.MouseButton.LeftButton, pos=place)
        assert board.selected_cells() == [cell]
    place = board.cell_rect(side - 1, side - 1).center()
    qtbot.mouseDClick(board.surface, Qt.MouseButton.LeftButton, pos=place)
    value = model.grid.values[side * side - 1]
    same = [cell for cell, each in enumerate(model.grid.values) if each == value]
    assert board.selected_cells() == sorted({*same, cells[1]})


@pytest.mark.parametrize(("side", "place", "digit"), [(16, (0.85, 0.85), 16), (9, (0.8, 0.8), 9)])
def test_a_click_on_a_place_notes_its_digit(
    board: SudokuView, qtbot: QtBot, side: int, place: tuple[float, float], digit: int
) -> None:
    begin(board, side)
    clicked: list[Any] = []
    board.candidate_clicked.connect(lambda *what: clicked.append(what))
    board.set_entry(Entry(EntryMode.CENTRE))
    board.move_to(0, 0)
    rect = board.cell_rect(0, 0)
    across, down = place
    at = rect.topLeft() + QPoint(round(rect.width() * across), round(rect.height() * down))
    qtbot.mouseClick(board.surface, Qt.MouseButton.LeftButton, pos=at)
    assert clicked == [(0, digit, "centre")]


@pytest.mark.parametrize("side", [6, 12])
def test_a_place_without_a_digit_notes_nothing(board: SudokuView, qtbot: QtBot, side: int) -> None:
    begin(board, side)
    clicked: list[Any] = []
    board.candidate_clicked.connect(lambda *what: clicked.append(what))
    board.set_entry(Entry(EntryMode.CENTRE))
    board.move_to(0, 0)
    rect = board.cell_rect(0, 0)
    corner = rect.bottomRight() - QPoint(rect.width() // 5, rect.height() // 5)
    qtbot.mouseClick(board.surface, Qt.MouseButton.LeftButton, pos=corner)
    assert clicked == []


def shaded(board: SudokuView, shade: int) -> set[int]:
    """The cells with a shade."""
    return {cell for cell, each in enumerate(board._shades) if each & shade}


def test_all_cells_that_see_the_cursor_are_shaded(board: SudokuView) -> None:
    model = begin(board, 6, antiking=True)
    board.move_to(0, 2)
    assert 9 in shaded(board, PEER), "a king's step away, in another box"
    assert shaded(board, PEER) - {2} == model.grid.shape.peers[2]


def test_equal_digits_above_nine_are_shaded(board: SudokuView) -> None:
    model = begin(board, 16)
    board.move_to(2, 7)
    value = model.grid.values[39]
    assert value > 9
    assert shaded(board, SAME) == {at for at, each in enumerate(model.grid.values) if each == value}


def test_a_model_that_begins_another_side_takes_the_board_with_it(board: SudokuView) -> None:
    model = begin(board, 16)
    session = model._session
    other = session_of(of_side(4, {0}), board)
    board.move_to(15, 15)

    session.begin(other.setup)

    assert (board.count, board.cursor_cell, len(board.cells)) == (4, 5, 16)
    assert len(board.grab().toImage().constBits()) > 0


def test_an_earlier_grid_that_is_shown_goes_with_its_puzzle(board: SudokuView) -> None:
    model = begin(board, 12)
    session = model._session
    model.show(session.state)
    session.begin(session_of(of_side(6, {0}), board).setup)
    assert (model.side, len(model.grid.values), board.count) == (6, 36, 6)


def test_letters_are_painted_where_they_are_preferred(board: SudokuView) -> None:
    model = begin(board, 12)
    numbers = board.grab().toImage()
    model.set_signs(LETTERS)
    letters = board.grab().toImage()
    assert letters != numbers
    assert model.index(1, 5).data() == "A"
    assert "given A" in model.spoken(17)
    model.set_signs(NUMBERS)
    assert board.grab().toImage() == numbers
    assert model.index(1, 5).data() == "10"

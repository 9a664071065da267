# SPDX-License-Identifier: MIT
"""The Sudoku board: what keys and the mouse ask for, and what is painted again."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.models.sudoku.model import SudokuSession
from sudoku_qt.views.sudoku.note_places import note_places
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from tests.views.sudoku.positions import GIVENS, PLAYED, digits, half_played, model_of

Key = Qt.Key
Held = Qt.KeyboardModifier
LEFT = Qt.MouseButton.LeftButton


class Heard:
    """Writes down what the board asks for."""

    def __init__(self, board: SudokuView) -> None:
        self.asked: list[Any] = []
        board.digit_entered.connect(lambda digit, note: self.asked.append((digit, note)))
        board.erase_asked.connect(lambda: self.asked.append("erase"))
        board.mode_toggled.connect(lambda: self.asked.append("mode"))
        board.candidate_clicked.connect(lambda cell, digit: self.asked.append((cell, digit, "?")))


@pytest.fixture
def heard(board: SudokuView) -> Heard:
    """Listen to the board."""
    return Heard(board)


def place(board: SudokuView, cell: int, digit: int = 5) -> QPoint:
    """The point in the middle of a note of a cell."""
    row, column = divmod(digit - 1, 3)
    _, _, step = note_places(board.board.cell)
    middle = board.visualRect(board.model().index(*divmod(cell, 9))).center()
    return middle + QPoint((column - 1) * step, (row - 1) * step)


@pytest.mark.parametrize("key", range(Key.Key_1, Key.Key_9 + 1))
def test_a_digit_is_entered_as_such_and_with_shift_or_ctrl_as_a_note(
    board: SudokuView, heard: Heard, qtbot: QtBot, key: int
) -> None:
    for held in (Held.NoModifier, Held.KeypadModifier, Held.ShiftModifier, Held.ControlModifier):
        qtbot.keyClick(board, Key(key), held)
    digit = key - Key.Key_0
    assert heard.asked == [(digit, False), (digit, False), (digit, True), (digit, True)]


def test_while_entering_notes_every_digit_is_one(
    board: SudokuView, heard: Heard, qtbot: QtBot
) -> None:
    board.set_notes_mode(True)
    qtbot.keyClick(board, Key.Key_4)
    board.set_notes_mode(False)
    qtbot.keyClick(board, Key.Key_4)
    assert heard.asked == [(4, True), (4, False)]


@pytest.mark.parametrize("key", [Key.Key_Delete, Key.Key_Backspace, Key.Key_0])
def test_three_keys_erase(board: SudokuView, heard: Heard, qtbot: QtBot, key: Key) -> None:
    qtbot.keyClick(board, key)
    assert heard.asked == ["erase"]


def test_space_switches_and_z_and_x_ask_for_one_way(
    board: SudokuView, heard: Heard, qtbot: QtBot
) -> None:
    qtbot.keyClick(board, Key.Key_Z)
    assert heard.asked == []
    qtbot.keyClick(board, Key.Key_X)
    qtbot.keyClick(board, Key.Key_Space)
    assert heard.asked == ["mode", "mode"]
    board.set_notes_mode(True)
    qtbot.keyClick(board, Key.Key_X)
    assert heard.asked == ["mode", "mode"]
    qtbot.keyClick(board, Key.Key_Z)
    assert heard.asked == ["mode", "mode", "mode"]


def test_ctrl_with_an_arrow_goes_to_the_next_empty_cell(board: SudokuView, qtbot: QtBot) -> None:
    board.move_to(0, 0)
    qtbot.keyClick(board, Key.Key_Right, Held.ControlModifier)
    assert board.cursor_cell == 3
    qtbot.keyClick(board, Key.Key_Left, Held.ControlModifier)
    assert board.cursor_cell == 3


def test_ctrl_and_alt_with_an_arrow_go_to_the_next_box(board: SudokuView, qtbot: QtBot) -> None:
    held = Held.ControlModifier | Held.AltModifier
    board.move_to(1, 1)
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Right, Key.Key_Right, Key.Key_Up):
        qtbot.keyClick(board, key, held)
    assert divmod(board.cursor_cell, 9) == (1, 7)


def test_escape_drops_a_selection_and_then_is_the_windows(board: SudokuView, qtbot: QtBot) -> None:
    qtbot.keyClick(board, Key.Key_Right, Held.ShiftModifier)
    assert len(board.selected_cells()) == 2
    qtbot.keyClick(board, Key.Key_Escape)
    assert board.selected_cells() == [board.cursor_cell]


def test_a_new_game_begins_in_the_middle(board: SudokuView, owner: QObject) -> None:
    board.move_to(0, 0)
    board.setModel(model_of(half_played(owner)))
    assert board.cursor_cell == 40
    assert board.selected_cells() == [40]


def test_a_double_click_on_a_digit_selects_all_of_them(board: SudokuView, qtbot: QtBot) -> None:
    qtbot.mouseDClick(board.surface, LEFT, pos=place(board, 40))
    assert board.selected_cells() == [c for c in range(81) if digits(PLAYED)[c] == 9]


def test_a_double_click_on_a_candidate_places_it(
    board: SudokuView, heard: Heard, qtbot: QtBot
) -> None:
    assert digits(PLAYED)[3] == 0  # its notes are 1, 5, 7 and 8
    qtbot.mouseDClick(board.surface, LEFT, pos=place(board, 3, 7))
    qtbot.mouseDClick(board.surface, LEFT, pos=place(board, 3, 2))
    assert heard.asked == [(7, False)]


@pytest.mark.parametrize("digit", range(1, 10))
def test_while_entering_notes_a_click_in_the_cursors_cell_notes_the_digit_under_the_mouse(
    board: SudokuView, heard: Heard, qtbot: QtBot, digit: int
) -> None:
    board.set_notes_mode(True)
    board.move_to(0, 3)
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, 3, digit))
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, 40, digit))  # there is a digit
    assert heard.asked == [(3, digit, "?")]


@pytest.mark.parametrize("digit", range(1, 10))
def test_while_entering_notes_a_click_in_another_cell_only_takes_notes_away(
    board: SudokuView, heard: Heard, qtbot: QtBot, digit: int
) -> None:
    board.set_notes_mode(True)
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, 3, digit))
    assert board.selected_cells() == [3]
    noted = digit in {1, 5, 7, 8}
    assert heard.asked == ([(3, digit, "?")] if noted else [])


def test_while_entering_digits_a_click_only_selects(
    board: SudokuView, heard: Heard, qtbot: QtBot
) -> None:
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, 3, 7))
    assert heard.asked == []
    assert board.selected_cells() == [3]


def test_a_paused_board_hides_its_digits_and_hears_nothing(
    board: SudokuView, heard: Heard, qtbot: QtBot, theme: Theme
) -> None:
    shown = colours(board)
    board.set_paused(True)
    assert theme.entered.name() in shown
    assert not {theme.entered.name(), theme.given.name(), theme.note.name()} & colours(board)
    qtbot.keyClick(board, Key.Key_5)
    qtbot.mouseClick(board.surface, LEFT, pos=place(board, 0))
    assert heard.asked == []
    assert board.cursor_cell == 40
    board.set_paused(False)
    assert colours(board) == shown


def test_the_frame_has_round_corners_and_no_second_line(board: SudokuView, theme: Theme) -> None:
    image, edge = picture(board), board.board
    assert image.pixelColor(edge.left, edge.top) == theme.window
    assert image.pixelColor(edge.left + edge.side - 1, edge.top + edge.side - 1) == theme.window
    middle = edge.top + edge.starts[1] + 10
    across = [image.pixelColor(edge.left + x, middle).name() for x in range(5)]
    assert across == [theme.box.name()] * 3 + [theme.board.name()] * 2


def test_the_cursor_looks_another_way_while_the_keys_are_elsewhere(
    board: SudokuView, theme: Theme
) -> None:
    rect = board.visualRect(board.currentIndex())
    edge = rect.left() + 1, rect.center().y()
    assert picture(board).pixelColor(*edge) == theme.cursor
    board.clearFocus()
    assert picture(board).pixelColor(*edge) not in (theme.cursor, theme.selected)


def test_a_move_paints_only_the_cells_that_differ(
    board: SudokuView, session: SudokuSession, qtbot: QtBot
) -> None:
    painted = Painted(board.surface)
    session.play((Edit(3, "=", 1),))
    assert painted.one(qtbot) == QRegion(board.cell_rect(0, 3))


def test_moving_the_cursor_paints_the_old_and_the_new_shade(
    board: SudokuView, qtbot: QtBot
) -> None:
    board.move_to(0, 3)
    painted = Painted(board.surface)
    qtbot.keyClick(board, Key.Key_Right)
    region = painted.one(qtbot)
    touched = [column for column in range(9) if region.intersects(board.cell_rect(8, column))]
    assert touched == [3, 4]


def test_entering_the_cursors_digit_elsewhere_shades_it(
    board: SudokuView, session: SudokuSession, theme: Theme
) -> None:
    assert digits(GIVENS)[8] == 0
    session.play((Edit(3, "=", 9),))  # the cursor stands on a 9
    rect = board.visualRect(board.model().index(7, 1))
    assert picture(board).pixelColor(rect.left() + 14, rect.center().y()) == theme.same


def test_the_board_says_what_it_is_in_the_language_that_is_spoken(board: SudokuView) -> None:
    assert board.accessibleName() == "Sudoku board"
    board.setAccessibleName("")
    QApplication.sendEvent(board, QEvent(QEvent.Type.LanguageChange))
    assert board.accessibleName() == "Sudoku board"


def picture(board: SudokuView) -> QImage:
    """Paint the board."""
    return board.surface.grab().toImage()


def colours(board: SudokuView) -> set[str]:
    """Name every colour on the board."""
    image = picture(board)
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(0, image.height(), 2)
    }


class Painted(QObject):
    """Collects the regions of a widget that are painted from now on."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        QApplication.processEvents()
        self.regions: list[QRegion] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note what is to be painted, and let it be."""
        if isinstance(event, QPaintEvent):
            self.regions.append(QRegion(event.region()))
        return False

    def one(self, qtbot: QtBot) -> QRegion:
        """Wait for the next region."""
        qtbot.waitUntil(lambda: bool(self.regions))
        return self.regions[0]


def test_input_methods_get_no_digit(board: SudokuView, qtbot: QtBot) -> None:
    board.move_to(0, 3)
    qtbot.keyClick(board, Key.Key_Right)
    board.setFocus()
    QApplication.processEvents()
    assert not board.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)

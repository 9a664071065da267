# SPDX-License-Identifier: MIT
"""The Sudoku board: what keys and the mouse ask for, and what is painted again."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.models.sudoku.board.entry_mode import Entry, EntryMode, Filter
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.cell.note_places import note_places
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from tests.sweeps import every
from tests.views.sudoku.positions import GIVENS, PLAYED, digits, half_played, model_of

Key = Qt.Key
Held = Qt.KeyboardModifier
LEFT = Qt.MouseButton.LeftButton


class Heard:
    """Writes down what the board asks for."""

    def __init__(self, board: SudokuView) -> None:
        self.asked: list[Any] = []
        board.digit_entered.connect(lambda digit, mode: self.asked.append((digit, mode)))
        board.erase_asked.connect(lambda: self.asked.append("erase"))
        board.mode_asked.connect(self.asked.append)
        board.unlock_asked.connect(lambda: self.asked.append("unlock"))
        board.filter_asked.connect(self.asked.append)
        board.filter_stepped.connect(self.asked.append)
        board.cell_painted.connect(lambda cell, mode: self.asked.append((cell, mode, "!")))


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


@pytest.mark.parametrize("key", every(4, range(Key.Key_1, Key.Key_9 + 1)))
def test_a_digit_becomes_what_shift_and_ctrl_say(
    board: SudokuView, heard: Heard, qtbot: QtBot, key: int
) -> None:
    keypad, shift, ctrl = Held.KeypadModifier, Held.ShiftModifier, Held.ControlModifier
    for held in (Held.NoModifier, keypad, shift, ctrl, shift | ctrl):
        qtbot.keyClick(board, Key(key), held)
    modes = ["digit", "digit", "corner", "centre", "colour"]
    assert heard.asked == [(key - Key.Key_0, mode) for mode in modes]


@pytest.mark.parametrize("mode", EntryMode)
def test_a_bare_digit_is_entered_as_the_mode_says(
    board: SudokuView, heard: Heard, qtbot: QtBot, mode: EntryMode
) -> None:
    board.set_entry(Entry(mode))
    qtbot.keyClick(board, Key.Key_4)
    assert heard.asked == [(4, mode)]


@pytest.mark.parametrize("key", [Key.Key_Delete, Key.Key_Backspace, Key.Key_0])
def test_three_keys_erase(board: SudokuView, heard: Heard, qtbot: QtBot, key: Key) -> None:
    qtbot.keyClick(board, key)
    assert heard.asked == ["erase"]


def test_space_asks_for_the_next_way_of_entering(
    board: SudokuView, heard: Heard, qtbot: QtBot
) -> None:
    for mode in EntryMode:
        board.set_entry(Entry(mode))
        qtbot.keyClick(board, Key.Key_Space)
    assert heard.asked == ["centre", "corner", "colour", "digit"]


def test_alt_and_a_digit_and_comma_and_period_ask_for_filters(
    board: SudokuView, heard: Heard, qtbot: QtBot
) -> None:
    qtbot.keyClick(board, Key.Key_5, Held.AltModifier)
    qtbot.keyClick(board, Key.Key_5, Held.AltModifier | Held.ShiftModifier)
    qtbot.keyClick(board, Key.Key_Period)
    qtbot.keyClick(board, Key.Key_Comma)
    assert heard.asked == [Filter(5), Filter(5, inverted=True), 1, -1]


def test_return_enters_the_locked_digit_at_the_cursor(
    board: SudokuView, heard: Heard, qtbot: QtBot
) -> None:
    qtbot.keyClick(board, Key.Key_Return)
    board.set_entry(Entry(EntryMode.CORNER, digit_first=True, locked=4))
    qtbot.keyClick(board, Key.Key_Return)
    assert heard.asked == [(40, "corner", "!")]


def test_escape_unlocks_and_then_drops_the_selection_and_then_the_filter(
    board: SudokuView, heard: Heard, qtbot: QtBot
) -> None:
    qtbot.keyClick(board, Key.Key_Right, Held.ShiftModifier)
    board.set_entry(Entry(locked=4, sought=Filter(3)))
    qtbot.keyClick(board, Key.Key_Escape)
    assert heard.asked == ["unlock"]
    board.set_entry(Entry(sought=Filter(3)))
    qtbot.keyClick(board, Key.Key_Escape)
    assert board.selected_cells() == [41]
    qtbot.keyClick(board, Key.Key_Escape)
    assert heard.asked == ["unlock", Filter(3)]


def test_shift_reaches_as_far_as_the_key_leads(board: SudokuView, qtbot: QtBot) -> None:
    board.move_to(0, 0)
    qtbot.keyClick(board, Key.Key_End, Held.ShiftModifier)
    assert board.selected_cells() == list(range(9))
    qtbot.keyClick(board, Key.Key_Backtab, Held.ShiftModifier)
    assert len(board.selected_cells()) == 1, "Shift is only a part of Shift+Tab"


def test_ctrl_with_an_arrow_goes_to_the_next_empty_cell(board: SudokuView, qtbot: QtBot) -> None:
    board.move_to(0, 0)
    qtbot.keyClick(board, Key.Key_Right, Held.ControlModifier)
    assert board.cursor_cell == 3
    qtbot.keyClick(board, Key.Key_Left, Held.ControlModifier)
    assert board.cursor_cell == 3


def test_ctrl_and_alt_with_an_arrow_go_to_the_next_box(board: SudokuView, qtbot: QtBot) -> None:
    board.move_to(1, 1)
    for held, key in zip(
        (Held.ControlModifier | Held.AltModifier, Held.AltModifier) * 3,
        (Key.Key_Right, Key.Key_Down, Key.Key_Right, Key.Key_Right, Key.Key_Up),
        strict=False,
    ):
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


@pytest.mark.slow
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


def test_a_move_that_changes_many_cells_shades_the_board_once(
    board: SudokuView, session: SudokuSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    shaded: list[object] = []
    monkeypatch.setattr(board._delegate, "set_shades", shaded.append)
    session.play(tuple(Edit(cell, "#", 1) for cell in range(6)))
    assert len(shaded) == 1


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

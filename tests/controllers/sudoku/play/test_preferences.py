# SPDX-License-Identifier: MIT
"""What is preferred while playing, in the real window; Tab leads to cells or off the board."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.models.sudoku.board.entry_mode import Filter
from sudoku_qt.views.sudoku.side.pad import SudokuPad
from sudoku_qt.views.widgets.buttons import IconButton
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.by_hand import EASY, go, paste, text_of

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LAST_EMPTY = EASY.rindex(".")


def focused(program: Program) -> QWidget:
    """What has the keys."""
    return program.shell.window.focusWidget() or program.shell.window


def press(program: Program, key: Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    """Press a key on whatever has the keys."""
    held = modifier or Qt.KeyboardModifier.NoModifier
    program.qtbot.keyClick(focused(program), key, held)


def first_of(pad: SudokuPad) -> QWidget:
    """Where Tab comes to first on the pad: the way of entering."""
    return next(
        stop for stop in pad.stops() if isinstance(stop, QAbstractButton) and stop.isChecked()
    )


def test_a_value_that_nobody_knows_counts_for_the_usual_one(program: Program) -> None:
    program.settings.set("mistakes", "loud")
    assert program.controller.preferences.value("mistakes") == "conflicts"


def test_the_cursor_goes_on_at_the_other_edge_where_that_is_preferred(program: Program) -> None:
    board = program.controller.page.board
    board.move_to(0, 8)
    program.press(Key.Key_Right)
    assert board.cursor_cell == 8
    program.controller.preferences.set("wrap", value=True)
    program.press(Key.Key_Right)
    assert board.cursor_cell == 0
    program.press(Key.Key_Up)
    assert board.cursor_cell == 72


def test_letters_move_the_cursor_where_that_is_preferred(program: Program) -> None:
    board = program.controller.page.board
    program.press(Key.Key_W)
    assert board.cursor_cell == 40
    program.controller.preferences.set("wasd", value=True)
    for key, cell in ((Key.Key_W, 31), (Key.Key_A, 30), (Key.Key_S, 39), (Key.Key_D, 40)):
        program.press(key)
        assert board.cursor_cell == cell
    program.press(Key.Key_D, SHIFT)
    assert board.selected_cells() == [40, 41]


def test_rows_have_letters_where_that_is_preferred(program: Program) -> None:
    program.controller.page.board.move_to(3, 4)
    assert program.controller.status().startswith("r4c5 ")
    program.controller.preferences.set("coordinates", "letters")
    assert program.controller.status().startswith("D5 ")
    index = program.controller.model.index(3, 4)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).startswith("row D, column 5, ")


def test_letters_are_there_from_the_start(begin: Begin) -> None:
    begin().start().controller.preferences.set("coordinates", "letters")
    again = begin().start().controller
    assert again.model.label(31) == "D5"
    assert again.status().startswith(again.model.label(again.page.board.cursor_cell))


def test_function_keys_point_out_digits_where_that_is_preferred(program: Program) -> None:
    board = program.controller.page.board
    program.controller.preferences.set("function_keys", value=True)
    program.press(Key.Key_F6)
    assert board.entry.sought == Filter(6)
    assert board.hasFocus(), "F6 does not lead to the next part then"


def test_what_the_cursor_shades_can_be_left_out(program: Program) -> None:
    paste(program, EASY)
    board, preferences = program.controller.page.board, program.controller.preferences
    given = next(cell for cell, sign in enumerate(EASY) if sign != ".")
    go(program, given)
    peer = next(cell for cell in STANDARD_SHAPE.peers[given] if EASY[cell] == ".")
    same = next(cell for cell in range(given + 1, 81) if EASY[cell] == EASY[given])
    for name, cell in (("show_same", same), ("show_peers", peer)):
        before = board.surface.grab(board.cell_rect(*divmod(cell, 9))).toImage()
        preferences.set(name, value=False)
        assert board.surface.grab(board.cell_rect(*divmod(cell, 9))).toImage() != before
        preferences.set(name, value=True)
        assert board.surface.grab(board.cell_rect(*divmod(cell, 9))).toImage() == before


def test_the_counts_below_the_digits_can_be_left_out(program: Program) -> None:
    paste(program, EASY)
    key = program.controller.cards.pad.digits[3]
    before, name = key.grab().toImage(), key.accessibleName()
    program.controller.preferences.set("pad_counts", value=False)
    assert key.grab().toImage() != before
    assert (key.accessibleName(), name) == ("Digit 4", f"Digit 4, {key.missing} to place")


def test_digit_first_is_one_choice_in_menu_and_preferences(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    action, preferences = program.controller.actions["digit_first"], program.controller.preferences
    preferences.set("digit_first", value=True)
    assert action.isChecked()
    program.press(Key.Key_4)
    assert (program.controller.page.board.entry.locked, text_of(program)) == (4, EASY)
    action.trigger()
    assert not preferences.is_on("digit_first")
    program.press(Key.Key_4)
    assert text_of(program)[2] == "4"


def test_a_program_that_begins_digit_first_shows_it(begin: Begin) -> None:
    begin().start().controller.preferences.set("digit_first", value=True)
    again = begin().start().controller
    assert again.actions["digit_first"].isChecked()
    assert again.page.board.entry.digit_first


def test_all_notes_stand_at_the_start_where_that_is_preferred(program: Program) -> None:
    paste(program, EASY)
    assert not any(program.controller.session.state.candidates)
    program.controller.preferences.set("fill_at_start", value=True)
    paste(program, EASY)
    session = program.controller.session
    full = tuple(0 if sign != "." else session.state.legal(at) for at, sign in enumerate(EASY))
    assert session.state.candidates == full
    assert not session.is_touched, "that is how it begins, and no move"
    go(program, 2)
    program.press(Key.Key_Delete)
    program.controller.restart()
    assert session.state.candidates == full
    program.controller.type_in()
    assert not any(session.state.candidates), "a puzzle that is typed in has no notes"


def test_tab_leads_from_empty_cell_to_empty_cell_and_round(program: Program) -> None:
    paste(program, EASY)
    board = program.controller.page.board
    go(program, 1)
    for cell in (2, 3, 5):
        press(program, Key.Key_Tab)
        assert board.cursor_cell == cell
        assert board.selected_cells() == [cell]
    for cell in (3, 2, LAST_EMPTY):
        press(program, Key.Key_Backtab, SHIFT)
        assert board.cursor_cell == cell
    press(program, Key.Key_Tab)
    assert board.cursor_cell == 2
    assert focused(program) is board


def test_tab_leaves_a_board_that_is_full_or_covered(program: Program) -> None:
    board = program.controller.page.board
    paste(program, EASY)
    program.shell.pause()
    cell = board.cursor_cell
    press(program, Key.Key_Tab)
    assert board.cursor_cell == cell
    program.shell.pause()
    program.controller.inspecting.solve()
    program.settle()
    board.setFocus()
    press(program, Key.Key_Tab)
    assert focused(program) is first_of(program.controller.cards.pad)


@pytest.mark.parametrize(
    ("onward", "back"),
    [((Key.Key_F6, None), (Key.Key_F6, SHIFT)), ((Key.Key_Tab, CTRL), (Key.Key_Tab, CTRL | SHIFT))],
)
def test_other_keys_lead_from_part_to_part(
    fresh: Program,
    onward: tuple[Key, Qt.KeyboardModifier | None],
    back: tuple[Key, Qt.KeyboardModifier | None],
) -> None:
    page = fresh.controller.page
    fresh.shell.window.resize(980, 740)
    fresh.controller.cards.welcome.play.click()
    QApplication.processEvents()
    assert fresh.controller.cards.tip.isVisible()
    cards = fresh.controller.cards
    (cross,), about = cards.tip.findChildren(IconButton), cards.info.page_key
    fresh.qtbot.waitUntil(fresh.shell.window.isActiveWindow)
    for part in (first_of(cards.pad), about, cross, page.board):
        press(fresh, *onward)
        assert focused(fresh) is part
    for part in (cross, about, first_of(cards.pad), page.board):
        press(fresh, *back)
        assert focused(fresh) is part


def test_a_notice_with_an_offer_is_a_part_too(program: Program) -> None:
    done: list[int] = []
    program.controller.services.tell("Something.", [("Do it", lambda: done.append(1))])
    press(program, Key.Key_F6, SHIFT)
    press(program, Key.Key_Space)
    assert done == [1]


def test_the_players_choice_lets_tab_leave_and_is_remembered(begin: Begin) -> None:
    program = begin().start()
    board = program.controller.page.board
    assert board.accessibleDescription() == (
        "Tab and Shift+Tab go to the next and the previous empty cell. "
        "Ctrl+Tab or F6 leaves the board."
    )
    program.controller.preferences.set("tab_leaves", value=True)
    assert board.accessibleDescription() == "Tab leaves the board."
    cell = board.cursor_cell
    press(program, Key.Key_Tab)
    assert board.cursor_cell == cell
    assert focused(program) is first_of(program.controller.cards.pad)
    press(program, Key.Key_Backtab, SHIFT)
    assert focused(program) is board
    again = begin().start()
    assert again.controller.preferences.is_on("tab_leaves")
    press(again, Key.Key_Tab)
    assert focused(again) is first_of(again.controller.cards.pad)


def test_what_tab_does_is_said_in_the_players_language(program: Program) -> None:
    program.appearance.set_language("zh_CN", remember=False)
    QApplication.processEvents()
    assert "空白格" in program.controller.page.board.accessibleDescription()


def test_a_digit_typed_anywhere_in_the_window_is_the_boards(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    page = program.controller.page
    first_of(program.controller.cards.pad).setFocus()
    press(program, Key.Key_4)
    assert text_of(program)[2] == "4"
    assert focused(program) is page.board, "and the arrows go on from there"
    program.controller.cards.pad.erase.setFocus()
    press(program, Key.Key_Backspace)
    assert text_of(program) == EASY


def test_a_covered_board_takes_no_digit_from_anywhere(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    press(program, Key.Key_F6)
    program.shell.pause()
    press(program, Key.Key_4)
    assert text_of(program) == EASY


def test_a_puzzle_that_begins_has_the_keys(program: Program) -> None:
    press(program, Key.Key_F6)
    assert focused(program) is not program.controller.page.board
    paste(program, EASY)
    assert focused(program) is program.controller.page.board

# SPDX-License-Identifier: MIT
"""Tab on the grid, in the real window: to the next empty cell, or off the board."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.test_controller import EASY, go, paste, text_of

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
    program.controller.solve()
    program.settle()
    board.setFocus()
    press(program, Key.Key_Tab)
    assert focused(program) is program.controller.cards.pad.digits[0]


@pytest.mark.parametrize(
    ("onward", "back"),
    [((Key.Key_F6, None), (Key.Key_F6, SHIFT)), ((Key.Key_Tab, CTRL), (Key.Key_Tab, CTRL | SHIFT))],
)
def test_other_keys_lead_from_part_to_part(
    program: Program,
    onward: tuple[Key, Qt.KeyboardModifier | None],
    back: tuple[Key, Qt.KeyboardModifier | None],
) -> None:
    page = program.controller.page
    program.shell.window.resize(980, 740)
    QApplication.processEvents()
    assert program.controller.cards.tip.isVisible()
    (cross,) = program.controller.cards.tip.findChildren(type(program.controller.cards.tip._cross))
    program.qtbot.waitUntil(program.shell.window.isActiveWindow)
    for part in (program.controller.cards.pad.digits[0], cross, page.board):
        press(program, *onward)
        assert focused(program) is part
    for part in (cross, program.controller.cards.pad.digits[0], page.board):
        press(program, *back)
        assert focused(program) is part


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
    action = program.controller.actions["tab_leaves"]
    assert not action.isChecked()
    action.trigger()
    assert board.accessibleDescription() == "Tab leaves the board."
    cell = board.cursor_cell
    press(program, Key.Key_Tab)
    assert board.cursor_cell == cell
    assert focused(program) is program.controller.cards.pad.digits[0]
    press(program, Key.Key_Backtab, SHIFT)
    assert focused(program) is board
    again = begin().start()
    assert again.controller.actions["tab_leaves"].isChecked()
    press(again, Key.Key_Tab)
    assert focused(again) is again.controller.cards.pad.digits[0]


def test_what_tab_does_is_said_in_the_players_language(program: Program) -> None:
    program.appearance.set_language("zh_CN", remember=False)
    QApplication.processEvents()
    assert "空白格" in program.controller.page.board.accessibleDescription()


def test_a_digit_typed_anywhere_in_the_window_is_the_boards(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    page = program.controller.page
    program.controller.cards.pad.digits[0].setFocus()
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

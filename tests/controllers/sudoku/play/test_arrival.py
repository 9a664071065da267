# SPDX-License-Identifier: MIT
"""Arriving in the real window: where the cursor stands, and when the clock begins to run."""

from PySide6.QtCore import Qt

from tests.controllers.conftest import Begin, Program, click
from tests.controllers.sudoku.by_hand import EASY, go, paste

Key = Qt.Key


def is_running(program: Program) -> bool:
    """Whether the clock runs."""
    return program.controller.session.clock.is_running


def test_the_clock_of_a_new_puzzle_begins_with_the_first_key(program: Program) -> None:
    paste(program, EASY)
    assert not is_running(program)
    program.press(Key.Key_Right)
    assert is_running(program)
    program.press(Key.Key_Left)

    paste(program, EASY)
    assert not is_running(program), "each puzzle anew"
    program.press(Key.Key_4)
    assert is_running(program)


def test_a_key_that_moves_nothing_is_an_input_too(program: Program) -> None:
    go(program, 0)
    paste(program, EASY)
    program.controller.page.board.move_to(0, 0)
    program.controller.arrival.wait()
    program.press(Key.Key_Shift)
    assert not is_running(program), "a key that is only held is none"
    program.press(Key.Key_Left)
    assert is_running(program)


def test_a_click_on_the_cell_of_the_cursor_or_on_the_pad_is_an_input(program: Program) -> None:
    paste(program, EASY)
    board, pad = program.controller.page.board, program.controller.cards.pad
    program.qtbot.mouseClick(
        board.surface, Qt.MouseButton.LeftButton, pos=board.cell_rect(4, 4).center()
    )
    assert is_running(program)

    program.controller.arrival.wait()
    assert not is_running(program)
    program.qtbot.mouseClick(pad.digits[8], Qt.MouseButton.LeftButton)
    assert is_running(program)


def test_what_ends_a_pause_does_not_start_the_clock(program: Program) -> None:
    paste(program, EASY)
    board = program.controller.page.board
    program.shell.pause()
    program.qtbot.mouseClick(board.surface, Qt.MouseButton.LeftButton)
    assert not program.controller.session.is_paused
    assert not is_running(program)
    program.press(Key.Key_Up)
    assert is_running(program)


def test_the_clock_of_a_game_that_comes_back_waits_for_an_input_too(begin: Begin) -> None:
    before = begin().start()
    paste(before, EASY)
    go(before, 2)
    before.press(Key.Key_4)
    before.shell.window.close()

    after = begin().start()
    assert not is_running(after)
    after.press(Key.Key_Right)
    assert is_running(after)


def test_coming_back_finds_the_cursor_where_it_was(begin: Begin) -> None:
    before = begin().start()
    paste(before, EASY)
    go(before, 73)
    before.shell.window.close()

    assert begin().start().controller.page.board.cursor_cell == 73


def test_restart_offers_the_clock_anew_and_undo_brings_the_digits_back(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    program.press(Key.Key_4)
    clock = program.controller.session.clock
    clock.reset(65_000)

    program.controller.restart()
    assert clock.elapsed_ms() >= 65_000, "nothing is taken without being asked"
    click(program, "Clock to 0:00")
    assert (clock.elapsed_ms(), is_running(program)) == (0, False)

    program.shell.undo()
    assert program.controller.session.state.values[2] == 4
    assert is_running(program)


def test_where_hardly_anything_was_played_no_clock_is_offered(program: Program) -> None:
    paste(program, EASY)
    program.controller.restart()
    assert "anew" not in program.notice()


def test_a_step_in_the_history_is_looked_at(program: Program) -> None:
    paste(program, EASY)
    for cell, key in ((2, Key.Key_4), (3, Key.Key_6)):
        go(program, cell)
        program.press(key)
    go(program, 80)
    board = program.controller.page.board
    program.shell.undo()
    assert board.cursor_cell == 3
    program.shell.undo()
    assert board.cursor_cell == 2
    go(program, 80)
    program.shell.redo()
    assert board.cursor_cell == 2

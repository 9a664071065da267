# SPDX-License-Identifier: MIT
"""Checkpoints in the real window: set, listed, gone back to, kept; and the last correct state."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from sudoku_qt.engine.sudoku.words import write_rows
from tests.controllers.conftest import Begin, Program, click
from tests.controllers.sudoku.by_hand import (
    EASY,
    SOLUTION,
    TWO_SOLUTIONS,
    paste,
    solve_by_hand,
    text_of,
)
from tests.controllers.sudoku.play.test_what_if import enter

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def listed(program: Program) -> list[tuple[str, bool]]:
    """The checkpoints in the menu, and whether the game stands there."""
    menu = QMenu()
    program.controller.checkpoints.fill_checkpoints(menu)
    return [(action.text(), action.isChecked()) for action in menu.actions()]


def test_one_is_set_listed_and_gone_back_to(program: Program) -> None:
    paste(program, EASY)
    assert listed(program) == [("None set yet", False)]
    enter(program, 2, Key.Key_4)
    program.press(Key.Key_D, CTRL)
    assert listed(program) == [("0:00, move 1", True)]
    enter(program, 3, Key.Key_6)
    menu = QMenu()
    program.controller.checkpoints.fill_checkpoints(menu)

    menu.actions()[0].trigger()

    assert text_of(program)[2:4] == "4."
    program.shell.redo()
    assert text_of(program)[2:4] == "46"


def test_setting_it_again_keeps_its_name(program: Program) -> None:
    paste(program, EASY)
    program.controller.session.name(0, "A & B")
    program.press(Key.Key_D, CTRL)
    assert listed(program) == [("A && B", True)]
    assert "already" in program.notice()


@pytest.mark.slow
def test_they_come_back_and_so_does_redo_even_after_solving(begin: Begin) -> None:
    before = begin().start()
    paste(before, EASY)
    before.press(Key.Key_D, CTRL)
    solve_by_hand(before)
    before.shell.undo()
    before.shell.undo()
    before.shell.window.close()

    after = begin().start()
    assert [name for name, _ in listed(after)] == ["0:00, move 0"]
    after.shell.redo()
    after.shell.redo()
    assert text_of(after) == SOLUTION
    assert after.controller.session.is_finished
    for _ in range(EASY.count(".")):
        after.shell.undo()
    assert text_of(after) == EASY


def back(program: Program) -> str:
    """Go back to the last correct state; what is said of it."""
    program.press(Key.Key_Backspace, CTRL)
    program.settle()
    return program.notice()


@pytest.mark.slow
def test_back_to_the_last_correct_state_and_forward_again(program: Program) -> None:
    paste(program, EASY)
    for cell, key in ((2, Key.Key_4), (3, Key.Key_2), (5, Key.Key_8)):
        enter(program, cell, key)

    assert back(program).startswith("2 moves taken back, to when all was right.")
    assert text_of(program)[2:6] == "4.7."
    program.shell.redo()
    program.shell.redo()
    assert text_of(program)[2:6] == "4278"


def test_notes_that_leave_the_solution_out_are_a_mistake(program: Program) -> None:
    paste(program, EASY)
    enter(program, 2, Key.Key_4, note=True)
    enter(program, 3, Key.Key_2, note=True)

    assert back(program).startswith("1 move taken back, to when all was right.")
    assert program.controller.session.state.candidates[2:4] == (1 << 3, 0)


def test_where_nothing_is_wrong_nothing_happens(program: Program) -> None:
    paste(program, EASY)
    enter(program, 2, Key.Key_4)
    assert back(program).startswith("No mistake so far")
    assert text_of(program)[2] == "4"


def test_of_a_puzzle_with_several_solutions_nobody_knows(program: Program) -> None:
    paste(program, TWO_SOLUTIONS)
    click(program, "Play it all the same")
    assert "several solutions" in back(program)


@pytest.mark.parametrize("name", ["set_checkpoint", "last_correct"])
def test_not_while_a_puzzle_is_typed_in(program: Program, name: str) -> None:
    program.controller.type_in()
    assert not program.controller.actions[name].isEnabled()
    program.controller.checkpoints.last_correct()
    assert "".join(write_rows(program.controller.session.state.values)) == "." * 81

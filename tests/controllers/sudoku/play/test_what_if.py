# SPDX-License-Identifier: MIT
"""A hypothesis in the real window: its ink, what adopts it, drops it and ends it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from sudoku_qt.models.sudoku.board.model import Role
from sudoku_qt.views.window.notice_bar import NoticeBar
from sudoku_qt.views.window.tool_bar import ActionButton, ToolBar
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.by_hand import EASY, SOLUTION, go, paste, text_of
from tests.views.parts import part

Key = Qt.Key


def enter(program: Program, cell: int, key: Key, note: bool = False) -> None:  # noqa: FBT001, FBT002 - a test's shorthand
    """Enter a digit, or a note, with the keyboard."""
    go(program, cell)
    program.press(key, Qt.KeyboardModifier.ControlModifier if note else None)


def supposed(program: Program) -> list[int]:
    """The cells in which something belongs to a hypothesis."""
    model = program.controller.model
    return [cell for cell in range(81) if model.cell(cell).supposed]


@pytest.fixture
def play(program: Program) -> Program:
    """A puzzle with a digit, and a hypothesis with a digit and a note."""
    paste(program, EASY)
    enter(program, 2, Key.Key_4)
    program.press(Key.Key_B)
    enter(program, 3, Key.Key_6)
    enter(program, 5, Key.Key_8, note=True)
    return program


def test_what_is_entered_since_has_its_own_ink_and_is_said(play: Program) -> None:
    assert supposed(play) == [3, 5]
    assert "hypothesis" in play.controller.status()
    index = play.controller.model.index(0, 3)
    assert index.data(Role.CELL).supposed == 1 << 5
    assert "hypothesis" in play.controller.model.spoken(3)
    assert "hypothesis" not in play.controller.model.spoken(2)


def test_adopted_it_is_ordinary_and_stays(play: Program) -> None:
    play.press(Key.Key_Y)

    assert supposed(play) == []
    assert text_of(play)[2:4] == "46"
    assert "hypothesis" not in play.controller.status()


def test_dropped_it_is_gone_and_the_history_keeps_it(play: Program) -> None:
    play.press(Key.Key_N)
    assert text_of(play)[2:4] == "4."
    assert supposed(play) == []

    (again,) = (
        button
        for button in part(play.shell.window, NoticeBar).findChildren(QAbstractButton)
        if button.text() == "Redo"
    )
    again.click()
    assert text_of(play)[3] == "6"
    assert supposed(play) == []


def test_adopt_and_drop_stay_in_sight_as_long_as_it_runs(play: Program) -> None:
    def seen() -> set[str]:
        buttons = part(play.shell.window, ToolBar).findChildren(ActionButton)
        return {each.text() for each in buttons if each.isVisible()} & {"Adopt", "Drop"}

    for width in (1000, 420):
        play.shell.window.resize(width, 740)
        play.settle()
        assert seen() == {"Adopt", "Drop"}
    play.press(Key.Key_N)
    assert not seen()


def test_undo_behind_its_start_ends_it(play: Program) -> None:
    is_open = []
    for _ in range(3):
        play.shell.undo()
        is_open.append(play.controller.hypothesis.is_open)
    assert is_open == [True, True, False]

    play.shell.redo()
    play.shell.redo()
    assert supposed(play) == []


def test_it_is_open_after_a_restart_of_the_program(begin: Begin) -> None:
    before = begin().start()
    paste(before, EASY)
    before.press(Key.Key_B)
    enter(before, 2, Key.Key_4)
    before.shell.window.close()

    after = begin().start()
    assert supposed(after) == [2]
    after.press(Key.Key_N)
    assert text_of(after) == EASY


def test_the_last_digit_proves_it(program: Program) -> None:
    paste(program, EASY)
    program.press(Key.Key_B)
    program.controller.inspecting.solve()
    program.settle()

    assert text_of(program) == SOLUTION
    assert not program.controller.hypothesis.is_open
    assert not program.controller.actions["what_if"].isEnabled()


def test_the_menu_offers_what_can_be_done(program: Program) -> None:
    paste(program, EASY)
    actions = program.controller.actions
    names = "what_if", "adopt", "drop"

    assert [actions[name].isEnabled() for name in names] == [True, False, False]
    actions["what_if"].trigger()
    assert [actions[name].isEnabled() for name in names] == [False, True, True]
    program.controller.type_in()
    assert not any(actions[name].isEnabled() for name in names)

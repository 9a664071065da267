# SPDX-License-Identifier: MIT
"""What the player likes to see is shown at once, ticked in the menu and remembered."""

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from tests.controllers.conftest import Begin, Program
from tests.controllers.gomoku import used_again
from tests.controllers.gomoku.table import Table

table = used_again.table


def test_what_is_shown_can_be_switched_and_stays_so(begin: Begin) -> None:
    table = Table(begin(left="gomoku").start())
    page, actions = table.controller.page, table.controller.actions
    for name in ("show_numbers", "show_coordinates", "show_evaluation"):
        assert actions[name].isChecked()
        actions[name].trigger()
    assert not page.board.look.numbers
    assert not page.board.look.coordinates
    table.controller.display.set_board("dark")
    table.program.shell.window.close()
    again = Table(begin(left="gomoku").start())
    look = again.controller.page.board.look
    assert (look.numbers, look.coordinates) == (False, False)
    assert look.ground == again.controller.page.theme.slate
    assert not again.controller.actions["show_numbers"].isChecked()


def test_the_boards_are_offered_with_the_current_one_ticked(program: Program) -> None:
    table = Table(program)
    menu = QMenu()
    table.controller.display.fill_boards(menu)
    assert [(action.text(), action.isChecked()) for action in menu.actions()] == [
        ("Wood", True), ("Plain", False), ("Dark", False),
    ]  # fmt: skip
    menu.actions()[1].trigger()
    assert table.controller.page.board.look.ground == table.controller.page.theme.board


def test_a_stone_is_heard_only_when_that_is_wanted(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []
    monkeypatch.setattr(QApplication, "beep", lambda: heard.append(1))
    table = Table(program)
    table.begin()
    table.click("h8")
    assert heard == []
    table.controller.actions["sound_stones"].trigger()
    table.click("i9")
    assert heard == [1]

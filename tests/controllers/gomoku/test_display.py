# SPDX-License-Identifier: MIT
"""What the player likes to see is shown at once, and remembered."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.controllers.conftest import Begin, Program
from tests.controllers.gomoku import used_again
from tests.controllers.gomoku.table import Table

table = used_again.table


def test_what_is_shown_can_be_switched_and_stays_so(begin: Begin) -> None:
    table = Table(begin(left="gomoku").start())
    page, preferences = table.controller.page, table.controller.preferences
    for name in ("show_numbers", "show_coordinates"):
        preferences.set(f"gomoku/show/{name}", value=False)
    assert (page.board.look.numbers, page.board.look.coordinates) == (False, False)
    table.controller.preferences.set("gomoku/show/board", "dark")
    table.program.shell.window.close()
    again = Table(begin(left="gomoku").start())
    look = again.controller.page.board.look
    assert (look.numbers, look.coordinates) == (False, False)
    assert look.ground == again.controller.page.theme.slate


def test_a_stone_is_heard_only_when_that_is_wanted(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []
    monkeypatch.setattr(QApplication, "beep", lambda: heard.append(1))
    table = Table(program)
    table.begin()
    table.click("h8")
    assert heard == []
    table.controller.preferences.set("gomoku/show/sound_stones", value=True)
    table.click("i9")
    assert heard == [1]

# SPDX-License-Identifier: MIT
"""What a click on the Gomoku board does."""

from PySide6.QtCore import Qt

from tests.controllers.conftest import click
from tests.controllers.gomoku.table import Table

Key = Qt.Key


def test_a_second_click_confirms(table: Table) -> None:
    table.controller.preferences.set("gomoku/new/clicks", "second")
    table.click("h8")
    assert table.order == []
    table.click("i9")
    assert table.controller.model.spoken(table.controller.model.pending or 0).startswith("i9")
    table.click("i9")
    assert table.order == ["i9"]


def test_buttons_confirm_or_take_the_stone_away(table: Table) -> None:
    table.controller.preferences.set("gomoku/new/clicks", "buttons")
    table.click("h8")
    assert table.order == []
    click(table.program, "Not here")
    assert table.controller.model.pending is None
    table.click("h8")
    click(table.program, "Play this move")
    assert table.order == ["h8"]
    table.click("i9")
    table.press(Key.Key_Escape)
    assert table.controller.model.pending is None
    table.press(Key.Key_Return, Key.Key_Return)
    assert table.order == ["h8", "i9"], "Return twice confirms as well"


def test_undo_takes_an_unconfirmed_stone_first(table: Table) -> None:
    table.click("h8")
    table.controller.preferences.set("gomoku/new/clicks", "second")
    table.click("i9")
    table.program.shell.undo()
    assert table.controller.model.pending is None
    assert table.order == ["h8"]


def test_only_another_way_of_clicking_is_told(table: Table) -> None:
    told: list[str] = []
    clicks = table.controller.clicks
    clicks.changed.connect(lambda: told.append(clicks.value))
    table.controller.preferences.set("gomoku/show/show_coordinates", "off")
    assert told == []
    table.controller.preferences.set("gomoku/new/clicks", "second")
    assert told == ["second"]

# SPDX-License-Identifier: MIT
"""Escape on the board of Gomoku: a preview goes first, then what the board has to drop and say."""

from PySide6.QtCore import Qt

from tests.controllers.gomoku import used_again
from tests.controllers.gomoku.table import FIVE, Table

table = used_again.table


def test_a_preview_goes_before_the_notice(table: Table) -> None:
    table.click("h8 c3 i8 d3")
    table.controller.actions["analyse"].trigger()
    table.controller.page.evaluation.chosen.emit(2)
    table.settle()
    table.controller.services.warn("The disk is full.")
    table.press(Qt.Key.Key_Escape)
    assert table.controller.model.state == table.state
    assert table.controller.analysis.is_on
    assert table.program.notice() == "The disk is full."
    table.press(Qt.Key.Key_Escape)
    assert table.program.notice() == ""


def test_a_stone_that_is_not_confirmed_goes_with_the_notice(table: Table) -> None:
    table.controller.preferences.set("gomoku/new/clicks", "buttons")
    table.click("h8")
    table.controller.services.warn("The disk is full.")
    table.press(Qt.Key.Key_Escape)
    assert table.controller.model.pending is None
    assert table.program.notice() == ""


def test_looking_back_goes_before_the_notice(table: Table) -> None:
    table.click(FIVE)
    table.controller.replay.begin()
    table.controller.services.warn("The disk is full.")
    table.press(Qt.Key.Key_Escape)
    assert not table.controller.replay.is_on
    assert table.program.notice() == "The disk is full."

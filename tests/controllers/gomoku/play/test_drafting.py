# SPDX-License-Identifier: MIT
"""Setting up a position: the analysis makes way, and the game goes on as it was or anew."""

from sudoku_qt.engine.gomoku.board import WHITE
from tests.controllers.gomoku.table import Table


def test_a_position_that_is_set_up_is_played_or_dropped(table: Table) -> None:
    table.begin()
    table.click("h8")
    table.controller.actions["analyse"].trigger()
    table.controller.draft.set_up()
    assert not table.controller.analysis.is_on
    table.click("c3")
    table.controller.draft.drop()
    assert table.order == ["h8"]
    table.controller.draft.set_up()
    table.click("c3")
    table.controller.draft.play(WHITE)
    table.settle()
    assert table.order == []
    assert table.state.to_move == WHITE
    assert sum(table.state.stones) == 2

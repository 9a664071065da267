# SPDX-License-Identifier: MIT
"""What the parts of a Gomoku game share: they play, and ask who may, without the controller."""

from tests.controllers.gomoku.table import Table


def test_a_point_is_played_by_it(table: Table) -> None:
    context, session = table.controller.context, table.controller.session
    assert context.may_play()
    before = len(session.state.order)
    context.put(0)
    assert len(session.state.order) > before
    assert session.state.stones[0]

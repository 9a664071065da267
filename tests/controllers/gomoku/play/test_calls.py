# SPDX-License-Identifier: MIT
"""What is played without a stone."""

import pytest

from tests.controllers.gomoku import used_again
from tests.controllers.gomoku.table import EASY, Table

table = used_again.table


def test_two_passes_are_a_draw(table: Table) -> None:
    for _ in range(2):
        table.controller.calls.pass_move()
    assert table.state.ending is not None
    assert table.state.ending.reason == "passed"


def test_colours_are_exchanged_until_the_game_is_over(table: Table) -> None:
    table.click("h8")
    table.controller.calls.swap_sides()
    assert table.state.black_seat == 1
    table.controller.calls.agree_draw()
    table.controller.calls.swap_sides()
    assert table.state.black_seat == 1


@pytest.mark.parametrize("take_back", [True, False])
def test_who_resigns_is_asked_where_nothing_is_taken_back(table: Table, *, take_back: bool) -> None:
    table.begin(take_back=take_back)
    table.click("h8")
    table.controller.calls.resign()
    if not take_back:
        assert table.state.ending is None
        table.controller.calls._resign()
    assert table.state.ending is not None
    assert table.state.ending.reason == "resigned"


@pytest.mark.slow
def test_two_computers_do_not_resign(table: Table) -> None:
    table.begin(players=(EASY, EASY), size=6)
    table.controller.calls.resign()
    ending = table.state.ending
    assert ending is None or ending.reason != "resigned"

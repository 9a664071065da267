# SPDX-License-Identifier: MIT
"""Hints: a move is pointed out with its reason, unless the game has gone on."""

import pytest

from sudoku_qt.models.gomoku.model import PointMark
from tests.controllers.conftest import click
from tests.controllers.gomoku.table import Table


def shown(table: Table) -> list[str]:
    """The points that are pointed out."""
    model = table.controller.model
    return [model.name_of(p) for p in range(225) if model.point(p)[2] & PointMark.SHOWN]


def test_a_hint_says_why(table: Table) -> None:
    table.click("h8 a1 i8 c1 j8 e1 k8")
    table.controller.actions["hint"].trigger()
    table.settle()
    assert shown(table) in (["g8"], ["l8"])

    click(table.program, f"Play {shown(table)[0]}")
    table.settle()
    assert table.order[-1] in {"g8", "l8"}, "what a hint says can be played from it"
    assert shown(table) == []
    table.controller.undo()

    table.click("g8 a3")
    table.controller.actions["hint"].trigger()
    table.settle()
    assert table.program.notice() == "l8 stops five in a row." or "five in a row" in (
        table.program.notice()
    )


@pytest.mark.slow
def test_a_win_by_fours_can_be_shown(table: Table) -> None:
    table.click("f8 e8 g8 i12 h8 a1 i9 a3 i10 a5 i11 c1")
    table.controller.actions["hint"].trigger()
    table.settle()
    assert "begins a win by continuous fours" in table.program.notice()
    click(table.program, "Show the win")
    table.settle()
    assert "Black wins by continuous fours" in table.controller.page.analysis.text()


def test_what_a_hint_said_goes_with_the_move_and_nothing_else_does(table: Table) -> None:
    table.click("h8 a1 i8 c1 j8 e1 k8 a8")
    table.controller.actions["hint"].trigger()
    table.settle()
    assert table.program.notice()
    table.click("g8")
    table.settle()
    assert table.program.notice() == ""

    table.controller.services.tell("Something else.")
    table.click("b2")
    assert table.program.notice() == "Something else."


def test_a_move_takes_the_question_back(table: Table) -> None:
    table.click("h8 a1")
    table.controller.actions["hint"].trigger()
    table.click("i8")
    table.settle()
    assert shown(table) == []
    assert table.program.notice() == ""

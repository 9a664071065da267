# SPDX-License-Identifier: MIT
"""At the end of a game the card finds what was better, and keeps it as a variation at a click."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from sudoku_qt.controllers.gomoku.analysis import turns
from sudoku_qt.views.gomoku.finish_card import BetterMoves
from tests.controllers.gomoku.table import Table
from tests.waiting import until

THROWN_AWAY = "h8 h9 a1 i9 a3 g9 a5 j9 a7 k9"
"""Black plays in the corners while White makes five."""


@pytest.fixture
def better(table: Table) -> BetterMoves:
    """The part of the card after a game in which much would have been better."""
    table.program.shell.window.resize(1200, 860)
    table.click(THROWN_AWAY)
    return table.controller.page.finish.better


def click(table: Table, widget: QWidget) -> None:
    table.program.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_nothing_is_looked_for_until_it_is_asked_for(table: Table, better: BetterMoves) -> None:
    assert better.link.isVisible()
    assert better.link.text() == "What would have been better?"
    assert better.text() == ""
    assert not table.program.shell.jobs.any_running()


def test_it_looks_with_progress_is_stopped_and_gone_on_with(
    table: Table, better: BetterMoves, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "JUDGE_SECONDS", 0.3)
    table.controller.analysis.turns.forget()
    click(table, better.link)
    assert better.link.text() == "Stop"
    until(table.controller.page.finish._curve.isVisible)
    assert "Looking through the game" in better.text()
    click(table, better.link)
    table.settle()
    assert "Stopped after" in better.text()
    click(table, better.link)
    table.settle()
    until(lambda: not better.link.isVisible())
    assert "better" in better.text()


def test_a_click_keeps_the_better_line_once(table: Table, better: BetterMoves) -> None:
    click(table, better.link)
    table.settle()
    until(lambda: bool(better.text()) and not better.link.isVisible())
    words = better.rows.rows[0].words
    number, point = int(words.head), words.text.rpartition(" ")[2]
    table.program.qtbot.keyClick(better.rows.rows[0], Qt.Key.Key_Space)
    analysis = table.controller.analysis
    history = table.controller.session.history
    assert analysis.is_on
    move = history.node(analysis.node).move
    assert move is not None
    assert move.word == point
    assert history.node(analysis.node).parent == number - 1
    assert table.order == THROWN_AWAY.split(), "the game stays as it was"
    grown = len(history)
    assert grown > 10
    table.settle()
    table.controller.actions["analyse"].trigger()
    assert better.isVisible()
    again = next(row for row in better.rows.rows if row.words.head == words.head)
    click(table, again)
    table.settle()
    parents = [node.parent for node in history.nodes]
    assert parents.count(number - 1) == 2, "no second branch with the same move"


def test_taking_the_end_back_stops_it(
    table: Table, better: BetterMoves, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(table, better.link)
    table.controller.undo()
    table.settle()
    assert not better.isVisible()
    table.click("k9")
    assert better.link.text() == "What would have been better?"


def test_a_game_that_has_hardly_begun_offers_nothing(table: Table) -> None:
    table.click("h8")
    table.controller.calls.resign()
    table.settle()
    assert table.controller.page.finish.isVisible()
    assert not table.controller.page.finish.better.isVisible()

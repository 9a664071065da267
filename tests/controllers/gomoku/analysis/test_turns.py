# SPDX-License-Identifier: MIT
"""A game is looked through with progress, stopped, gone on with, and looked through again."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.gomoku.analysis import turns
from sudoku_qt.controllers.gomoku.workers import analysis as analysis_work
from sudoku_qt.views.gomoku.analysis.card import TURNS
from tests.controllers.gomoku.table import Table
from tests.waiting import until

THROWN_AWAY = "h8 h9 a1 i9 a3 g9 a5 j9 a7 k9"
"""Black plays in the corners while White makes five."""


def press(table: Table) -> None:
    """Press Start or Stop."""
    run = table.controller.page.analysis.run.run
    table.program.qtbot.mouseClick(run, Qt.MouseButton.LeftButton)


def test_the_curve_grows_is_stopped_and_gone_on_with(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "JUDGE_SECONDS", 0.3)
    table.click(THROWN_AWAY)
    table.program.shell.window.resize(1200, 860)
    table.controller.actions["analyse"].trigger()
    card = table.controller.page.analysis
    assert card.segment.key == TURNS
    until(lambda: 2 <= len(card.curve.values) < 11)
    assert "Looking through the game" in card.text()
    assert card.run.run.accessibleName() == "Stop"
    press(table)
    table.settle()
    stopped = len(card.curve.values)
    assert stopped < 11
    assert f"Stopped after {stopped} of 11 positions." in card.text()
    table.controller.analysis.go_to(3)
    table.settle()
    assert f"Stopped after {stopped} of 11" in card.text(), "walking does not start it again"
    press(table)
    table.settle()
    assert len(card.curve.values) == 11
    assert "Stopped" not in card.text()


def test_looked_through_again_it_takes_longer_and_shows_the_former_curve_meanwhile(
    table: Table,
) -> None:
    table.click(THROWN_AWAY)
    table.controller.actions["analyse"].trigger()
    table.settle()
    card = table.controller.page.analysis
    until(lambda: len(card.curve.values) == 11)
    press(table)
    assert len(card.curve.values) == 11
    assert "Looking through the game" in card.text()
    table.settle()
    assert "better" in card.text()


def test_a_move_of_the_game_ends_it(table: Table) -> None:
    table.click("h8 a1 h7 a2")
    table.controller.actions["turning_points"].trigger()
    table.click("h6")
    table.settle()
    until(lambda: len(table.controller.page.analysis.curve.values) == 6)


def test_what_a_variation_shares_with_the_game_is_not_judged_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.program.shell.window.resize(1200, 860)
    table.click(THROWN_AWAY)
    table.controller.actions["analyse"].trigger()
    table.settle()
    analysis, card = table.controller.analysis, table.controller.page.analysis
    until(lambda: len(card.curve.values) == 11)
    values, mistakes = card.curve.values, analysis.mistakes()
    assert mistakes
    analysis.go_to(4)
    table.settle()
    judged = list[int]()
    whole = analysis_work.judge_game

    def counted(*args: Any) -> object:
        judged.append(len(args[1]) - len(args[3]))
        return whole(*args)

    monkeypatch.setattr(turns, "judge_game", counted)
    table.click("g7")
    table.settle()
    assert judged == [1], "the position after g7 alone"
    assert analysis.mistakes().items() >= mistakes.items(), "those of the game are still marked"
    analysis.leave_preview()
    table.settle()
    assert judged == [1]
    assert card.curve.values[:4] == values[:4]

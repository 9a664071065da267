# SPDX-License-Identifier: MIT
"""The analysis beside the board, in the real window: opened, followed, walked, closed."""

import pytest
from PySide6.QtCore import QPoint, Qt

from sudoku_qt.engine.gomoku.board import point_name, point_named
from sudoku_qt.models.gomoku.model import PointMark
from sudoku_qt.views.gomoku.analysis.card import LINES, TURNS, WINS
from tests.controllers.gomoku.table import Table
from tests.waiting import until

WON = "f8 e8 g8 i12 h8 a1 i9 a3 i10 a5 i11 c1"
"""Black is to move and wins by fours, beginning with i8."""
THROWN_AWAY = "h8 h9 a1 i9 a3 g9 a5 j9 a7 k9"
"""Black plays in the corners while White makes five."""


def planned(table: Table) -> list[str]:
    """The stones that are only planned, in their order."""
    model = table.controller.model
    found = [(model.point(p)[1], model.name_of(p)) for p in range(225)
             if model.point(p)[2] & PointMark.PLANNED]  # fmt: skip
    return [name for _, name in sorted(found)]


def trigger(table: Table, name: str) -> None:
    """Do what an action does, and wait until all is thought."""
    table.controller.actions[name].trigger()
    table.settle()


@pytest.mark.slow
def test_best_lines_are_told_drawn_and_played(table: Table) -> None:
    table.click(WON)
    trigger(table, "analyse")
    page, analysis = table.controller.page, table.controller.analysis
    assert page.analysis.isVisible()
    assert page.side.isVisible()
    assert page.analysis.segment.key == LINES
    assert "i8" in page.analysis.text()
    assert "win in 2" in page.analysis.text()
    assert planned(table)[0] == "i8"
    assert "Analysis" in table.controller.status()

    table.program.qtbot.mouseClick(page.analysis.key, Qt.MouseButton.LeftButton)
    table.settle()
    assert table.order[-1] == "i8"
    assert analysis.is_on
    trigger(table, "analyse")
    assert not page.analysis.isVisible()
    assert planned(table) == []
    assert page.sole_card is None


def test_threats_of_both_colours_are_named_and_drawn(table: Table) -> None:
    table.click("h8 c3 i8 d3 j8 e3")
    trigger(table, "analyse")
    said = table.controller.page.analysis.text()
    assert "open three of Black" in said
    assert "open three of White: answer it now" in said
    assert {band.against for band in table.controller.model.drawing.bands} == {False, True}


@pytest.mark.slow
def test_a_win_is_shown_whole_and_walked(table: Table) -> None:
    table.click(WON)
    trigger(table, "find_win")
    assert table.controller.page.analysis.segment.key == WINS
    assert "Black wins by continuous fours" in table.controller.page.analysis.text()
    assert len(planned(table)) == 3
    trigger(table, "line_on")
    assert planned(table) == ["i8"]
    trigger(table, "line_on")
    assert len(planned(table)) == 2
    trigger(table, "line_back")
    trigger(table, "line_back")
    assert planned(table) == []
    trigger(table, "line_back")
    assert len(planned(table)) == 3


def test_where_none_is_proved_that_is_said(table: Table) -> None:
    table.click("h8 a1")
    trigger(table, "find_win")
    said = table.controller.page.analysis.text()
    assert "Black has no win by continuous threats here" in said
    assert planned(table) == []


def test_the_bar_says_the_same_beside_every_part(table: Table) -> None:
    table.click("h8 a1 i8 a3")
    trigger(table, "analyse")
    card, shares = table.controller.page.analysis, set[float]()
    for name in (LINES, WINS, TURNS):
        table.controller.analysis.tell(name)
        table.settle()
        shares.add(card.balance.share)
    assert len(shares) == 1
    assert shares.pop() > 0.5


def test_after_the_end_the_bar_belongs_to_the_winner(table: Table) -> None:
    table.click(THROWN_AWAY)
    for name in (LINES, WINS, TURNS):
        table.controller.analysis.tell(name)
        table.settle()
        assert table.controller.page.analysis.balance.share == 0


def test_a_better_move_is_the_best_line_of_the_position_before(table: Table) -> None:
    table.click(THROWN_AWAY)
    table.controller.actions["analyse"].trigger()
    card = table.controller.page.analysis
    until(lambda: "better" in card.text())
    table.program.qtbot.mouseClick(card.rows.rows[0], Qt.MouseButton.LeftButton)
    table.settle()
    finder = table.controller.analysis.finder
    until(lambda: bool(finder.lines.lines))
    table.settle()
    best = [point_name(15, line.points[0]) for line in finder.lines.lines]
    words = card.rows.rows[0].words
    played = table.order[int(words.head) - 1]
    assert words.text.endswith(next(name for name in best if name != played))
    at = int(words.head) - 1
    assert card.balance.share == (1 + card.curve.values[at]) / 2, "the curve agrees, too"


@pytest.mark.slow
def test_the_curve_leads_back_and_nothing_is_played_there(table: Table) -> None:
    table.controller.preferences.set("gomoku/show/show_evaluation", value=True)
    table.click("h8 a1 i8 c1")
    page = table.controller.page
    page.evaluation.chosen.emit(2)
    table.settle()
    assert table.controller.analysis.is_on
    assert table.controller.model.state.order == table.state.order[:2]
    assert "Preview: after move 2 of 4" in table.controller.status()
    assert page.analysis.key.text() == "Back to the game"
    table.click("o15")
    assert len(table.order) == 4, "the click begins a variation, or leads back to the game"
    table.press(Qt.Key.Key_Escape)
    assert table.controller.model.state == table.state
    table.click("o15")
    assert table.order[-1] == "o15"

    curve = page.analysis.curve
    table.program.qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(2, 20))
    table.settle()
    assert table.controller.model.state.order == ()
    table.press(Qt.Key.Key_Escape)
    assert table.controller.model.state == table.state


def test_a_move_cancels_what_was_asked_for_the_position_before(table: Table) -> None:
    table.click("h8 a1")
    table.controller.actions["analyse"].trigger()
    table.click("i8")
    analysis = table.controller.analysis
    table.program.qtbot.waitUntil(lambda: bool(analysis.line))
    table.settle()
    assert point_named(15, "i8") not in analysis.line


def test_turning_points_lead_to_where_they_were(table: Table) -> None:
    table.click(THROWN_AWAY)
    table.controller.actions["analyse"].trigger()
    table.settle()
    card = table.controller.page.analysis
    assert card.segment.key == TURNS
    assert card.isVisible()
    until(lambda: "better" in card.text())  # one search after the other
    row = card.rows.rows[0]
    number = int(row.words.head)
    table.program.qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    table.settle()
    assert len(table.controller.model.state.order) == number - 1
    until(lambda: bool(planned(table)))
    assert planned(table)[0] in row.words.text
    table.controller.actions["analyse"].trigger()
    assert table.controller.page.finish.isVisible()


def test_another_language_and_another_game_are_followed(table: Table) -> None:
    table.click("h8 a1")
    trigger(table, "analyse")
    table.program.appearance.set_language("zh_CN", remember=False)
    segment = table.controller.page.analysis.segment
    table.program.qtbot.waitUntil(lambda: segment.accessibleName() == "显示内容")
    table.program.appearance.set_language("en", remember=False)
    table.controller.actions["analyse"].trigger()
    table.begin()
    assert planned(table) == []


def test_pointing_at_a_line_draws_it(table: Table) -> None:
    table.click("h8 a1")
    trigger(table, "analyse")
    rows = table.controller.page.analysis.rows
    chosen = planned(table)
    rows.pointed.emit(1)
    other = planned(table)
    assert other[0] == rows.rows[1].words.head
    assert other != chosen
    rows.pointed.emit(-1)
    assert planned(table) == chosen
    rows.chosen.emit(1)
    assert planned(table) == other

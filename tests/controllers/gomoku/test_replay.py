# SPDX-License-Identifier: MIT
"""Looking back on a game through the real window: the stones come again, the game stays."""

from PySide6.QtCore import Qt

from sudoku_qt.engine.gomoku.move import GomokuMove
from tests.controllers.conftest import click
from tests.controllers.gomoku import used_again
from tests.controllers.gomoku.table import FIVE, Table

table = used_again.table


def seen(table: Table) -> int:
    """How many stones stand on the board."""
    model = table.controller.model
    return sum(model.point(point)[0] > 0 for point in range(model.size * model.size))


def looking_back(table: Table) -> Table:
    """A game that is over, at its start, standing still."""
    table.click(FIVE)
    click(table.program, "Look back")
    table.controller.replay.toggle()
    return table


def test_it_begins_with_the_empty_board_and_ends_with_the_winning_row(table: Table) -> None:
    looking_back(table)
    assert seen(table) == 0
    timeline = table.controller.page.replay.timeline
    table.program.qtbot.keyClick(timeline, Qt.Key.Key_Right)
    assert seen(table) == 1
    table.program.qtbot.keyClick(timeline, Qt.Key.Key_End)
    assert seen(table) == 9


def test_nothing_can_be_put_while_somebody_looks_back(table: Table) -> None:
    looking_back(table)
    assert table.controller.model.next_stone == 0
    table.click("a15")
    assert seen(table) == 0
    assert len(table.order) == 9


def test_done_leads_back_to_the_card(table: Table) -> None:
    looking_back(table)
    click(table.program, "Done")
    assert seen(table) == 9
    assert table.controller.page.finish.isVisible()


def test_taking_back_ends_it(table: Table) -> None:
    looking_back(table)
    table.controller.undo()
    assert not table.controller.replay.is_on
    assert seen(table) == len(table.order) < 9
    assert table.controller.page.side.isVisible()


def test_another_language_is_spoken_at_once(table: Table) -> None:
    looking_back(table)
    table.program.appearance.set_language("zh_CN", remember=False)
    replay = table.controller.page.replay
    table.program.qtbot.waitUntil(lambda: replay.close_key.text() == "完成")
    assert replay.isVisible()


def test_times_are_those_that_both_have_thought_and_long_ones_stand_out(table: Table) -> None:
    for word, ms in (("h8", 2_000), ("a1", 3_000), ("i8", 90_000), ("c1", 1_000)):
        table.controller.session.play(GomokuMove(word, ms))
    line = tuple(table.controller.session.history.line())
    replay = table.controller.replay
    assert replay.times(line) == (0, 2_000, 5_000, 95_000, 96_000)
    assert replay.long_moves(line) == [3]
    assert replay.named(GomokuMove("h8")) == "h8"
    assert replay.named(GomokuMove("resign-white")) == "resigned"

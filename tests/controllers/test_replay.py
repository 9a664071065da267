# SPDX-License-Identifier: MIT
"""Looking back on any game: it stands still, goes on, goes faster, and ends without a timer."""

import pytest
from PySide6.QtCore import Qt, QTimer

from sudoku_qt.controllers.replay import SPEEDS, Replay
from tests.controllers.gomoku import used_again
from tests.controllers.gomoku.table import FIVE, Table

table = used_again.table


@pytest.fixture
def replay(table: Table) -> Replay:
    """A game that is over, looked back on from its start."""
    table.click(FIVE)
    table.controller.replay.begin()
    return table.controller.replay


def is_moving(replay: Replay) -> bool:
    """Whether the next move will come by itself."""
    return any(timer.isActive() for timer in replay.findChildren(QTimer))


def test_it_moves_by_itself_until_it_is_told_not_to(replay: Replay) -> None:
    assert replay.is_on
    assert is_moving(replay)
    replay.toggle()
    assert not is_moving(replay)


def test_its_speeds_come_in_turn(replay: Replay) -> None:
    shown = []
    for _ in SPEEDS:
        shown.append(replay.card.speed.text())
        replay.change_speed()
    assert shown == ["60×", "1×", "10×"]


def test_a_move_that_is_looked_for_stops_it(replay: Replay) -> None:
    replay.card.timeline.moved.emit(4)
    assert not is_moving(replay)


def test_at_its_end_nothing_is_left_running(replay: Replay) -> None:
    replay.end()
    assert not replay.is_on
    assert not is_moving(replay)
    replay.toggle()
    assert not is_moving(replay)


def test_escape_ends_it(replay: Replay, table: Table) -> None:
    seen = []
    for keys in (table.controller.page.board, replay.card.timeline):
        seen.append(replay.is_on)
        table.program.qtbot.keyClick(keys, Qt.Key.Key_Escape)
        seen.append(replay.is_on)
        replay.begin()
    assert seen == [True, False, True, False]


def test_a_game_without_moves_is_not_looked_back_on(table: Table) -> None:
    table.controller.replay.begin()
    assert not table.controller.replay.is_on

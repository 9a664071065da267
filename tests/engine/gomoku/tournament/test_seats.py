# SPDX-License-Identifier: MIT
"""The sides of a game: what an engine is told, and how our own levels play."""

import pytest

from sudoku_qt.engine.gomoku.levels import HARD
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.player import Choice
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed
from sudoku_qt.engine.gomoku.tournament import seats
from sudoku_qt.engine.gomoku.tournament.seats import EngineSeat, LevelSeat, seat_of
from sudoku_qt.engine.gomoku.tournament.terms import FULL, Entrant, Terms, level_of
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Cancelled, never
from tests.engine.gomoku.protocol.scripted import Scripted

LEFT = 2**31 - 1
TERMS = Terms(size=9, rule=4, turn=50, match=60_000)


def test_an_engine_is_told_the_terms_the_opening_and_then_the_last_move(scripted: Scripted) -> None:
    seat = seat_of(Entrant("e", command=tuple(scripted.command("", "4,4 4,5"))), TERMS, 1)
    try:
        seat.begin(never)
        assert seat.move(((0, 0), (1, 0), (2, 0)), 5_000, never) == (4, 4)
        assert seat.move(((0, 0), (1, 0), (2, 0), (4, 4), (8, 8)), 4_000, never) == (4, 5)
    finally:
        seat.close()
    lines = scripted._log.read_text("utf-8").splitlines()
    assert {"INFO timeout_turn 50", "INFO timeout_match 60000", "INFO rule 4"} <= set(lines)
    assert "INFO time_left 5000" in lines
    told = ["START 9", "BOARD", "0,0,2", "1,0,1", "2,0,2", "DONE", "TURN 8,8"]
    assert scripted.told()[: len(told)] == told


def test_black_begins_on_an_empty_board(scripted: Scripted) -> None:
    seat = EngineSeat(scripted.command("", "4,4"), TERMS)
    try:
        seat.begin(never)
        assert seat.move((), LEFT, never) == (4, 4)
    finally:
        seat.close()
    assert "BEGIN" in scripted.told()


def test_an_engine_that_was_never_begun_fails() -> None:
    seat = EngineSeat(["none"], TERMS)
    with pytest.raises(EngineFailed):
        seat.move((), LEFT, never)
    seat.close()


def test_a_level_wins_where_it_can_and_plays_the_same_with_the_same_seed() -> None:
    opening = ((0, 0), (0, 8), (1, 0), (1, 8), (2, 0), (2, 8), (3, 0), (8, 8))
    for seat in [seat_of(Entrant("hard", HARD.name), Terms(size=9), 5) for _ in range(2)]:
        seat.begin(never)
        assert seat.move(opening, LEFT, never) == (4, 0)
        seat.close()
    early = [LevelSeat(HARD, Terms(size=9), 5).move(opening[:3], LEFT, never) for _ in range(2)]
    assert early[0] == early[1]


def test_a_level_follows_the_game_and_takes_no_more_than_the_time_of_a_move() -> None:
    seat = LevelSeat(level_of(FULL, 40), Terms(size=9, turn=40), 1)
    first = seat.move(((4, 4),), LEFT, never)
    reply = (first[0], 8 - first[1]) if first[1] != 4 else (8, 8)
    second = seat.move(((4, 4), first, reply), LEFT, never)
    assert len({(4, 4), first, reply, second}) == 4
    assert seat._in_time(LEFT).seconds == pytest.approx(0.03)
    assert seat._in_time(160).seconds == pytest.approx(0.01)
    assert LevelSeat(HARD, TERMS, 1)._in_time(1) is HARD


def test_a_level_that_is_no_longer_wanted_gives_no_move() -> None:
    with pytest.raises(Cancelled):
        LevelSeat(HARD, TERMS, 1).move(((4, 4),), LEFT, lambda: True)


def test_a_level_that_can_move_nowhere_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    passing = Choice(GomokuMove("pass"), 0.0)
    monkeypatch.setattr(seats, "choose", lambda *_, **__: passing)
    with pytest.raises(EngineFailed, match="it can move nowhere"):
        LevelSeat(HARD, TERMS, 1).move(((4, 4),), LEFT, never)


def test_there_is_no_seat_for_a_level_that_there_is_not() -> None:
    with pytest.raises(Fault):
        seat_of(Entrant("none", "none"), TERMS, 1)

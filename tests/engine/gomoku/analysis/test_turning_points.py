# SPDX-License-Identifier: MIT
"""Turning points: whose value fell, by how much, and what was better."""

from dataclasses import replace

from sudoku_qt.engine.gomoku.analysis.turning_points import (
    MOST,
    Judgement,
    TurningPoint,
    in_order,
    judge,
    turning_points,
)
from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import Ending, GomokuState
from tests.engine.gomoku.cases import stones_of

SETUP = GomokuSetup(size=15)
SHALLOW = Limits(lambda: 0.0, 1.0, depth=2)


def states(words: str) -> list[GomokuState]:
    """All states of a game."""
    game = GomokuGame()
    found = [game.start(SETUP)]
    for word in words.split():
        found.append(game.play(SETUP, found[-1], GomokuMove(word)))
    return found


def test_a_fall_counts_for_whoever_moved_unless_nothing_was_better() -> None:
    played = states("h8 h9 a1 b2 i8")
    values = (0.0, 0.1, 0.2, -0.4, 0.3, 0.3)
    judged = [Judgement(value, (17, 18)) for value in values]
    assert turning_points(played, judged) == (
        TurningPoint(3, BLACK, 0.2, -0.4, (17, 18)),
        TurningPoint(4, WHITE, 0.4, -0.3, (17, 18)),
    )
    best = played[3].last
    assert best is not None
    judged[2] = replace(judged[2], line=(best,))
    assert [turn.number for turn in turning_points(played, judged)] == [4]


def test_only_the_dearest_of_a_side_are_told_in_the_order_of_play() -> None:
    played = states("a1 b1 c1 d2 e1 f2 g1 h2 i3 j4")
    judged = [Judgement(0.5 if n % 2 == 0 else -0.4 - n / 50, (99,)) for n in range(len(played))]
    of_black = [turn for turn in turning_points(played, judged) if turn.colour == BLACK]
    assert [turn.number for turn in of_black] == [5, 7, 9]
    assert len(of_black) == MOST


def test_a_position_is_judged_for_black_and_one_that_is_over_by_its_end() -> None:
    thinker = Thinker(SETUP.rule, 15, 1 << 10)
    played = states("h8 a1 i8 c1 j8 e1 k8 g1")
    assert judge(SETUP.rule, played[0], thinker, SHALLOW) == Judgement(0.0)
    found = judge(SETUP.rule, played[-1], thinker, SHALLOW)
    assert found.value == 1.0
    assert found.line
    lost = replace(played[-1], ending=Ending("resigned", WHITE))
    assert judge(SETUP.rule, lost, thinker, SHALLOW) == Judgement(-1.0)


def test_stones_that_were_set_up_come_before_those_that_were_played() -> None:
    state = GomokuState(stones_of("a15 c15", "b15"), order=(2,))
    assert in_order(state) == [(0, BLACK), (1, WHITE), (2, BLACK)]

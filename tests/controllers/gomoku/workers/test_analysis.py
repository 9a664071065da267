# SPDX-License-Identifier: MIT
"""The work of an analysis: it ends at once when it is stopped, and tells how far it is."""

from collections import deque
from collections.abc import Callable

import pytest

from sudoku_qt.controllers.gomoku.workers import analysis
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.gomoku.analysis.problems import Outcome
from sudoku_qt.engine.gomoku.analysis.turning_points import Judgement
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.board import BLACK, point_named
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.protocol.analyst import Question
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.work import Cancelled
from tests.engine.gomoku.cases import stones_of
from tests.sweeps import in_turn

SETUP = GomokuSetup(size=15)
START = GomokuGame().start(SETUP)
NEXT = GomokuGame().play(SETUP, START, GomokuMove("h8"))
WON = Attack(FREESTYLE, stones_of("f8 g8 h8", "a1 b1"), BLACK)


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HINT_SECONDS", "REPLY_SECONDS"):
        monkeypatch.setattr(analysis, name, 0.02)


def stopped() -> Ticket:
    """The ticket of a job that nobody wants any more."""
    ticket = Ticket(lambda _share: None)
    ticket.stop()
    return ticket


@in_turn(
    "work",
    [
        analysis.study_position(Question(SETUP, NEXT, 1), iter([1.0]), None, deque()),
        analysis.find_wins(WON),
        analysis.judge_game(SETUP, [START, NEXT], 0.02, []),
        analysis.find_advice(WON),
        analysis.find_problems(FREESTYLE, 11, 1, 1),
    ],
)
def test_what_is_stopped_is_cancelled(work: Callable[[Ticket], object]) -> None:
    with pytest.raises(Cancelled):
        work(stopped())


def test_a_study_tells_line_by_line_and_gives_the_last_of_it() -> None:
    box: analysis.Box = deque()
    ticket = Ticket(lambda _share: None)
    found = analysis.study_position(Question(SETUP, NEXT, 3), iter([0.02]), None, box)(ticket)
    assert [len(each.lines) for each in box] == [1, 2, 3]
    assert found.lines == box[-1].lines
    assert found.seconds >= box[-1].seconds


def test_a_game_is_judged_position_by_position_and_gone_on_with() -> None:
    shares: list[float] = []
    judged = list[Judgement]()
    analysis.judge_game(SETUP, [START, NEXT], 0.02, judged)(Ticket(shares.append))
    assert len(judged) == 2
    assert shares == [0.5, 1.0]
    known = judged[:1]
    analysis.judge_game(SETUP, [START, NEXT], 0.02, known)(Ticket(shares.append))
    assert len(known) == 2
    assert shares == [0.5, 1.0, 1.0]


def test_a_win_a_hint_and_an_answer_are_found() -> None:
    ticket = Ticket(lambda _share: None)
    assert analysis.find_wins(WON)(ticket)[-1].win
    advice = analysis.find_advice(WON)(ticket)
    assert advice is not None
    assert advice.fours == 2
    reply = analysis.find_reply(WON, point_named(15, "i8"))(ticket)
    assert reply.outcome is Outcome.RIGHT

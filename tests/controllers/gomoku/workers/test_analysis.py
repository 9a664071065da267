# SPDX-License-Identifier: MIT
"""The work of an analysis: it ends at once when it is stopped, and tells how far it is."""

from collections.abc import Callable

import pytest

from sudoku_qt.controllers.gomoku.workers import analysis
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.gomoku.analysis.problems import Outcome
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.board import BLACK, point_named
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
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
    for name in ("HINT_SECONDS", "JUDGE_SECONDS", "REPLY_SECONDS"):
        monkeypatch.setattr(analysis, name, 0.02)


def stopped() -> Ticket:
    """The ticket of a job that nobody wants any more."""
    ticket = Ticket(lambda _share: None)
    ticket.stop()
    return ticket


@in_turn(
    "work",
    [
        analysis.find_line(WON, 1.0, (), None),
        analysis.find_wins(WON),
        analysis.judge_game(SETUP, [START, NEXT]),
        analysis.find_advice(WON),
        analysis.find_problems(FREESTYLE, 11, 1, 1),
    ],
)
def test_what_is_stopped_is_cancelled(work: Callable[[Ticket], object]) -> None:
    with pytest.raises(Cancelled):
        work(stopped())


def test_a_thinker_is_handed_on_from_line_to_line() -> None:
    ticket = Ticket(lambda _share: None)
    line, thinker = analysis.find_line(WON, 0.02, (), None)(ticket)
    assert line is not None
    second, same = analysis.find_line(WON, 0.02, (line,), thinker)(ticket)
    assert same is thinker
    assert second is not None
    assert second.points[0] != line.points[0]


def test_a_game_is_judged_position_by_position() -> None:
    shares: list[float] = []
    judged = analysis.judge_game(SETUP, [START, NEXT])(Ticket(shares.append))
    assert len(judged) == 2
    assert shares == [0.5, 1.0]


def test_a_win_a_hint_and_an_answer_are_found() -> None:
    ticket = Ticket(lambda _share: None)
    assert analysis.find_wins(WON)(ticket)[-1].win
    advice = analysis.find_advice(WON)(ticket)
    assert advice is not None
    assert advice.fours == 2
    reply = analysis.find_reply(WON, point_named(15, "i8"))(ticket)
    assert reply.outcome is Outcome.RIGHT

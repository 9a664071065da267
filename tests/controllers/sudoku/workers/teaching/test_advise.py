# SPDX-License-Identifier: MIT
"""What a worker finds out for a hint, and for a question."""

import pytest

from sudoku_qt.controllers.sudoku.workers.teaching.advise import (
    ENOUGH_S,
    HintOptions,
    find_advice,
    find_why,
)
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.why import Why
from sudoku_qt.engine.work import Cancelled

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = ".....3.879....5...6......4..827.......9....643...9.8......7..1....5......43..1..6"


def grid(text: str) -> Grid:
    """A puzzle as it is begun."""
    givens = bytes(int(sign) for sign in text.replace(".", "0"))
    return Grid(givens, givens)


def ticket() -> Ticket:
    """A ticket that nobody listens to."""
    return Ticket(lambda _: None)


def test_advice_is_a_step_of_the_puzzle() -> None:
    advice = find_advice([grid(PUZZLE)], HintOptions())(ticket())
    assert not advice.remarks
    assert advice.hint is not None


def test_work_that_nobody_wants_any_more_stops() -> None:
    stopped = ticket()
    stopped.stop()
    with pytest.raises(Cancelled):
        find_advice([grid(PUZZLE)], HintOptions())(stopped)


class Ticking:
    """A clock that goes on a little whenever somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.looked, self.tick = 0, tick

    def __call__(self) -> float:
        """The time in seconds."""
        self.looked += 1
        return self.tick * self.looked


def test_a_proof_is_looked_for_as_long_as_it_may_take() -> None:
    clock = Ticking(ENOUGH_S / 10_000)
    why = find_why([grid(HARD)], (0, 1), clock)(ticket())
    assert isinstance(why, Why)
    assert why.steps
    assert why.may_be_shorter
    assert clock() < ENOUGH_S


def test_the_two_seconds_are_those_of_the_whole_answer() -> None:
    clock = Ticking(ENOUGH_S)
    why = find_why([grid(HARD)], (0, 1), clock)(ticket())
    assert isinstance(why, Why)
    assert not why.steps
    assert clock.looked < 10


def test_where_there_is_more_than_one_solution_nothing_is_proved() -> None:
    several = find_why([grid("." * 81)], (0, 1), lambda: 0.0)(ticket())
    assert isinstance(several, Fault)
    assert "several solutions" in str(several)
    none = find_why([grid("5" + "." * 9 + "5" + "." * 70)], (1, 1), lambda: 0.0)(ticket())
    assert isinstance(none, Fault)
    assert "breaks a rule" in str(none)

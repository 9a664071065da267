# SPDX-License-Identifier: MIT
"""The work of choosing moves and valuing states: it ends at once when it is stopped."""

import pytest

from sudoku_qt.controllers.gomoku.workers.move import choose_move, value_states
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.engine.work import Cancelled

SETUP = GomokuSetup(size=9)
START = GomokuGame().start(SETUP)
HARD = GomokuPlayer("computer", level="hard", style="attacking")


def ticket(*, stopped: bool = False) -> Ticket:
    """The ticket of a job that nobody watches."""
    ticket = Ticket(lambda _share: None)
    if stopped:
        ticket.stop()
    return ticket


def test_the_same_seed_chooses_the_same_legal_move() -> None:
    first, second = (choose_move(SETUP, START, HARD, 5)(ticket()) for _ in range(2))
    assert first.move == second.move
    assert GomokuGame().play(SETUP, START, first.move).order


def test_values_come_in_the_order_of_the_states() -> None:
    assert value_states(SETUP, [START, START])(ticket()) == [0.0, 0.0]


def test_a_stopped_valuation_is_cancelled() -> None:
    with pytest.raises(Cancelled):
        value_states(SETUP, [START])(ticket(stopped=True))

# SPDX-License-Identifier: MIT
"""What is asked of givens in workers ends when nobody wants it any more."""

from collections.abc import Callable
from typing import Any

import pytest

from sudoku_qt.controllers.sudoku.workers.compose import (
    count_givens,
    rate_givens,
    rework_draft,
    survey_givens,
    tally_givens,
)
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.compose.survey import MOST, survey
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Cancelled, Stop, go_on
from tests.controllers.sudoku.by_hand import EASY

PUZZLE = parse(EASY)


@pytest.fixture
def ticket() -> Ticket:
    """A ticket that nobody has stopped."""
    return Ticket(lambda _: None)


def test_each_work_answers(ticket: Ticket) -> None:
    assert survey_givens(PUZZLE)(ticket) == survey(PUZZLE)
    assert count_givens(bytes(81))(ticket) == MOST + 1
    assert tally_givens(survey(PUZZLE))(ticket).count == 1
    rating = rate_givens(PUZZLE)(ticket)
    assert (rating.se_rating, rating.hardest) == (1.2, "hidden_single")
    assert rework_draft(lambda rng, _stop: bytes([rng.within(1, 9)]))(ticket)[0] in range(1, 10)


def rework(_rng: SeededRandom, stop: Stop) -> bytes:
    """Make nothing."""
    go_on(stop)
    return bytes(81)


@pytest.mark.parametrize("work", [survey_givens(bytes(81)), rework_draft(rework)])
def test_work_that_is_not_wanted_ends(ticket: Ticket, work: Callable[[Ticket], Any]) -> None:
    ticket.stop()
    with pytest.raises(Cancelled):
        work(ticket)

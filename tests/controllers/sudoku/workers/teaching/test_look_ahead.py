# SPDX-License-Identifier: MIT
"""The work behind the steps finds the path, and the minutes where nobody knew them."""

import pytest

from sudoku_qt.controllers.sudoku.workers.teaching.look_ahead import find_path, find_variant_path
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.variants.outlook import PathMemory
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.work import Cancelled
from tests.cages import KILLER
from tests.engine.sudoku.puzzle_lists import CHAINS, NO_SOLUTION, digits


def test_minutes_are_predicted_where_they_are_not_known() -> None:
    told: list[float] = []
    found = find_path([Grid.of_givens(digits(CHAINS))])(Ticket(told.append))
    assert found.outlook.ahead
    assert found.minutes > 0
    assert told[-1] == 1
    assert find_path([Grid.of_givens(digits(CHAINS))], 99)(Ticket(told.append)).minutes == 99


def test_without_a_path_there_are_no_minutes() -> None:
    found = find_path([Grid.of_givens(digits(NO_SOLUTION))])(Ticket(lambda _: None))
    assert found.outlook.fault
    assert not found.minutes


def test_it_can_be_stopped() -> None:
    ticket = Ticket(lambda _: None)
    ticket.stop()
    with pytest.raises(Cancelled):
        find_path([Grid.of_givens(digits(CHAINS))])(ticket)


def test_the_path_of_a_variant_has_no_prediction() -> None:
    puzzle = read_variant(KILLER)
    told: list[float] = []
    states = [Grid.of_givens(puzzle.givens, puzzle.rules.shape)]
    found = find_variant_path(puzzle, states, PathMemory())(Ticket(told.append))
    assert found.outlook.ahead
    assert found.minutes == 0
    assert told[-1] == 1

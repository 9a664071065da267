# SPDX-License-Identifier: MIT
"""Terms, levels by name, and names told apart."""

import pytest

from sudoku_qt.engine.gomoku.rules import CARO, EXACT, FREESTYLE, RENJU
from sudoku_qt.engine.gomoku.tournament.terms import FULL, Terms, level_of, told_apart
from sudoku_qt.engine.message import Fault


def test_the_rule_is_that_of_its_number() -> None:
    rules = [Terms(rule=number).played_rule for number in (0, 1, 4, 8)]
    assert rules == [FREESTYLE, EXACT, RENJU, CARO]


def test_the_full_level_uses_the_time_of_a_move() -> None:
    assert level_of(FULL, 250).seconds == 0.25
    assert level_of("hard", 250).depth == 4
    with pytest.raises(Fault, match="is not a level"):
        level_of("grandmaster", 250)


def test_equal_names_are_numbered_also_where_a_number_is_taken() -> None:
    assert told_apart(["a", "b", "a", "a 2", "a"]) == ["a", "b", "a 2", "a 2 2", "a 3"]

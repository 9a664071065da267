# SPDX-License-Identifier: MIT
"""Hints, the contract of a rule, and the order in which sets are tried."""

import pytest

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import Hint, Rule, after


def test_a_hint_is_drawn() -> None:
    board = Board.of_givens(bytes(81))
    Hint("example", 1.0, (80,), 81 * 4 + 7).draw(board)
    assert not board.has(80)
    assert board.grid().values[7] == 5


def test_a_rule_without_a_search_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Rule().find(Board.of_givens(bytes(81)))


def test_sets_come_in_ascending_order() -> None:
    choices = [0b11]
    while choices[-1] < 0b11000:
        choices.append(after(choices[-1]))
    assert choices == [mask for mask in range(0b11001) if mask.bit_count() == 2]

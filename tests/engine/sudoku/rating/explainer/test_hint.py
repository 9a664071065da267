# SPDX-License-Identifier: MIT
"""Hints, and the contract of a rule."""

import pytest

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule, length_term
from tests.sweeps import in_turn


def test_a_hint_is_drawn() -> None:
    board = Board.of_givens(bytes(81))
    RatedHint("example", 1.0, (80,), 81 * 4 + 7).draw(board)
    assert not board.has(80)
    assert board.grid().values[7] == 5


def test_a_rule_without_a_search_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Rule().find(Board.of_givens(bytes(81)))


@in_turn(
    ("nodes", "tenths"),
    [(4, 0), (6, 0), (7, 1), (8, 1), (9, 2), (11, 3), (15, 4), (19, 5), (27, 6), (99, 10)],
)
def test_a_tenth_for_every_bound_that_is_passed(nodes: int, tenths: int) -> None:
    assert round(10 * length_term(nodes)) == tenths

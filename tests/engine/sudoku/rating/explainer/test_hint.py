# SPDX-License-Identifier: MIT
"""Hints, and the contract of a rule."""

import pytest

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule


def test_a_hint_is_drawn() -> None:
    board = Board.of_givens(bytes(81))
    RatedHint("example", 1.0, (80,), 81 * 4 + 7).draw(board)
    assert not board.has(80)
    assert board.grid().values[7] == 5


def test_a_rule_without_a_search_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Rule().find(Board.of_givens(bytes(81)))

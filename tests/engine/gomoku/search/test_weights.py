# SPDX-License-Identifier: MIT
"""The values of the evaluation."""

from sudoku_qt.engine.gomoku.search.weights import values
from sudoku_qt.engine.gomoku.tables import pairs


def test_there_is_a_value_for_each_pair_of_categories() -> None:
    count = len(pairs())
    assert len(values()) == count * count


def test_the_mover_likes_his_own_shapes_and_not_those_of_the_opponent() -> None:
    found, numbers = values(), pairs()
    four, nothing = numbers[7, 0], numbers[0, 0]
    assert found[four * len(numbers) + nothing] > found[nothing * len(numbers) + four]

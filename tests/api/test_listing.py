# SPDX-License-Identifier: MIT
"""A list for one puzzle, and one for each of several."""

import numpy as np
import pytest

from sudoku_qt.api.listing import AT_A_TIME, has_answer, is_one, listed
from sudoku_qt.engine.sudoku.kernel.solver import parse
from tests.api.puzzles import EASY, NONE, SEVERAL, UNREADABLE
from tests.sweeps import in_turn


def first_digits(puzzle: bytes) -> list[int]:
    """Find the digits of the first two cells."""
    return [*puzzle[:2]]


@pytest.mark.parametrize("jobs", [1, 2])
def test_several_puzzles_have_a_list_each_in_their_order(jobs: int) -> None:
    puzzles = [EASY, NONE, UNREADABLE, SEVERAL, EASY] * AT_A_TIME
    found = listed(puzzles, first_digits, errors="skip", jobs=jobs)
    assert found == [[5, 3], [], [], [], [5, 3]] * AT_A_TIME
    assert listed(EASY, first_digits, errors="raise", jobs=jobs) == [5, 3]


@in_turn(
    ("puzzles", "one"),
    [(EASY, True), ([EASY], False), (np.zeros(81, int), True), (np.zeros((1, 9, 9), int), False)],
)
def test_one_puzzle_is_told_from_a_list_of_one(puzzles: object, one: bool) -> None:  # noqa: FBT001 - both
    assert is_one(puzzles) is one


def test_a_puzzle_with_several_solutions_may_do() -> None:
    assert has_answer(parse(SEVERAL), 0, most=2)
    assert not has_answer(parse(SEVERAL), 0, skip=True)
    with pytest.raises(ValueError, match="puzzle 7 has no solution"):
        has_answer(parse(NONE), 7, most=2)

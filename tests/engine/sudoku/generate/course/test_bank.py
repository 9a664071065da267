# SPDX-License-Identifier: MIT
"""The course project's bank of puzzles."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.course.bank import SIZE, bank_puzzle
from sudoku_qt.engine.sudoku.shape import box_of

BANK = [bank_puzzle("7Q4-KM2", number) for number in range(SIZE)]


def test_it_holds_a_hundred_different_puzzles() -> None:
    assert len({puzzle.givens for puzzle in BANK}) == 100
    assert {puzzle.origin for puzzle in BANK} == {"bank"}


def test_every_puzzle_has_30_to_60_blanks_and_two_in_every_box() -> None:
    for puzzle in BANK:
        blanks = [cell for cell, digit in enumerate(puzzle.givens) if not digit]

        assert 30 <= len(blanks) <= 60
        assert all(sum(box_of(cell) == box for cell in blanks) >= 2 for box in range(9))


def test_some_puzzles_have_one_solution_and_most_have_several() -> None:
    counts = [kernel.count_solutions(puzzle.givens, 2) for puzzle in BANK]

    assert {*counts} == {1, 2}
    assert 10 < counts.count(1) < 50 < counts.count(2)


def test_a_puzzle_follows_from_the_seed_and_its_number() -> None:
    assert bank_puzzle("7Q4-KM2", 41) == BANK[41]
    assert bank_puzzle("7Q4-KM3", 41) != BANK[41]


@pytest.mark.parametrize("number", [-1, SIZE])
def test_there_is_no_puzzle_beyond_its_ends(number: int) -> None:
    with pytest.raises(IndexError):
        bank_puzzle("7Q4-KM2", number)

# SPDX-License-Identifier: MIT
"""Grading while a puzzle is made agrees with the rater."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.grading import boxes_suffice, honest_level
from sudoku_qt.engine.sudoku.rating.rater import level_and_minutes

PUZZLES = [kernel.minimal_puzzle(number) for number in range(150)]


def test_the_level_is_the_raters() -> None:
    levels = [honest_level(puzzle) for puzzle in PUZZLES]

    assert levels == [level_and_minutes(puzzle)[0] for puzzle in PUZZLES]
    assert set(levels) == {1, 2, 3, 4, 5}


def test_singles_in_boxes_suffice_for_level_1_and_no_other() -> None:
    assert all(boxes_suffice(puzzle) == (honest_level(puzzle) == 1) for puzzle in PUZZLES)


def test_a_puzzle_of_several_solutions_is_not_solved_by_boxes() -> None:
    assert not boxes_suffice(bytes(81))

# SPDX-License-Identifier: MIT
"""The exercises for somebody who has never played."""

from sudoku_qt.engine.sudoku.learn.exercises import board_tasks
from sudoku_qt.engine.sudoku.learn.exercises.exercise import cells_of
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.sweeps import in_turn

SEEDS = [str(number) for number in range(5)]


@in_turn("seed", SEEDS)
def test_exactly_the_two_that_clash_break_the_rule(seed: str) -> None:
    for make in (board_tasks.broken_in_line, board_tasks.broken_in_box):
        exercise = make(seed)
        assert cells_of(exercise.answers[0].marks) == exercise.grid.conflicts
        assert exercise.count == 2


@in_turn("seed", SEEDS)
def test_one_digit_is_missing_in_a_house(seed: str) -> None:
    for make in (board_tasks.missing_in_line, board_tasks.missing_in_box):
        exercise = make(seed)
        ((cell, digit),) = exercise.answers[0].marks
        assert not exercise.grid.conflicts
        assert any(
            {exercise.grid.values[each] for each in STANDARD_SHAPE.houses[house] if each != cell}
            == set(range(1, 10)) - {digit}
            for house in STANDARD_SHAPE.houses_of[cell]
        )


@in_turn("seed", SEEDS)
def test_every_cell_with_the_digit_that_is_seen_is_wanted(seed: str) -> None:
    exercise = board_tasks.seen_digits(seed)
    (framed,), digit = exercise.view.frames, exercise.view.digit
    seen = {at for at in STANDARD_SHAPE.peers[framed] if exercise.grid.values[at] == digit}

    assert cells_of(exercise.answers[0].marks) == seen


@in_turn("seed", SEEDS)
def test_all_empty_cells_of_a_house_are_wanted(seed: str) -> None:
    for make in (board_tasks.open_in_row, board_tasks.open_in_box):
        wanted = cells_of(make(seed).answers[0].marks)
        assert 2 <= len(wanted) <= 5
        assert not any(make(seed).grid.values[cell] for cell in wanted)


def test_a_cell_that_is_to_be_found_is_not_on_the_diagonal() -> None:
    for seed in SEEDS:
        (cell,) = cells_of(board_tasks.find_cell(seed).answers[0].marks)
        assert cell // 9 != cell % 9

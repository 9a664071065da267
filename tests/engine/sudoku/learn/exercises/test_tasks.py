# SPDX-License-Identifier: MIT
"""What is asked of a position."""

from itertools import islice

import pytest

from sudoku_qt.engine.sudoku.hints.advice import DIRECT
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition, positions
from sudoku_qt.engine.sudoku.learn.exercises import tasks
from sudoku_qt.engine.sudoku.learn.exercises.exercise import cells_of
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.paths import resource
from tests.sweeps import in_turn


def some(technique: str) -> ExamplePosition:
    return next(positions(technique, "tasks", resource("puzzles/techniques.zip")))


def test_the_digit_that_is_named_is_lit() -> None:
    position = some("x_wing")
    exercise = tasks.mark_lit(position)

    assert exercise.view.digit == position.step.digits[0]
    assert cells_of(exercise.answers[0].marks) == pattern_of(position.step)
    assert str(exercise.task.label) in {"In two rows", "In two columns"}


@in_turn(
    ("technique", "label"),
    [
        ("xy_chain", "Its digit is named"),
        ("xy_wing", "Its digits are named"),
        ("skyscraper", "Its digit is lit"),
    ],
)
def test_the_label_counts_the_digits_that_the_task_names(technique: str, label: str) -> None:
    assert str(tasks.mark_lit(some(technique)).task.label) == label


def test_on_one_s_own_nothing_is_lit() -> None:
    assert not tasks.mark_unnamed(some("x_wing")).view.digit


def test_what_goes_away_is_what_the_step_takes() -> None:
    position = some("naked_pair")
    exercise = tasks.strike(position)

    assert exercise.answers[0].marks == set(position.step.eliminations)
    assert exercise.given == pattern_of(position.step)


def test_the_cell_with_one_digit_left_stands_among_others_with_more() -> None:
    position = some("naked_single")
    exercise = tasks.only_digit(position, among=4)
    left = [position.grid.legal(cell).bit_count() for cell in exercise.view.frames]

    assert sorted(left)[:2] != [1, 1]
    assert min(left) == 1
    assert len(left) == 4


def test_a_digit_is_placed_in_a_house_of_the_kind_that_is_wanted() -> None:
    labels = {str(tasks.place_digit(some("hidden_single"), kind).task.label) for kind in range(3)}

    assert "In a box" in labels


@pytest.mark.parametrize("name", DIRECT)
def test_a_direct_step_is_asked_for_where_no_note_is_needed(name: str) -> None:
    bank = resource("puzzles/techniques.zip")
    for position in islice(positions(name, "direct", bank), 5):
        grid = position.grid
        told, alone = tasks.place_directly(position), tasks.direct_alone(position)
        assert all(grid.candidates[cell] == grid.legal(cell) for cell in grid.empty_cells)
        assert not told.view.notes
        assert not alone.view.notes
        assert told.answers[0].marks == {*position.step.placements}
        assert told.answers[0].marks in [answer.marks for answer in alone.answers]
        assert told.view.digit == position.step.placements[0].digit


def test_small_numbers_are_words() -> None:
    assert str(tasks.number_words(4)) == "four"
    assert tasks.number_words(12) == 12

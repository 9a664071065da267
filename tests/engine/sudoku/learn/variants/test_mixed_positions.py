# SPDX-License-Identifier: MIT
"""Positions of variants in which only a rule of the board gives the next step."""

from itertools import islice

import pytest

from sudoku_qt.engine.sudoku.generate.variants.daily_variants import DailyVariants
from sudoku_qt.engine.sudoku.grid import NO_CANDIDATES, Grid
from sudoku_qt.engine.sudoku.learn.lessons.course import VARIANT_LESSONS, Lesson
from sudoku_qt.engine.sudoku.learn.patterns import steps_in
from sudoku_qt.engine.sudoku.learn.variants.mixed_positions import (
    MOST_GONE,
    MixedPosition,
    at_position,
    due_in,
    positions_of,
    turned,
)
from sudoku_qt.engine.sudoku.learn.variants.taught_steps import next_step
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions, solve
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.learn.variants.made import VARIANTS

LESSONS = [lesson for lesson in VARIANT_LESSONS if lesson.kinds]
PLAIN = "full_house", "hidden_single", "naked_single"


def found(lesson: Lesson, seed: str, count: int = 2) -> list[MixedPosition]:
    """Some positions of a lesson."""
    return [*islice(positions_of(lesson, seed, DailyVariants(VARIANTS)), count)]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_position_has_one_solution_and_its_step_is_true_there(lesson: Lesson) -> None:
    for position in (*found(lesson, "one"), *found(lesson, "two")):
        assert {*position.puzzle.rules.named()} <= {*lesson.kinds}
        assert count_solutions(position.puzzle) == 1
        solution, grid = solve(position.puzzle), position.grid
        assert solution
        assert all(digit in {0, true} for digit, true in zip(grid.values, solution, strict=True))
        step = position.step
        if step.placement:
            assert solution[step.placement[0]] == step.placement[1]
        assert sum(mask.bit_count() for _, mask in step.eliminations) <= MOST_GONE
        for cell, mask in step.eliminations:
            assert not mask >> solution[cell] - 1 & 1
            assert not mask & ~grid.candidates[cell]
        assert next_step(at_position(position))[0] == step


@pytest.mark.parametrize("lesson", LESSONS[1:], ids=lambda lesson: lesson.name)
def test_a_classic_sudoku_has_no_step_as_simple(lesson: Lesson) -> None:
    """By the techniques of classic Sudoku, which know nothing of the boards of variants."""
    for position in (*found(lesson, "one"), *found(lesson, "two")):
        values, noted = position.grid.values, position.grid.candidates
        names: tuple[str, ...] = (*PLAIN, "pointing", "claiming")
        if position.step.placement:
            bare, names = Grid.of_givens(values), PLAIN
            noted = tuple(0 if digit else bare.legal(cell) for cell, digit in enumerate(values))
        classic = Grid(values, values, noted)
        assert not [each for name in names for each in steps_in(classic, name)]


def test_they_follow_from_the_seed() -> None:
    for lesson in LESSONS[::2]:
        assert found(lesson, "same", 1) == found(lesson, "same", 1)
    assert found(LESSONS[0], "same") != found(LESSONS[0], "other")


def test_digits_are_asked_for_where_candidates_are_those_that_the_digits_leave() -> None:
    for lesson in LESSONS[::3]:
        for position in (*found(lesson, "one"), *found(lesson, "two")):
            if position.step.placement:
                bare = position.grid.values, NO_CANDIDATES
                fresh = MixedPosition(
                    position.puzzle,
                    Grid(position.grid.givens, *bare, shape=position.grid.shape),
                    position.step,
                )
                assert at_position(fresh).masks == at_position(position).masks


def test_a_turned_puzzle_has_the_turned_solution() -> None:
    for lesson in LESSONS:
        puzzle = found(lesson, "turned", 1)[0].puzzle
        whole = solve(puzzle)
        for way in (1, 6):
            other = turned(puzzle, way)
            assert count_solutions(other) == 1
            assert sorted(solve(other) or b"") == sorted(whole or b"")
            assert other != puzzle


def test_looking_for_them_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        next(positions_of(LESSONS[0], "stop", DailyVariants(VARIANTS), stop=lambda: True))
    puzzle = found(LESSONS[0], "one", 1)[0].puzzle
    with pytest.raises(Cancelled):
        next(due_in(puzzle, is_entered=True, stop=lambda: True))

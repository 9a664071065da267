# SPDX-License-Identifier: MIT
"""The path leads from what the player has to the end, and knows what of it is done."""

import pytest

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.solving_path import (
    PathStep,
    is_done,
    look_ahead,
    steps_from,
    steps_now,
)
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.hints.test_position import PUZZLE, SOLUTION
from tests.engine.sudoku.puzzle_lists import CHAINS, NO_SOLUTION, digits

HARD = digits(CHAINS)
KITE = digits("4.2.6.....1..9..7..5..4...2...5...2.3..2.1.8...3.8...6......7..9..4..9..2....2.8.6")
BEYOND = digits("........1.....2.34..4.3.5....1.6..5..7....64.8..9.......3.5...6.2...7...9..8.....")
WITHOUT_BRAIDS = LADDER.switched(off=["nested_braid"])
"""With nested braids no puzzle that is known is beyond the ladder."""


def after(before: Grid, step: PathStep[Step]) -> Grid:
    """A position after a step of it."""
    assert step.before == before
    grid = before
    for cell, digit in step.step.placements:
        grid = grid.with_value(cell, digit)
        legal = grid.with_all_candidates().candidates
        masks = zip(grid.candidates, legal, strict=True)
        grid = Grid(grid.givens, grid.values, tuple(mask & other for mask, other in masks))
    for cell, digit in step.step.eliminations:
        grid = grid.with_candidates(cell, grid.candidates[cell] & ~(1 << digit - 1))
    return grid


@pytest.mark.parametrize("puzzle", [PUZZLE, HARD])
def test_each_step_stands_in_the_position_that_those_before_it_leave(puzzle: bytes) -> None:
    grid = Grid.of_givens(puzzle).with_all_candidates()
    for step in steps_from(grid):
        grid = after(grid, step)
    assert grid.solved


def test_at_the_start_nothing_lies_behind() -> None:
    outlook = look_ahead(Play(Grid.of_givens(HARD)))
    assert not outlook.past
    assert outlook.path == outlook.ahead
    assert {each.before for each in outlook.now} == {outlook.ahead[0].before}


def test_what_the_player_has_lies_behind_and_the_path_goes_on_from_there() -> None:
    whole = look_ahead(Play(Grid.of_givens(HARD))).ahead
    halfway = next(each for each in whole[30:] if each.step.placements)
    outlook = look_ahead(Play(Grid(HARD, halfway.before.values)))
    assert outlook.past
    assert all(is_done(each.step, halfway.before) for each in outlook.past)
    assert outlook.ahead[0].before.values == halfway.before.values
    assert not any(is_done(each.step, each.before) for each in outlook.ahead)


def test_a_path_begins_with_the_first_of_the_easiest_steps_now() -> None:
    outlook = look_ahead(Play(Grid.of_givens(HARD)))
    assert outlook.now[0].step == outlook.ahead[0].step
    keys = [(each.step.technique, each.step.marks, each.step.variant) for each in outlook.now]
    assert len(set(keys)) == len(keys)


def test_what_is_wrong_is_left_out_and_named() -> None:
    cell = PUZZLE.index(0)
    wrong = Grid.of_givens(PUZZLE).with_value(cell, SOLUTION[cell] % 9 + 1)
    outlook = look_ahead(Play(wrong))
    assert outlook.wrong == {cell}
    assert outlook.ahead[0].before.values == PUZZLE


def test_a_puzzle_without_a_solution_has_no_path_and_the_reason_is_told() -> None:
    outlook = look_ahead(Play(Grid.of_givens(digits(NO_SOLUTION))))
    assert outlook.fault
    assert not outlook.path
    assert not outlook.now


@pytest.mark.slow
def test_past_the_ladder_the_path_is_reasoned_to_the_end() -> None:
    start = Grid.of_givens(BEYOND).with_all_candidates()
    steps = [each.step for each in steps_from(start, WITHOUT_BRAIDS)]
    assert "contradiction" in {step.technique for step in steps}
    assert "brute_force" not in {step.technique for step in steps}


def test_it_says_how_far_it_is_and_stops_when_it_is_asked_to() -> None:
    told: list[float] = []
    look_ahead(Play(Grid.of_givens(HARD)), progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1
    with pytest.raises(Cancelled):
        look_ahead(Play(Grid.of_givens(HARD)), stop=lambda: True)
    with pytest.raises(Cancelled):
        list(steps_now(Grid.of_givens(KITE).with_all_candidates(), stop=lambda: True))

# SPDX-License-Identifier: MIT
"""The boards of lessons on variants: every answer follows from the rules it names, and only it."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.learn.exercises.exercise import cells_of
from sudoku_qt.engine.sudoku.learn.lessons.course import VARIANT_LESSONS
from sudoku_qt.engine.sudoku.learn.variants.pointing import pointed
from sudoku_qt.engine.sudoku.learn.variants.turning import ALL, BoardTurn
from sudoku_qt.engine.sudoku.learn.variants.variant_judge import kept_with
from sudoku_qt.engine.sudoku.learn.variants.variant_page import VariantPage
from sudoku_qt.engine.sudoku.learn.variants.variant_tasks import VariantBoards, VariantTask
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.fpuzzles_keys import MARKS
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import hardest_of, reasoned_path
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions, solve
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.paths import resource
from tests.sweeps import in_turn

NAMES = [lesson.name for lesson in VARIANT_LESSONS if lesson.has_boards]
EXERCISES = [f"{name} {number}" for name in NAMES for number in range(4)]
DIGITS = range(1, 10)
PROOFS = frozenset({"jigsaw 1", "killer 2", "diagonals 0", "anti_chess 0"})
"""Exercises in which cells are marked for another reason than the places of a digit."""


def boards(name: str) -> VariantBoards:
    """Those of a lesson."""
    return VariantBoards.read(resource("lessons") / "boards" / f"{name}.json")


def task_of(exercise: str) -> VariantTask:
    """An exercise by its lesson and number."""
    name, number = exercise.split()
    return boards(name).tasks[int(number)]


def page(name: str) -> VariantPage:
    """The page in English."""
    return VariantPage.read(resource("lessons") / "en" / f"{name}.md")


def possible(task: VariantTask, cell: int) -> set[int]:
    """The digits of a cell with which the rules that the exercise names can be kept."""
    return {digit for digit in DIGITS if kept_with(task, Candidate(cell, digit))}


@in_turn("name", NAMES)
def test_there_are_four_exercises_and_three_puzzles_of_rising_level(name: str) -> None:
    found = boards(name)
    levels = [setup.level for setup in found.puzzles]
    assert len(found.tasks) == 4
    assert len(levels) == 3
    assert levels == sorted(set(levels))


@pytest.mark.slow
@in_turn("name", NAMES)
def test_each_puzzle_has_one_solution_and_is_as_hard_as_it_says(name: str) -> None:
    for setup in boards(name).puzzles:
        assert setup.variant
        assert count_solutions(setup.variant, 2) == 1
        steps, is_solved = reasoned_path(setup.variant)
        hardest = hardest_of(steps)
        assert hardest
        assert is_solved
        assert (hardest.level, hardest.technique) == (setup.level, setup.hardest)


@in_turn("name", NAMES)
def test_the_steps_of_the_example_are_true_in_the_solution(name: str) -> None:
    example, steps = boards(name).example, page(name).steps
    solution = solve(example.puzzle)
    assert solution
    assert count_solutions(example.puzzle, 2) == 1
    assert len(steps) >= 4
    for step in steps:
        seen = pointed(step.points, example.puzzle.rules.board)
        assert all(solution[cell] == digit for cell, digit in seen.placed)
        assert all(solution[cell] != digit for cell, digit in seen.struck)
        assert all(mask >> solution[cell] - 1 & 1 for cell, mask in seen.noted.items())


@in_turn("name", NAMES)
def test_each_step_of_an_example_follows_from_what_it_points_out(name: str) -> None:
    example = boards(name).example
    rules, values = example.puzzle.rules, bytearray(example.puzzle.givens)
    noted: dict[int, int] = {}
    for step in page(name).steps:
        seen = pointed(step.points, rules.board)
        around = {*seen.outlined, *seen.grounds, *seen.frames}
        told = [each for each in rules.constraints if {*each.cells} <= around]
        marks = [Constraint(MARKS, (cell,), tuple(digits_in(mask))) for cell, mask in noted.items()]
        fewer = Rules(rules.size, rules.regions, (*told, *marks))

        def left(cell: int, fewer: Rules = fewer) -> set[int]:
            found = set()
            for digit in DIGITS:
                tried = bytearray(values)
                tried[cell] = digit
                if solve(VariantPuzzle(fewer, bytes(tried))):
                    found.add(digit)
            return found

        for cell, digit in seen.placed:
            assert left(cell) == {digit}, step.text
        for cell, digit in seen.struck:
            assert digit not in left(cell), step.text
        for cell, mask in seen.noted.items():
            assert left(cell) == {*digits_in(mask)}, step.text
        noted |= seen.noted
        for cell, digit in seen.placed:
            values[cell] = digit
            noted.pop(cell, None)


@in_turn("exercise", EXERCISES)
def test_an_entered_digit_is_the_only_one_by_the_rules_that_the_exercise_names(
    exercise: str,
) -> None:
    task = task_of(exercise)
    if task.kind == "enter":
        ((cell, digit),) = task.answer
        assert possible(task, cell) == {digit}


@in_turn("exercise", EXERCISES)
def test_what_is_struck_out_is_all_that_these_rules_exclude_of_what_is_noted(
    exercise: str,
) -> None:
    task = task_of(exercise)
    if task.kind == "strike":
        noted = {
            Candidate(cell, digit)
            for cell, mask in task.position.pointed.noted.items()
            for digit in digits_in(mask)
        }
        assert {each for each in noted if not kept_with(task, each)} == task.answer


@in_turn("exercise", EXERCISES)
def test_a_digit_whose_place_is_asked_has_no_other_place_in_the_tinted_cells(exercise: str) -> None:
    task = task_of(exercise)
    if task.kind == "enter" and task.digit:
        seen = task.position.pointed
        cells = [cell for cell in seen.grounds if not task.position.grid.values[cell]]
        places = {cell for cell in cells if kept_with(task, Candidate(cell, task.digit))}
        assert places == cells_of(task.answer)


@in_turn("exercise", EXERCISES)
def test_a_mark_without_a_digit_has_a_proof_of_its_own(exercise: str) -> None:
    task = task_of(exercise)
    assert (task.kind == "mark" and not task.digit) == (exercise in PROOFS)


def cells_alone(one: Iterable[int], other: Iterable[int]) -> frozenset[int]:
    """The cells that are in one of two sets only."""
    return frozenset(one) ^ frozenset(other)


def test_what_lines_and_regions_do_not_share_is_marked() -> None:
    task = task_of("jigsaw 1")
    seen = task.position.pointed
    assert len(seen.grounds) == len({*seen.outlined}) == 27
    assert cells_of(task.answer) == cells_alone(seen.grounds, seen.outlined)


def test_what_the_cages_inside_a_box_leave_is_marked() -> None:
    task = task_of("killer 2")
    box = {*task.position.pointed.grounds}
    cages = [each for each in task.constraints if {*each.cells} <= box]
    assert len(box) == 9
    left = box.difference(*(each.cells for each in cages))
    assert cells_of(task.answer) == left
    solution = solve(task.position.puzzle)
    assert solution
    rest = 45 - sum(each.value for each in cages if isinstance(each.value, int))
    assert sum(solution[cell] for cell in left) == rest == 11


@pytest.mark.parametrize("exercise", ["diagonals 0", "anti_chess 0"])
def test_what_only_the_new_rule_lets_a_cell_see_is_marked(exercise: str) -> None:
    task = task_of(exercise)
    (framed,) = task.position.pointed.frames
    seen = task.position.puzzle.rules.shape.peers[framed]
    if exercise == "diagonals 0":
        seen = seen - STANDARD_SHAPE.peers[framed]
    else:
        row, column = divmod(framed, 9)
        jumps = ((cell, divmod(cell, 9)) for cell in seen)
        seen = frozenset(cell for cell, (r, c) in jumps if abs(r - row) * abs(c - column) == 2)
    assert cells_of(task.answer) == seen


@in_turn("exercise", EXERCISES)
def test_marked_places_are_all_places_of_a_digit_among_the_cells_pointed_out(
    exercise: str,
) -> None:
    task = task_of(exercise)
    if task.kind == "mark" and task.digit:
        seen = task.position.pointed
        cells = [cell for cell in seen.grounds if not task.position.grid.values[cell]]
        places = {cell for cell in cells if task.digit in possible(task, cell)}
        assert cells_of(task.answer) == places


@in_turn("exercise", EXERCISES)
def test_an_exercise_can_be_solved_on_a_board_turned_in_any_way(exercise: str) -> None:
    task = task_of(exercise)
    whole = solve(VariantPuzzle(task.fewer_rules, task.position.grid.values))
    assert whole
    for number in ALL:
        turning = BoardTurn(number)
        turned = task.turned(turning)
        rules, values = turned.fewer_rules, turning.values(whole)
        assert not rules.shape.conflicts(values)
        assert len(rules.constraints) == len(task.fewer_rules.constraints)
        pairs = zip(turned.position.grid.values, values, strict=True)
        assert all(shown in {0, digit} for shown, digit in pairs)


def test_what_is_no_lesson_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    path.write_text('{"example": 3}', encoding="utf-8")
    with pytest.raises(Fault, match="example"):
        VariantBoards.read(path)

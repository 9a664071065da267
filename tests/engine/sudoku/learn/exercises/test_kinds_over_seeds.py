# SPDX-License-Identifier: MIT
"""Each kind of exercise over many seeds: answers are right, and what is nearly one is not."""

from collections.abc import Callable, Iterator
from itertools import combinations, islice

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.exercises.chain_tasks import chain_of, finish
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise, Marks
from sudoku_qt.engine.sudoku.learn.exercises.fish_tasks import NO, YES, is_it_one
from sudoku_qt.engine.sudoku.learn.exercises.judge import FOLLOWED, judge
from sudoku_qt.engine.sudoku.learn.exercises.tasks import Maker, strike_anywhere
from sudoku_qt.engine.sudoku.learn.exercises.which_tasks import which_of_three
from sudoku_qt.engine.sudoku.learn.lessons.lesson import SINGLES, THIRD
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.paths import resource
from tests.engine.sudoku.learn.claims import check
from tests.engine.sudoku.learn.exercises.test_fish_tasks import is_fish
from tests.sweeps import amount, every

BANK = resource("puzzles/techniques.zip")
POSITIONS = 2
"""The number of positions of a technique for each seed."""
NEAR = 12
"""The number of marks that are tried beside each answer."""
FOUND_ANYWHERE = [
    rung.name
    for rung in LADDER
    if rung.family not in {None, "singles"} and rung.name not in {*FOLLOWED, *SINGLES}
]


def asked(make: Maker, technique: str, seeds: int) -> Iterator[Exercise]:
    """Some exercises of a technique for each seed."""
    for seed in range(seeds):
        yield from map(make, islice(positions(technique, f"kinds {seed}", BANK), POSITIONS))


def of_kind(make: Maker) -> list[str]:
    return [technique for technique, third in THIRD.items() if third is make]


def there(exercise: Exercise) -> list[Candidate]:
    """All candidates of a position."""
    grid = exercise.grid
    return [
        Candidate(cell, digit)
        for cell in grid.empty_cells
        for digit in digits_in(grid.candidates[cell])
    ]


def solution_of(exercise: Exercise) -> bytes:
    solution = kernel.solve(exercise.grid.givens)
    assert solution
    return solution


def see_right(exercise: Exercise) -> None:
    """See that every answer is right, and that the solution has nothing of what goes."""
    solution = solution_of(exercise)
    for answer in exercise.answers:
        verdict = judge(exercise, answer.marks)
        assert (verdict.rightness, verdict.step) == ("right", answer.step)
        if exercise.kind == "strike":
            assert not any(solution[cell] == digit for cell, digit in answer.marks)


def see_not_right(exercise: Exercise, marks: Marks, *, is_wrong: bool) -> None:
    """See that marks are wrong, or right so far, and that what is said of them is so."""
    verdict = judge(exercise, marks)
    assert verdict.rightness == ("wrong" if is_wrong else "partly"), sorted(marks)
    check(verdict.text, exercise, marks)


def of_three(exercise: Exercise) -> None:
    """Every choice of the three but the answer is wrong, or half of it."""
    (right,) = (answer.marks for answer in exercise.answers)
    offered = sorted(exercise.view.offered)
    choices = (each for size in (1, 2, 3) for each in combinations(offered, size))
    for marks in map(frozenset, choices):
        if marks != right:
            see_not_right(exercise, marks, is_wrong=not marks < right)


def anywhere(exercise: Exercise) -> None:
    """A part of what a step takes away is not all, and nothing that stays may go with it."""
    solution = solution_of(exercise)
    answers = [answer.marks for answer in exercise.answers]
    goes = frozenset().union(*answers)
    for right in answers[:NEAR]:
        for mark in right:
            rest = right - {mark}
            if rest and not any(each <= rest for each in answers):
                see_not_right(exercise, rest, is_wrong=False)
        for mark in [each for each in there(exercise) if each not in goes][:NEAR]:
            stays = solution[mark.cell] == mark.digit
            verdict = judge(exercise, right | {mark})
            assert verdict.rightness != "right"
            assert not stays or verdict.rightness == "wrong"
            check(verdict.text, exercise, right | {mark})


def an_end(exercise: Exercise) -> None:
    """An end with a mark less or another one is right only if its chain proves something true."""
    solution, (answer, *_) = solution_of(exercise), exercise.answers
    path = chain_of(exercise).continued(answer.marks)
    if len(answer.marks) > 1:
        see_not_right(exercise, answer.marks - {path[-1]}, is_wrong=False)
    others = [each for each in there(exercise) if each not in answer.marks]
    for mark in others[:: max(len(others) // NEAR, 1)]:
        marks = answer.marks - {path[-1]} | {mark}
        verdict = judge(exercise, marks)
        if verdict.rightness != "right":
            check(verdict.text, exercise, marks)
            continue
        assert verdict.step
        assert verdict.step.eliminations
        assert not any(solution[cell] == digit for cell, digit in verdict.step.eliminations)


def a_claim(exercise: Exercise) -> None:
    """The answer is what the position says, and the other one is not."""
    right = YES if is_fish(exercise) else NO
    assert exercise.answers[0].marks == right
    see_not_right(exercise, YES if right == NO else NO, is_wrong=True)


KINDS: dict[str, tuple[Maker, Callable[[Exercise], None], list[str]]] = {
    "which": (which_of_three, of_three, of_kind(which_of_three)),
    "chain": (finish, an_end, of_kind(finish)),
    "fish": (is_it_one, a_claim, of_kind(is_it_one)),
    "anywhere": (strike_anywhere, anywhere, FOUND_ANYWHERE),
}
CASES = [(about, name) for about, (_, _, names) in KINDS.items() for name in names]


@amount("seeds", 1, 12)
@pytest.mark.parametrize("case", every(9, CASES), ids=" ".join)
def test_answers_are_right_and_what_is_nearly_one_is_not(case: tuple[str, str], seeds: int) -> None:
    about, technique = case
    make, near, _ = KINDS[about]
    exercises = [each for each in asked(make, technique, seeds) if each.about == about]
    for exercise in exercises:
        see_right(exercise)
        near(exercise)
    assert exercises

# SPDX-License-Identifier: MIT
"""What a task names holds of all that is called right: its digits, its count, its house, its name.

Each exercise is answered with what is nearly right: another digit's pattern, another size, a cell
beside it, one more, one less, the pattern of another technique, a digit beside the one asked for.
"""

import re
from collections.abc import Callable, Iterator, Mapping

import pytest

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.exercises.exercise import (
    Exercise,
    Marks,
    cells_as_marks,
    cells_of,
    choice,
)
from sudoku_qt.engine.sudoku.learn.exercises.judge import judge
from sudoku_qt.engine.sudoku.learn.exercises.pattern_named import PatternNamed
from sudoku_qt.engine.sudoku.learn.exercises.tasks import LABELS, NUMBERS, mark_lit
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE, EXPERT, Lesson
from sudoku_qt.engine.sudoku.learn.lessons.lesson import BASIC_TASKS, exercises
from sudoku_qt.engine.sudoku.learn.patterns import houses_named, pattern_of, steps_in
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.paths import resource
from tests.engine.sudoku.learn.claims import check
from tests.engine.sudoku.learn.facts import house_of, sees
from tests.sweeps import dear

BANK = resource("puzzles/techniques.zip")
LESSONS = [lesson for lesson in COURSE if not lesson.is_puzzle]
FOLLOWED = [Lesson(name, EXPERT, (name,)) for name in ("forcing_chain", "nishio")]
QUICK, SOME, ALL = 2, 20, 200
COSTLY = 10
"""Seeds where each exercise is searched for long."""
BESIDE = ("pointing", "claiming", "naked_pair", "naked_triple", "x_wing", "xy_wing", "w_wing")
"""Techniques whose patterns are tried where another one is asked for."""
MOST = 4
"""Of each way of being nearly right so many are tried."""
CASES = [
    *((lesson, QUICK) for lesson in LESSONS[::4]),
    *(dear(lesson, SOME) for lesson in LESSONS),
    *(pytest.param(lesson, ALL, marks=pytest.mark.torture) for lesson in LESSONS),
    *(pytest.param(lesson, COSTLY, marks=pytest.mark.torture) for lesson in FOLLOWED),
]


def seeded(lesson: Lesson, seeds: int) -> Iterator[tuple[Exercise, SeededRandom]]:
    """The exercises of so many seeds, each with what its tries are drawn by."""
    for seed in range(seeds):
        for exercise in exercises(lesson, f"asked {seed}", BANK):
            yield exercise, SeededRandom(f"nearly {lesson.name} {seed}")


def nearly(exercise: Exercise, rng: SeededRandom) -> Iterator[Marks]:
    """Answers of each kind that are right, or nearly so."""
    yield from (answer.marks for answer in exercise.answers[:MOST])
    ways: Mapping[str, Callable[[Exercise, SeededRandom], Iterator[Marks]]] = {
        "mark": _nearly_marked,
        "strike": _nearly_struck,
        "enter": _nearly_entered,
        "link": _nearly_linked,
        "choose": _chosen,
    }
    yield from filter(None, ways[exercise.kind](exercise, rng))


def _nearly_marked(exercise: Exercise, rng: SeededRandom) -> Iterator[Marks]:
    wanted = exercise.answers[0].marks
    for cells in _patterns(exercise, rng):
        yield cells_as_marks(cells)
    free = sorted({*range(81)} - cells_of(wanted))
    for mark in rng.drawn(sorted(wanted), min(MOST, len(wanted))):
        near = [cell for cell in free if sees(cell, mark.cell)]
        yield wanted - {mark} | {Candidate(rng.choice(near), 0)}
        yield wanted | {Candidate(rng.choice(near), 0)}
        yield wanted - {mark}


def _patterns(exercise: Exercise, rng: SeededRandom) -> Iterator[frozenset[int]]:
    """The patterns of the technique, of any digit and size, a cell of them beside, and of others.

    Mixed with them is the pattern that is asked for with one cell of another one.
    """
    if not exercise.technique:
        return
    own = cells_of(exercise.answers[0].marks)
    found = [pattern_of(step) for step in steps_in(exercise.grid, exercise.technique)]
    for cells in rng.drawn(found, min(2 * MOST, len(found))):
        yield cells
        yield own - {rng.choice(sorted(own))} | {rng.choice(sorted(cells))}
    for name in BESIDE:
        if name != exercise.technique:
            others = [pattern_of(step) for step in steps_in(exercise.grid, name)]
            yield from rng.drawn(others, min(2, len(others)))


def _nearly_struck(exercise: Exercise, rng: SeededRandom) -> Iterator[Marks]:
    wanted, masks = exercise.answers[0].marks, exercise.grid.candidates
    yield wanted - {min(wanted)}
    cells = [*cells_of(wanted), *exercise.given]
    for name in {*BESIDE, exercise.technique} - {""}:
        for step in list(steps_in(exercise.grid, name))[:MOST] if name != "nishio" else ():
            yield wanted | {*step.eliminations}
    for cell in rng.drawn(cells, min(MOST, len(cells))):
        for peer in rng.drawn(sorted(STANDARD_SHAPE.peers[cell]), 2):
            yield wanted | {Candidate(peer, digit) for digit in [*digits_in(masks[peer])][:1]}


def _chosen(_exercise: Exercise, _rng: SeededRandom) -> Iterator[Marks]:
    yield from (choice(1), choice(2))


def _nearly_linked(exercise: Exercise, rng: SeededRandom) -> Iterator[Marks]:
    """The end of a chain with one candidate less or more, or another one, far or in sight."""
    wanted, masks = exercise.answers[0].marks, exercise.grid.candidates
    for mark in sorted(wanted):
        yield wanted - {mark}
        near = [cell for cell in exercise.grid.empty_cells if sees(cell, mark.cell)]
        for cell in rng.drawn(near, min(MOST, len(near))):
            other = Candidate(cell, rng.choice([*digits_in(masks[cell])]))
            yield wanted - {mark} | {other}
            yield wanted | {other}
            yield frozenset({other, Candidate(cell, mark.digit)})


def _nearly_entered(exercise: Exercise, _: SeededRandom) -> Iterator[Marks]:
    cells = exercise.grid.empty_cells if not exercise.view.notes else cells_of_any(exercise)
    for cell in cells:
        for digit in digits_in(exercise.grid.legal(cell)):
            yield frozenset({Candidate(cell, digit)})


def cells_of_any(exercise: Exercise) -> list[int]:
    """The cells of its answers and one beside each: what is followed costs."""
    cells = sorted({cell for answer in exercise.answers for cell in cells_of(answer.marks)})[:2]
    beside = [min(STANDARD_SHAPE.peers[cell] & {*exercise.grid.empty_cells}) for cell in cells]
    return [*cells, *beside]


# What the words of a task say, read anew from them


def is_so(exercise: Exercise, marks: Marks, step: Step | None) -> bool:
    """Whether marks are what the task says, by its words, and the step told is the one of them."""
    if not exercise.technique:
        return marks in {answer.marks for answer in exercise.answers}
    if exercise.about == "mixed":
        assert step
        return is_true(exercise, step) and {*step.placements, *step.eliminations} <= marks
    if exercise.kind == "choose":
        return marks == exercise.answers[0].marks
    if step is None or step.technique != exercise.technique or not is_true(exercise, step):
        return False
    if exercise.kind == "mark":
        return pattern_of(step) == cells_of(marks) and names(exercise, step)
    if exercise.kind == "link":
        return {*exercise.begun, *marks} <= {mark.candidate for mark in step.marks}
    if exercise.kind == "strike":
        return is_struck(exercise, marks, step)
    return is_entered(exercise, *min(marks)) and marks <= {*step.placements}


def is_true(exercise: Exercise, step: Step) -> bool:
    """Whether the solution bears a step out."""
    solution = kernel.solve(exercise.grid.givens)
    assert solution
    placed = all(solution[cell] == digit for cell, digit in step.placements)
    return placed and not any(solution[cell] == digit for cell, digit in step.eliminations)


def names(exercise: Exercise, step: Step) -> bool:
    """Whether digits, count and place of a pattern are those that the task tells."""
    facts, label = exercise.task.text.facts, str(exercise.task.label)
    named = str(facts.get("digits", facts.get("digit", "")))
    digits = tuple(map(int, re.findall("[1-9]", named)))
    if digits and step.digits != digits:
        return False
    lit = exercise.view.digit
    if lit and {mark.candidate.digit for mark in step.marks} != {lit}:
        return False
    size = len(pattern_of(step))
    word = NUMBERS[size - 1] if size <= len(NUMBERS) else size
    if "patterns" not in label and str(facts.get("count", word)) != str(word):
        return False
    return not is_place(label) or lies_so(step, label)


def is_place(label: str) -> bool:
    """Whether a label says where a pattern lies."""
    return any(label == str(each) for labels in LABELS.values() for each in labels)


def lies_so(step: Step, label: str) -> bool:
    """Whether a pattern lies so: by its houses, or since all its cells share a house like that."""
    kind = next(n for n, word in enumerate(("row", "column", "box")) if word in label)
    if houses_named(step, "house"):
        around = range(9 * kind, 9 * kind + 9)
        return any(pattern_of(step) <= {*STANDARD_SHAPE.houses[house]} for house in around)
    houses = houses_named(step, "home", "bases")
    return bool(houses) and all(house // 9 == kind for house in houses)


def is_struck(exercise: Exercise, marks: Marks, step: Step) -> bool:
    """Whether all that a step takes away is struck, and nothing of a digit that is not its own."""
    own = {mark.candidate.digit for mark in step.marks}
    solution = kernel.solve(exercise.grid.givens)
    assert solution
    if any(solution[cell] == digit for cell, digit in marks):
        return False
    if not exercise.view.pattern:
        lit, frames = exercise.view.digit, exercise.view.frames
        return all((not lit or m.digit == lit) and (not frames or m.cell in frames) for m in marks)
    least = {*step.eliminations} & (exercise.view.offered or {*step.eliminations})
    return marks >= least and all(mark.digit in own for mark in marks)


def is_entered(exercise: Exercise, cell: int, digit: int) -> bool:
    """Whether a digit is what is asked for: in the house, the frame, of the lit digit."""
    grid, view, facts = exercise.grid, exercise.view, exercise.task.text.facts
    if view.digit not in {0, digit} or (view.frames and cell not in view.frames):
        return False
    if "house" in facts and cell not in STANDARD_SHAPE.houses[house_of(str(facts["house"]))]:
        return False
    only = grid.legal(cell).bit_count() == 1
    alone = any(
        all(
            grid.values[each] or not grid.legal(each) >> digit - 1 & 1
            for each in house
            if each != cell
        )
        for house in _houses(cell)
    )
    last = any(sum(not grid.values[each] for each in house) == 1 for house in _houses(cell))
    ways = {"full_house": last, "hidden_single": alone, "naked_single": only}
    return ways.get(exercise.technique, True)


def _houses(cell: int) -> list[tuple[int, ...]]:
    return [tuple(STANDARD_SHAPE.houses[house]) for house in STANDARD_SHAPE.houses_of[cell]]


@pytest.mark.parametrize(("lesson", "seeds"), CASES)
def test_what_the_task_names_holds_of_all_that_is_called_right(lesson: Lesson, seeds: int) -> None:
    right = wrong = 0
    for exercise, rng in seeded(lesson, seeds):
        for marks in {*nearly(exercise, rng)}:
            verdict = judge(exercise, marks)
            if verdict.rightness == "right":
                assert is_so(exercise, marks, verdict.step), (exercise, sorted(marks))
                right += 1
            else:
                check(verdict.text, exercise, marks)
                wrong += 1
    assert right >= 4 * seeds
    assert wrong >= 4 * seeds


@pytest.mark.parametrize(("lesson", "seeds"), CASES)
def test_what_is_just_as_the_task_says_is_right(lesson: Lesson, seeds: int) -> None:
    """By the words of the task: of singles every digit, of patterns every one of a search."""
    for exercise, rng in seeded(lesson, seeds):
        if exercise.kind == "mark" and exercise.technique:
            for step in steps_in(exercise.grid, exercise.technique):
                if names(exercise, step):
                    verdict = judge(exercise, cells_as_marks(pattern_of(step)))
                    assert verdict.rightness == "right", (exercise, step)
        elif exercise.kind == "enter" and not exercise.view.notes:
            solution = kernel.solve(exercise.grid.givens)
            for marks in _nearly_entered(exercise, rng) if solution else ():
                assert solution
                ((cell, digit),) = marks
                if is_entered(exercise, cell, digit) and solution[cell] == digit:
                    assert judge(exercise, marks).rightness == "right", (exercise, marks)


def test_another_digit_s_pattern_is_told_which_digit_it_is_of() -> None:
    for position in positions("pointing", "another digit", BANK):
        exercise = mark_lit(position)
        if exercise.others:
            other = exercise.others[0]
            verdict = judge(exercise, cells_as_marks(pattern_of(other)))
            assert verdict.rightness == "partly"
            assert verdict.text.facts["digits"] == (str(other.digits[0]),)
            return
    pytest.fail("no position has two")


def test_the_digits_come_before_the_count_and_the_count_before_the_place() -> None:
    step = next(positions("x_wing", "order", BANK)).step
    kind = houses_named(step, "bases")[0] // 9
    digit = step.digits[0] % 9 + 1

    def objected(asked: PatternNamed) -> str:
        text = asked.objection(step)
        assert isinstance(text, Message)
        return text.template

    assert "digits" in objected(PatternNamed((digit,), 6, 1 - kind))
    assert "cells" in objected(PatternNamed(step.digits, 6, 1 - kind))
    assert "lies" in objected(PatternNamed(step.digits, 4, 1 - kind))
    assert PatternNamed(step.digits, 4, kind).is_met_by(step)


def test_every_lesson_of_the_board_is_among_the_cases() -> None:
    assert BASIC_TASKS.keys() <= {lesson.name for lesson in LESSONS}

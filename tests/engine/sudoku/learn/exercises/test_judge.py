# SPDX-License-Identifier: MIT
"""What is right, and what is said of what is not: each claim is looked up in the position."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, count, groupby, islice

import pytest

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.learn.entailed import proved_by, proved_of_digit
from sudoku_qt.engine.sudoku.learn.examples.beyond_ladder import BEYOND
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.exercises import tasks
from sudoku_qt.engine.sudoku.learn.exercises.exercise import (
    Exercise,
    Marks,
    Verdict,
    cells_as_marks,
    cells_of,
    choice,
)
from sudoku_qt.engine.sudoku.learn.exercises.judge import judge, remarks_of
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE, EXPERT, Lesson
from sudoku_qt.engine.sudoku.learn.lessons.lesson import exercises
from sudoku_qt.engine.sudoku.learn.remarks.marked import sees
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.paths import resource
from tests.engine.sudoku.learn.claims import check
from tests.sweeps import dear, every

BANK = resource("puzzles/techniques.zip")
LESSONS = [lesson for lesson in COURSE if lesson.name != "first_puzzle"]
WRONG = 200
SEARCHED = {"forcing_net", "kraken_fish_2"}  # for half a second and more
FAMILIES = {
    str(family): [*rungs]
    for family, rungs in groupby(
        sorted((rung for rung in LADDER if rung.family), key=lambda rung: str(rung.family)),
        key=lambda rung: rung.family,
    )
}
UNIQUE = {"unique_rectangle_1", "unique_rectangle_2", "bug_plus_one"}


@cache
def all_exercises(lesson: Lesson, seeds: int = 2) -> list[Exercise]:
    each_time = (exercises(lesson, f"judge {seed}", BANK) for seed in range(seeds))
    return list(chain.from_iterable(each_time))


def tries(exercise: Exercise, rng: SeededRandom, count: int = 25) -> Iterator[Marks]:
    """Marks that are nearly right: some of an answer, and some that are not of it."""
    grid, digit = exercise.grid, exercise.view.digit
    if exercise.kind == "choose":
        yield from (choice(1), choice(2))
        return
    for number in range(count):
        answer = exercise.answers[number % len(exercise.answers)].marks
        kept = rng.drawn(sorted(answer), rng.within(0, len(answer)))
        free = list(grid.empty_cells)
        if digit and rng.below(2):
            free = [cell for cell in free if grid.candidates[cell] >> digit - 1 & 1] or free
        seen = {cell for cell in free if any(sees(cell, mark.cell) for mark in kept)}
        if seen and rng.below(2):
            free = sorted(seen)
        added: list[Candidate] = []
        while len(kept) + len(added) < exercise.count + rng.below(2):
            cell = rng.choice(free)
            marked = 0 if exercise.kind == "mark" else rng.within(1, 9)
            added.append(Candidate(cell, marked))
        marks = frozenset([*kept, *added])
        if exercise.kind == "enter":
            marks = frozenset([min(marks)])
        if marks:
            yield marks


@pytest.mark.parametrize("lesson", every(5, LESSONS), ids=lambda lesson: lesson.name)
def test_every_answer_is_right(lesson: Lesson) -> None:
    for exercise in all_exercises(lesson):
        for answer in exercise.answers:
            verdict = judge(exercise, answer.marks)
            assert (verdict.rightness, verdict.step) == ("right", answer.step)
            assert str(verdict.text).startswith("Right.")


@pytest.mark.parametrize("lesson", every(5, LESSONS), ids=lambda lesson: lesson.name)
def test_what_is_right_proves_something_true_and_every_claim_holds(lesson: Lesson) -> None:
    rng = SeededRandom(f"right {lesson.name}")
    for exercise in all_exercises(lesson):
        is_puzzle = bool(lesson.techniques) or lesson.is_mixed
        solution = kernel.solve(exercise.grid.givens) if is_puzzle else None
        for marks in tries(exercise, rng):
            verdict = judge(exercise, marks)
            if verdict.rightness == "right":
                assert proves(exercise, marks, solution)
            else:
                check(verdict.text, exercise, marks)


def wrong_ones_answered(exercise: Exercise, rng: SeededRandom) -> int:
    """Look up what is said of each of six answers that is wrong; give their number."""
    verdicts = [(marks, judge(exercise, marks)) for marks in tries(exercise, rng, 6)]
    wrong = [(marks, verdict) for marks, verdict in verdicts if verdict.rightness != "right"]
    for marks, verdict in wrong:
        check(verdict.text, exercise, marks)
    return len(wrong)


@pytest.mark.torture
@pytest.mark.parametrize("family", FAMILIES)
def test_two_hundred_wrong_answers_of_a_family_are_answered_with_what_is_so(family: str) -> None:
    wrong = 0
    for seed in count():
        for rung in FAMILIES[family]:
            rng = SeededRandom(f"wrong {rung.name} {seed}")
            for exercise in exercises(Lesson(rung.name, EXPERT, (rung.name,)), f"{seed}", BANK):
                wrong += wrong_ones_answered(exercise, rng)
        if wrong >= WRONG:
            return


def proves(exercise: Exercise, marks: Marks, solution: bytes | None) -> bool:
    """Whether marks come to something, and to nothing that the solution contradicts."""
    if solution is None:
        return any(answer.marks == marks for answer in exercise.answers)
    if exercise.kind == "enter":
        return all(solution[cell] == digit for cell, digit in marks)
    if exercise.kind == "strike":
        return all(solution[cell] != digit for cell, digit in marks)
    if exercise.kind == "choose":
        return marks == exercise.answers[0].marks
    if exercise.kind == "link":
        step = judge(exercise, marks).step
        return step is not None and bool(step.eliminations) and bears_out(solution, step)
    shown = next((answer.step for answer in exercise.answers if answer.marks == marks), None)
    if shown or exercise.technique in UNIQUE:
        return shown is not None and bears_out(solution, shown)
    masks, cells = exercise.grid.candidates, cells_of(marks)
    proved = proved_by(masks, cells).union(
        *(proved_of_digit(masks, cells, digit) for digit in range(1, 10))
    )
    return bool(proved) and all(solution[cell] != digit for cell, digit in proved)


def bears_out(solution: bytes, step: Step) -> bool:
    """Whether the solution has what a step places, and nothing of what it eliminates."""
    placed = all(solution[cell] == digit for cell, digit in step.placements)
    return placed and not any(solution[cell] == digit for cell, digit in step.eliminations)


def test_any_pattern_of_the_position_is_right_and_not_only_the_one_that_was_found() -> None:
    for position in islice(positions("x_wing", "any", BANK), 12):
        exercise = tasks.mark_any(position)
        if len(exercise.answers) > 1:
            assert judge(exercise, exercise.answers[1].marks).rightness == "right"
            return
    pytest.fail("no position has two")


def test_a_chain_that_the_search_passed_over_is_as_right() -> None:
    found = map(tasks.mark_unnamed, positions("xy_chain", "open", BANK))
    exercise = next(each for each in found if len(each.answers) > 1)
    first, *others = exercise.answers
    passed_over = Exercise("mark", exercise.grid, exercise.task, tuple(others))

    assert judge(passed_over, first.marks).rightness == "right"


def test_the_drawn_words_are_said_where_one_column_of_an_x_wing_is_right() -> None:
    words = []
    for position in islice(positions("x_wing", "one line", BANK), 8):
        exercise = tasks.mark_lit(position)
        cells = sorted(cells_of(exercise.answers[0].marks))
        by_column = [cell for cell in cells if cell % 9 == cells[0] % 9]
        words.append(judge(exercise, cells_as_marks(frozenset(by_column))).text.template)

    assert any("Which other column shares these two rows?" in text for text in words)


def test_a_cell_outside_the_house_that_is_asked_about_is_told_so() -> None:
    exercise = tasks.place_digit(next(positions("hidden_single", "outside", BANK)), kind=2)
    ((right, digit),) = exercise.answers[0].marks
    solution = kernel.solve(exercise.grid.givens)
    assert solution
    far = next(
        cell
        for cell in exercise.grid.empty_cells
        if cell // 27 != right // 27 and solution[cell] != digit
    )

    verdict = judge(exercise, frozenset([Candidate(far, digit)]))

    assert verdict.text.template == "{cell} does not lie in {house}."


def test_a_digit_outside_the_row_that_lacks_it_is_told_so() -> None:
    exercise = exercises(LESSONS[1], "outside", BANK)[1]
    ((right, digit),) = exercise.answers[0].marks
    solution = kernel.solve(exercise.grid.givens)
    assert solution
    for cell in exercise.grid.empty_cells:
        if cell // 9 != right // 9 and cell % 9 != right % 9 and solution[cell] != digit:
            verdict = judge(exercise, frozenset([Candidate(cell, digit)]))
            assert verdict.text.template == "{cell} does not lie in {house}."


def test_a_digit_beside_the_framed_cell_is_told_so() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.name == "naked_single")
    exercise = exercises(lesson, "beside", BANK)[0]
    ((right, digit),) = exercise.answers[0].marks
    solution = kernel.solve(exercise.grid.givens)
    assert solution
    others = [each for each in exercise.grid.empty_cells if each != right]
    texts = {
        judge(exercise, frozenset([Candidate(cell, digit)])).text.template
        for cell in others
        if solution[cell] != digit
    }
    assert texts == {"{cell} is not framed."}


@pytest.mark.parametrize(
    "rung",
    every(
        14,
        [
            dear(rung) if rung.name in SEARCHED else rung
            for rung in LADDER
            if rung.family is not None
        ],
    ),
    ids=lambda rung: rung.name,
)
def test_every_technique_that_gives_a_reason_has_exercises(rung: Rung) -> None:
    lesson = Lesson(rung.name, EXPERT, (rung.name,))
    rng = SeededRandom(f"wrong {rung.name}")
    for exercise in exercises(lesson, "every", BANK):
        answer = exercise.answers[0].marks
        assert judge(exercise, answer).rightness == "right"
        assert exercise.count > 0
        assert exercise.technique == rung.name
        wrong_ones_answered(exercise, rng)


@pytest.mark.parametrize("name", every(4, [*BEYOND][::-1]))
def test_what_is_followed_to_its_end_is_answered_with_what_is_so(name: str) -> None:
    rng = SeededRandom(f"followed {name}")
    for exercise in exercises(Lesson(name, EXPERT, (name,)), "followed", BANK)[:2]:
        solution = kernel.solve(exercise.grid.givens)
        for answer in exercise.answers:
            assert judge(exercise, answer.marks) == Verdict("right", Message("Right."), answer.step)
        for marks in tries(exercise, rng):
            noted = frozenset(
                each for each in marks if exercise.grid.candidates[each.cell] >> each.digit - 1 & 1
            )
            if noted and judge(exercise, noted).rightness == "right":
                assert proves(exercise, noted, solution)
            elif noted:
                check(judge(exercise, noted).text, exercise, noted)


def test_of_every_technique_that_is_marked_its_own_kind_speaks() -> None:
    marked = {rung.name for rung in LADDER if rung.family not in {None, "last_resorts", "singles"}}

    assert all(map(remarks_of, marked))

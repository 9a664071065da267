# SPDX-License-Identifier: MIT
"""The judge of mixed exercises on variants: what follows is right, and nothing else."""

import pytest

from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Marks
from sudoku_qt.engine.sudoku.learn.variants.mixed_judge import (
    RULES_FIRST,
    judge_mixed,
    nudge_mixed,
    reasoned,
)
from sudoku_qt.engine.sudoku.learn.variants.mixed_variants import MixedVariant, marks_of
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.engine.sudoku.learn.variants.made import some

ENTERED, STRUCK = some("enter"), some("strike")


def right_digits(exercise: MixedVariant) -> set[Candidate]:
    """All digits that follow, in one look or in two."""
    steps = (*exercise.steps, *exercise.in_two)
    return {Candidate(*step.placement) for step in steps if step.placement}


def follows(exercise: MixedVariant) -> Marks:
    """All candidates that single steps take away."""
    return frozenset[Candidate]().union(*(answer.marks for answer in exercise.answers))


def noted(exercise: MixedVariant) -> list[Candidate]:
    """All candidates of the board."""
    return [
        Candidate(cell, digit)
        for cell, mask in enumerate(exercise.grid.candidates)
        for digit in digits_in(mask)
    ]


def one(exercise: MixedVariant, cell: int, digit: int) -> tuple[str, str]:
    """What is said to one mark."""
    verdict = judge_mixed(exercise, frozenset({Candidate(cell, digit)}))
    return verdict.rightness, str(verdict.text)


@pytest.mark.parametrize("exercise", [*ENTERED, *STRUCK], ids=lambda each: each.kind)
def test_every_answer_is_right_and_its_step_says_why(exercise: MixedVariant) -> None:
    for answer, step in zip(exercise.answers, exercise.steps, strict=True):
        verdict = judge_mixed(exercise, answer.marks)
        assert (verdict.rightness, str(verdict.text)) == ("right", "Right.")
        assert verdict.step == reasoned(exercise, step)
    for step in exercise.in_two:
        verdict = judge_mixed(exercise, marks_of(step))
        assert verdict.rightness == "right"
        assert "two looks" in str(verdict.text)


@pytest.mark.parametrize("exercise", ENTERED)
def test_of_all_digits_that_the_solution_has_only_those_that_follow_are_right(
    exercise: MixedVariant,
) -> None:
    solution = exercise.solution
    right = {
        Candidate(cell, solution[cell])
        for cell in range(81)
        if one(exercise, cell, solution[cell])[0] == "right"
    }
    assert right == right_digits(exercise)


def test_a_digit_that_follows_is_right_in_its_cell_and_no_other_digit_is() -> None:
    for exercise in ENTERED:
        cell, right = min(exercise.answers[0].marks)
        said = [one(exercise, cell, digit)[0] for digit in range(1, 10)]
        assert [digit for digit, each in enumerate(said, 1) if each == "right"] == [right]
        beside = (other for other in exercise.grid.empty_cells if abs(other - cell) in {1, 9})
        for other in beside:
            is_right = exercise.solution[other] == right
            assert is_right or one(exercise, other, right)[0] != "right"


def test_whether_a_guess_is_true_is_not_said() -> None:
    guessed = 0
    for exercise in ENTERED:
        cells = {cell for cell, _ in right_digits(exercise)}
        for cell in {*exercise.grid.empty_cells} - cells:
            said = {one(exercise, cell, digit) for digit in digits_in(exercise.left[cell])}
            ((rightness, text),) = said
            assert rightness == "partly"
            assert "does not follow yet" in text
            guessed += 1
    assert guessed > 100


def test_a_digit_that_cannot_be_is_answered_with_what_excludes_it() -> None:
    for exercise in ENTERED:
        for cell in [*exercise.grid.empty_cells][::12]:
            for digit in range(1, 10):
                if exercise.left[cell] >> digit - 1 & 1:
                    continue
                rightness, text = one(exercise, cell, digit)
                assert rightness == "wrong"
                assert "does not follow yet" not in text
                assert exercise.solution[cell] != digit
    filled = next(cell for cell, digit in enumerate(ENTERED[0].grid.values) if digit)
    assert one(ENTERED[0], filled, 5)[0] == "wrong"


@pytest.mark.parametrize("exercise", STRUCK)
def test_every_candidate_that_no_single_step_takes_away_is_refused(
    exercise: MixedVariant,
) -> None:
    whole = exercise.answers[0].marks
    for mark in {*noted(exercise)} - follows(exercise):
        for marks in (frozenset({mark}), whole | {mark}):
            verdict = judge_mixed(exercise, marks)
            stays = exercise.solution[mark.cell] == mark.digit
            assert verdict.rightness == ("wrong" if stays else "partly")
            assert ("nothing speaks against it" in str(verdict.text)) == stays


def test_what_goes_later_is_told_apart_from_what_was_not_taught() -> None:
    said = set[bool]()
    for exercise in STRUCK:
        for cell, digit in {*noted(exercise)} - follows(exercise):
            if exercise.solution[cell] != digit:
                text = one(exercise, cell, digit)[1]
                is_taught = not exercise.left_at_last[cell] >> digit - 1 & 1
                assert ("another step comes first" in text) == is_taught
                assert ("more than was taught" in text) != is_taught
                said.add(is_taught)
    assert said == {False, True}


@pytest.mark.parametrize("exercise", STRUCK)
def test_a_part_of_a_step_is_right_so_far(exercise: MixedVariant) -> None:
    for answer in exercise.answers:
        part = answer.marks - {min(answer.marks)}
        if part and not any(each.marks <= part for each in exercise.answers):
            verdict = judge_mixed(exercise, part)
            assert (verdict.rightness, verdict.text.facts) == ("partly", {"count": 1})


def test_more_than_one_step_at_once_is_right() -> None:
    for exercise in STRUCK:
        assert judge_mixed(exercise, follows(exercise)).rightness == "right"


def test_nudges_tell_of_the_rules_and_then_of_a_house_and_of_no_cell() -> None:
    for exercise in (*ENTERED, *STRUCK):
        assert nudge_mixed(exercise, frozenset(), 0) is RULES_FIRST
        cell = min(exercise.answers[0].marks).cell
        row, _, box = STANDARD_SHAPE.houses_of[cell]
        first = box if exercise.puzzle.rules.has_boxes else row
        for number, house in ((1, first), (2, row)):
            assert nudge_mixed(exercise, frozenset(), number).facts == {"house": house_words(house)}
        answer = exercise.answers[0].marks
        assert "nothing more" in str(nudge_mixed(exercise, answer, 0))
    strayed = follows(STRUCK[0]) | {noted(STRUCK[0])[0]}
    assert "something more" in str(nudge_mixed(STRUCK[0], strayed, 0))

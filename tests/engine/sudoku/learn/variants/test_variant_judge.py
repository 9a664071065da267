# SPDX-License-Identifier: MIT
"""The judge of exercises on variants: what is right, and what is said to what is wrong."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Marks
from sudoku_qt.engine.sudoku.learn.lessons.course import VARIANT_LESSONS
from sudoku_qt.engine.sudoku.learn.variants.turning import BoardTurn
from sudoku_qt.engine.sudoku.learn.variants.variant_judge import (
    LOOK_AGAIN,
    TurnedExercise,
    judge_variant,
)
from sudoku_qt.engine.sudoku.learn.variants.variant_page import PageSentence, VariantPage
from sudoku_qt.engine.sudoku.learn.variants.variant_tasks import VariantBoards, VariantTask
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.paths import resource
from tests.sweeps import in_turn

EXERCISES = [(lesson.name, number) for lesson in VARIANT_LESSONS for number in range(4)]
TURNED = BoardTurn(6)


def turned(name: str, number: int, turning: BoardTurn = TURNED) -> TurnedExercise:
    """An exercise, on a turned board."""
    task = VariantBoards.read(resource("lessons") / "boards" / f"{name}.json").tasks[number]
    page = VariantPage.read(resource("lessons") / "en" / f"{name}.md")
    return TurnedExercise(task, page.exercises[number].replies, turning)


def wrong_marks(task: VariantTask) -> Iterator[Candidate]:
    """Every wrong mark: a digit in an empty cell, a noted candidate, a cell."""
    grid, shown = task.position.grid, task.position.pointed
    if task.kind == "enter" and task.digit:
        yield from (Candidate(cell, task.digit) for cell in grid.empty_cells)
    elif task.kind == "enter":
        yield from (Candidate(cell, digit) for cell in grid.empty_cells for digit in range(1, 10))
    elif task.kind == "strike":
        for cell, mask in shown.noted.items():
            yield from (Candidate(cell, digit) for digit in digits_in(mask))
    else:
        yield from (Candidate(cell, 0) for cell in range(81))


@in_turn("exercise", EXERCISES)
def test_the_answer_is_right_on_a_turned_board_too(exercise: tuple[str, int]) -> None:
    for turning in (BoardTurn(), TURNED):
        found = turned(*exercise, turning)
        assert judge_variant(found, found.turned.answer).rightness == "right"


@in_turn("exercise", EXERCISES)
def test_every_wrong_answer_of_the_right_shape_is_answered_by_itself(
    exercise: tuple[str, int],
) -> None:
    found = turned(*exercise)
    task = found.turned
    for mark in set(wrong_marks(task)) - task.answer:
        verdict = judge_variant(found, frozenset({mark}))
        assert verdict.rightness == "wrong", mark
        assert verdict.sentence or verdict.text not in {None, LOOK_AGAIN}, mark


@in_turn("exercise", EXERCISES)
def test_a_part_of_the_answer_is_right_so_far(exercise: tuple[str, int]) -> None:
    found = turned(*exercise)
    answer: Marks = found.turned.answer
    if len(answer) > 1:
        verdict = judge_variant(found, frozenset([min(answer)]))
        assert verdict.rightness == "partly"
        assert str(len(answer) - 1) in str(verdict.text)


def test_what_the_page_says_goes_before_what_the_position_says() -> None:
    found = turned("killer", 0, BoardTurn())
    seen = judge_variant(found, frozenset({Candidate(0, 9)}))
    assert str(seen.text) == "r1c1 sees r1c4, which is 9."
    own = TurnedExercise(found.task, (PageSentence("No.", "r1c1=9"),))
    assert judge_variant(own, frozenset({Candidate(0, 9)})).sentence == PageSentence(
        "No.", "r1c1=9"
    )


def test_a_candidate_that_stays_is_shown_to_fit() -> None:
    verdict = judge_variant(turned("killer", 1, BoardTurn()), frozenset({Candidate(2, 5)}))
    assert str(verdict.text).startswith("r1c3 can be 5, for example with r3c2=")

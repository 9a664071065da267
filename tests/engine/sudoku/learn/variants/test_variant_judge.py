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

NAMES = [lesson.name for lesson in VARIANT_LESSONS if lesson.has_boards]
EXERCISES = [(name, number) for name in NAMES for number in range(4)]
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
    found = turned("thermometers_and_arrows", 3, BoardTurn())
    verdict = judge_variant(found, frozenset({Candidate(41, 5)}))
    assert str(verdict.text) == "r5c6 can be 5, for example with r4c7=1, r6c5=1."


@in_turn(
    ("exercise", "cell", "words"),
    [
        (("diagonals", 0), 64, "framed cell itself"),
        (("anti_chess", 0), 12, "framed cell itself"),
        (("outside_sums", 1), 29, "the 9 is already"),
        (("killer", 2), 60, "same cage"),
    ],
)
def test_a_cell_that_the_task_names_is_not_said_to_be_elsewhere(
    exercise: tuple[str, int], cell: int, words: str
) -> None:
    verdict = judge_variant(turned(*exercise, BoardTurn()), frozenset({Candidate(cell, 0)}))
    assert verdict.sentence
    assert words in verdict.sentence.text


@in_turn("exercise", [("killer", 3), ("dots", 2), ("jigsaw", 2)])
def test_a_digit_in_another_cell_is_not_answered_as_one_in_the_cell_asked_about(
    exercise: tuple[str, int],
) -> None:
    found = turned(*exercise, BoardTurn())
    (right,) = found.turned.answer
    stray = Candidate(80, right.digit)
    for marks in ({stray}, {stray, right}):
        verdict = judge_variant(found, frozenset(marks))
        assert str(verdict.text) == "r9c9 is not what the task asks about."


@in_turn(
    ("number", "mark", "words"),
    [
        (1, Candidate(42, 9), "a knight's move from a 9"),
        (1, Candidate(44, 9), "a knight's move from a 9"),
        (2, Candidate(21, 3), "touches a 3 at its corner"),
    ],
)
def test_how_a_cell_sees_a_digit_by_the_new_rule_is_said(
    number: int, mark: Candidate, words: str
) -> None:
    verdict = judge_variant(turned("anti_chess", number, BoardTurn()), frozenset({mark}))
    assert verdict.sentence
    assert words in verdict.sentence.text

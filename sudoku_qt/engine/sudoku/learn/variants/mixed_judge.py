# SPDX-License-Identifier: MIT
"""The judge of mixed exercises on variants: whether an answer follows, and what is said if not.

What follows does so by a step that was taught, judged from all such steps of the position. A digit
may also follow in two: where the candidates that single steps exclude leave no other. What is right
but does not follow is no answer, and whether a guess is right is not said.
"""

from dataclasses import dataclass, replace

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.hints.path.solving_path import PathStep
from sudoku_qt.engine.sudoku.hints.variants.outlook import explained_there
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Marks, Rightness
from sudoku_qt.engine.sudoku.learn.exercises.judge import nearest
from sudoku_qt.engine.sudoku.learn.variants.mixed_positions import at_position
from sudoku_qt.engine.sudoku.learn.variants.mixed_variants import MixedVariant, marks_of
from sudoku_qt.engine.sudoku.learn.variants.taught_steps import taught_steps
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.why_not import why_not
from sudoku_qt.engine.sudoku.variants.written import told_cell, told_digit

RULES_FIRST = Message(
    "Begin with the rules of this board: what do they leave beside the digits that are there?"
)


@dataclass(frozen=True)
class MixedVerdict:
    """The verdict, and the step that was found, with its reasons, if one was."""

    rightness: Rightness
    text: Message
    step: ReasonedStep | None = None


def judge_mixed(exercise: MixedVariant, marks: Marks) -> MixedVerdict:
    """Judge some marks; there is at least one."""
    if exercise.kind == "enter":
        return _judge_entry(exercise, min(marks))
    return _judge_struck(exercise, marks)


def reasoned(exercise: MixedVariant, step: ReasonedStep) -> ReasonedStep:
    """A step of an exercise with its reasons."""
    grid = exercise.grid
    if step in exercise.in_two:
        pairs = zip(grid.values, exercise.left, strict=True)
        grid = replace(grid, candidates=tuple(0 if value else mask for value, mask in pairs))
    return explained_there(exercise.puzzle, PathStep(step, grid))


# Entered digits


def _judge_entry(exercise: MixedVariant, entered: Candidate) -> MixedVerdict:
    cell, digit = entered
    name = told_cell(cell, exercise.puzzle.rules.size)
    if exercise.grid.values[cell]:
        return MixedVerdict("wrong", Message("{cell} is filled already.", cell=name))
    for step in exercise.steps:
        if step.placement == entered:
            return MixedVerdict("right", Message("Right."), reasoned(exercise, step))
    for step in exercise.in_two:
        if step.placement == entered:
            text = Message("Right, though it takes two looks: other candidates go away first.")
            return MixedVerdict("right", text, reasoned(exercise, step))
    if not exercise.left[cell] >> digit - 1 & 1:
        return MixedVerdict("wrong", _against(exercise, entered))
    text = Message(
        "That does not follow yet: {cell} could still be {left}.",
        cell=name,
        left=tuple(map(told_digit, digits_in(exercise.left[cell]))),
    )
    return MixedVerdict("partly", text)


def _against(exercise: MixedVariant, entered: Candidate) -> Message:
    """Why a digit cannot be there: what it sees, a rule that it breaks, or a step."""
    cell, digit = entered
    size = exercise.puzzle.rules.size
    board = at_position(exercise.position)
    if not board.masks[cell] >> digit - 1 & 1:
        now = replace(exercise.puzzle, givens=exercise.grid.values)
        return why_not(now, cell, digit)[-1].sentence(size)
    steps = (step for step in taught_steps(board) if entered in _excluded(step))
    return reasoned(exercise, next(steps)).sentence(size)


def _excluded(step: ReasonedStep) -> Marks:
    return frozenset() if step.placement else marks_of(step)


# Struck candidates


def _judge_struck(exercise: MixedVariant, marks: Marks) -> MixedVerdict:
    follows = frozenset[Candidate]().union(*(answer.marks for answer in exercise.answers))
    stray = min(marks - follows, default=None)
    if stray is not None:
        return _not_following(exercise, stray)
    pairs = zip(exercise.answers, exercise.steps, strict=True)
    whole = [(len(answer.marks), step) for answer, step in pairs if answer.marks <= marks]
    if whole:
        _, step = max(whole, key=lambda pair: pair[0])
        return MixedVerdict("right", Message("Right."), reasoned(exercise, step))
    count = min(len(each.marks - marks) for each in exercise.answers if each.marks & marks)
    text = Message(
        "Right so far, but the same step takes away more. Still missing: {count}.", count=count
    )
    return MixedVerdict("partly", text)


def _not_following(exercise: MixedVariant, mark: Candidate) -> MixedVerdict:
    cell, digit = mark
    facts = {
        "cell": told_cell(cell, exercise.puzzle.rules.size),
        "digit": told_digit(digit),
    }
    if exercise.solution[cell] == digit:
        text = Message(
            "{cell} can be {digit}: nothing speaks against it, however far it is followed.", **facts
        )
        return MixedVerdict("wrong", text)
    if exercise.left_at_last[cell] >> digit - 1 & 1:
        text = Message(
            "{cell} cannot be {digit} indeed, but it takes more than was taught to show it here.",
            **facts,
        )
        return MixedVerdict("partly", text)
    text = Message("{cell} cannot be {digit} indeed, but another step comes first.", **facts)
    return MixedVerdict("partly", text)


# Nudges


def nudge_mixed(exercise: MixedVariant, marks: Marks, number: int) -> Message:
    """A nudge: the rules first, then a house with something that is missing.

    It names no cell and no digit. On a board with regions of its own the house is a row.
    """
    answer = nearest(exercise, marks)
    if marks == answer.marks:
        return Message("All of it is there, and nothing more: let it be checked.")
    if not answer.marks - marks:
        return Message("All of it is marked, and something more: take that away.")
    if not number:
        return RULES_FIRST
    house = house_words(_house(exercise, min(answer.marks - marks).cell, number))
    if exercise.kind == "strike":
        return Message("Something that is not struck out yet goes away in {house}.", house=house)
    return Message("The cell lies in {house}.", house=house)


def _house(exercise: MixedVariant, cell: int, number: int) -> int:
    """The box of a cell, later its row."""
    row, _, box = STANDARD_SHAPE.houses_of[cell]
    return box if exercise.puzzle.rules.has_boxes and number == 1 else row

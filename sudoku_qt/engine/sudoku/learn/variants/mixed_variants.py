# SPDX-License-Identifier: MIT
"""The mixed exercises on variants: a board with a rule of its own, and nothing to look for."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.generate.variants.daily_variants import DailyVariants
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Answer, Exercise, Marks, Task, View
from sudoku_qt.engine.sudoku.learn.lessons.course import VARIANT_LESSONS, Lesson
from sudoku_qt.engine.sudoku.learn.lessons.run import FOUR
from sudoku_qt.engine.sudoku.learn.variants.mixed_positions import (
    MixedPosition,
    at_position,
    positions_of,
)
from sudoku_qt.engine.sudoku.learn.variants.taught_steps import left_by_taught, taught_steps
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.search.variant_solver import solve
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, never

MOST_ANSWERS = 8
"""The most steps that a position has: where there are more, nothing has to be looked for."""
LOOKED_AT = 8
"""The number of positions of a lesson from which an exercise is chosen."""
NOTHING_NAMED = Message("Nothing says what to look for.")
ENTER = Message("Which digit can be entered here? Enter any that follows.")
STRIKE = Message(
    "Which notes can be struck out here? Find one step, and strike out all that it takes away."
)


@dataclass(frozen=True)
class MixedVariant(Exercise):
    """An exercise on a board with a rule of its own.

    `steps` are those of its answers, in the same order. `in_two` are steps that place a digit once
    all that single steps exclude is gone.
    """

    puzzle: VariantPuzzle = field(kw_only=True)
    solution: bytes = field(kw_only=True)
    steps: tuple[ReasonedStep, ...] = field(kw_only=True)
    in_two: tuple[ReasonedStep, ...] = field(kw_only=True, default=())
    left: tuple[int, ...] = field(kw_only=True)
    """The candidates of each cell once all that single steps exclude is gone."""
    left_at_last: tuple[int, ...] = field(kw_only=True)
    """Where candidates go away: the same once all is gone that taught steps exclude."""

    @property
    def position(self) -> MixedPosition:
        """The position, with the step that comes next."""
        return MixedPosition(self.puzzle, self.grid, self.steps[0])


def four_mixed(seed: str, file: Path, stop: Stop = never) -> Iterator[MixedVariant]:
    """Yield four exercises on different lessons, always the same for a seed. Raises `Cancelled`.

    They differ in the number of their open cells, which is their label. The file is that of the
    daily variants.
    """
    variants = DailyVariants(file)
    lessons = SeededRandom(f"mixed {seed}").shuffled(_lessons())
    known = set[Message]()
    for number, lesson in enumerate(lessons[:FOUR]):
        made = _made(lesson, f"{seed} {number}", variants, known, stop)
        known.add(made.task.label)
        yield made


def another_mixed(seed: str, file: Path, stop: Stop = never) -> MixedVariant:
    """An exercise on any of the lessons, always the same for a seed. Raises `Cancelled`."""
    lesson = SeededRandom(f"mixed {seed}").choice(_lessons())
    return _made(lesson, seed, DailyVariants(file), (), stop)


def _lessons() -> Sequence[Lesson]:
    return [lesson for lesson in VARIANT_LESSONS if lesson.kinds]


def _made(
    lesson: Lesson, seed: str, variants: DailyVariants, known: Iterable[Message], stop: Stop
) -> MixedVariant:
    """An exercise with few answers, and none of the known labels, if there is one."""
    found = islice(positions_of(lesson, seed, variants, stop), LOOKED_AT)
    first = next(found)
    fit = (
        each
        for each in chain([first], found)
        if _label(each) not in known and len(_answers(each, stop)) <= MOST_ANSWERS
    )
    return exercise_at(next(fit, first), stop)


def _label(position: MixedPosition) -> Message:
    return Message("{count} cells open", count=len([*position.grid.empty_cells]))


def _answers(position: MixedPosition, stop: Stop) -> dict[Marks, ReasonedStep]:
    """All steps that are right, the position's first."""
    is_entered = position.step.placement is not None
    steps = taught_steps(at_position(position), stop)
    return _by_marks(chain([position.step], steps), is_entered=is_entered)


def exercise_at(position: MixedPosition, stop: Stop = never) -> MixedVariant:
    """The exercise in a position. Raises `Cancelled`."""
    grid, is_entered = position.grid, position.step.placement is not None
    steps, left = _answers(position, stop), at_position(position)
    for step in (*taught_steps(left, stop),):
        if not step.placement:
            step.take(left)
    later = _by_marks(taught_steps(left, stop), is_entered=True) if is_entered else {}
    solution = solve(position.puzzle, stop)
    assert solution is not None  # noqa: S101 - its puzzle has one
    return MixedVariant(
        "enter" if is_entered else "strike",
        grid,
        Task(_label(position), ENTER if is_entered else STRIKE, NOTHING_NAMED),
        tuple(map(Answer, steps)),
        View(notes=not is_entered, pattern=False),
        about="mixed",
        puzzle=position.puzzle,
        solution=solution,
        steps=tuple(steps.values()),
        in_two=tuple(step for marks, step in later.items() if marks not in steps),
        left=tuple(left.masks),
        left_at_last=tuple((left if is_entered else left_by_taught(left, stop)).masks),
    )


def _by_marks(steps: Iterable[ReasonedStep], *, is_entered: bool) -> dict[Marks, ReasonedStep]:
    """The steps that place a digit, or the others, by what they conclude: the first of each."""
    found = dict[Marks, ReasonedStep]()
    for step in steps:
        if (step.placement is not None) == is_entered:
            found.setdefault(marks_of(step), step)
    return found


def marks_of(step: ReasonedStep) -> Marks:
    """What a step concludes, as a player marks it."""
    if step.placement:
        return frozenset({Candidate(*step.placement)})
    return frozenset(
        Candidate(cell, digit + 1)
        for cell, mask in step.eliminations
        for digit in range(mask.bit_length())
        if mask >> digit & 1
    )

# SPDX-License-Identifier: MIT
"""Positions for the mixed exercises on variants: in each a rule of the board gives the next step.

They are of variants of days that are years ahead, so that nobody is told about a coming one, each
on its board turned in one of eight ways.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import timedelta

from sudoku_qt.engine.sudoku.generate.variants.daily_variants import (
    DAYS,
    FIRST_MONDAY,
    DailyVariants,
)
from sudoku_qt.engine.sudoku.generate.variants.variant_practice import FROM_DAY
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.variants.outlook import position_of
from sudoku_qt.engine.sudoku.learn.lessons.course import Lesson
from sudoku_qt.engine.sudoku.learn.variants.taught_steps import (
    SINGLES,
    PlainBoard,
    is_taught,
    next_step,
)
from sudoku_qt.engine.sudoku.learn.variants.turning import ALL, BoardTurn
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, go_on, never

MOST_GONE = 6
"""The most candidates that the step of a position takes away."""
MOST_NOTES = 280
"""The most candidates on a board from which some are to be struck out."""
LAST = 3
"""The last positions of a puzzle where candidates go away: before them there is much to find."""


@dataclass(frozen=True)
class MixedPosition:
    """A position of a puzzle with its candidates, and the step that comes next.

    A digit is to be entered where the candidates are those that the digits on the board leave.
    """

    puzzle: VariantPuzzle
    grid: Grid
    step: ReasonedStep


def positions_of(
    lesson: Lesson, seed: str, variants: DailyVariants, stop: Stop = never
) -> Iterator[MixedPosition]:
    """Yield positions for what a lesson teaches, each of another puzzle.

    In all of them a digit follows, or in all candidates go away. They are always the same for a
    seed. Raises `Cancelled`.
    """
    rng = SeededRandom(f"mixed variants {lesson.name} {seed}")
    is_entered = rng.choice((False, True))
    for number in rng.shuffled(range(FROM_DAY, DAYS)):
        go_on(stop)
        puzzle = variants.puzzle(FIRST_MONDAY + timedelta(number))
        if {*puzzle.rules.named()} <= {*lesson.kinds}:
            due = due_in(turned(puzzle, rng.choice(ALL)), is_entered=is_entered, stop=stop)
            found = (*due,)
            if found:
                yield rng.choice(found if is_entered else found[-LAST:])


def turned(puzzle: VariantPuzzle, way: int) -> VariantPuzzle:
    """A puzzle on its board turned in one of the ways."""
    turning = BoardTurn(way, puzzle.rules.size)
    return VariantPuzzle(turning.rules(puzzle.rules), turning.values(puzzle.givens))


def due_in(
    puzzle: VariantPuzzle, *, is_entered: bool, stop: Stop = never
) -> Iterator[MixedPosition]:
    """Yield the positions of the solving path in which a rule of the board gives the next step.

    In all of them a digit follows, or in all candidates go away. The step is taught, and a plain
    board has none as easy; what it has is taken first. Raises `Cancelled`.
    """
    marks, grid = Marks(puzzle), Grid.of_givens(puzzle.givens, puzzle.rules.shape)
    plain, is_fresh = PlainBoard(puzzle.rules), True
    while not marks.is_solved and (is_fresh or not is_entered):
        go_on(stop)
        step, rung = next_step(marks)
        if step is None:
            return
        by_digits = is_fresh and rung <= SINGLES
        easier = plain.single(marks) if by_digits else plain.step(marks, rung)
        fits = is_taught(step) and bool(step.placement) == is_entered and _fits(step, marks)
        if easier is None and fits:
            yield MixedPosition(puzzle, position_of(marks, grid), step)
        step = easier or step
        is_fresh = is_fresh and bool(step.placement)
        step.take(marks)


def _fits(step: ReasonedStep, marks: Marks) -> bool:
    """Whether a position is one to ask about: not where a digit is seen at once."""
    if step.placement:
        is_alone = step.constraint is not None and len(step.constraint.cells) == 1
        return step.technique != "last_cell" and not is_alone
    notes = sum(mask.bit_count() for mask in marks.masks)
    gone = sum(mask.bit_count() for _, mask in step.eliminations)
    return notes <= MOST_NOTES and gone <= MOST_GONE


def at_position(position: MixedPosition) -> Marks:
    """The marks of a position."""
    grid = position.grid
    marks = Marks(replace(position.puzzle, givens=grid.values))
    marks.masks = [noted or mask for noted, mask in zip(grid.candidates, marks.masks, strict=True)]
    return marks

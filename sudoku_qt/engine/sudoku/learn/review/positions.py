# SPDX-License-Identifier: MIT
"""The position in which a technique comes back: of the player's own puzzles, or of the course."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.generate.practice import first_use, ladder_with, up_to
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition, positions
from sudoku_qt.engine.sudoku.learn.exercises import tasks
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise
from sudoku_qt.engine.sudoku.learn.exercises.judge import FOLLOWED
from sudoku_qt.engine.sudoku.learn.lessons.lesson import LARGE, SINGLES
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.engine.work import Stop, never


@dataclass(frozen=True)
class ReviewPosition:
    """An exercise, and the givens of its puzzle; `own` is its number among the player's, or -1."""

    exercise: Exercise
    puzzle: str
    own: int = -1


def review_position(
    technique: str, own: Iterable[str], last: str, pool: tuple[str, Path], stop: Stop = never
) -> ReviewPosition:
    """The position for a review, not of the `last` puzzle.

    It is of the first of the player's `own` puzzles, lines of 81 characters, in which the technique
    is due; if there is none, of the `pool`: a seed, and the file of the practice bank. Raises
    `Fault` for a technique that is not on the ladder, and `Cancelled`.
    """
    of_pool = positions(technique, *pool, stop)
    found = chain(_of_own(technique, own, stop), ((each, -1) for each in of_pool))
    for position, number in found:
        puzzle = "".join(write_rows(position.grid.givens))
        if puzzle != last:
            return ReviewPosition(_asked(position), puzzle, number)
    raise Fault("No puzzle for “{name}” was found.", name=technique)


def _of_own(
    technique: str, own: Iterable[str], stop: Stop
) -> Iterator[tuple[ExamplePosition, int]]:
    """Yield the positions in the player's puzzles, with their numbers."""
    ladder = up_to(technique, ladder_with(technique))
    for number, puzzle in enumerate(own):
        found = first_use(parse(puzzle), technique, ladder, stop)
        if found is not None:
            board, finding = found
            grid: Grid = board.grid()
            step = Step.of(technique, finding, grid.candidates, grid.values)
            yield ExamplePosition(grid, step), number


def _asked(position: ExamplePosition) -> Exercise:
    """The last task of the technique's lesson, which tells nothing but its name.

    Large patterns, and what is followed and not seen, are asked for by what they conclude.
    """
    technique = position.step.technique
    if technique in SINGLES:
        return SINGLES[technique][-1](position)
    if technique in FOLLOWED or len(pattern_of(position.step)) > LARGE:
        return tasks.conclude(position)
    return tasks.mark_any(position)

# SPDX-License-Identifier: MIT
"""The work for lessons on paper: their examples, exercises and puzzles, each with its solution."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sudoku_qt.controllers.sudoku.workers.teaching.exercises import (
    make_exercises,
    make_first_puzzle,
)
from sudoku_qt.controllers.sudoku.workers.teaching.learn import find_example, find_puzzles
from sudoku_qt.controllers.sudoku.workers.worksheet import prepare_order
from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise
from sudoku_qt.engine.sudoku.learn.lessons.course import Lesson
from sudoku_qt.engine.sudoku.worksheet import Prepared
from sudoku_qt.engine.work import go_on

EXAMPLE_SEED = "example"
"""The seed of examples in the course, which are always the same."""
PUZZLES = 3
"""The puzzles of a lesson on paper."""


@dataclass(frozen=True)
class LessonOrder:
    """What a lesson needs: a technique for its example, one for puzzles, "" for none.

    `puzzles` are those of a lesson that has its own.
    """

    lesson: Lesson
    example: str = ""
    technique: str = ""
    has_exercises: bool = True
    puzzles: tuple[SudokuSetup, ...] = ()


@dataclass(frozen=True)
class LessonMade:
    """What was made for a lesson."""

    example: ExamplePosition | None = None
    exercises: tuple[Exercise, ...] = ()
    puzzles: tuple[Prepared, ...] = ()


@as_work
def make_lessons(ticket: Ticket, orders: Sequence[LessonOrder], seed: str) -> list[LessonMade]:
    """The work of making all that some lessons need, always the same for a seed."""
    made = list[LessonMade]()
    for order in orders:
        made.append(_made(ticket, order, seed))
        ticket.tell(len(made) / len(orders))
    return made


def _made(ticket: Ticket, order: LessonOrder, seed: str) -> LessonMade:
    lesson = order.lesson
    go_on(ticket.stopped)
    made = LessonMade()
    if order.example:
        made = replace(made, example=find_example(order.example, EXAMPLE_SEED)(ticket))
    if order.has_exercises and not (lesson.has_boards or lesson.is_puzzle):
        made = replace(made, exercises=make_exercises(lesson, f"{seed} {lesson.name}")(ticket))
    setups = order.puzzles
    if lesson.is_puzzle:
        grid = make_first_puzzle(seed)(ticket)
        setups = (SudokuSetup(grid.givens, "generated", "standard"),)
    elif order.technique:
        setups = find_puzzles(order.technique, f"{seed} {lesson.name}")(ticket)[:PUZZLES]
    grids = [(each, Grid.of_givens(each.givens, each.shape)) for each in setups]
    return replace(made, puzzles=tuple(prepare_order(each, ticket.stopped) for each in grids))

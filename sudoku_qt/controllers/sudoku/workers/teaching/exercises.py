# SPDX-License-Identifier: MIT
"""The work that makes the exercises of a lesson, and sees what was found in a game."""

from collections.abc import Sequence

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise
from sudoku_qt.engine.sudoku.learn.lessons.course import Lesson
from sudoku_qt.engine.sudoku.learn.lessons.first_puzzle import first_puzzle
from sudoku_qt.engine.sudoku.learn.lessons.lesson import another, exercises
from sudoku_qt.engine.sudoku.learn.practised import found_by
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.paths import resource

BANK = "puzzles/techniques.zip"


def make_exercises(lesson: Lesson, seed: str) -> Work[tuple[Exercise, ...]]:
    """The work that ends in four exercises, the same for a seed."""

    def work(ticket: Ticket) -> tuple[Exercise, ...]:
        return exercises(lesson, seed, resource(BANK), ticket.stopped)

    return work


def make_another(lesson: Lesson, like: tuple[Exercise, int], seed: str) -> Work[Exercise]:
    """The work that ends in an exercise like one at a place (0-3), the same for a seed."""

    def work(ticket: Ticket) -> Exercise:
        return another(lesson, like, seed, resource(BANK), ticket.stopped)

    return work


def make_first_puzzle(seed: str) -> Work[Grid]:
    """The work that ends in a first puzzle, the same for a seed."""

    def work(ticket: Ticket) -> Grid:
        return first_puzzle(seed, ticket.stopped)

    return work


def notice_found(states: Sequence[Grid], after: Grid, technique: str) -> Work[Step | None]:
    """The work that finds out whether a move after some states did a step of a technique."""

    def work(ticket: Ticket) -> Step | None:
        return found_by(Play.of_states(states), after, technique, ticket.stopped)

    return work

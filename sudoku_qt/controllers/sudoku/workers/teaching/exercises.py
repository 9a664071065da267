# SPDX-License-Identifier: MIT
"""The work of making a lesson's exercises, of noticing a technique in a game, and of reviews."""

from collections.abc import Sequence

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise
from sudoku_qt.engine.sudoku.learn.lessons.course import Lesson
from sudoku_qt.engine.sudoku.learn.lessons.first_puzzle import first_puzzle
from sudoku_qt.engine.sudoku.learn.lessons.lesson import another, exercises
from sudoku_qt.engine.sudoku.learn.practised import found_by
from sudoku_qt.engine.sudoku.learn.review.positions import ReviewPosition, review_position
from sudoku_qt.engine.sudoku.learn.review.schedule import Memory
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.seeded_random import fresh_seed
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.paths import resource

BANK, VARIANTS = "puzzles/techniques.zip", "puzzles/daily_variants.zip"


@as_work
def make_exercises(ticket: Ticket, lesson: Lesson, seed: str) -> tuple[Exercise, ...]:
    """The work of making four exercises, always the same for a seed."""
    if lesson.is_variant:
        from sudoku_qt.engine.sudoku.learn.variants import mixed_variants  # variants: 90 ms

        return (*mixed_variants.four_mixed(seed, resource(VARIANTS), ticket.stopped),)
    return exercises(lesson, seed, resource(BANK), ticket.stopped)


@as_work
def make_another(ticket: Ticket, lesson: Lesson, like: tuple[Exercise, int], seed: str) -> Exercise:
    """The work of making an exercise like one at a place (0-3), always the same for a seed."""
    if lesson.is_variant:
        from sudoku_qt.engine.sudoku.learn.variants import mixed_variants  # variants: 90 ms

        return mixed_variants.another_mixed(f"{seed} {like[1]}", resource(VARIANTS), ticket.stopped)
    return another(lesson, like, seed, resource(BANK), ticket.stopped)


@as_work
def make_first_puzzle(ticket: Ticket, seed: str) -> Grid:
    """The work of making a first puzzle, always the same for a seed."""
    return first_puzzle(seed, ticket.stopped)


@as_work
def notice_found(
    ticket: Ticket, states: Sequence[Grid], after: Grid, technique: str
) -> Step | None:
    """The work of finding whether a move made a step of a technique."""
    return found_by(Play.of_states(states), after, technique, ticket.stopped)


@as_work
def notice_found_in_variant(
    ticket: Ticket, puzzle: VariantPuzzle, states: Sequence[Grid], after: Grid, practice: str
) -> ReasonedStep | None:
    """The work of finding whether a move in a variant made a step of what is practised."""
    from sudoku_qt.engine.sudoku.generate.variants import variant_practice  # variants: 90 ms

    return variant_practice.found_by(puzzle, states, after, practice, ticket.stopped)


@as_work
def find_review(ticket: Ticket, memory: Memory, own: Sequence[str]) -> ReviewPosition:
    """The work of finding the position in which a technique comes back.

    It is of the player's own puzzles or of the practice bank.
    """
    pool = fresh_seed(), resource(BANK)
    return review_position(memory.technique, own, memory.puzzle, pool, ticket.stopped)

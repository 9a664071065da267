# SPDX-License-Identifier: MIT
"""What is drawn in an exercise: a pattern, what is offered, the marks, and a chain as it grows."""

from collections.abc import Iterable, Iterator

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.exercises.chain_tasks import chain_of
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise, Marks, cells_of
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.sudoku.board.drawing import Arrow, Drawing
from sudoku_qt.models.sudoku.steps.drawing import arrow_of, discs_of

LIT = "same"
"""The role of the highlighted digit."""
BODY = "set_a"
"""The role of a fish that is claimed."""
CONCLUDES = frozenset({"eliminated", "follows"})
Discs = list[tuple[Candidate, str]]


def drawing_of_exercise(exercise: Exercise, grid: Grid, marks: Marks, *, is_done: bool) -> Drawing:
    """The lit digit, the pattern if it is given, and the marks; `grid` is the one on the board."""
    discs = [*_struck(exercise, marks), *_pattern(exercise), *_lit(exercise, grid)]
    arrows: tuple[Arrow, ...] = ()
    if exercise.begun:
        chain = chain_of(exercise)
        path = chain.continued(marks)
        step = chain.drawn(path)
        discs = [*((mark.candidate, mark.role) for mark in step.marks), *discs]
        arrows = tuple(map(arrow_of, step.links))
    frames = exercise.view.frames
    if is_done:
        frames = exercise.fish.outside(grid) if exercise.fish else frozenset()
    grounds = dict.fromkeys(exercise.given, "where")
    return Drawing(discs_of(discs), grounds, frames, arrows, picked_of(exercise, marks))


def picked_of(exercise: Exercise, marks: Marks) -> frozenset[int]:
    """The cells that are marked."""
    return cells_of(marks) if exercise.kind == "mark" else frozenset()


def linked(exercise: Exercise, marks: Marks) -> tuple[Candidate, ...]:
    """The candidates added to a chain: those that continue it in order, then the others."""
    path = chain_of(exercise).continued(marks)
    return *path[len(exercise.begun) :], *sorted(marks - {*path})


def _struck(exercise: Exercise, marks: Marks) -> Discs:
    if exercise.kind == "strike":
        return [(mark, "eliminated") for mark in marks]
    return [(mark, LIT) for mark in marks] if exercise.kind == "link" else []


def _pattern(exercise: Exercise) -> Iterator[tuple[Candidate, str]]:
    """Yield the candidates of a pattern that is given, or of a fish that is claimed."""
    step, fish = exercise.step, exercise.fish
    if fish:
        yield from ((Candidate(cell, fish.digit), BODY) for cell in fish.body(exercise.grid))
    elif step and exercise.kind == "strike" and exercise.view.pattern:
        yield from (
            (mark.candidate, mark.role) for mark in step.marks if mark.role not in CONCLUDES
        )


def _lit(exercise: Exercise, grid: Grid) -> Iterator[tuple[Candidate, str]]:
    """Yield what is highlighted: what is offered, and a digit among the notes or the digits."""
    yield from ((each, LIT) for each in sorted(exercise.view.offered))
    digit = exercise.view.digit
    if digit:
        yield from ((Candidate(cell, digit), LIT) for cell in _places(exercise, grid, digit))


def _places(exercise: Exercise, grid: Grid, digit: int) -> Iterable[int]:
    """The cells with a digit: as a note or, if notes are hidden, as their own."""
    if exercise.view.notes:
        return (cell for cell in range(CELLS) if grid.candidates[cell] >> digit - 1 & 1)
    return (cell for cell in range(CELLS) if grid.values[cell] == digit)

# SPDX-License-Identifier: MIT
"""The exercises that offer three candidates: which of them go by a pattern, and which only nearly.

What does not go sees a part of the pattern, and the pattern holds with it all the same.
"""

from collections.abc import Iterator

from sudoku_qt.engine.message import Message, OpenMessage
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.learn.entailed import proved_by
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Answer, Exercise, Task, View
from sudoku_qt.engine.sudoku.learn.exercises.tasks import conclude, number_words
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.kept import of_kept
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

OFFERED = 3


def which_of_three(position: ExamplePosition) -> Exercise:
    """Strike out those of three candidates that go; if there are not so many, all that go."""
    step = position.step
    goes = step.eliminations[: OFFERED - 1]
    near = [*_near(position)][: OFFERED - len(goes)]
    if len(goes) + len(near) < OFFERED:
        return conclude(position)
    task = Task(
        Message("Which of three?"),
        OpenMessage(
            "Three candidates are lit. Strike out the {count} that the {name} takes away.",
            count=number_words(len(goes)),
        )
        if len(goes) > 1
        else OpenMessage(
            "Three candidates are lit. Strike out the one that the {name} takes away."
        ),
        Message("Its cells are marked already."),
    )
    view = View(offered=frozenset((*goes, *near)))
    answer = Answer(frozenset(goes), step)
    return Exercise("strike", position.grid, task, (answer,), view, about="which")


def _near(position: ExamplePosition) -> Iterator[Candidate]:
    """Yield candidates that see a part of the pattern and do not go, those that see most first."""
    grid, step = position.grid, position.step
    own = pattern_of(step)
    goes = proved_by(grid.candidates, own).union(step.eliminations)
    digits = {each.digit for each in step.eliminations}
    there = [
        Candidate(cell, digit)
        for cell in grid.empty_cells
        if cell not in own
        for digit in digits_in(grid.candidates[cell])
        if digit in digits
    ]
    seen = {each: _seen(position, each) for each in there if each not in goes}
    for each in sorted(seen, key=lambda each: -seen[each]):
        if seen[each] and next(of_kept(step, each), None) is not None:
            yield each


def _seen(position: ExamplePosition, one: Candidate) -> int:
    """How many candidates of the pattern it excludes."""
    marks = {mark.candidate for mark in position.step.marks if mark.role != "eliminated"}
    peers = STANDARD_SHAPE.peers[one.cell]
    return sum(each.digit == one.digit and each.cell in peers for each in marks)

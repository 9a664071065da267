# SPDX-License-Identifier: MIT
"""The exercises at the end of a section: a position, and nothing that says what to look for."""

from collections.abc import Sequence
from itertools import chain

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Answer, Exercise, Task, View
from sudoku_qt.engine.sudoku.learn.patterns import steps_in
from sudoku_qt.engine.sudoku.logic.step import Candidate


def any_digit(position: ExamplePosition, taught: Sequence[str]) -> Exercise:
    """Enter any digit that follows by what was taught; no notes are shown."""
    task = Task(
        open_label(position),
        Message("Which digit can be entered here? Enter any that follows."),
        Message("Nothing says what to look for."),
    )
    return Exercise(
        "enter", position.grid, task, _answers(position, taught), View(notes=False), about="mixed"
    )


def any_elimination(position: ExamplePosition, taught: Sequence[str]) -> Exercise:
    """Strike out what one step takes away, by any technique that was taught."""
    task = Task(
        open_label(position),
        Message(
            "Which notes can be struck out here? Find one step, and strike out all that it "
            "takes away."
        ),
        Message("Nothing says what to look for."),
    )
    return Exercise(
        "strike",
        position.grid,
        task,
        _answers(position, taught),
        View(pattern=False),
        about="mixed",
    )


def open_label(position: ExamplePosition) -> Message:
    """The label of an exercise: how many cells are open, which says nothing of what to find."""
    return Message("{count} cells open", count=len([*position.grid.empty_cells]))


def _answers(position: ExamplePosition, taught: Sequence[str]) -> tuple[Answer, ...]:
    """What each step gives or takes away, as the position's own step does; that comes first.

    Of several steps with the same conclusion it is the one that was taught first.
    """
    found: dict[frozenset[Candidate], Answer] = {}
    for step in chain([position.step], *(steps_in(position.grid, each) for each in taught)):
        marks = frozenset(step.placements if position.step.placements else step.eliminations)
        if marks:
            found.setdefault(marks, Answer(marks, step))
    return tuple(found.values())

# SPDX-License-Identifier: MIT
"""What an exercise is made of."""

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.exercises.exercise import (
    Answer,
    Exercise,
    Task,
    cells_as_marks,
    cells_of,
)

GRID = Grid.of_givens(bytes(81))
TASK = Task(Message("A cell"), Message("Mark {cell}."))


def test_the_smallest_answer_says_how_many_marks_it_takes() -> None:
    answers = tuple(Answer(cells_as_marks(frozenset(range(size)))) for size in (5, 4))

    assert Exercise("mark", GRID, TASK, answers).count == 4


def test_about_the_board_there_is_no_step() -> None:
    exercise = Exercise("mark", GRID, TASK, (Answer(cells_as_marks(frozenset({3}))),))

    assert exercise.step is None
    assert exercise.technique == ""
    assert not exercise.given


def test_cells_are_marked_and_read_back() -> None:
    assert cells_of(cells_as_marks(frozenset({3, 7}))) == {3, 7}

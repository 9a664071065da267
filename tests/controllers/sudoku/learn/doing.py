# SPDX-License-Identifier: MIT
"""How exercises are done in the real window, by clicks and keys."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton

from sudoku_qt.controllers.sudoku.learn.exercises import Exercises
from sudoku_qt.controllers.sudoku.learn.sitting import ExerciseSitting
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise
from sudoku_qt.views.sudoku.learn.page import EXERCISES
from tests.controllers.conftest import Program


def open_lesson(program: Program, lesson: str) -> Exercises:
    """Open the exercises of a lesson by keys and the head's own control."""
    if not program.controller.learning.is_open:
        program.press(Qt.Key.Key_L)
    program.controller.learning.show_topic(lesson)
    program.settle()
    program.controller.learning.show_part(EXERCISES)
    program.settle()
    return program.controller.exercises


def exercise(found: Exercises) -> Exercise:
    """What is on the board."""
    assert isinstance(found.sitting, ExerciseSitting)
    return found.sitting.exercise


def click_cell(program: Program, found: Exercises, cell: int, digit: int = 5) -> None:
    """Click a cell where a digit has its place among the notes."""
    board = found.view.sheet.board
    rect = board.cell_rect(*divmod(cell, 9))
    row, column = divmod(digit - 1, 3)
    point = rect.topLeft() + QPoint(
        round(rect.width() * (0.2 + 0.3 * column)), round(rect.height() * (0.2 + 0.3 * row))
    )
    program.qtbot.mouseClick(
        board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
    )


def type_at(program: Program, found: Exercises, cell: int, digit: int) -> None:
    """Click a cell and type a digit."""
    click_cell(program, found, cell)
    program.qtbot.keyClick(found.view.sheet.board, Qt.Key(Qt.Key.Key_0 + digit))


def check(program: Program, found: Exercises) -> None:
    """Click the filled key and wait for what it does."""
    program.qtbot.mouseClick(found.view.sheet.check_key, Qt.MouseButton.LeftButton)
    program.settle()


def solve(program: Program, found: Exercises) -> None:
    """Find what is asked for, by clicks, and have it checked."""
    asked = exercise(found)
    for cell, digit in sorted(asked.answers[0].marks):
        if asked.kind == "choose":
            program.qtbot.keyClick(found.view.sheet.board, Qt.Key(Qt.Key.Key_0 + digit))
            break
        if asked.kind == "enter" and not asked.view.digit:
            type_at(program, found, cell, digit)
        else:
            click_cell(program, found, cell, digit or 5)
    check(program, found)


def tabs(program: Program) -> list[str]:
    """What the parts of the lesson are called."""
    parts = program.controller.learning.page.head.parts
    return [part.text() for part in parts.findChildren(QAbstractButton)]


def answer(found: Exercises) -> str:
    """What stands in the box."""
    return found.view.sheet.answer.text.text()


def show(program: Program, found: Exercises) -> None:
    """Click "Show me"."""
    program.qtbot.mouseClick(found.view.sheet.show_key, Qt.MouseButton.LeftButton)


def miss(program: Program, found: Exercises) -> None:
    """Mark as many cells as are asked for, but filled ones, have it checked and unmark them."""
    asked = exercise(found)
    cells = [cell for cell, value in enumerate(asked.grid.values) if value][: asked.count]
    for cell in cells:
        click_cell(program, found, cell)
    check(program, found)
    for cell in cells:
        click_cell(program, found, cell)

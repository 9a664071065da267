# SPDX-License-Identifier: MIT
"""The pulse: a digit that completes a house lets it shine up; going back does not."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.engine.sudoku.kernel.solver import solve
from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.views.board.veil import Veil
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, go, paste
from tests.views.parts import veils

SOLUTION = solve(EASY).solution or b""
ROW = [cell for cell in range(SIDE) if EASY[cell] == "."]
"""The empty cells of the first row."""


def enter(program: Program, cell: int, digit: int) -> None:
    """Enter a digit in a cell."""
    go(program, cell)
    program.press(Qt.Key(Qt.Key.Key_0 + digit))


def pulses(program: Program) -> list[Veil]:
    """What pulses on the board."""
    return veils(program.controller.page.board)


@pytest.fixture
def nearly(program: Program) -> Program:
    """The first row, but for its last empty cell."""
    paste(program, EASY)
    for cell in ROW[:-1]:
        enter(program, cell, SOLUTION[cell])
    for veil in pulses(program):
        veil.deleteLater()
    assert not pulses(program)
    return program


def test_the_digit_that_completes_a_row_lets_it_pulse(nearly: Program) -> None:
    enter(nearly, ROW[-1], SOLUTION[ROW[-1]])
    (veil,) = pulses(nearly)
    board = nearly.controller.page.board
    assert veil.geometry().contains(board.cell_rect(0, 0))
    assert veil.geometry().contains(board.cell_rect(0, 8))


def test_a_digit_that_stands_twice_completes_nothing(nearly: Program) -> None:
    enter(nearly, ROW[-1], SOLUTION[ROW[0]])
    assert not pulses(nearly)


def test_going_back_to_a_complete_row_lets_nothing_pulse(nearly: Program) -> None:
    enter(nearly, ROW[-1], SOLUTION[ROW[-1]])
    nearly.press(Qt.Key.Key_Delete)
    for veil in pulses(nearly):
        veil.deleteLater()
    nearly.controller.undo()
    assert not pulses(nearly)


def test_whoever_wants_no_motion_sees_none(nearly: Program) -> None:
    nearly.appearance.set_still(on=True)
    enter(nearly, ROW[-1], SOLUTION[ROW[-1]])
    assert not pulses(nearly)

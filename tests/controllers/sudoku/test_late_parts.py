# SPDX-License-Identifier: MIT
"""The parts of a Sudoku that wait are not there before they are asked for, and are kept then."""

from sudoku_qt.controllers.sudoku.late_parts import SudokuLateParts
from sudoku_qt.late import late_parts
from tests.controllers.conftest import Begin


def test_no_part_is_made_by_beginning_a_game(begin: Begin) -> None:
    controller = begin().controller
    made = [name for name, part in late_parts(SudokuLateParts).items() if part.made(controller)]
    assert made == []
    controller.actions["check"].trigger()
    assert SudokuLateParts.inspecting.made(controller) is controller.inspecting

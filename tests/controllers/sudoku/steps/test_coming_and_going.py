# SPDX-License-Identifier: MIT
"""Which list and position the dock begins with, and that it leaves nothing behind."""

from PySide6.QtCore import Qt

from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.models.sudoku.steps.model import StepRole
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, SOLUTION, paste
from tests.controllers.sudoku.steps.test_panel import (
    click_step,
    dock,
    listed,
    look,
    open_steps,
    panel,
    press,
    shown,
)


def test_left_and_right_change_the_list(program: Program) -> None:
    open_steps(program)
    count = len(panel(program).outlook.now)
    press(program, Qt.Key.Key_Right)
    assert dock(program).segment.key == "now"
    assert len(listed(program)) == count
    press(program, Qt.Key.Key_Left)
    assert dock(program).segment.key == "path"
    assert len(listed(program)) == len(panel(program).outlook.path)


def test_no_other_position_is_left_on_the_board_when_what_is_explained_is_closed(
    program: Program,
) -> None:
    open_steps(program)
    given = shown(program)
    click_step(program, 20)
    panel(program).explain()
    assert shown(program) != given
    program.controller.actions["show_steps"].trigger()
    assert shown(program) == given
    assert not program.controller.hints.is_open


def test_a_solved_puzzle_is_looked_back_at_from_its_first_step(program: Program) -> None:
    paste(program, EASY)
    session = program.controller.session
    empty = [cell for cell, digit in enumerate(session.state.values) if not digit]
    program.controller.context.play(tuple(Edit(cell, "=", int(SOLUTION[cell])) for cell in empty))
    program.controller.actions["show_steps"].trigger()
    look(program)
    assert program.controller.status().startswith("Solved · Preview: before step 1 of 51; Esc goes")
    steps = dock(program)
    assert steps.list.number == panel(program).number == 1
    assert "step 1 of" in steps.plot.accessibleDescription()
    assert steps.go_key.text() == "Go to here"
    model = steps.list.model()
    rows = [model.index(line, 0).data(StepRole.ROW) for line in range(model.rowCount())]
    assert rows
    assert not any(row.is_past or row.is_next for row in rows)

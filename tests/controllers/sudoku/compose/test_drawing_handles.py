# SPDX-License-Identifier: MIT
"""Handles of what is selected, in the window, and drawing without a mouse."""

from PySide6.QtCore import Qt

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from tests.controllers.sudoku.by_hand import go
from tests.controllers.sudoku.compose.setter import LEFT, Setter

Key = Qt.Key


def test_a_selected_line_is_taken_by_its_handles_and_grows_by_plus(setter: Setter) -> None:
    setter.take("lines", "thermometer")
    setter.drag(0, 2)
    shown = setter.board._constraints
    assert shown is not None
    assert [grip.extends for grip in shown._held.grips] == [False, False, True]
    setter.click(2.92, 0.5)
    assert setter.there() == (Constraint("thermometer", (0, 1, 2, 3)),)
    setter.type(Key.Key_Plus, Key.Key_Minus, Key.Key_Minus)
    assert setter.there() == (Constraint("thermometer", (0, 1, 2)),)
    assert not any(setter.program.controller.session.state.values)
    setter.type(Key.Key_Escape)
    shown = setter.board._constraints
    assert shown is not None
    assert shown._held.grips == ()


def test_a_line_is_drawn_without_a_mouse(setter: Setter) -> None:
    setter.take("lines", "palindrome")
    go(setter.program, 40)
    setter.type(Key.Key_Return, Key.Key_Right)
    setter.program.press(Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    setter.type(Key.Key_Up, Key.Key_Up, Key.Key_Down)
    assert setter.there() == ()
    setter.type(Key.Key_Return)
    assert [{*each.cells} for each in setter.there()] == [{40, 41, 33}]
    setter.type(Key.Key_Return, Key.Key_Return, Key.Key_Left, Key.Key_Escape, Key.Key_Return)
    assert len(setter.there()) == 1, "Escape drops what is being drawn"


def test_a_clue_beside_the_board_is_set_without_a_mouse(setter: Setter) -> None:
    setter.take("edge", "sandwichsum")
    go(setter.program, 40)
    setter.type(Key.Key_Return, Key.Key_Return, Key.Key_1, Key.Key_5, Key.Key_Return)
    (clue,) = setter.there()
    assert clue.value == 15
    assert 40 in clue.cells
    assert setter.drawing.sketch.target is None


def test_cells_join_a_cage_by_ctrl_and_a_click(setter: Setter) -> None:
    setter.take("areas", "killercage")
    setter.drag(0, 1)
    point = setter.board.cell_rect(1, 0).center()
    held = Qt.KeyboardModifier.ControlModifier
    setter.program.qtbot.mouseClick(setter.board.surface, LEFT, held, point)
    assert setter.there() == (Constraint("killercage", (0, 1, 9)),)
    setter.program.qtbot.mouseClick(setter.board.surface, LEFT, held, point)
    assert setter.there() == (Constraint("killercage", (0, 1)),)


def test_too_long_a_line_is_said_to_be(setter: Setter) -> None:
    setter.take("lines", "thermometer")
    setter.drag(0, 8, 17)
    assert setter.there() == ()
    assert setter.program.notice() == "“Thermometer” is longer than there are digits"


def test_what_is_selected_is_duplicated_beside_it_and_undone(setter: Setter) -> None:
    setter.take("lines", "arrow")
    setter.drag(0, 2)
    button = setter.drawing.selection.duplicate
    setter.program.qtbot.mouseClick(button, LEFT)
    setter.program.settle()
    first, second = setter.there()
    assert (first.cells, second.cells) == ((0, 1, 2), (9, 10, 11))
    assert setter.drawing.sketch.selected == second
    setter.type(Key.Key_Plus)
    assert (*second.cells, 12) in {each.cells for each in setter.there()}
    setter.program.controller.session.undo()
    setter.program.controller.session.undo()
    assert setter.there() == (first,)


def test_where_there_is_no_room_nothing_is_duplicated(setter: Setter) -> None:
    setter.take("lines", "thermometer")
    setter.drag(0, 2)
    assert setter.drawing.selection.duplicate.isVisible()
    setter.type(Key.Key_Escape)
    setter.take("edge", "littlekillersum")
    setter.click(-0.5, -0.5)
    assert not setter.drawing.selection.duplicate.isVisible()

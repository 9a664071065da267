# SPDX-License-Identifier: MIT
"""Every tool in the window: what it draws is changed, taken away, brought back, saved and read."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.gesture import Gesture, Typed
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.models.sudoku.compose.tools import FAMILIES, SWITCHES, Tool, tool_named
from tests.controllers.sudoku.compose.setter import Setter
from tests.sweeps import every

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
TOOLS = [tool for family in FAMILIES for tool in family.tools if not tool.is_region]
NUMBERS = {
    "killercage": (15, 21), "cage": (15, 9), "whispers": (4, 3), "modularline": (2, 4),
    "difference": (2, 3), "ratio": (3, 4), "littlekillersum": (23, 12), "sandwichsum": (10, 7),
    "xsum": (23, 15), "skyscraper": (3, 4),
}  # fmt: skip
"""A number to be typed at each, and another one."""


def draw(setter: Setter, tool: Tool) -> None:
    """Draw with the mouse, and type what is to be typed."""
    if tool.gesture is Gesture.LINE:
        setter.drag(19, 20, 30, 40)
    elif tool.gesture is Gesture.CELLS:
        setter.drag(30, 31, 40)
    elif tool.gesture is Gesture.TWINS:
        setter.drag(0, 1)
        setter.click(4.5, 4.5)
    elif tool.gesture is Gesture.EDGE:
        setter.click(3.5, -0.3)
    else:
        across, down = {"corner": (5.0, 5.0), "border": (5.0, 4.5)}.get(tool.gesture, (4.5, 4.5))
        setter.click(across, down)
    write(setter, tool, 0)


def write(setter: Setter, tool: Tool, which: int) -> None:
    """Type one of two values."""
    if tool.typed is Typed.NUMBER:
        number = str(NUMBERS[tool.name][which])
        setter.type(*(Key(ord(sign)) for sign in number))
    elif tool.typed is Typed.DIGITS:
        setter.type(*((Key.Key_2, Key.Key_7) if which == 0 else (Key.Key_5,)))


def change(setter: Setter, tool: Tool) -> bool:
    """Change what is selected; return whether it can be."""
    if tool.typed is not Typed.NOTHING:
        setter.type(Key.Key_Return)
        select(setter, tool)
        write(setter, tool, 1)
    elif tool.gesture in {Gesture.LINE, Gesture.CELLS}:
        setter.type(Key.Key_Plus)
    elif tool.name == "xv":
        setter.drawing.selection.choices._parts["1"].click()
        setter.program.settle()
    else:
        return False
    return True


def select(setter: Setter, tool: Tool) -> None:
    """Click what was drawn."""
    if tool.gesture is Gesture.EDGE:
        setter.click(3.5, -0.3)
    elif tool.gesture is Gesture.LINE:
        setter.click(3.5, 3.5)
    elif tool.gesture is Gesture.CORNER:
        setter.click(5.0, 5.0)
    else:
        setter.click(5.0 if tool.gesture is Gesture.BORDER else 4.5, 4.5)


def history(setter: Setter, key: Key, times: int) -> None:
    """Undo or redo by key."""
    for _ in range(times):
        setter.program.press(key, CTRL)
    setter.program.settle()


def test_there_is_a_number_for_each_that_has_one() -> None:
    assert {tool.name for tool in TOOLS if tool.typed is Typed.NUMBER} == {*NUMBERS}


@pytest.mark.parametrize("name", every(6, [tool.name for tool in TOOLS]))
def test_what_a_tool_draws_is_changed_taken_away_brought_back_and_kept(
    setter: Setter, name: str, tmp_path: Path
) -> None:
    tool = tool_named(name)
    family = next(each for each in FAMILIES if tool in each.tools)
    setter.take(family.name, name)
    assert name in setter.drawing.palette.grids[family.name].tiles
    draw(setter, tool)
    states = [setter.there()]
    (drawn,) = setter.there()
    assert drawn.kind == name
    assert setter.drawing.selection.isVisible()
    assert tool.title in setter.program.status_text()
    if change(setter, tool):
        states.append(setter.there())
        (changed,) = setter.there()
        assert changed.kind == name
        assert changed != drawn
    moves = len(setter.program.controller.session.history.nodes) - 1
    setter.type(Key.Key_Delete)
    assert setter.there() == ()
    history(setter, Key.Key_Z, 1)
    assert setter.there() == states[-1]
    history(setter, Key.Key_Z, moves)
    assert setter.there() == ()
    history(setter, Key.Key_Y, moves)
    assert setter.there() == states[-1]
    assert setter.program.notice() == ""
    assert read_variant(setter.program.controller.copied()).rules.constraints == states[-1]
    kept(setter, tmp_path)


def kept(setter: Setter, folder: Path) -> None:
    """Save to a file, go back to the game, and open the file."""
    drawn = setter.program.controller.session.state.drawn
    assert setter.program.shell.documents.save_to(folder / "draft.sudoku")
    setter.program.controller.actions["leave_composing"].trigger()
    setter.program.settle()
    assert not setter.program.controller.is_composing
    assert setter.program.shell.documents.open(folder / "draft.sudoku")
    setter.program.settle()
    again = setter.program.controller.session.state.drawn
    assert again is not None
    assert drawn is not None
    assert (again.rules, again.looks) == (drawn.rules, drawn.looks)
    assert setter.program.controller.is_composing


@pytest.mark.parametrize("name", every(6, [tool.name for tool in SWITCHES if not tool.values]))
def test_a_rule_of_the_board_is_switched_taken_back_and_kept(
    setter: Setter, name: str, tmp_path: Path
) -> None:
    setter.take("rules")
    setter.drawing.palette.switches.switches[name, ""].click()
    assert setter.there() == (Constraint(name),)
    history(setter, Key.Key_Z, 1)
    assert setter.there() == ()
    history(setter, Key.Key_Y, 1)
    setter.drawing.palette.switches.switches[name, ""].click()
    assert setter.there() == ()
    history(setter, Key.Key_Z, 1)
    assert setter.there() == (Constraint(name),)
    kept(setter, tmp_path)


def test_a_negative_rule_is_offered_where_there_are_such_marks(
    setter: Setter, tmp_path: Path
) -> None:
    setter.take("dots", "ratio")
    setter.click(5.0, 4.5)
    setter.take("rules")
    switches = setter.drawing.palette.switches.switches
    shown = {value for (name, value), each in switches.items() if value and each.isVisible()}
    assert shown == {"ratio"}
    switches["negative", "ratio"].click()
    assert Constraint("negative", (), "ratio") in setter.there()
    kept(setter, tmp_path)

# SPDX-License-Identifier: MIT
"""Each tool has a key, which is told in its tip and on the sheet, and can be changed."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.keys.reserved import why_not
from sudoku_qt.controllers.sudoku.compose.tool_keys import tools_of
from sudoku_qt.controllers.sudoku.menu import DRAW, TOOL_KEYS, TOOL_ROWS
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.models.keys import KEY_SET, KEYS, OWN, STANDARD
from sudoku_qt.models.sudoku.compose.tools import FAMILIES, tool_named
from sudoku_qt.views.dialogs.shortcuts import KeysDialog
from sudoku_qt.views.sudoku.drawing.palette import DIGITS
from sudoku_qt.views.systems import System
from tests.controllers.sudoku.compose.setter import Setter
from tests.sweeps import every

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
TOOLS = [tool.name for family in FAMILIES for tool in family.tools]
PLACES = [
    (tool, letter, time)
    for first, _, letter in TOOL_KEYS
    for time, tool in enumerate(tools_of(first), start=1)
]


def press(setter: Setter, letter: str, times: int = 1) -> None:
    """Press Shift and a letter."""
    for _ in range(times):
        setter.program.press(Key(ord(letter)), SHIFT)
    setter.program.settle()


def test_each_tool_has_one_key() -> None:
    assert sorted(tool for tool, _, _ in PLACES) == sorted(TOOLS)


@pytest.mark.parametrize("system", System)
def test_each_key_may_be_given_to_an_action_on_every_system(system: System, qapp: object) -> None:
    assert [row.keys for row in TOOL_ROWS if why_not(str(row.keys[0]), system)] == []


@pytest.mark.parametrize("place", every(6, PLACES))
def test_a_key_takes_its_tool_from_wherever_one_is(
    setter: Setter, place: tuple[str, str, int]
) -> None:
    tool, letter, times = place
    press(setter, letter, times)
    palette = setter.drawing.palette
    family = next(each for each in FAMILIES if tool_named(tool) in each.tools)
    assert (palette.family, setter.drawing.sketch.tool) == (family.name, tool_named(tool))
    assert palette.grids[family.name].tiles[tool].isChecked()
    press(setter, letter, len(tools_of(next(t for t, _, key in TOOL_KEYS if key == letter))))
    assert setter.drawing.sketch.tool == tool_named(tool), "the keys of several go round"


def test_the_tip_of_a_tool_tells_its_key(setter: Setter) -> None:
    tiles = setter.drawing.palette.grids["lines"].tiles
    assert tiles["thermometer"].toolTip() == "Thermometer (Shift+T)"
    assert tiles["slowthermometer"].toolTip() == "Slow thermometer (Shift+T, twice)"
    areas = setter.drawing.palette.grids["areas"].tiles
    assert areas["boxindexer"].toolTip() == "Box indexer (Shift+I, three times)"


def test_another_key_is_told_and_taken(setter: Setter) -> None:
    preferences = setter.program.shell.preferences
    preferences.set(KEYS, f"{DRAW}thermometer=Shift+H")
    preferences.set(KEY_SET, OWN)
    tiles = setter.drawing.palette.grids["lines"].tiles
    assert tiles["thermometer"].toolTip() == "Thermometer (Shift+H)"
    press(setter, "H", 2)
    assert setter.drawing.sketch.tool == tool_named("slowthermometer")
    press(setter, "T")
    assert setter.drawing.sketch.tool == tool_named("slowthermometer"), "it is no key any more"
    preferences.set(KEY_SET, STANDARD)
    assert tiles["thermometer"].toolTip() == "Thermometer (Shift+T)"


def test_the_sheet_of_keys_lists_them(setter: Setter, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, list[tuple[str, str]]]] = []
    monkeypatch.setattr(
        KeysDialog, "__init__",
        lambda _, groups, *__: shown.extend((title, [*rows]) for title, rows in groups),
    )  # fmt: skip
    monkeypatch.setattr(KeysDialog, "exec", lambda _: 0)
    setter.program.shell.dialogs.show_keys()
    rows = dict(shown)["Drawing rules"]
    assert ("Killer cage, cage with repeats", "Shift+K") in rows
    assert len(rows) == len(TOOL_KEYS)


def test_letters_for_digits_come_first_where_they_are_typed(setter: Setter) -> None:
    setter.drawing.resize(12)
    setter.program.settle()
    press(setter, "B")
    assert setter.drawing.palette.family == DIGITS
    assert setter.program.controller.session.state.values.count(11) == 1
    setter.take("dots", "quadruple")
    setter.click(1.0, 1.0)
    press(setter, "B")
    assert [each.value for each in setter.there()] == [(11,)]
    setter.take("lines", "renban")
    setter.drag(0, 2)
    press(setter, "B")
    assert setter.drawing.sketch.tool == tool_named("betweenline"), "a line takes no digits"


def test_a_line_is_drawn_with_keys_for_tools_alone(setter: Setter) -> None:
    press(setter, "T")
    setter.drag(0, 2)
    press(setter, "K")
    setter.drag(9, 10)
    setter.type(Key.Key_9)
    assert {*setter.there()} == {
        Constraint("thermometer", (0, 1, 2)),
        Constraint("killercage", (9, 10), 9),
    }

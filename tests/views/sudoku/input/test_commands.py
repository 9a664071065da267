# SPDX-License-Identifier: MIT
"""The board's commands: each has keys, which may be others."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from sudoku_qt.views.sudoku.input.commands import COMMANDS, command_of
from tests.sweeps import in_turn

Key = Qt.Key
Held = Qt.KeyboardModifier


def pressed(key: Key, held: Held = Held.NoModifier) -> QKeyEvent:
    """Press a key."""
    return QKeyEvent(QEvent.Type.KeyPress, key, held)


@in_turn(
    ("key", "held", "command"),
    [
        (Key.Key_Space, Held.NoModifier, "next_mode"),
        (Key.Key_Delete, Held.NoModifier, "clear"),
        (Key.Key_Delete, Held.KeypadModifier, "clear"),
        (Key.Key_Backspace, Held.NoModifier, "clear"),
        (Key.Key_Period, Held.NoModifier, "filter_next"),
        (Key.Key_Comma, Held.NoModifier, "filter_previous"),
        (Key.Key_Period, Held.ControlModifier, ""),
        (Key.Key_A, Held.NoModifier, ""),
    ],
)
def test_each_command_has_its_usual_keys(key: Key, held: Held, command: str) -> None:
    assert command_of(pressed(key, held), COMMANDS) == command


def test_a_command_can_have_other_keys_or_none() -> None:
    commands = {**COMMANDS, "next_mode": ("Ctrl+E",), "filter_next": ()}
    assert command_of(pressed(Key.Key_E, Held.ControlModifier), commands) == "next_mode"
    assert command_of(pressed(Key.Key_Space), commands) == ""
    assert command_of(pressed(Key.Key_Period), commands) == ""

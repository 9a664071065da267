# SPDX-License-Identifier: MIT
"""The commands of the Sudoku board: single keys, which a player may change."""

from collections.abc import Mapping

from PySide6 import QtCore
from PySide6.QtGui import QKeyEvent, QKeySequence

Keys = Mapping[str, tuple[str, ...]]
"""The keys of each command, as text of a `QKeySequence`."""

COMMANDS: Keys = {
    "next_mode": ("Space",),
    "clear": ("Del", "Backspace", "0"),
    "filter_next": (".",),
    "filter_previous": (",",),
}
"""The default keys."""
FILTER_STEPS = {"filter_next": 1, "filter_previous": -1}


def command_of(event: QKeyEvent, commands: Keys) -> str:
    """The command of a key, or ""; keys of the keypad are equivalent to others."""
    held = event.modifiers()
    held ^= held & QtCore.Qt.KeyboardModifier.KeypadModifier
    pressed = QtCore.QKeyCombination(held, QtCore.Qt.Key(event.key()))
    name = QKeySequence(pressed).toString()
    return next((command for command, keys in commands.items() if name in keys), "")

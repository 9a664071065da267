# SPDX-License-Identifier: MIT
"""What single keys of the Sudoku board do, which a player may change: its commands."""

from collections.abc import Mapping

from PySide6 import QtCore
from PySide6.QtGui import QKeyEvent, QKeySequence

Keys = Mapping[str, tuple[str, ...]]
"""The keys of each command, as `QKeySequence` writes them."""

COMMANDS: Keys = {
    "next_mode": ("Space",),
    "clear": ("Del", "Backspace", "0"),
    "filter_next": (".",),
    "filter_previous": (",",),
}
"""The usual ones."""
FILTER_STEPS = {"filter_next": 1, "filter_previous": -1}


def command_of(event: QKeyEvent, commands: Keys) -> str:
    """The command that a key stands for, or ""; the keypad's keys are as good as the others."""
    held = event.modifiers() & ~QtCore.Qt.KeyboardModifier.KeypadModifier
    pressed = QtCore.QKeyCombination(held, QtCore.Qt.Key(event.key()))
    name = QKeySequence(pressed).toString()
    return next((command for command, keys in commands.items() if name in keys), "")

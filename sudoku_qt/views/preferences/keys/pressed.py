# SPDX-License-Identifier: MIT
"""The key that was pressed, as `QKeySequence` writes it, independent of a layout's digits."""

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

from sudoku_qt.views.sudoku.input.keys import top_row_digit

Keys = Qt.Key
MODIFIERS = frozenset({
    Keys.Key_Shift, Keys.Key_Control, Keys.Key_Meta, Keys.Key_Alt, Keys.Key_AltGr,
    Keys.Key_CapsLock, Keys.Key_NumLock, Keys.Key_ScrollLock, Keys.Key_Super_L, Keys.Key_Super_R,
    Keys.Key_unknown,
})  # fmt: skip
"""Modifiers, which are no keys on their own."""
LAST_SIGN = 0xFF
"""The last key with a character."""


def pressed_key(event: QKeyEvent) -> str:
    """The key with its modifiers; "" while only modifiers are held."""
    key = Qt.Key(event.key())
    if key in MODIFIERS:
        return ""
    digit = top_row_digit(event, QGuiApplication.platformName())
    if digit is not None:
        key = Qt.Key(Qt.Key.Key_0 + digit)
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
    )
    if key == Qt.Key.Key_Backtab:
        key = Qt.Key.Key_Tab
    elif _is_sign(key):
        # Shift has made another sign of it. On Windows `& ~` would drop Ctrl and Alt, too: there
        # the mask of all modifiers is negative, and an inverted flag has the lower bits alone.
        held ^= held & Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(QKeyCombination(held, key)).toString()


def _is_sign(key: Qt.Key) -> bool:
    """Whether a key has a sign that is neither a letter nor a digit nor a blank."""
    return Qt.Key.Key_Space < key <= LAST_SIGN and not chr(key).isalnum()

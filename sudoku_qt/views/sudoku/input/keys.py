# SPDX-License-Identifier: MIT
"""What a key means on a Sudoku: a digit, on any layout and with NumLock on or off, or a mode."""

import sys
from functools import cache
from typing import NamedTuple

from PySide6 import QtCore
from PySide6.QtGui import QGuiApplication, QKeyEvent

TOP_ROW_ON_MAC = {18: 1, 19: 2, 20: 3, 21: 4, 23: 5, 22: 6, 26: 7, 28: 8, 25: 9, 29: 0}
"""Apple's codes of the keys above the letters; they are not in order."""


@cache
def keypad_without_digits() -> dict[int, int]:
    """What the keys 1 to 9 of the keypad send when they do not send digits."""
    key = QtCore.Qt.Key
    return {
        key.Key_End: 1,
        key.Key_Down: 2,
        key.Key_PageDown: 3,
        key.Key_Left: 4,
        key.Key_Clear: 5,
        key.Key_Right: 6,
        key.Key_Home: 7,
        key.Key_Up: 8,
        key.Key_PageUp: 9,
    }


class Stroke(NamedTuple):
    """A digit as it was typed: 0 to 9, and whether Shift or Ctrl makes a note of it."""

    digit: int
    note: bool


def stroke_of(event: QKeyEvent) -> Stroke | None:
    """The digit that a key means, or None.

    With NumLock on, Shift and a key of the keypad arrive as End, Down, Page Down ... of the
    keypad; they mean notes. With NumLock off these keys move the cursor and are none of ours.
    """
    modifiers, names, held = event.modifiers(), QtCore.Qt.Key, QtCore.Qt.KeyboardModifier
    if modifiers & (held.AltModifier | held.MetaModifier):
        return None
    note = bool(modifiers & (held.ShiftModifier | held.ControlModifier))
    key = event.key()
    if names.Key_0 <= key <= names.Key_9:
        return Stroke(key - names.Key_0, note)
    if modifiers & held.KeypadModifier:
        digit = keypad_without_digits().get(key)
        return Stroke(digit, note=True) if digit and shift_undid_num_lock(event) else None
    digit = top_row_digit(event, QGuiApplication.platformName())
    return None if digit is None else Stroke(digit, note)


def erases(key: int) -> bool:
    """Whether a key empties cells."""
    return key in {QtCore.Qt.Key.Key_Delete, QtCore.Qt.Key.Key_Backspace}


def is_mode_key(key: int) -> bool:
    """Whether a key chooses between digits and notes."""
    return key in {QtCore.Qt.Key.Key_Space, QtCore.Qt.Key.Key_Z, QtCore.Qt.Key.Key_X}


def is_blank(event: QKeyEvent) -> bool:
    """Whether a key stands for an empty cell where a puzzle is copied: 0, space or a dot."""
    stroke = stroke_of(event)
    return event.text() in {" ", "."} if stroke is None else not stroke.digit


def shift_undid_num_lock(event: QKeyEvent) -> bool:
    """Whether a key of the keypad sends no digit only because Shift is down.

    X11 and Wayland leave Shift among the modifiers, and there it makes digits of these keys
    when NumLock is off. Windows takes Shift away, so its own state of NumLock decides.
    """
    if sys.platform == "win32":
        import ctypes  # has `windll` on Windows only

        return bool(ctypes.windll.user32.GetKeyState(0x90) & 1)
    return bool(event.modifiers() & QtCore.Qt.KeyboardModifier.ShiftModifier)


def top_row_digit(event: QKeyEvent, platform: str) -> int | None:
    """The digit at the place of a key above the letters, whatever the layout makes of it."""
    if platform in {"xcb", "wayland"}:
        code = event.nativeScanCode()  # 10 to 19 are the keys 1 to 0
        return (code - 9) % 10 if 10 <= code <= 19 else None
    if platform == "windows":
        code = event.nativeVirtualKey()  # the letters' own codes: 0x30 is the key 0
        return code - 0x30 if 0x30 <= code <= 0x39 else None
    if platform == "cocoa":
        return TOP_ROW_ON_MAC.get(event.nativeVirtualKey())
    return None

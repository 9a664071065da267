# SPDX-License-Identifier: MIT
"""The meaning of a key on the Sudoku board: a digit, on any layout and with NumLock on or off."""

import sys
from functools import cache
from typing import NamedTuple

from PySide6 import QtCore
from PySide6.QtGui import QGuiApplication, QKeyEvent

from sudoku_qt.models.sudoku.board.entry_mode import BIVALUE, EntryMode, Filter
from sudoku_qt.views.sudoku.input.commands import COMMANDS, Keys

TOP_ROW_ON_MAC = {18: 1, 19: 2, 20: 3, 21: 4, 23: 5, 22: 6, 26: 7, 28: 8, 25: 9, 29: 0}
"""Apple's codes of the digit keys above the letters, which are not in order."""


@cache
def keypad_without_digits() -> dict[int, int]:
    """The keys that 1 to 9 on the keypad send when they do not send digits."""
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


class BoardOptions(NamedTuple):
    """The player's options for the board's keys."""

    wrap: bool = False
    """Whether the cursor wraps around at the edges."""
    wasd: bool = False
    """Whether W, A, S and D move the cursor."""
    function_keys: bool = False
    """Whether F1 to F9 highlight digits."""
    commands: Keys = COMMANDS
    """The keys of the board's commands."""


class Stroke(NamedTuple):
    """A digit as it was typed: 0 to 16, and how Shift and Ctrl change it."""

    digit: int
    mode: EntryMode | None = None


def stroke_of(event: QKeyEvent, side: int = 9) -> Stroke | None:
    """The digit that a key means on a board of a side, or None.

    On a board with more digits than nine, Shift and A to G enter 10 to 16.

    With NumLock on, Shift and a key of the keypad arrive as its End, Down, Page Down ...; they mean
    corner notes. With NumLock off these keys move the cursor and are not handled here. On a Mac the
    system takes screenshots with Command, Shift and a digit: colours are entered with Control and
    Shift.
    """
    modifiers, held = event.modifiers(), QtCore.Qt.KeyboardModifier
    if modifiers == held.NoModifier:
        digit = _digit_of(event)
        return None if digit is None else Stroke(digit)
    meta = bool(modifiers & held.MetaModifier)
    shift, ctrl = bool(modifiers & held.ShiftModifier), bool(modifiers & held.ControlModifier)
    if modifiers & held.AltModifier or (meta and not (sys.platform == "darwin" and shift)):
        return None
    if side > 9 and modifiers == held.ShiftModifier and (letter := _letter_of(event)):
        return Stroke(letter) if letter <= side else None
    digit = _digit_of(event)
    if digit is None:
        return None
    shift = shift or event.key() in keypad_without_digits()
    return Stroke(digit, _mode_of(shift=shift, ctrl=ctrl or meta))


def _digit_of(event: QKeyEvent) -> int | None:
    key, names = event.key(), QtCore.Qt.Key
    if names.Key_0 <= key <= names.Key_9:
        return key - names.Key_0
    if event.modifiers() & QtCore.Qt.KeyboardModifier.KeypadModifier:
        digit = keypad_without_digits().get(key)
        return digit if digit and shift_undid_num_lock(event) else None
    return top_row_digit(event, QGuiApplication.platformName())


def _letter_of(event: QKeyEvent) -> int:
    """The digit from 10 on that a letter stands for, or 0."""
    first = QtCore.Qt.Key.Key_A
    return event.key() - first + 10 if first <= event.key() <= QtCore.Qt.Key.Key_G else 0


def _mode_of(*, shift: bool, ctrl: bool) -> EntryMode | None:
    if shift:
        return EntryMode.COLOUR if ctrl else EntryMode.CORNER
    return EntryMode.CENTRE if ctrl else None


def filter_of(event: QKeyEvent, *, function_keys: bool) -> Filter | None:
    """The filter of Alt and a digit, inverted with Shift; Alt+0 filters bivalue cells."""
    held, names = QtCore.Qt.KeyboardModifier, QtCore.Qt.Key
    modifiers = event.modifiers()
    if function_keys and names.Key_F1 <= event.key() <= names.Key_F9:
        plain = modifiers in {held.NoModifier, held.ShiftModifier}
        inverted = modifiers == held.ShiftModifier
        return Filter(event.key() - names.Key_F1 + 1, inverted) if plain else None
    if not modifiers & held.AltModifier or modifiers & (held.ControlModifier | held.MetaModifier):
        return None
    digit, inverted = _digit_of(event), bool(modifiers & held.ShiftModifier)
    return None if digit is None else Filter(digit or BIVALUE, inverted)


@cache
def _wasd() -> dict[int, int]:
    key = QtCore.Qt.Key
    return {
        key.Key_W: key.Key_Up,
        key.Key_A: key.Key_Left,
        key.Key_S: key.Key_Down,
        key.Key_D: key.Key_Right,
    }


def arrow_of(event: QKeyEvent, *, wasd: bool) -> int:
    """The arrow that a letter stands for, with WASD enabled; otherwise the key itself."""
    held = QtCore.Qt.KeyboardModifier
    plain = not event.modifiers() & (held.ControlModifier | held.AltModifier | held.MetaModifier)
    key = event.key()
    return _wasd().get(key, key) if wasd and plain else key


def is_blank(event: QKeyEvent) -> bool:
    """Whether a key means an empty cell while a puzzle is copied: 0, space or a dot."""
    stroke = stroke_of(event)
    return event.text() in {" ", "."} if stroke is None else not stroke.digit


def shift_undid_num_lock(event: QKeyEvent) -> bool:
    """Whether a key of the keypad sends no digit only because Shift is held.

    X11 and Wayland report Shift as a modifier, and Shift makes these keys digits when NumLock is
    off. Windows hides Shift, so its own state of NumLock decides.
    """
    if sys.platform == "win32":
        import ctypes  # has `windll` on Windows only: 3 ms

        return bool(ctypes.windll.user32.GetKeyState(0x90) & 1)
    return bool(event.modifiers() & QtCore.Qt.KeyboardModifier.ShiftModifier)


def top_row_digit(event: QKeyEvent, platform: str) -> int | None:
    """The digit of a key in the top row, by its place, whatever the layout makes of it."""
    if platform in {"xcb", "wayland"}:
        code = event.nativeScanCode()  # 10 to 19 are the keys 1 to 0
        return (code - 9) % 10 if 10 <= code <= 19 else None
    if platform == "windows":
        code = event.nativeVirtualKey()  # the letters' own codes: 0x30 is the key 0
        return code - 0x30 if 0x30 <= code <= 0x39 else None
    if platform == "cocoa":
        return TOP_ROW_ON_MAC.get(event.nativeVirtualKey())
    return None

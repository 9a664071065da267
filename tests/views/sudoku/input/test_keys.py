# SPDX-License-Identifier: MIT
"""Keys: a digit is understood on every layout, and the keypad's trap is avoided."""

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from sudoku_qt.views.sudoku.input import keys
from sudoku_qt.views.sudoku.input.keys import (
    Stroke,
    keypad_without_digits,
    stroke_of,
    top_row_digit,
)

Key = Qt.Key
Held = Qt.KeyboardModifier
KEYPAD = Held.KeypadModifier


def pressed(key: Key, held: Held = Held.NoModifier, code: int = 0, virtual: int = 0) -> QKeyEvent:
    """Press a key with its native codes."""
    return QKeyEvent(QEvent.Type.KeyPress, key, held, code, virtual, 0)


@pytest.mark.parametrize("digit", range(10))
def test_a_digit_is_a_digit_and_with_shift_or_ctrl_a_note(digit: int) -> None:
    key = Key(Key.Key_0 + digit)
    assert stroke_of(pressed(key)) == Stroke(digit, note=False)
    assert stroke_of(pressed(key, KEYPAD)) == Stroke(digit, note=False)
    assert stroke_of(pressed(key, Held.ControlModifier)) == Stroke(digit, note=True)
    assert stroke_of(pressed(key, Held.ShiftModifier)) == Stroke(digit, note=True)


@pytest.mark.skipif(sys.platform == "win32", reason="there the system's state decides")
@pytest.mark.parametrize(("key", "digit"), keypad_without_digits().items())
def test_shift_with_the_keypad_means_a_note_while_numlock_is_on(key: Key, digit: int) -> None:
    assert stroke_of(pressed(key, KEYPAD | Held.ShiftModifier)) == Stroke(digit, note=True)


@pytest.mark.skipif(sys.platform == "win32", reason="there the system's state decides")
@pytest.mark.parametrize("key", keypad_without_digits())
def test_the_keypad_moves_the_cursor_while_numlock_is_off(key: Key) -> None:
    assert stroke_of(pressed(key, KEYPAD)) is None


@pytest.mark.parametrize(("undid", "wanted"), [(True, Stroke(1, note=True)), (False, None)])
def test_without_shift_among_the_modifiers_numlock_itself_decides(
    undid: object, wanted: Stroke | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys, "shift_undid_num_lock", lambda _event: undid)
    assert stroke_of(pressed(Key.Key_End, KEYPAD)) == wanted


def test_arrows_of_their_own_are_no_digits() -> None:
    assert stroke_of(pressed(Key.Key_End, Held.ShiftModifier)) is None
    assert stroke_of(pressed(Key.Key_Left)) is None


@pytest.mark.parametrize("held", [Held.AltModifier, Held.MetaModifier])
def test_alt_and_the_windows_key_are_left_to_others(held: Held) -> None:
    assert stroke_of(pressed(Key.Key_5, held)) is None


@pytest.mark.parametrize(
    ("platform", "key", "code", "virtual", "digit"),
    [
        ("xcb", Key.Key_Ampersand, 10, 0x26, 1),  # AZERTY's key for & and 1
        ("wayland", Key.Key_Agrave, 19, 0xE0, 0),
        ("xcb", Key.Key_Exclam, 10, 0x21, 1),  # Shift+1 on a US keyboard
        ("windows", Key.Key_Eacute, 3, 0x32, 2),
        ("cocoa", Key.Key_Ampersand, 0, 18, 1),
        ("cocoa", Key.Key_Ampersand, 0, 22, 6),
        ("xcb", Key.Key_A, 38, 0x61, None),
        ("windows", Key.Key_A, 30, 0x41, None),
        ("cocoa", Key.Key_A, 0, 0, None),
        ("offscreen", Key.Key_Ampersand, 10, 0x26, None),
    ],
)
def test_the_row_above_the_letters_gives_digits_on_layouts_that_shift_them(
    platform: str, key: Key, code: int, virtual: int, digit: int | None
) -> None:
    assert top_row_digit(pressed(key, code=code, virtual=virtual), platform) == digit

# SPDX-License-Identifier: MIT
"""Keys: a digit is understood on every layout, and the keypad's trap is avoided."""

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from sudoku_qt.models.sudoku.board.entry_mode import BIVALUE, EntryMode, Filter
from sudoku_qt.views.sudoku.input import keys
from sudoku_qt.views.sudoku.input.keys import (
    Stroke,
    arrow_of,
    filter_of,
    keypad_without_digits,
    stroke_of,
    top_row_digit,
)
from tests.sweeps import in_turn

Key = Qt.Key
Held = Qt.KeyboardModifier
KEYPAD = Held.KeypadModifier


def pressed(key: Key, held: Held = Held.NoModifier, code: int = 0, virtual: int = 0) -> QKeyEvent:
    """Press a key with its native codes."""
    return QKeyEvent(QEvent.Type.KeyPress, key, held, code, virtual, 0)


CTRL, SHIFT, ALT = Held.ControlModifier, Held.ShiftModifier, Held.AltModifier


@in_turn("digit", range(10))
@in_turn(
    ("held", "mode"),
    [
        (Held.NoModifier, None),
        (KEYPAD, None),
        (CTRL, EntryMode.CENTRE),
        (SHIFT, EntryMode.CORNER),
        (CTRL | SHIFT, EntryMode.COLOUR),
        (CTRL | KEYPAD, EntryMode.CENTRE),
    ],
)
def test_shift_and_ctrl_say_what_a_digit_becomes(
    digit: int, held: Held, mode: EntryMode | None
) -> None:
    assert stroke_of(pressed(Key(Key.Key_0 + digit), held)) == Stroke(digit, mode)


@pytest.mark.skipif(sys.platform == "win32", reason="there the system's state decides")
@pytest.mark.parametrize(("key", "digit"), keypad_without_digits().items())
def test_shift_with_the_keypad_means_a_note_while_numlock_is_on(key: Key, digit: int) -> None:
    assert stroke_of(pressed(key, KEYPAD | SHIFT)) == Stroke(digit, EntryMode.CORNER)
    assert stroke_of(pressed(key, KEYPAD | SHIFT | CTRL)) == Stroke(digit, EntryMode.COLOUR)


@pytest.mark.skipif(sys.platform == "win32", reason="there the system's state decides")
@pytest.mark.parametrize("key", keypad_without_digits())
def test_the_keypad_moves_the_cursor_while_numlock_is_off(key: Key) -> None:
    assert stroke_of(pressed(key, KEYPAD)) is None


@pytest.mark.parametrize(("undid", "wanted"), [(True, Stroke(1, EntryMode.CORNER)), (False, None)])
def test_without_shift_among_the_modifiers_numlock_itself_decides(
    undid: object, wanted: Stroke | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys, "shift_undid_num_lock", lambda _event: undid)
    assert stroke_of(pressed(Key.Key_End, KEYPAD)) == wanted


def test_on_a_mac_colours_are_entered_with_control_and_shift(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held = Held.MetaModifier | SHIFT
    monkeypatch.setattr(sys, "platform", "darwin")
    assert stroke_of(pressed(Key.Key_4, held)) == Stroke(4, EntryMode.COLOUR)
    monkeypatch.setattr(sys, "platform", "linux")
    assert stroke_of(pressed(Key.Key_4, held)) is None


@in_turn(
    ("key", "held", "wanted"),
    [
        (Key.Key_5, ALT, Filter(5)),
        (Key.Key_5, ALT | SHIFT, Filter(5, inverted=True)),
        (Key.Key_0, ALT, Filter(BIVALUE)),
        (Key.Key_0, ALT | KEYPAD, Filter(BIVALUE)),
        (Key.Key_5, Held.NoModifier, None),
        (Key.Key_5, ALT | CTRL, None),
        (Key.Key_A, ALT, None),
        (Key.Key_F5, Held.NoModifier, None),
    ],
)
def test_alt_and_a_digit_point_out(key: Key, held: Held, wanted: Filter | None) -> None:
    assert filter_of(pressed(key, held), function_keys=False) == wanted


def test_function_keys_point_out_where_that_is_preferred() -> None:
    for place, key in enumerate(range(Key.Key_F1, Key.Key_F10)):
        assert filter_of(pressed(Key(key)), function_keys=True) == Filter(place + 1)
        assert filter_of(pressed(Key(key), SHIFT), function_keys=True) == Filter(place + 1, True)
    assert filter_of(pressed(Key.Key_F4, ALT), function_keys=True) is None
    assert filter_of(pressed(Key.Key_F10), function_keys=True) is None


def test_letters_are_arrows_where_that_is_preferred() -> None:
    arrows = dict(zip("WASD", (Key.Key_Up, Key.Key_Left, Key.Key_Down, Key.Key_Right), strict=True))
    for letter, arrow in arrows.items():
        key = Key(ord(letter))
        assert arrow_of(pressed(key), wasd=True) == arrow
        assert arrow_of(pressed(key, SHIFT), wasd=True) == arrow
        assert arrow_of(pressed(key, CTRL), wasd=True) == key
        assert arrow_of(pressed(key), wasd=False) == key


def test_arrows_of_their_own_are_no_digits() -> None:
    assert stroke_of(pressed(Key.Key_End, Held.ShiftModifier)) is None
    assert stroke_of(pressed(Key.Key_Left)) is None


@pytest.mark.parametrize("held", [Held.AltModifier, Held.MetaModifier])
def test_alt_and_the_windows_key_are_left_to_others(held: Held) -> None:
    assert stroke_of(pressed(Key.Key_5, held)) is None


@in_turn(
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

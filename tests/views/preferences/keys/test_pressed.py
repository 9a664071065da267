# SPDX-License-Identifier: MIT
"""What was pressed has the name by which it is looked for, on any layout."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from sudoku_qt.views.preferences.keys.pressed import pressed_key

Key = Qt.Key
Held = Qt.KeyboardModifier


@pytest.mark.parametrize(
    ("key", "held", "name"),
    [
        (Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier, "Ctrl+M"),
        (Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier, "Shift+M"),
        (Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier, "?"),
        (Qt.Key.Key_Question, Held.ShiftModifier | Held.ControlModifier, "Ctrl+?"),
        (Qt.Key.Key_Plus, Qt.KeyboardModifier.KeypadModifier, "+"),
        (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier, "Shift+Tab"),
        (Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier, "Shift+Space"),
        (Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier, "F5"),
        (Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier, ""),
        (Qt.Key.Key_Shift, Qt.KeyboardModifier.ShiftModifier, ""),
        (Qt.Key.Key_AltGr, Qt.KeyboardModifier.NoModifier, ""),
    ],
)
def test_a_key_has_its_name_with_what_is_held(
    qapp: object, key: Qt.Key, held: Qt.KeyboardModifier, name: str
) -> None:
    assert pressed_key(QKeyEvent(QEvent.Type.KeyPress, key, held)) == name


def test_a_digit_is_one_whatever_shift_makes_of_it(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    event = QKeyEvent(
        QEvent.Type.KeyPress, Key.Key_Exclam, Held.ShiftModifier, 10, 0, 0
    )  # the key 1 of the top row
    assert pressed_key(event) == "Shift+1"

# SPDX-License-Identifier: MIT
"""The field that waits for a key takes every key, also those that lead elsewhere."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.preferences.keys.recorder import Recorder
from sudoku_qt.views.theme import Theme


@pytest.fixture
def recorder(qtbot: QtBot, theme: Theme) -> Recorder:
    """A field that has the keys."""
    recorder = Recorder()
    qtbot.addWidget(recorder)
    recorder.show()
    recorder.setFocus()
    return recorder


def heard(recorder: Recorder) -> list[str]:
    """What it says from now on."""
    said: list[str] = []
    recorder.recorded.connect(said.append)
    recorder.cleared.connect(lambda: said.append("none"))
    recorder.cancelled.connect(lambda: said.append("cancelled"))
    return said


@pytest.mark.parametrize(
    ("key", "held", "what"),
    [
        (Qt.Key.Key_E, Qt.KeyboardModifier.NoModifier, "E"),
        (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier, "Tab"),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier, "Ctrl+Return"),
        (Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier, "none"),
        (Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier, "Ctrl+Backspace"),
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier, "cancelled"),
    ],
)
def test_every_key_is_taken(
    qtbot: QtBot, recorder: Recorder, key: Qt.Key, held: Qt.KeyboardModifier, what: str
) -> None:
    said = heard(recorder)
    qtbot.keyClick(recorder, key, held)
    assert said == [what]


def test_what_is_only_held_is_waited_out(qtbot: QtBot, recorder: Recorder) -> None:
    said = heard(recorder)
    qtbot.keyPress(recorder, Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    assert said == []


def test_whoever_goes_elsewhere_cancels(recorder: Recorder) -> None:
    said = heard(recorder)
    recorder.clearFocus()
    QApplication.processEvents()
    assert said == ["cancelled"]

# SPDX-License-Identifier: MIT
"""Letter keys: in brackets behind a text only for those who go with the keys."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.widgets.keys.letter_keys import letters, without_letter, written
from tests.sweeps import in_turn


@in_turn(
    ("text", "told"),
    [
        ("开始(&P)", "开始"),
        ("许可证(&L)…", "许可证…"),
        ("打开 (O)", "打开"),
        ("&Play", "&Play"),
        ("外观（X-Wing）", "外观（X-Wing）"),
        ("SE rating 1.5 (Sudoku Explainer)", "SE rating 1.5 (Sudoku Explainer)"),
    ],
)
def test_a_letter_in_brackets_goes_and_nothing_else(text: str, told: str) -> None:
    assert without_letter(text) == told


def test_who_goes_with_the_keys_sees_it(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    assert written("开始(&P)", widget) == written("开始(&P)", None) == "开始"
    assert letters(widget) == Qt.TextFlag.TextHideMnemonic.value
    widget.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    assert written("开始(&P)", widget) == "开始(&P)"
    assert letters(widget) == Qt.TextFlag.TextShowMnemonic.value

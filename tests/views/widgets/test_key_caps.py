# SPDX-License-Identifier: MIT
"""Keys as caps: each has room for its words."""

from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.key_caps import KeyCaps


def test_caps_have_room_for_their_words(qtbot: QtBot, theme: Theme) -> None:
    one, two = KeyCaps("F1", theme), KeyCaps("F1, Ctrl+Shift+Z", theme)
    for caps in (one, two):
        qtbot.addWidget(caps)
    assert two.sizeHint().width() > 2 * one.sizeHint().width()
    assert two.minimumSizeHint() == two.sizeHint()
    assert two.accessibleName() == "F1, Ctrl+Shift+Z"
    assert two.grab().toImage().pixelColor(2, 12) == theme.panel

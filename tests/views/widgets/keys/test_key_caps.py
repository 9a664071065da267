# SPDX-License-Identifier: MIT
"""Caps of keys: each has room, and is called by its name."""

from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.keys.key_caps import KeyCaps


def test_caps_have_room_for_their_words(qtbot: QtBot, theme: Theme) -> None:
    one, two = KeyCaps("F1"), KeyCaps("F1, Ctrl+Shift+Z")
    for caps in (one, two):
        qtbot.addWidget(caps)
    assert two.sizeHint().width() > 2 * one.sizeHint().width()
    assert two.minimumSizeHint() == two.sizeHint()
    assert two.accessibleName() == "F1, Ctrl+Shift+Z"
    assert two.grab().toImage().pixelColor(2, 12) == theme.panel


def test_held_keys_stand_apart_where_there_is_room(qtbot: QtBot, theme: Theme) -> None:
    together, apart = KeyCaps("Ctrl++"), KeyCaps("Ctrl++", apart=True)
    for caps in (together, apart):
        qtbot.addWidget(caps)
    assert apart.sizeHint().width() > together.sizeHint().width()
    before = apart.sizeHint()
    apart.show_keys(["F1"])
    assert apart.accessibleName() == "F1"
    assert apart.sizeHint().width() < before.width()
    apart.show_keys([])
    assert apart.sizeHint().width() == 0

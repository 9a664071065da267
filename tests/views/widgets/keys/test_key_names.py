# SPDX-License-Identifier: MIT
"""Keys are called by the names of the player's language, one name each."""

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.appearance.translators import translators
from sudoku_qt.paths import resource
from sudoku_qt.views.widgets.keys.key_names import key_names, on_keyboards, spelled, with_key


def test_words_are_translated_and_what_stands_on_the_keys_is_not(qapp: QApplication) -> None:
    assert key_names("Return, Space") == "Return, Space"
    loaded = list(translators("zh_CN", resource("i18n"), qapp))
    for translator in loaded:
        qapp.installTranslator(translator)
    try:
        named = key_names("Return, Space, Ctrl+Return, Del")
    finally:
        for translator in loaded:
            qapp.removeTranslator(translator)
    assert named == "回车, 空格键, Ctrl+回车, Del"


def test_a_key_is_spelled_as_it_stands_on_the_keyboard(qapp: QApplication) -> None:
    keys = "Ctrl+M", "Backspace", "Ctrl+Backspace", "Space", ",", "Ctrl++"
    shown = [spelled(QKeySequence(key)) for key in keys]
    assert shown == ["Ctrl+M", "⌫", "Ctrl+⌫", "Space", ",", "Ctrl++"]


def test_a_key_stands_in_brackets_behind_what_it_does(qapp: QApplication) -> None:
    assert with_key("Undo", "Ctrl+Z") == "Undo (Ctrl+Z)"
    assert with_key("Undo", "") == "Undo"


def test_rare_keys_are_known_as_such(qapp: QApplication) -> None:
    assert on_keyboards(QKeySequence("F12"))
    assert not on_keyboards(QKeySequence("F14"))

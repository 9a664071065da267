# SPDX-License-Identifier: MIT
"""Keys are called by the names of the player's language, one name each."""

from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.appearance.translators import translators
from sudoku_qt.paths import resource
from sudoku_qt.views.widgets.key_names import key_names


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

# SPDX-License-Identifier: MIT
"""What the keys of the Gomoku board do, in words, for the sheet of keys."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.widgets.key_names import key_names

ROWS = (
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Put a stone"), "Return, Space"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Drop a stone not yet confirmed"), "Esc"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Move"), "← → ↑ ↓"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Next empty point"), "Ctrl+← → ↑ ↓"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "First or last column"), "Home, End"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Top or bottom row"), "PgUp, PgDown"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Set up a black stone, a white one, none"), "B, W, Del"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Leave the board"), "Tab"),
)


def gomoku_key_rows() -> list[tuple[str, str]]:
    """What each key does and the key, in the language that is installed."""
    translate = QCoreApplication.translate
    return [(translate("GomokuKeySheet", words), key_names(keys)) for words, keys in ROWS]

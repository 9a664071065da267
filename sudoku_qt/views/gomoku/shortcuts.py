# SPDX-License-Identifier: MIT
"""The keys of the Gomoku board in words, for the sheet of shortcuts."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.models.keys import BoardKeys
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.widgets.keys.key_names import key_names

ROWS = (
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Put a stone"), "Return, Space"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Drop a stone not yet confirmed"), "Esc"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Move"), "← → ↑ ↓"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Next empty point"), "Ctrl+← → ↑ ↓"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "First or last column"), "Home, End"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Top or bottom row"), "PgUp, PgDown"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Set up a black stone, a white one, none"), "B, W, Del"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "Leave the board"), "Tab"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "In the tree: make it the main line"), "M"),
    (QT_TRANSLATE_NOOP("GomokuKeySheet", "In the tree: delete from here on"), "Del"),
)


SETTING_UP = 6
"""The row of the keys that set up a position; row 0 has those that place a stone."""
PUTS, SETS_UP = ("Return", "Space"), ("B", "W", "Del")
"""Keys that the board handles before anything else."""


def gomoku_keys() -> BoardKeys:
    """The board's keys, in the installed language; none of them can be changed."""
    rows = [(_said(words), key_names(keys)) for words, keys in ROWS]
    taken = dict.fromkeys(PUTS, rows[0][0]) | dict.fromkeys(SETS_UP, rows[SETTING_UP][0])
    return BoardKeys(rows, rows, taken)


def _said(words: str) -> str:
    return QCoreApplication.translate("GomokuKeySheet", words)

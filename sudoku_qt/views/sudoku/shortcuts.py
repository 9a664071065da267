# SPDX-License-Identifier: MIT
"""What the keys of the Sudoku board do, in words, for the sheet of keys."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.widgets.key_names import key_names

translate = QCoreApplication.translate
ROWS = (
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Enter a digit"), "1–9"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Enter a note"), "Shift+1–9, Ctrl+1–9"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Empty a cell"), "Del, ⌫, 0"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Switch between digits and notes"), "Space"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Move"), "← → ↑ ↓"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "First or last column"), "Home, End"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Top or bottom row"), "PgUp, PgDown"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Next or previous empty cell"), "Tab, Shift+Tab"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Next empty cell"), "Ctrl+← → ↑ ↓"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Next box"), "Ctrl+Alt+← → ↑ ↓"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Select several cells"), "Shift+← → ↑ ↓"),
)
MOUSE_ROWS = (
    (
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Notes mode: take a note away"),
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Click on it"),
    ),
    (
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Notes mode: note a digit in the current cell"),
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Click its place"),
    ),
)


def sudoku_key_rows() -> list[tuple[str, str]]:
    """What each key does and the key, then the mouse, in the language that is installed."""
    keys = [(translate("SudokuKeySheet", words), key_names(keys)) for words, keys in ROWS]
    clicks = (tuple(translate("SudokuKeySheet", words) for words in row) for row in MOUSE_ROWS)
    return [*keys, *((what, how) for what, how in clicks)]

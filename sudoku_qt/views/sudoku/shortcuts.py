# SPDX-License-Identifier: MIT
"""The keys of the Sudoku board in words, for the sheet of shortcuts."""

import string
from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from sudoku_qt.models.keys import BoardKeys
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.sudoku.input.keys import BoardOptions
from sudoku_qt.views.systems import System, this_system
from sudoku_qt.views.widgets.keys.key_names import key_names, spelled

translate = QCoreApplication.translate
CORNER = QT_TRANSLATE_NOOP("SudokuKeySheet", "Corner note"), "Shift+1–9"
CENTRE = QT_TRANSLATE_NOOP("SudokuKeySheet", "Note (candidate)"), "Ctrl+1–9"
LAST_KEY = 9
"""The last digit with a key of its own."""
ABOVE_NINE = QT_TRANSLATE_NOOP("SudokuKeySheet", "Enter a digit above nine"), "Shift+A–{last}"
ROWS = (
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Enter a digit"), "1–9"),
    CORNER,
    CENTRE,
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Paint a cell"), "Ctrl+Shift+1–9"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Empty a cell"), "{clear}"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Change the way of entering"), "{next_mode}"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Enter the locked digit"), "Return"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Unlock the digit, drop a selection"), "Esc"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Point out where a digit can go"), "Alt+1–9"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Point out where it cannot"), "Alt+Shift+1–9"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Point out cells with two candidates"), "Alt+0"),
    (
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Point out the digit before or after"),
        "{filter_previous}, {filter_next}",
    ),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Move"), "← → ↑ ↓"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "First or last column"), "Home, End"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "First or last row"), "Ctrl+Home, Ctrl+End"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Top or bottom of the column"), "PgUp, PgDown"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Next or previous empty cell"), "Tab, Shift+Tab"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Next empty cell"), "Ctrl+← → ↑ ↓"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Next box"), "Ctrl+Alt+← → ↑ ↓"),
    (QT_TRANSLATE_NOOP("SudokuKeySheet", "Select several cells"), "Shift+← → ↑ ↓"),
)
FUNCTION_KEYS = {"Alt+1–9": "F1–F9", "Alt+Shift+1–9": "Shift+F1–F9"}
"""Alternatives where F1 to F9 highlight digits."""
ELSEWHERE = {
    (System.GNOME, "Ctrl+Alt+← → ↑ ↓"): "Alt+← → ↑ ↓",
    (System.MAC, "Ctrl+Shift+1–9"): "Meta+Shift+1–9",
}
"""Keys that a system reserves, with their replacements."""
MAC_NAMES = {"Ctrl+": "⌘", "Meta+": "⌃", "Shift+": "⇧", "Alt+": "⌥"}
MOUSE_ROWS = (
    (
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Notes: take a note away"),
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Click on it"),
    ),
    (
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Notes: note a digit in the current cell"),
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Click its place"),
    ),
    (
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Digits: place a candidate"),
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Double click on it"),
    ),
    (
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Select all cells with a digit"),
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Double click on one"),
    ),
    (
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Select several cells with the mouse"),
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Drag, Ctrl+click, Shift+click"),
    ),
    (
        QT_TRANSLATE_NOOP("SudokuKeySheet", "A locked digit as a note"),
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Shift+click, right click"),
    ),
    (
        QT_TRANSLATE_NOOP("SudokuKeySheet", "A locked colour on a candidate"),
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Click on it"),
    ),
    (
        QT_TRANSLATE_NOOP("SudokuKeySheet", "A locked colour on the whole cell"),
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Shift+click, right click"),
    ),
    (
        QT_TRANSLATE_NOOP("SudokuKeySheet", "All that can be done to a cell"),
        QT_TRANSLATE_NOOP("SudokuKeySheet", "Right click, Menu key"),
    ),
)


def keys_on(system: System, keys: str) -> str:
    """The keys of a row under the names that they have on a system."""
    keys = ELSEWHERE.get((system, keys), keys)
    for name, sign in MAC_NAMES.items() if system is System.MAC else ():
        keys = keys.replace(name, sign)
    return keys


def note_keys() -> list[tuple[str, str]]:
    """The modifiers for typing notes, and the kind of note of each; candidates first."""
    system = this_system()
    rows = ((words, keys_on(system, keys)) for words, keys in (CENTRE, CORNER))
    return [
        (keys.removesuffix("1–9").rstrip("+"), translate("SudokuKeySheet", words))
        for words, keys in rows
    ]


def sudoku_keys(options: BoardOptions, side: int = 9) -> BoardKeys:
    """The keys of a board of a side in the installed language."""
    in_words = partial(_said, function_keys=options.function_keys)
    rows = _rows_for(side)
    fixed = [row for row in rows if "{" not in row[1]]
    shown = [*in_words(_rows(options, rows)), *_clicks()]
    return BoardKeys(shown, in_words(fixed), _taken(options, side))


def _rows_for(side: int) -> Sequence[tuple[str, str]]:
    """All rows; where there are digits above nine, their letters, too."""
    if side <= LAST_KEY:
        return ROWS
    words, keys = ABOVE_NINE
    return (ROWS[0], (words, keys.format(last=_letters(side)[-1])), *ROWS[1:])


def _letters(side: int) -> str:
    return string.ascii_uppercase[: max(side - LAST_KEY, 0)]


def _rows(options: BoardOptions, rows: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """The rows that have keys at present."""
    names = {
        name: ", ".join(spelled(QKeySequence(key)) for key in keys)
        for name, keys in options.commands.items()
    }
    every = ((words, keys.format(**names).split(", ")) for words, keys in rows)
    spelt = [(words, ", ".join(filter(None, keys))) for words, keys in every]
    return [row for row in spelt if row[1]]


def _clicks() -> list[tuple[str, str]]:
    rows = (tuple(translate("SudokuKeySheet", words) for words in row) for row in MOUSE_ROWS)
    return [(what, how) for what, how in rows]


def _taken(options: BoardOptions, side: int) -> dict[str, str]:
    """Keys that the board handles before anything else, and their use."""
    words = {keys: translate("SudokuKeySheet", what) for what, keys in ROWS}
    digits = [f"F{digit}" for digit in range(1, 10)] if options.function_keys else []
    return {
        **dict.fromkeys(digits, words["Alt+1–9"]),
        **dict.fromkeys([f"Shift+{digit}" for digit in digits], words["Alt+Shift+1–9"]),
        **dict.fromkeys("WASD" if options.wasd else "", words["← → ↑ ↓"]),
        **{
            f"Shift+{letter}": translate("SudokuKeySheet", ABOVE_NINE[0])
            for letter in _letters(side)
        },
    }


def _said(rows: Iterable[tuple[str, str]], *, function_keys: bool) -> list[tuple[str, str]]:
    system, more = this_system(), FUNCTION_KEYS if function_keys else {}
    every = ((words, ", ".join(filter(None, (keys, more.get(keys))))) for words, keys in rows)
    return [
        (translate("SudokuKeySheet", words), key_names(keys_on(system, keys)))
        for words, keys in every
    ]

# SPDX-License-Identifier: MIT
"""The preferences for playing Sudoku, one row an option."""

from sudoku_qt.models.option import Option
from sudoku_qt.models.words import QT_TRANSLATE_NOOP

MISTAKES = QT_TRANSLATE_NOOP("Options", "Mistakes")
NOTES = QT_TRANSLATE_NOOP("Options", "Notes while playing")
HIGHLIGHT = QT_TRANSLATE_NOOP("Options", "Highlight")
ENTERING = QT_TRANSLATE_NOOP("Options", "Entering digits")
HINTS = QT_TRANSLATE_NOOP("Options", "Hints and steps")
MOVING = QT_TRANSLATE_NOOP("Options", "Moving about")
TECHNIQUE_ORDER, BY_LEVEL, OWN_ORDER = "technique_order", "level", "own"

PREFERENCES: tuple[Option, ...] = (
    Option("mistakes", "playing", MISTAKES, QT_TRANSLATE_NOOP("Options", "Show mistakes"),
        default="conflicts", values=(
            ("off", QT_TRANSLATE_NOOP("Options", "Off")),
            ("conflicts", QT_TRANSLATE_NOOP("Options", "Conflicts")),
            ("solution", QT_TRANSLATE_NOOP("Options", "Solution")),
        ),
        detail=QT_TRANSLATE_NOOP("Options", "By the rules, or by the solution.")),
    Option("clear_peers", "playing", NOTES,
        QT_TRANSLATE_NOOP("Options", "Clear notes that a digit rules out"), default=True,
        detail=QT_TRANSLATE_NOOP("Options", "In its row, column and box; undo brings them back.")),
    Option("clear_by_rules", "playing", NOTES,
        QT_TRANSLATE_NOOP("Options", "By all the rules of a variant, too"), default=True,
        detail=QT_TRANSLATE_NOOP("Options",
            "Filling heeds sums, too. Else only where cells share a house.")),
    Option("keep_eliminations", "playing", NOTES,
        QT_TRANSLATE_NOOP("Options", "Keep my eliminations when notes are refilled"),
        default=True),
    Option("fill_at_start", "playing", NOTES,
        QT_TRANSLATE_NOOP("Options", "Fill in all candidates at the start"), default=False,
        detail=QT_TRANSLATE_NOOP("Options", "Of every puzzle that begins from now on.")),
    Option("show_same", "playing", HIGHLIGHT,
        QT_TRANSLATE_NOOP("Options", "The same digit"), default=True,
        detail=QT_TRANSLATE_NOOP(
            "Options", "A tile behind digits, a small one behind notes.")),
    Option("show_peers", "playing", HIGHLIGHT,
        QT_TRANSLATE_NOOP("Options", "Row, column and box of the cursor"), default=True),
    Option("digit_first", "playing", ENTERING,
        QT_TRANSLATE_NOOP("Options", "Digit first, then cells"), default=False,
        detail=QT_TRANSLATE_NOOP(
            "Options", "A digit is locked by its key, and every click enters it.")),
    Option("corner_first", "playing", ENTERING,
        QT_TRANSLATE_NOOP("Options", "Corner notes before notes"), default=False,
        detail=QT_TRANSLATE_NOOP(
            "Options", "As in Snyder’s way: corners are kept free, notes stand in the middle.")),
    Option("pad_counts", "playing", ENTERING,
        QT_TRANSLATE_NOOP("Options", "Counts under the digits"), default=True,
        detail=QT_TRANSLATE_NOOP("Options", "How many of each are still to be placed.")),
    Option("above_nine", "playing", ENTERING,
        QT_TRANSLATE_NOOP("Options", "Digits above nine"), default="numbers", values=(
            ("numbers", "10–16"), ("letters", "A–G"),
        ),
        detail=QT_TRANSLATE_NOOP("Options", "On boards with more than nine digits.")),
    Option(TECHNIQUE_ORDER, "playing", HINTS,
        QT_TRANSLATE_NOOP("Options", "Order of techniques"), default=BY_LEVEL, values=(
            (BY_LEVEL, QT_TRANSLATE_NOOP("Options", "Level")),
            ("hodoku", "HoDoKu"),
            (OWN_ORDER, QT_TRANSLATE_NOOP("Options", "My own")),
        ),
        detail=QT_TRANSLATE_NOOP("Options",
            "Levels and ratings stay as they are."),
        opens=(OWN_ORDER, QT_TRANSLATE_NOOP("Options", "Edit…"))),
    Option("wrap", "board", MOVING,
        QT_TRANSLATE_NOOP("Options", "The cursor goes on at the other edge"), default=False),
    Option("wasd", "board", MOVING,
        QT_TRANSLATE_NOOP("Options", "W, A, S and D move the cursor"), default=False),
    Option("function_keys", "board", MOVING,
        QT_TRANSLATE_NOOP("Options", "F1 to F9 point out digits"), default=False),
    Option("tab_leaves", "board", MOVING,
        QT_TRANSLATE_NOOP("Options", "Tab leaves the board"), default=False),
    Option("coordinates", "board", QT_TRANSLATE_NOOP("Options", "Cells"),
        QT_TRANSLATE_NOOP("Options", "Coordinates"),
        default="numbers", values=(("numbers", "r4c5"), ("letters", "D5"))),
    Option("edge_numbers", "board", QT_TRANSLATE_NOOP("Options", "Cells"),
        QT_TRANSLATE_NOOP("Options", "Row and column numbers are always shown"), default=False,
        detail=QT_TRANSLATE_NOOP("Options", "Else while a hint or the steps are open.")),
    Option("both_names", "language", QT_TRANSLATE_NOOP("Options", "Techniques"),
        QT_TRANSLATE_NOOP("Options", "Names of techniques in both languages"), default=False,
        detail=QT_TRANSLATE_NOOP("Options", "English and Chinese, side by side.")),
)  # fmt: skip
"""The preferences, in the order in which they are shown."""

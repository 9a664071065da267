# SPDX-License-Identifier: MIT
"""The preferences of Gomoku, one row an option."""

from sudoku_qt.models.option import Option
from sudoku_qt.models.words import QT_TRANSLATE_NOOP

SHOW = "gomoku/show/"
BOARD = QT_TRANSLATE_NOOP("Options", "On the board")

PREFERENCES: tuple[Option, ...] = (
    Option(f"{SHOW}board", "gomoku", BOARD, QT_TRANSLATE_NOOP("Options", "Kind of board"),
        default="wood", values=(
            ("wood", QT_TRANSLATE_NOOP("Options", "Wood")),
            ("plain", QT_TRANSLATE_NOOP("Options", "Plain")),
            ("dark", QT_TRANSLATE_NOOP("Options", "Dark")),
        )),
    Option(f"{SHOW}show_numbers", "gomoku", BOARD,
        QT_TRANSLATE_NOOP("Options", "Stone numbers"), default=False),
    Option(f"{SHOW}show_coordinates", "gomoku", BOARD,
        QT_TRANSLATE_NOOP("Options", "Coordinates"), default=True),
    Option(f"{SHOW}show_evaluation", "gomoku", BOARD,
        QT_TRANSLATE_NOOP("Options", "Evaluation"), default=False),
    Option(f"{SHOW}sound_stones", "gomoku", BOARD,
        QT_TRANSLATE_NOOP("Options", "Sound of a stone"), default=False),
    Option("gomoku/new/clicks", "gomoku", QT_TRANSLATE_NOOP("Options", "Playing a stone"),
        QT_TRANSLATE_NOOP("Options", "Clicking"), default="direct", values=(
            ("direct", QT_TRANSLATE_NOOP("Options", "Plays at once")),
            ("second", QT_TRANSLATE_NOOP("Options", "A second click confirms")),
            ("buttons", QT_TRANSLATE_NOOP("Options", "A button confirms")),
        )),
)  # fmt: skip

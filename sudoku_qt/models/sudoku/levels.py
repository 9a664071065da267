# SPDX-License-Identifier: MIT
"""What the five levels are called: the honest ones, and those of the digging paper."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.models.words import QT_TRANSLATE_NOOP

LEVELS = (
    QT_TRANSLATE_NOOP("SudokuLevel", "Very easy"),
    QT_TRANSLATE_NOOP("SudokuLevel", "Easy"),
    QT_TRANSLATE_NOOP("SudokuLevel", "Medium"),
    QT_TRANSLATE_NOOP("SudokuLevel", "Hard"),
    QT_TRANSLATE_NOOP("SudokuLevel", "Expert"),
)
"""By the steps that a puzzle asks for."""
DIGGING_LEVELS = (
    QT_TRANSLATE_NOOP("DiggingLevel", "Extremely easy"),
    QT_TRANSLATE_NOOP("DiggingLevel", "Easy"),
    QT_TRANSLATE_NOOP("DiggingLevel", "Medium"),
    QT_TRANSLATE_NOOP("DiggingLevel", "Difficult"),
    QT_TRANSLATE_NOOP("DiggingLevel", "Evil"),
)
"""By the digging paper's score; in Chinese they are the paper's own words."""


def level_word(level: int) -> str:
    """Name an honest level, 1-5, in the language that is installed."""
    return QCoreApplication.translate("SudokuLevel", LEVELS[level - 1])


def digging_word(level: int) -> str:
    """Name a level of the digging paper, 1-5, in the language that is installed."""
    return QCoreApplication.translate("DiggingLevel", DIGGING_LEVELS[level - 1])

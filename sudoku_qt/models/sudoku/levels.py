# SPDX-License-Identifier: MIT
"""What the five levels are called: the honest ones, and those of the digging paper.

The translators' list takes their names from the engine (packaging/translations.py), so that the
window and the command line call a level by one word. In Chinese the digging paper's are its own.
"""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS
from sudoku_qt.engine.sudoku.rating.levels import LEVELS

__all__ = ["LEVELS", "digging_word", "level_word"]


def level_word(level: int) -> str:
    """The name of an honest level, 1-5, in the language that is installed."""
    return QCoreApplication.translate("Level", LEVELS[level - 1].name).capitalize()


def digging_word(level: int) -> str:
    """The name of a level of the digging paper, 1-5, in the language that is installed."""
    name = DIGGING_LEVELS[level - 1].name
    return QCoreApplication.translate("DiggingLevel", name).capitalize()

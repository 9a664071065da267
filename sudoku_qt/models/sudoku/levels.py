# SPDX-License-Identifier: MIT
"""What the five levels are called: the honest ones, and those of the digging paper.

The translators' list takes their names from the engine (packaging/translations.py), so that the
window and the command line call a level by one word. In Chinese the digging paper's are its own.
"""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.models.words import QT_TRANSLATE_NOOP

__all__ = ["LEVELS", "SCALE_ENDS", "digging_word", "level_minutes", "level_word", "puzzle_level"]

SCALE_ENDS = 20
"""What stands for a puzzle that the rules of Sudoku Explainer do not solve."""
MINUTES = QT_TRANSLATE_NOOP("Level", "{count} min")
MINUTES_OR_MORE = QT_TRANSLATE_NOOP("Level", "{count}+ min")
RATED = QT_TRANSLATE_NOOP("Level", "{level}, SE {rating}")


def level_word(level: int) -> str:
    """The name of an honest level, 1-5, in the language that is installed."""
    return QCoreApplication.translate("Level", LEVELS[level - 1].name).capitalize()


def level_minutes(level: int) -> str:
    """How long a puzzle of an honest level takes; the last level has no end."""
    template = MINUTES if level < len(LEVELS) else MINUTES_OR_MORE
    words = QCoreApplication.translate("Level", template)
    return words.format(count=LEVELS[level - 1].minutes)


def puzzle_level(level: int, se_rating: float = 0.0) -> str:
    """The name of a puzzle's level; of the last, which is wide, with the SE rating if known."""
    name = level_word(level)
    if level < len(LEVELS) or not 0 < se_rating < SCALE_ENDS:
        return name
    words = QCoreApplication.translate("Level", RATED)
    return words.format(level=name, rating=f"{se_rating:.1f}")


def digging_word(level: int) -> str:
    """The name of a level of the digging paper, 1-5, in the language that is installed."""
    name = DIGGING_LEVELS[level - 1].name
    return QCoreApplication.translate("DiggingLevel", name).capitalize()

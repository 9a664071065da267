# SPDX-License-Identifier: MIT
"""What the five levels are called: the honest ones, and those of the digging paper.

The translators' list takes their names from the engine (packaging/translations.py), so that the
window and the command line call a level by one word. In Chinese the digging paper's are its own.
"""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS, Grade, grade_of
from sudoku_qt.models.words import QT_TRANSLATE_NOOP

__all__ = [
    "GRADES",
    "LEVELS",
    "SCALE_ENDS",
    "digging_word",
    "grade_minutes",
    "grade_word",
    "level_minutes",
    "level_word",
    "puzzle_level",
]

SCALE_ENDS = 20
"""What stands for a puzzle that the rules of Sudoku Explainer do not solve."""
MINUTES = QT_TRANSLATE_NOOP("Level", "{count} min")
MINUTES_OR_MORE = QT_TRANSLATE_NOOP("Level", "{count}+ min")
RATED = QT_TRANSLATE_NOOP("Level", "{level}, SE {rating}")


def level_word(level: int) -> str:
    """The name of an honest level, 1-5, in the language that is installed."""
    return QCoreApplication.translate("Level", LEVELS[level - 1].name).capitalize()


def level_minutes(level: int) -> str:
    """How long a puzzle of an honest level takes."""
    words = QCoreApplication.translate("Level", MINUTES)
    return words.format(count=LEVELS[level - 1].minutes)


def grade_minutes(grade: Grade) -> str:
    """How long a puzzle of a grade takes; the last one has no end."""
    template = MINUTES if grade is not GRADES[-1] else MINUTES_OR_MORE
    return QCoreApplication.translate("Level", template).format(count=grade.minutes)


def grade_word(key: str) -> str:
    """The name of a grade of the last level, by its key, in the language that is installed."""
    return QCoreApplication.translate("Level", key).capitalize()


def puzzle_level(level: int, se_rating: float = 0.0, grade: str = "") -> str:
    """The name of a puzzle's level; of the last that of its grade, with the SE rating if known.

    A grade that does not exist, as a file of somebody else may have it, says nothing.
    """
    if level != len(LEVELS):
        return level_word(level)
    known = grade if grade in {each.key for each in GRADES} else grade_of(se_rating)
    name = grade_word(known) if known else level_word(level)
    if not 0 < se_rating < SCALE_ENDS:
        return name
    words = QCoreApplication.translate("Level", RATED)
    return words.format(level=name, rating=f"{se_rating:.1f}")


def digging_word(level: int) -> str:
    """The name of a level of the digging paper, 1-5, in the language that is installed."""
    name = DIGGING_LEVELS[level - 1].name
    return QCoreApplication.translate("DiggingLevel", name).capitalize()

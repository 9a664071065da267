# SPDX-License-Identifier: MIT
"""The names of the five levels, and of those of the digging paper.

The translation tool takes the names from the engine (packaging/translations.py), so that window and
command line use the same word for a level. In Chinese the digging paper has names of its own.
"""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS, Grade, grade_of
from sudoku_qt.models.clock import said_minutes
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
"""The text for a puzzle that Sudoku Explainer's rules do not solve."""
MINUTES = QT_TRANSLATE_NOOP("Level", "{count} min")
MINUTES_OR_MORE = QT_TRANSLATE_NOOP("Level", "{count}+ min")
RATED = QT_TRANSLATE_NOOP("Level", "{level}, SE {rating}")


def level_word(level: int) -> str:
    """The name of a level, 1-5, in the installed language."""
    return QCoreApplication.translate("Level", LEVELS[level - 1].name).capitalize()


def level_minutes(level: int, pace: float = 1.0) -> str:
    """The time that a puzzle of a level takes a typical player, or one of a known pace."""
    return _minutes(MINUTES, pace * LEVELS[level - 1].minutes)


def grade_minutes(grade: Grade, pace: float = 1.0) -> str:
    """The same of a grade; the last grade has no upper bound."""
    template = MINUTES if grade is not GRADES[-1] else MINUTES_OR_MORE
    return _minutes(template, pace * grade.minutes)


def _minutes(template: str, minutes: float) -> str:
    count = max(said_minutes(minutes), 1)
    return QCoreApplication.translate("Level", template).format(count=count)


def grade_word(key: str) -> str:
    """The name of a grade of level 5, by its key, in the installed language."""
    return QCoreApplication.translate("Level", key).capitalize()


def puzzle_level(level: int, se_rating: float = 0.0, grade: str = "") -> str:
    """The name of a puzzle's level; for level 5 that of its grade, with the SE rating if known.

    An unknown grade, as a foreign file may have, is ignored.
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
    """The name of a level of the digging paper, 1-5, in the installed language."""
    name = DIGGING_LEVELS[level - 1].name
    return QCoreApplication.translate("DiggingLevel", name).capitalize()

# SPDX-License-Identifier: MIT
"""The five levels: the one list of levels that the rest of the program uses."""

from math import inf
from typing import NamedTuple


class Level(NamedTuple):
    """A level: its number from 1, its name, and the highest SE rating that belongs to it.

    `minutes` is the typical time for a puzzle of the level: the median of the predictions for 150
    puzzles made by this program.
    """

    number: int
    name: str
    highest: float
    minutes: int


LEVELS = (
    Level(1, "very easy", 1.2, 3),  # singles in boxes
    Level(2, "easy", 1.5, 5),  # hidden singles
    Level(3, "medium", 3.0, 9),  # no more than pairs
    Level(4, "hard", 6.2, 12),  # no chain
    Level(5, "expert", inf, 17),
)


class Grade(NamedTuple):
    """A grade of level 5: its key, the least SE rating, and minutes as for a level."""

    key: str
    least: float
    minutes: int


GRADES = (
    Grade("expert", 6.5, 17),  # single chains
    Grade("master", 7.5, 32),  # forcing chains
    Grade("extreme", 9.0, 50),  # chains within chains
)


UNBOUNDED = 12.0
"""A rating that no puzzle has."""


def level_of(rating: float) -> int:
    """The number of the level of an SE rating."""
    return next(level.number for level in LEVELS if rating <= level.highest)


def grade_span(key: str) -> tuple[float, float]:
    """The least and the highest SE rating of a grade. Raises `KeyError`."""
    spans = zip(GRADES, [*(each.least - 0.1 for each in GRADES[1:]), UNBOUNDED], strict=True)
    return {grade.key: (grade.least, round(highest, 1)) for grade, highest in spans}[key]


def grade_of(rating: float) -> str:
    """The key of the grade of an SE rating, "" below level 5."""
    return next((grade.key for grade in reversed(GRADES) if rating >= grade.least), "")

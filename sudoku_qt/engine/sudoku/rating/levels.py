# SPDX-License-Identifier: MIT
"""The five honest levels, by what solving a puzzle asks for: the one list that all others ask."""

from math import inf
from typing import NamedTuple


class Level(NamedTuple):
    """One level: its number from 1, its name, and the highest SE rating that belongs to it.

    `minutes` are what a puzzle of the level takes a typical player: the median of what is predicted
    for 150 that were made here, of the last level what three of four take at least.
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
    Level(5, "expert", inf, 14),
)


def level_of(rating: float) -> int:
    """The number of the level that an SE rating belongs to."""
    return next(level.number for level in LEVELS if rating <= level.highest)

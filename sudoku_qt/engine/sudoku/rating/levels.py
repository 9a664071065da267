# SPDX-License-Identifier: MIT
"""The five honest levels, by what solving a puzzle asks for: the one list that all others ask."""

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Level:
    """One level: its number from 1, its name, and the highest SE rating that belongs to it."""

    number: int
    name: str
    highest: float


LEVELS = (
    Level(1, "very easy", 1.2),  # singles in boxes
    Level(2, "easy", 1.5),  # hidden singles
    Level(3, "medium", 3.0),  # no more than pairs
    Level(4, "hard", 6.2),  # no chain
    Level(5, "expert", inf),
)


def level_of(rating: float) -> int:
    """The number of the level that an SE rating belongs to."""
    return next(level.number for level in LEVELS if rating <= level.highest)

# SPDX-License-Identifier: MIT
"""The five levels of the digging paper: their bounds, and the score that tells them apart."""

from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from sudoku_qt.engine.sudoku.shape import CELLS, SIDE

MANY_SEARCHES = 1_000_000
"""Beyond this number of searches the level stays the same, so counting can stop."""


@dataclass(frozen=True)
class DiggingLevel:
    """A level: the number of givens, how evenly they are spread, and how long a plain search takes.

    `least` is the smallest number of givens in any row or column; `searches` is the number of
    trials from which the level begins.
    """

    number: int
    name: str
    fewest: int
    most: int
    least: int
    searches: int

    def has(self, puzzle: bytes) -> bool:
        """Whether a puzzle's number of givens is within the level's bounds."""
        return self.fewest <= count_givens(puzzle) <= self.most


DIGGING_LEVELS = (
    DiggingLevel(1, "extremely easy", 50, 60, 5, 0),
    DiggingLevel(2, "easy", 36, 49, 4, 100),
    DiggingLevel(3, "medium", 32, 35, 3, 1_000),
    DiggingLevel(4, "difficult", 28, 31, 2, 10_000),
    DiggingLevel(5, "evil", 22, 27, 0, MANY_SEARCHES),
)


class ScoreRow(NamedTuple):
    """A row of the paper's table for one puzzle: a figure, its points, 1 to 5, and their weight."""

    figure: int
    points: int
    tenths: int

    @property
    def weight(self) -> float:
        """The weight of the points."""
        return self.tenths / 10


@dataclass(frozen=True)
class Score:
    """The paper's weighted score, and the three figures it is computed from."""

    givens: int
    least: int
    searches: int

    @property
    def rows(self) -> tuple[ScoreRow, ScoreRow, ScoreRow]:
        """The table's rows: givens, the fewest in a row or column, and searches."""
        by_givens = next(
            level.number for level in DIGGING_LEVELS if self.givens >= level.fewest or _last(level)
        )
        by_least = next(level.number for level in DIGGING_LEVELS if self.least >= level.least)
        by_searches = max(
            level.number for level in DIGGING_LEVELS if self.searches >= level.searches
        )
        return (
            ScoreRow(self.givens, by_givens, 4),
            ScoreRow(self.least, by_least, 3),
            ScoreRow(self.searches, by_searches, 3),
        )

    @property
    def value(self) -> float:
        """The score, 1 to 5: the weighted mean of the points."""
        return self._tenths / 10

    @property
    def level(self) -> int:
        """The level: 1 up to a score of 1, 2 up to 2, ... 5 above 4."""
        return (self._tenths + 9) // 10

    @property
    def _tenths(self) -> int:
        return sum(row.tenths * row.points for row in self.rows)


def count_givens(values: bytes | bytearray) -> int:
    """Count the cells that are not empty."""
    return CELLS - values.count(0)


def least_in_a_line(values: bytes | bytearray) -> int:
    """The number of givens in the emptiest row or column."""
    rows = (values[start : start + SIDE] for start in range(0, CELLS, SIDE))
    columns = (values[start::SIDE] for start in range(SIDE))
    return SIDE - max(line.count(0) for line in chain(rows, columns))


def _last(level: DiggingLevel) -> bool:
    return level is DIGGING_LEVELS[-1]

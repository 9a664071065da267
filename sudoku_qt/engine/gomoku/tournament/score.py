# SPDX-License-Identifier: MIT
"""The score of one side, with the interval of its share of the points, and what a rating is."""

from dataclasses import dataclass
from math import log10, sqrt

SURE = 1.96
"""The standard errors on either side of the mean for 95 % confidence."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and its 95 % interval, in Elo; either end may be infinite."""

    elo: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Score:
    """The games that one side has won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    def __add__(self, more: "Score") -> "Score":
        return Score(self.won + more.won, self.drawn + more.drawn, self.lost + more.lost)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> float:
        """A point for a game won, half of one for a draw."""
        return self.won + self.drawn / 2

    @property
    def share(self) -> float:
        """The share of the points, from 0 to 1."""
        return self.points / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share (Wilson)."""
        n, p, z = max(1, self.games), self.share, SURE
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)


def elo(share: float, games: int) -> float:
    """The Elo difference at which this share of the points is the expected one."""
    bounded = min(max(share, 0.5 / max(1, games)), 1 - 0.5 / max(1, games))
    return -400 * log10(1 / bounded - 1)

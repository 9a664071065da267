# SPDX-License-Identifier: MIT
"""What an analysis draws on the Gomoku board: bands under threats, and planned stones."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from sudoku_qt.engine.gomoku.analysis.threats import Threat
from sudoku_qt.engine.gomoku.board import other


@dataclass(frozen=True, slots=True)
class Band:
    """A threat as it is drawn: its two outermost stones, and the points where it would grow.

    `against`: it threatens the side to move.
    """

    first: int
    last: int
    gains: tuple[int, ...]
    against: bool


@dataclass(frozen=True, slots=True)
class GomokuDrawing:
    """Bands, planned stones (the colour and number of each, by point), and marks by point."""

    bands: tuple[Band, ...] = ()
    planned: Mapping[int, tuple[int, int]] = field(default_factory=lambda: MappingProxyType({}))
    marks: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))


NOTHING = GomokuDrawing()


def bands_of(threats: Sequence[Threat], to_move: int) -> tuple[Band, ...]:
    """The bands of threats; `to_move` is the colour to move."""
    return tuple(
        Band(threat.stones[0], threat.stones[-1], threat.gains, threat.colour != to_move)
        for threat in threats
    )


def planned(points: Sequence[int], colour: int, number: int) -> dict[int, tuple[int, int]]:
    """The stones of a line, by point: colour and number, from this colour and number on."""
    stones = {}
    for point in points:
        stones[point] = colour, number
        colour, number = other(colour), number + 1
    return stones

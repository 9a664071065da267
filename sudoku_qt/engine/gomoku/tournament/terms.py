# SPDX-License-Identifier: MIT
"""The terms of a tournament's games, who takes part, and what a finished game comes to."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sudoku_qt.engine.gomoku.levels import UNLIMITED, Level, level_named
from sudoku_qt.engine.gomoku.protocol.settings import Settings
from sudoku_qt.engine.gomoku.rules import Rule
from sudoku_qt.engine.message import Message

FULL = "full"
"""The level that uses the whole time of a move, as another engine does."""

Point: TypeAlias = tuple[int, int]
"""Column and row from 0."""
Opening: TypeAlias = tuple[Point, ...]
"""The first moves of a game, Black's first."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a game. Times are in milliseconds; a limit of 0 is none.

    `rule` is the protocol's number of it. `slack` is how many seconds beyond the time for a move an
    answer may take; a busy machine needs more.
    """

    size: int = 15
    rule: int = 0
    turn: int = 500
    match: int = 0
    slack: float = 2.0

    @property
    def played_rule(self) -> Rule:
        """The rule itself."""
        return Settings(rule=self.rule).played_rule


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who takes part: a level of this program or, without one, the command of an engine."""

    name: str
    level: str = ""
    command: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game. `winner` is a colour or 0; `slowest` has each colour's slowest move in s."""

    winner: int
    reason: Message
    moves: Opening
    slowest: tuple[float, float] = (0.0, 0.0)


def level_of(name: str, turn: int) -> Level:
    """A level of this program where a move has `turn` milliseconds. Raises `Fault`."""
    if name == FULL:
        return Level(FULL, UNLIMITED, noise=0, overlooks=0.0, seconds=turn / 1000)
    return level_named(name)


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, with a number behind those that others have had before."""
    apart: list[str] = []
    for name in names:
        number, apart_name = 1, name
        while apart_name in apart:
            number += 1
            apart_name = f"{name} {number}"
        apart.append(apart_name)
    return apart

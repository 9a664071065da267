# SPDX-License-Identifier: MIT
"""Matches between two engines: each opening is played twice, with colours exchanged."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt

from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, WHITE, other
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed, EngineProcess
from sudoku_qt.engine.gomoku.protocol.settings import UNLIMITED, Settings
from sudoku_qt.engine.gomoku.rules import ban_on, winning_points

MEMORY = 350 * 2**20
SURE = 1.96  # standard errors on either side of the mean for 95 % confidence

Opening = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a game. Times are in milliseconds; a limit of 0 is none.

    `slack` is how many seconds beyond the time for a move an answer may take; a busy machine needs
    more.
    """

    size: int = 15
    rule: int = 0
    turn: int = 500
    match: int = 0
    slack: float = 2.0


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game. `winner` is a colour or 0; `slowest` has each colour's slowest move in s."""

    winner: int
    reason: str
    moves: Opening
    slowest: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a match: games that the first of two engines won, drew and lost."""

    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """The share of the points, from 0 to 1."""
        return (self.won + self.drawn / 2) / max(1, self.games)

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


def openings_in(text: str, size: int) -> list[Opening]:
    """Read openings, one a line: x,y pairs from the centre, Black first; # begins a comment."""
    found = []
    for line in text.splitlines():
        words = line.split("#")[0].replace(",", " ").split()
        try:
            numbers = [int(word) + size // 2 for word in words]
        except ValueError:
            continue
        points = tuple(zip(numbers[::2], numbers[1::2], strict=False))
        on_board = all(0 <= x < size and 0 <= y < size for x, y in points)
        if points and on_board and len(set(points)) == len(points):
            found.append(points)
    return found


class MatchGame:
    """A game between two engines, given as the commands of Black and White."""

    def __init__(self, commands: Sequence[Sequence[str]], terms: Terms, opening: Opening) -> None:
        self._commands, self._terms = commands, terms
        self._moves = list(opening)
        self._stones = bytearray(terms.size**2)
        for number, (x, y) in enumerate(opening):
            self._stones[y * terms.size + x] = WHITE if number % 2 else BLACK
        self._slowest = {BLACK: 0.0, WHITE: 0.0}
        self._left = dict.fromkeys((BLACK, WHITE), terms.match or UNLIMITED)
        self._engines: dict[int, EngineProcess] = {}
        self._fresh = {BLACK, WHITE}

    def play(self) -> Played:
        """Play the game to its end."""
        try:
            winner, reason = self._begin() or self._go_on()
        finally:
            for engine in self._engines.values():
                engine.close()
        slowest = self._slowest[BLACK], self._slowest[WHITE]
        return Played(winner, reason, tuple(self._moves), slowest)

    def _begin(self) -> tuple[int, str] | None:
        terms = self._terms
        settings = [
            ("timeout_turn", terms.turn),
            ("timeout_match", terms.match),
            ("max_memory", MEMORY),
            ("game_type", 1),
            ("rule", terms.rule),
            ("time_left", terms.match or UNLIMITED),
        ]
        for colour, command in zip((BLACK, WHITE), self._commands, strict=True):
            try:
                self._engines[colour] = EngineProcess(command)
                self._engines[colour].start(terms.size, settings)
            except EngineFailed as fault:
                return other(colour), str(fault)
        return None

    def _go_on(self) -> tuple[int, str]:
        while EMPTY in self._stones:
            colour = WHITE if len(self._moves) % 2 else BLACK
            begun = time.monotonic()
            seconds = 1.5 * self._terms.turn / 1000 + self._terms.slack
            try:
                x, y = self._engines[colour].ask(self._told(colour), seconds)
            except EngineFailed as fault:
                return other(colour), str(fault)
            spent = time.monotonic() - begun
            self._slowest[colour] = max(self._slowest[colour], spent)
            if self._terms.match:
                self._left[colour] -= int(1000 * spent)
                if self._left[colour] < 0:
                    return other(colour), "time"
            ended = self._put(x, y, colour)
            if ended:
                return ended
        return EMPTY, "full"

    def _told(self, colour: int) -> list[str]:
        """What tells an engine that it is to move: the last move, or at first the whole board."""
        lines = [f"INFO time_left {self._left[colour]}"]
        if colour not in self._fresh:
            x, y = self._moves[-1]
            return [*lines, f"TURN {x},{y}"]
        self._fresh.remove(colour)
        if not self._moves:
            return [*lines, "BEGIN"]
        whose = 1 if colour == BLACK else 2
        stones = [f"{x},{y},{whose if n % 2 == 0 else 3 - whose}" for n, (x, y) in self._numbered()]
        return [*lines, "BOARD", *stones, "DONE"]

    def _numbered(self) -> "enumerate[tuple[int, int]]":
        return enumerate(self._moves)

    def _put(self, x: int, y: int, colour: int) -> tuple[int, str] | None:
        """Put a stone; say how the game ends if it does."""
        size, rule = self._terms.size, Settings(rule=self._terms.rule).played_rule
        point = y * size + x
        if not (x < size and y < size) or self._stones[point]:
            return other(colour), "an illegal move"
        if rule.forbids and colour == BLACK and ban_on(bytes(self._stones), point):
            return WHITE, "a forbidden move"
        self._stones[point] = colour
        self._moves.append((x, y))
        return (colour, "five") if winning_points(rule, bytes(self._stones), point) else None

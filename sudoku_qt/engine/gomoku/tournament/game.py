# SPDX-License-Identifier: MIT
"""A game of a tournament: whoever fails, is late or moves as nobody may has lost it."""

import time
from collections.abc import Callable
from typing import TypeAlias

from sudoku_qt.engine.gomoku.board import BLACK, COLOURS, EMPTY, WHITE, other
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed
from sudoku_qt.engine.gomoku.protocol.settings import UNLIMITED
from sudoku_qt.engine.gomoku.rules import ban_on, winning_points
from sudoku_qt.engine.gomoku.tournament.seats import Seat
from sudoku_qt.engine.gomoku.tournament.terms import Opening, Played, Point, Terms
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.work import Stop, never

FIVE = Message("five in a row")
FULL_BOARD = Message("the board is full")
OUT_OF_TIME = Message("out of time")
ILLEGAL = Message("an illegal move")
FORBIDDEN = Message("a forbidden move")

Ended: TypeAlias = tuple[int, Message]
"""The winner, a colour or 0, and the reason."""


class MatchGame:
    """A game between the seats of Black and White, from an opening."""

    def __init__(
        self,
        seats: tuple[Seat, Seat],
        terms: Terms,
        opening: Opening,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._seats = dict(zip(COLOURS, seats, strict=True))
        self._terms, self._clock = terms, clock
        self._moves = list(opening)
        self._stones = bytearray(terms.size**2)
        for number, (x, y) in enumerate(opening):
            self._stones[y * terms.size + x] = WHITE if number % 2 else BLACK
        self._slowest = dict.fromkeys(COLOURS, 0.0)
        self._left = dict.fromkeys(COLOURS, terms.match or UNLIMITED)

    def play(self, stop: Stop = never) -> Played:
        """Play the game to its end. Raises `Cancelled`."""
        try:
            winner, reason = self._begin(stop) or self._go_on(stop)
        finally:
            for seat in self._seats.values():
                seat.close()
        slowest = self._slowest[BLACK], self._slowest[WHITE]
        return Played(winner, reason, tuple(self._moves), slowest)

    def _begin(self, stop: Stop) -> Ended | None:
        for colour, seat in self._seats.items():
            try:
                seat.begin(stop)
            except EngineFailed as fault:
                return other(colour), fault.message
        return None

    def _go_on(self, stop: Stop) -> Ended:
        while EMPTY in self._stones:
            colour = WHITE if len(self._moves) % 2 else BLACK
            begun = self._clock()
            try:
                point = self._seats[colour].move(tuple(self._moves), self._left[colour], stop)
            except EngineFailed as fault:
                return other(colour), fault.message
            spent = self._clock() - begun
            self._slowest[colour] = max(self._slowest[colour], spent)
            if self._terms.match:
                self._left[colour] -= int(1000 * spent)
                if self._left[colour] < 0:
                    return other(colour), OUT_OF_TIME
            ended = self._put(point, colour)
            if ended:
                return ended
        return EMPTY, FULL_BOARD

    def _put(self, place: Point, colour: int) -> Ended | None:
        """Put a stone; say how the game ends if it does."""
        (x, y), size, rule = place, self._terms.size, self._terms.played_rule
        point = y * size + x
        if not (x < size and y < size) or self._stones[point]:
            return other(colour), ILLEGAL
        if rule.forbids and colour == BLACK and ban_on(bytes(self._stones), point):
            return WHITE, FORBIDDEN
        self._stones[point] = colour
        self._moves.append(place)
        return (colour, FIVE) if winning_points(rule, bytes(self._stones), point) else None

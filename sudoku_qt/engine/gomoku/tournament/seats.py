# SPDX-License-Identifier: MIT
"""The two sides of a game: an engine in a process of its own, or a level of this program."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from sudoku_qt.engine.gomoku.board import point_named
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.levels import BALANCED, Level
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.player import choose
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed, EngineProcess
from sudoku_qt.engine.gomoku.protocol.settings import UNLIMITED
from sudoku_qt.engine.gomoku.search.minds import Minds
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.engine.gomoku.tournament.terms import Entrant, Opening, Point, Terms, level_of
from sudoku_qt.engine.work import Stop, go_on

MEMORY = 350 * 2**20
LATE = 1.5  # times the time of a move is what an engine may take, and the slack
SPARED = 0.01  # seconds of a move that our own levels leave
MOVES_LEFT = 16  # our own levels use at most one part in so many of the time left
COMPUTER = GomokuPlayer("computer")
GAME = GomokuGame()


class Seat(Protocol):
    """One side of one game. A failure is an `EngineFailed`; both methods may raise `Cancelled`."""

    def begin(self, stop: Stop) -> None:
        """Get ready to play."""

    def move(self, moves: Opening, left: int, stop: Stop) -> Point:
        """Answer the moves so far, with so many milliseconds left."""

    def close(self) -> None:
        """The game is over."""


def seat_of(entrant: Entrant, terms: Terms, seed: int) -> Seat:
    """A seat for an entrant. Raises `Fault` for a level that there is not."""
    if entrant.level:
        return LevelSeat(level_of(entrant.level, terms.turn), terms, seed)
    return EngineSeat(entrant.command, terms)


class EngineSeat:
    """An engine that speaks the protocol, started for the game and ended after it."""

    def __init__(self, command: Sequence[str], terms: Terms) -> None:
        self._command, self._terms = command, terms
        self._process: EngineProcess | None = None
        self._is_fresh = True

    def begin(self, stop: Stop) -> None:
        """Start it, and tell it the terms."""
        terms = self._terms
        settings = [
            ("timeout_turn", terms.turn),
            ("timeout_match", terms.match),
            ("max_memory", MEMORY),
            ("game_type", 1),
            ("rule", terms.rule),
            ("time_left", terms.match or UNLIMITED),
        ]
        self._process = EngineProcess(self._command)
        self._process.start(terms.size, settings, stop)

    def move(self, moves: Opening, left: int, stop: Stop) -> Point:
        """Tell it the last move, or at first the whole board."""
        if self._process is None:
            raise EngineFailed("it ended")
        seconds = LATE * self._terms.turn / 1000 + self._terms.slack
        lines = [f"INFO time_left {left}", *self._told(moves)]
        return self._process.ask(lines, seconds, stop)

    def _told(self, moves: Opening) -> list[str]:
        if not self._is_fresh:
            x, y = moves[-1]
            return [f"TURN {x},{y}"]
        self._is_fresh = False
        if not moves:
            return ["BEGIN"]
        own = len(moves) % 2  # its stones are those with numbers like the next one's
        stones = [f"{x},{y},{1 if n % 2 == own else 2}" for n, (x, y) in enumerate(moves)]
        return ["BOARD", *stones, "DONE"]

    def close(self) -> None:
        """End it, by force if need be."""
        if self._process:
            self._process.close()


class LevelSeat:
    """A level of this program, in the time of the game; the same seed plays the same."""

    def __init__(self, level: Level, terms: Terms, seed: int) -> None:
        self._level, self._terms, self._seed = level, terms, seed
        players = COMPUTER, COMPUTER
        self._setup = GomokuSetup(size=terms.size, rule=terms.played_rule, players=players)
        self._state = GAME.start(self._setup)
        self._minds = Minds()

    def begin(self, stop: Stop) -> None:
        """It is always ready."""

    def move(self, moves: Opening, left: int, stop: Stop) -> Point:
        """Choose a move, in less than the time of one."""
        size = self._terms.size
        for x, y in moves[len(self._state.order) :]:
            move = GomokuMove.at(size, y * size + x)
            self._state = GAME.play(self._setup, self._state, move)
        seed = self._seed ^ len(moves)
        level, minds = self._in_time(left), self._minds
        choice = choose(self._setup, self._state, level, BALANCED, seed, stop=stop, minds=minds)
        go_on(stop)
        if not choice.move.is_stone:  # every empty point is forbidden
            raise EngineFailed("it can move nowhere")
        row, column = divmod(point_named(size, choice.move.word), size)
        return column, row

    def _in_time(self, left: int) -> Level:
        """The level, with no more time than a move has; most stop at a depth long before."""
        if not self._level.seconds:
            return self._level
        turn = self._terms.turn / 1000
        most = min(max(turn - SPARED, turn / 2), left / 1000 / MOVES_LEFT)
        return replace(self._level, seconds=min(self._level.seconds, most))

    def close(self) -> None:
        """What it has learned goes with it."""

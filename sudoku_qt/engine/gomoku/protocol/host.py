# SPDX-License-Identifier: MIT
"""The host of an external engine in a game: it starts the engine, feeds it the game and asks it.

An engine that fails is ended, and restarted when it is asked again.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import zip_longest
from threading import Lock

from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.gomoku.board import COLOURS, point_named, points_with
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.levels import level_named
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.protocol.process import (
    EngineFailed,
    EngineProcess,
    LineHandler,
    unheard,
)
from sudoku_qt.engine.gomoku.protocol.settings import UNLIMITED, rule_bits
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState, game_time_left
from sudoku_qt.engine.work import Stop, go_on, never

Stone = tuple[int, int]
"""A point and its colour."""

LENIENCE = 5.0  # seconds beyond the time of a move: some engines are late by seconds
MEMORY = 350 * 2**20
HUMAN, ENGINE = 0, 1  # what the protocol calls the opponent
SPARED = 200  # milliseconds of the limit of a move, for processes and clocks
CHECKED_SIZE = 15
CHECKING = 5.0  # seconds for ABOUT


@dataclass(frozen=True, slots=True)
class EnginePosition:
    """What the engine has been told: size and rule of the game, its own colour, and the stones."""

    size: int
    rule: str
    colour: int
    stones: tuple[Stone, ...]


class Host:
    """An engine in a game, for as long as it plays; only one thread may use it at a time."""

    def __init__(self, command: Sequence[str], heard: LineHandler = unheard) -> None:
        self._command, self._heard = tuple(command), heard
        self._process: EngineProcess | None = None
        self._told: EnginePosition | None = None
        self._lock = Lock()

    def choose(
        self,
        setup: GomokuSetup,
        state: GomokuState,
        stop: Stop = never,
        seconds: float | None = None,
    ) -> GomokuMove:
        """The move of the side to move, for which it has the time of its level, or `seconds`.

        Raises `EngineFailed` if the engine gives no legal move, and `Cancelled`. After either the
        engine has been ended, unless `stop` was true before it was asked.
        """
        with self._lock:
            go_on(stop)
            try:
                return self._choose(setup, state, stop, seconds)
            except BaseException:
                self._end()
                raise

    def close(self) -> None:
        """End the engine, which takes up to a second; do not call it again."""
        with self._lock:
            self._end()

    def _choose(
        self, setup: GomokuSetup, state: GomokuState, stop: Stop, seconds: float | None
    ) -> GomokuMove:
        now = EnginePosition(setup.size, setup.rule.name, state.to_move, stones_of(setup, state))
        given = [] if seconds is None else [f"INFO timeout_turn {round(1000 * seconds)}"]
        seconds = seconds or level_named(setup.players[state.at_turn].level).seconds
        turn = _turn_ms(setup, seconds)
        process = self._ready(setup, state, now, turn, stop)
        commands = [*given, f"INFO time_left {_left(setup, state)}", *self._words(now)]
        move = answered(setup, state, *process.ask(commands, turn / 1000 + LENIENCE, stop))
        stone = point_named(setup.size, move.word), state.to_move
        self._told = EnginePosition(now.size, now.rule, now.colour, (*now.stones, stone))
        return move

    def _ready(
        self, setup: GomokuSetup, state: GomokuState, now: EnginePosition, turn: int, stop: Stop
    ) -> EngineProcess:
        """The engine, with an empty board or with the one that it knows if that goes on."""
        if self._process and not self._process.is_running:
            self._end()
        if self._told and not _follows(self._told, now):
            if not self._can_restart(self._told, now, stop):
                self._end()
            self._told = None
        if self._process is None:
            self._process = EngineProcess(self._command, self._heard)
            self._process.start(setup.size, _settings(setup, state, turn), stop)
        return self._process

    def _can_restart(self, known: EnginePosition, now: EnginePosition, stop: Stop) -> bool:
        """Clear its board, where another can stand there without a new process."""
        if self._process is None or (known.size, known.rule) != (now.size, now.rule):
            return False
        with suppress(EngineFailed):  # the engine does not know RESTART
            self._process.restart(stop)
            return True
        return False

    def _words(self, now: EnginePosition) -> list[str]:
        """What tells the engine that it is to move."""
        if self._told:
            return [f"TURN {_place(now, now.stones[-1])}"]
        return ["BOARD", *board_lines(now), "DONE"] if now.stones else ["BEGIN"]

    def _end(self) -> None:
        process, self._process, self._told = self._process, None, None
        if process:
            process.close()


def check(command: Sequence[str], heard: LineHandler = unheard, stop: Stop = never) -> str:
    """Start a program, begin a game, and return the name it gives itself, or "".

    Raises `EngineFailed` if it does not speak the protocol properly, and `Cancelled`.
    """
    process = EngineProcess(command, heard)
    try:
        process.start(CHECKED_SIZE, [("timeout_turn", 1000), ("game_type", HUMAN)], stop)
        with suppress(EngineFailed):  # an engine that does not answer has no name
            return process.about(CHECKING, stop)
        return ""
    finally:
        process.close()


def answered(setup: GomokuSetup, state: GomokuState, column: int, row: int) -> GomokuMove:
    """The move of an engine's answer. Raises `EngineFailed` if it is not allowed."""
    if column >= setup.size or row >= setup.size:
        raise EngineFailed("it answered {column},{row}, off the board", column=column, row=row)
    move = GomokuMove.at(setup.size, row * setup.size + column)
    try:
        GomokuGame().play(setup, state, move)
    except IllegalMove:
        point = move.word
        raise EngineFailed("it played {point}, which is not allowed", point=point) from None
    return move


def board_lines(now: EnginePosition) -> list[str]:
    """The stones of a position as BOARD is told them: 1 for the engine's own, 2 for others."""
    return [f"{_place(now, stone)},{1 if stone[1] == now.colour else 2}" for stone in now.stones]


def stones_of(setup: GomokuSetup, state: GomokuState) -> tuple[Stone, ...]:
    """All stones: those set up, black and white alternating, then those played, in order.

    Some engines trust the order more than the colours that they are told.
    """
    first = setup.first_stones
    by_colour = [[(point, colour) for point in points_with(first, colour)] for colour in COLOURS]
    turns = [stone for both in zip_longest(*by_colour) for stone in both if stone]
    return (*turns, *((point, state.stones[point]) for point in state.order))


def _follows(known: EnginePosition, now: EnginePosition) -> bool:
    """Whether just the opponent has moved since."""
    *before, last = now.stones or ((-1, now.colour),)
    same = (known.size, known.rule, known.colour) == (now.size, now.rule, now.colour)
    return same and known.stones == tuple(before) and last[1] != now.colour


def _place(now: EnginePosition, stone: Stone) -> str:
    row, column = divmod(stone[0], now.size)
    return f"{column},{row}"


def _settings(setup: GomokuSetup, state: GomokuState, turn: int) -> list[tuple[str, int]]:
    persons = any(player.kind == "person" for player in setup.players)
    return [
        ("timeout_turn", turn),
        ("timeout_match", setup.limits.game_ms),
        ("max_memory", MEMORY),
        ("game_type", HUMAN if persons else ENGINE),
        ("rule", rule_bits(setup.rule)),
        ("time_left", _left(setup, state)),
    ]


def _turn_ms(setup: GomokuSetup, seconds: float) -> int:
    """The milliseconds for a move: those of the level, and fewer than the game's limit."""
    limit = setup.limits.move_ms or UNLIMITED
    return min(round(1000 * seconds), max(limit // 2, limit - SPARED))


def _left(setup: GomokuSetup, state: GomokuState) -> int:
    left = game_time_left(setup, state, state.at_turn)
    return UNLIMITED if left is None else left

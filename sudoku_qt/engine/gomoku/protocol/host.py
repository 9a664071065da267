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
from sudoku_qt.engine.gomoku.openings.procedures import SWAP2
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


class CannotOpen(EngineFailed):
    """An engine cannot take part in an opening: it does not understand what swap2 asks for."""


OPENED_BY_ENGINES = (SWAP2.name,)
"""The openings that the protocol has a command for."""
SWAP2_ANSWERS = {  # by the stones that lie there and those of the answer: the word that comes first
    (0, 3): (),
    (3, 0): ("black",),
    (3, 1): ("white",),
    (3, 2): ("two",),
    (5, 0): ("black",),
    (5, 1): ("white",),
}


class Host:
    """An engine in a game, for as long as it plays; only one thread may use it at a time."""

    def __init__(self, command: Sequence[str], heard: LineHandler = unheard) -> None:
        self._command, self._heard = tuple(command), heard
        self._process: EngineProcess | None = None
        self._told: EnginePosition | None = None
        self._lock = Lock()
        self._planned: list[tuple[GomokuState, GomokuMove]] = []
        self._knows_swap2 = True

    def choose(
        self,
        setup: GomokuSetup,
        state: GomokuState,
        stop: Stop = never,
        seconds: float | None = None,
    ) -> GomokuMove:
        """The move of the side to move, or in swap2 what comes next of the engine's answer.

        It has the time of its level, or `seconds`.

        Raises `CannotOpen` if the engine does not know swap2, `EngineFailed` if it gives no legal
        move, and `Cancelled`. After any of these the engine has been ended, unless `stop` was true
        before it was asked.
        """
        with self._lock:
            go_on(stop)
            planned = self._next_planned(setup, state)
            if planned is not None:
                return planned
            try:
                if state.is_opening:
                    return self._open(setup, state, stop)
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
        now = _position(setup, state)
        given = [] if seconds is None else [f"INFO timeout_turn {round(1000 * seconds)}"]
        seconds = seconds or level_named(setup.players[state.at_turn].level).seconds
        turn = _turn_ms(setup, seconds)
        process = self._ready(setup, state, now, turn, stop)
        commands = [*given, f"INFO time_left {_left(setup, state)}", *self._words(now)]
        move = answered(setup, state, *process.ask(commands, turn / 1000 + LENIENCE, stop))
        stone = point_named(setup.size, move.word), state.to_move
        self._told = EnginePosition(now.size, now.rule, now.colour, (*now.stones, stone))
        return move

    def _open(self, setup: GomokuSetup, state: GomokuState, stop: Stop) -> GomokuMove:
        """Ask for the engine's part in swap2, and play the first move of the answer."""
        number = len(state.order)
        if not self._knows_swap2 or number not in {stones for stones, _ in SWAP2_ANSWERS}:
            raise CannotOpen("it does not know swap2")
        try:
            points = self._asked_to_open(setup, state, stop)
            self._planned = _plan(setup, state, points)
        except EngineFailed as fault:
            self._knows_swap2 = False
            raise CannotOpen(fault.message.template, **fault.message.facts) from None
        return self._planned.pop(0)[1]

    def _asked_to_open(
        self, setup: GomokuSetup, state: GomokuState, stop: Stop
    ) -> list[tuple[int, int]]:
        """The points of the engine's answer in swap2.

        The protocol tells it bare points; Rapfi wants a colour behind each, as in BOARD.
        """
        now = _position(setup, state)
        try:
            bare = [_place(now, stone) for stone in now.stones]
            return self._ask_swap2(setup, state, bare, stop)
        except EngineFailed as fault:
            if "color" not in str(fault).lower():
                raise
        self._end()
        return self._ask_swap2(setup, state, board_lines(now), stop)

    def _ask_swap2(
        self, setup: GomokuSetup, state: GomokuState, stones: Sequence[str], stop: Stop
    ) -> list[tuple[int, int]]:
        turn = _turn_ms(setup, level_named(setup.players[state.at_turn].level).seconds)
        process = self._ready(setup, state, _position(setup, state), turn, stop)
        process.say([f"INFO time_left {_left(setup, state)}"])
        return process.ask_swap2(stones, turn / 1000 + LENIENCE, stop)

    def _next_planned(self, setup: GomokuSetup, state: GomokuState) -> GomokuMove | None:
        """What is left of an answer in swap2, if the game went on with it."""
        if self._planned and _same_turn(self._planned[0][0], state):
            return self._planned.pop(0)[1]
        self._planned.clear()
        return None

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


def _position(setup: GomokuSetup, state: GomokuState) -> EnginePosition:
    return EnginePosition(setup.size, setup.rule.name, state.to_move, stones_of(setup, state))


def _plan(
    setup: GomokuSetup, state: GomokuState, points: Sequence[tuple[int, int]]
) -> list[tuple[GomokuState, GomokuMove]]:
    """The moves of an answer in swap2, each with the state before it. Raises `EngineFailed`."""
    words = SWAP2_ANSWERS.get((len(state.order), len(points)))
    if words is None:
        raise EngineFailed("its answer has {number} stones", number=len(points))
    planned, game = [], GomokuGame()
    for word in words:
        planned.append((state, GomokuMove(word)))
        state = game.play(setup, state, GomokuMove(word))
    for column, row in points:
        move = answered(setup, state, column, row)
        planned.append((state, move))
        state = game.play(setup, state, move)
    return planned


def _same_turn(one: GomokuState, another: GomokuState) -> bool:
    """Whether the same is to be done at the same stones; times may differ."""
    return (one.order, one.step, one.black_seat) == (
        another.order,
        another.step,
        another.black_seat,
    )


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

# SPDX-License-Identifier: MIT
"""The study of a position by an external engine, as long as wanted.

An engine that speaks Yixin's extension of the protocol is asked for its best lines (YXNBEST) and
tells what it thinks meanwhile. Of any other the moves are known that it plays, with more and more
time, and what it would play after them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from threading import Lock
from time import monotonic

from sudoku_qt.engine.gomoku.analysis.lines import FEWEST, BestLine
from sudoku_qt.engine.gomoku.analysis.study import rounds
from sudoku_qt.engine.gomoku.board import point_named
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.protocol.host import (
    MEMORY,
    EnginePosition,
    Host,
    answered,
    board_lines,
    stones_of,
)
from sudoku_qt.engine.gomoku.protocol.process import (
    EngineFailed,
    EngineProcess,
    LineHandler,
    point_in,
    unheard,
)
from sudoku_qt.engine.gomoku.protocol.settings import UNLIMITED, rule_bits
from sudoku_qt.engine.gomoku.protocol.yixin import Told
from sudoku_qt.engine.gomoku.setup import GomokuSetup, TimeLimits
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.work import Cancelled, Stop, go_on

PROBING = 1.0  # seconds in which an engine shows that it speaks the extension
LENIENCE = 5.0  # seconds beyond its time
STOPPING = 1.0  # seconds for the answer to YXSTOP
OFTEN = 0.1  # seconds between two looks at what it says while it says more and more
WHOLE_DAY = 86_400.0  # seconds
BRIEF = 2.0  # seconds, where it is not to go on without end
BY_PLAYING = (0.5, 1.0)  # the seconds of the first moves of those that are only played
BRIEF_SHARE = 0.2  # of that time, for each move that follows the first


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be studied: a position of a game, how many lines, and whether without end."""

    setup: GomokuSetup
    state: GomokuState
    count: int
    endless: bool = False


class Analyst:
    """An engine that studies positions; only one thread may use it at a time."""

    def __init__(self, command: Sequence[str], heard: LineHandler = unheard) -> None:
        self._command, self._heard = tuple(command), heard
        self._process: EngineProcess | None = None
        self._host: Host | None = None
        self._place: tuple[int, str] | None = None
        self._lock = Lock()

    def study(self, question: Question, stop: Stop) -> Iterator[tuple[BestLine, ...]]:
        """Yield its lines so far, whenever it says something new.

        Raises `EngineFailed`, and `Cancelled` if `stop` says so. The engine is kept for the next
        position, unless it failed or did not stop when it was told to.
        """
        with self._lock:
            go_on(stop)
            try:
                speaks = self._speaks_yixin(question, stop)
            except BaseException:
                self._end()
                raise
            yield from (self._told if speaks else self._played)(question, stop)

    def close(self) -> None:
        """End the engine, which takes up to a second."""
        with self._lock:
            self._end()

    def _end(self) -> None:
        process, host, self._process, self._host = self._process, self._host, None, None
        if process:
            process.close()
        if host:
            host.close()

    # Yixin's extension

    def _speaks_yixin(self, question: Question, stop: Stop) -> bool:
        """Start the engine for a board and a rule; whether it understands more than the protocol.

        It is asked for forbidden points, which Yixin's dialect has a word for.
        """
        place = question.setup.size, question.setup.rule.name
        is_running = self._process is None or self._process.is_running
        if self._place == place and is_running and (self._process or self._host):
            return self._process is not None
        self._end()
        self._place = place
        process = self._process = EngineProcess(self._command, self._heard)
        settings = [("timeout_turn", 1000), ("max_memory", MEMORY), ("game_type", 0),
                    ("rule", rule_bits(question.setup.rule))]  # fmt: skip
        process.start(question.setup.size, settings, stop)
        if _has_forbid(process, stop):
            return True
        self._only_play()
        return False

    def _told(self, question: Question, stop: Stop) -> Iterator[tuple[BestLine, ...]]:
        """What it tells of its search, until it answers with a move."""
        process = self._process
        if process is None:
            raise EngineFailed("it ended")
        seconds = WHOLE_DAY if question.endless else BRIEF
        told, before = Told(question.setup, question.state, question.count), 0.0
        try:
            for line in process.answers(_words(question, seconds), seconds + LENIENCE, stop):
                if point := point_in(line):
                    move = answered(question.setup, question.state, *point)
                    yield told.lines(played=point_named(question.setup.size, move.word))
                    return
                if told.hears(line):
                    if not process.has_more or monotonic() - before > OFTEN:
                        yield told.lines()
                        before = monotonic()
                elif line.upper().startswith("UNKNOWN"):
                    break
        except Cancelled:
            self._leave_off(process)
            raise
        except BaseException:
            self._end()
            raise
        self._only_play()
        yield from self._played(question, stop)

    def _leave_off(self, process: EngineProcess) -> None:
        """Let it stop thinking, so that it can be asked again; end it if it does not."""
        try:
            process.say(["YXSTOP"])
            if not any(map(point_in, process.hear(STOPPING))):
                self._end()
        except EngineFailed:
            self._end()

    def _only_play(self) -> None:
        """Ask it for moves from now on, as any engine."""
        self._end()
        self._host = Host(self._command, self._heard)

    # Others

    def _played(self, question: Question, stop: Stop) -> Iterator[tuple[BestLine, ...]]:
        """The line that it plays by itself, again and again with more time."""
        host = self._host
        if host is None:
            raise EngineFailed("it ended")
        setup = replace(question.setup, limits=TimeLimits())
        for seconds in rounds(BY_PLAYING, endless=question.endless):
            state, points = question.state, list[int]()
            while len(points) < FEWEST and state.ending is None:
                given = seconds if not points else BRIEF_SHARE * seconds
                move = host.choose(setup, state, stop, given)
                points.append(point_named(setup.size, move.word))
                state = GomokuGame().play(setup, state, move)
                yield (BestLine(tuple(points), 0.0, 0, 0, is_valued=False),)


def _has_forbid(process: EngineProcess, stop: Stop) -> bool:
    try:
        for line in process.answers(["YXSHOWFORBID"], PROBING, stop):
            word = line.upper()
            if word.startswith(("FORBID", "UNKNOWN", "ERROR")):
                return word.startswith("FORBID")
    except EngineFailed:
        if not process.is_running:
            raise
    return False


def _words(question: Question, seconds: float) -> list[str]:
    setup, state = question.setup, question.state
    now = EnginePosition(setup.size, setup.rule.name, state.to_move, stones_of(setup, state))
    return [
        f"INFO timeout_turn {round(1000 * seconds)}",
        f"INFO time_left {UNLIMITED}",
        "INFO show_detail 2",
        "YXBOARD",
        *board_lines(now),
        "DONE",
        f"YXNBEST {question.count}",
    ]

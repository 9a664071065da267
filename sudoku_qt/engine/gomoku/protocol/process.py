# SPDX-License-Identifier: MIT
"""An engine process that is driven through the Gomocup protocol."""

import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import IO, TypeAlias

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Stop, go_on, never

PATIENCE = 20.0  # seconds for the answer to START
FAREWELL = 1.0  # and for the end after END
SETTLING = 0.01  # seconds before a command: some engines lose what follows an answer at once
LOOKING = 0.02  # seconds between two looks whether it is still wanted
MOST_WAITING = 1000  # lines that are buffered; an engine that writes more has to wait
LONGEST_LINE = 4096  # bytes; what is longer comes in pieces
REMARKS = ("MESSAGE", "DEBUG", "UNKNOWN", "ERROR")
_POINT = re.compile(r"\s*(\d{1,4})\s*,\s*(\d{1,4})\s*")
_POINTS = re.compile(rf"{_POINT.pattern}(?:\s{_POINT.pattern})*")
_NAME = re.compile(r'name\s*=\s*"([^"]*)"', re.IGNORECASE)

LineHandler: TypeAlias = Callable[[str], object]
"""Called with every line of an engine that is not an answer."""


class EngineFailed(Fault):
    """An engine ended, kept silent for too long, or gave a malformed answer.

    Its message continues a sentence that names the engine, so it has no capital and no full stop.
    """


def point_in(line: str) -> tuple[int, int] | None:
    """The point that a line consists of, as column and row from 0; None if it is something else."""
    match = _POINT.fullmatch(line)
    return (int(match[1]), int(match[2])) if match else None


def unheard(line: str) -> None:
    """Ignore a remark of an engine."""


class EngineProcess:
    """A running engine. `close` ends it, by force if need be."""

    def __init__(self, command: Sequence[str], heard: LineHandler = unheard) -> None:
        """Start it in the folder of its program, without a shell. Raises `EngineFailed`."""
        program = Path(command[0])
        folder = program.absolute().parent if program.exists() else None  # links are not resolved
        words = [str(program.absolute()) if folder else command[0], *command[1:]]
        try:
            self._process = subprocess.Popen(  # noqa: S603 - a person has chosen it
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                cwd=folder,
                creationflags=_no_window(),
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise EngineFailed("it cannot be started ({reason})", reason=reason) from None
        self._heard = heard
        self._lines: Queue[str | None] = Queue(MOST_WAITING)
        self._closed = Event()
        work = (self._process.stdout, self._lines, self._closed)
        self._reader = Thread(target=_read, name="engine", args=work, daemon=True)
        self._reader.start()

    @property
    def is_running(self) -> bool:
        """Whether the process is still running."""
        return self._process.poll() is None

    @property
    def has_more(self) -> bool:
        """Whether it has said something that was not read yet."""
        return not self._lines.empty()

    def start(self, size: int, settings: Sequence[tuple[str, int]], stop: Stop = never) -> None:
        """Begin a game. Raises `EngineFailed`, and `Cancelled` if `stop` says so."""
        self.say([f"INFO {key} {value}" for key, value in settings])
        self.say([f"START {size}"])
        self._expect_ok("START", stop)

    def restart(self, stop: Stop = never) -> None:
        """Clear the board. Raises `EngineFailed`, also if the engine does not support that."""
        time.sleep(SETTLING)
        self.say(["RESTART"])
        self._expect_ok("", stop)

    def _expect_ok(self, command: str, stop: Stop) -> None:
        """Wait for OK; before it some complain of an INFO that they do not know."""
        for line in self.hear(PATIENCE, stop):
            word = line.upper()
            if word.startswith("OK"):
                return
            noise = _is_noise(word) and command not in word
            if word.startswith(("ERROR", "UNKNOWN")) and not noise:
                raise _refused(line)

    def about(self, seconds: float, stop: Stop = never) -> str:
        """The engine's own name. Raises `EngineFailed`."""
        time.sleep(SETTLING)
        self.say(["ABOUT"])
        for line in self.hear(seconds, stop):
            if match := _NAME.search(line):
                return match[1].strip()
            if line.upper().startswith(("ERROR", "UNKNOWN")):
                return ""
        return ""

    def ask(self, lines: Sequence[str], seconds: float, stop: Stop = never) -> tuple[int, int]:
        """Send lines and return the point of the answer: column and row from 0.

        Raises `EngineFailed`, and `Cancelled` if `stop` says so.
        """
        for line in self.answers(lines, seconds, stop):
            if point := point_in(line):
                return point
            if line.upper().startswith("SUGGEST"):
                self.say([f"PLAY {line.split(None, 1)[-1]}"])
            elif line.upper().startswith("ERROR") and not _is_noise(line.upper()):
                raise _refused(line)
        raise EngineFailed("it said nothing")

    def answers(self, lines: Sequence[str], seconds: float, stop: Stop = never) -> Iterator[str]:
        """Send lines, and yield all that the engine says then, its remarks among it.

        Raises `EngineFailed` after the time, or if it ends; `Cancelled` if `stop` says so.
        """
        time.sleep(SETTLING)
        self._drop_what_came()
        self.say(lines)
        yield from self.hear(seconds, stop)

    def ask_swap2(
        self, stones: Sequence[str], seconds: float, stop: Stop = never
    ) -> list[tuple[int, int]]:
        """Send SWAP2BOARD with stones and return the points of the answer; none for SWAP.

        Raises `EngineFailed`, also if the engine does not know the command, and `Cancelled`.
        """
        for line in self.answers(["SWAP2BOARD", *stones, "DONE"], seconds, stop):
            word = line.upper()
            if word.strip() == "SWAP":
                return []
            if _POINTS.fullmatch(line):
                return [(int(match[1]), int(match[2])) for match in _POINT.finditer(line)]
            about_time = _is_noise(word) and ("INFO" in word or "TIME_LEFT" in word)
            if word.startswith(("ERROR", "UNKNOWN")) and not about_time:
                raise _refused(line)
        raise EngineFailed("it said nothing")

    def _drop_what_came(self) -> None:
        """Leave out lines that nobody asked for, such as a second answer; hand on remarks."""
        with contextlib.suppress(Empty):
            for _ in range(MOST_WAITING):
                line = self._lines.get_nowait()
                if line is None:
                    raise EngineFailed("it ended")
                if line.upper().startswith(REMARKS):
                    self._heard(line)

    def hear(self, seconds: float, stop: Stop = never) -> Iterator[str]:
        """Yield the lines that come within some seconds; remarks are handed on, too."""
        for line in Lines(self._lines, time.monotonic() + seconds, stop):
            if line.upper().startswith(REMARKS):
                self._heard(line)
            yield line

    def say(self, lines: Sequence[str]) -> None:
        """Send lines. Raises `EngineFailed`."""
        stream = self._process.stdin
        try:
            if stream and lines:
                text = "".join(line + os.linesep for line in lines)
                stream.write(text.encode("ascii", "replace"))
                stream.flush()
        except (OSError, ValueError):
            raise EngineFailed("it ended") from None

    def close(self) -> None:
        """End the engine: ask it to, and after a second force it."""
        self._closed.set()
        try:
            self.say(["END"])
            self._process.wait(FAREWELL)
        except (EngineFailed, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        with contextlib.suppress(OSError):  # input that it did not read is lost
            if self._process.stdin:
                self._process.stdin.close()
        self._reader.join(FAREWELL)


def _no_window() -> int:
    """What keeps Windows from opening a console for an engine."""
    if sys.platform == "win32":
        return subprocess.CREATE_NO_WINDOW
    return 0


def _is_noise(word: str) -> bool:
    """Whether it only complains of a word that it does not know, as of an INFO."""
    return "UNKNOWN" in word


def _refused(line: str) -> EngineFailed:
    _, _, reason = line.partition(" ")
    return EngineFailed("it refuses ({reason})", reason=reason.strip() or line)


def _read(stream: IO[bytes], lines: "Queue[str | None]", closed: Event) -> None:
    """Hand on every line of a stream, and then that there are no more.

    Whoever says more than anybody reads has to wait; after the end all of it is read and dropped.
    """
    with stream:
        for piece in iter(lambda: stream.readline(LONGEST_LINE), b""):
            if line := _decoded(piece):
                _put(lines, line, closed)
    _put(lines, None, closed)


def _decoded(piece: bytes) -> str:
    """A line as text, without what ends it and without signs that are no letters."""
    text = piece.decode("utf-8", "replace")
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()


def _put(lines: "Queue[str | None]", line: str | None, closed: Event) -> None:
    while not closed.is_set():
        with contextlib.suppress(Full):
            lines.put(line, timeout=LOOKING)
            return


class Lines:
    """The lines that arrive before a deadline; reading beyond it raises `EngineFailed`."""

    def __init__(self, lines: "Queue[str | None]", until: float, stop: Stop) -> None:
        self._lines, self._until, self._stop = lines, until, stop

    def __iter__(self) -> "Lines":
        return self

    def __next__(self) -> str:
        """Wait for the next line. Raises `Cancelled` where nobody waits any longer."""
        while True:
            go_on(self._stop)
            left = self._until - time.monotonic()
            if left < 0:
                raise EngineFailed("it took too long")
            with contextlib.suppress(Empty):
                line = self._lines.get(timeout=min(LOOKING, left))
                if line is None:
                    self._lines.put(None)
                    raise EngineFailed("it ended")
                return line

# SPDX-License-Identifier: MIT
"""An engine as a process that is spoken to by the Gomocup protocol."""

import contextlib
import re
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

PATIENCE = 20.0  # seconds for the answer to START
FAREWELL = 1.0  # and for the end after END
SETTLING = 0.01  # seconds before a command: some engines lose what follows an answer at once
_POINT = re.compile(r"\s*(\d+)\s*,\s*(\d+)\s*")


class EngineFailed(Exception):
    """An engine ended, was silent for too long, or answered what makes no sense."""


class EngineProcess:
    """A running engine. It is ended by `close`, by force where it does not end by itself."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it in the folder of its program. Raises `EngineFailed`."""
        program = Path(command[0])
        folder = program.parent.resolve() if program.exists() else None
        words = [str(program.resolve()) if folder else command[0], *command[1:]]
        try:
            self._process = subprocess.Popen(  # noqa: S603 - whoever asks for a match names it
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                cwd=folder,
                text=True,
                errors="replace",
            )
        except OSError as error:
            raise EngineFailed(str(error)) from None
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()

    def start(self, size: int, settings: Sequence[tuple[str, int]]) -> None:
        """Begin a game. Raises `EngineFailed`."""
        self.say([f"INFO {key} {value}" for key, value in settings])
        self.say([f"START {size}"])
        for line in self._heard(PATIENCE):
            if line.upper().startswith("OK"):
                return
            if line.upper().startswith("ERROR"):
                raise EngineFailed(line)

    def ask(self, lines: Sequence[str], seconds: float) -> tuple[int, int]:
        """Say some lines and give the point that is answered. Raises `EngineFailed`."""
        time.sleep(SETTLING)
        self.say(lines)
        for line in self._heard(seconds):
            if match := _POINT.fullmatch(line):
                return int(match[1]), int(match[2])
            if line.upper().startswith("SUGGEST"):
                self.say([f"PLAY {line.split(None, 1)[-1]}"])
            elif line.upper().startswith("ERROR") and "UNKNOWN" not in line.upper():
                raise EngineFailed(line)
        raise EngineFailed("it said nothing")

    def _heard(self, seconds: float) -> "Lines":
        return Lines(self._lines, time.monotonic() + seconds)

    def say(self, lines: Sequence[str]) -> None:
        """Write lines. Raises `EngineFailed`."""
        try:
            print(*lines, sep="\n", file=self._process.stdin, flush=True)
        except OSError as error:
            raise EngineFailed(str(error)) from None

    def close(self) -> None:
        """End the engine."""
        try:
            self.say(["END"])
            self._process.wait(FAREWELL)
        except (EngineFailed, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        with contextlib.suppress(OSError):  # what it did not read is lost
            if self._process.stdin:
                self._process.stdin.close()


def _read(stream: IO[str], lines: "SimpleQueue[str | None]") -> None:
    """Hand on every line of a stream, and then that there are no more."""
    with stream:
        for line in stream:
            lines.put(line.strip())
    lines.put(None)


class Lines:
    """The lines that come until a moment; whoever asks for one too many gets `EngineFailed`."""

    def __init__(self, lines: "SimpleQueue[str | None]", until: float) -> None:
        self._lines, self._until = lines, until

    def __iter__(self) -> "Lines":
        return self

    def __next__(self) -> str:
        """Wait for the next line."""
        try:
            line = self._lines.get(timeout=max(0, self._until - time.monotonic()))
        except Empty:
            raise EngineFailed("it took too long") from None
        if line is None:
            raise EngineFailed("it ended")
        return line

# SPDX-License-Identifier: MIT
"""What ends a run from outside: signals, which become exceptions, so that records stay whole."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from sudoku_qt.cli.leaving import leave

ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Signals that ask a process to end; Windows has but the first."""


class Ended(BaseException):
    """The system, or whoever started the run, wants it to end. `code` is the exit code."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number


class Ending:
    """The handler of those signals: raises `Ended`, once what is being written is whole.

    The second signal ends the process where it stands.
    """

    def __init__(self) -> None:
        self.held = False
        self.came = 0
        self._process = os.getpid()

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Take a signal."""
        if os.getpid() != self._process:  # one that works for it, and has no handler of its own yet
            leave(number, frame)
        signal.signal(number, signal.SIG_DFL)
        self.came = number
        if not self.held:
            raise Ended(number)


@contextmanager
def endings() -> Iterator[None]:
    """Within this context signals raise `Ended`, and Ctrl+C raises `KeyboardInterrupt`.

    A signal that was ignored from the start, as with `nohup`, still is.
    """
    before = {number: signal.getsignal(number) for number in (*ENDING, signal.SIGINT)}
    ending = Ending()
    for number in ENDING:
        if before[number] is signal.SIG_DFL:
            signal.signal(number, ending)
    if before[signal.SIGINT] is leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def held_back() -> Iterator[None]:
    """Within this context `Ended` waits."""
    handlers = map(signal.getsignal, ENDING)
    ending = next((each for each in handlers if isinstance(each, Ending)), None)
    if ending is None:
        yield
        return
    ending.held = True
    try:
        yield
    finally:
        ending.held = False
    if ending.came:
        raise Ended(ending.came)

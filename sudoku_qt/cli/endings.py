# SPDX-License-Identifier: MIT
"""Signals that end a run: they become exceptions, so that records stay whole."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from sudoku_qt.cli.leaving import leave

ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Signals that ask a process to end; Windows has only the first."""


class Ended(BaseException):
    """The system, or whoever started the run, asked it to end. `code` is the exit code."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number


class Handler:
    """A signal handler that raises an exception, or keeps it while it is `held`."""

    def __init__(self) -> None:
        self.held = False
        self.kept: BaseException | None = None

    def take(self, error: BaseException) -> None:
        """Raise an exception, now or later."""
        if not self.held:
            raise error
        self.kept = error


class Ending(Handler):
    """The handler of ending signals: raises `Ended`, once the current write is complete.

    A second signal ends the process at once.
    """

    def __init__(self) -> None:
        super().__init__()
        self._process = os.getpid()

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Handle a signal."""
        if os.getpid() != self._process:  # a worker process that has no handler of its own yet
            leave(number, frame)
        signal.signal(number, signal.SIG_DFL)
        self.take(Ended(number))


@contextmanager
def endings() -> Iterator[None]:
    """Within this context signals raise `Ended`, and Ctrl+C raises `KeyboardInterrupt`.

    A signal that was ignored from the start, as by `nohup`, stays ignored.
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
def held_back(*others: signal.Signals) -> Iterator[None]:
    """Within this context `Ended` is postponed, and so are the exceptions for other signals."""
    found = [signal.getsignal(number) for number in (*ENDING, *others)]
    handlers = {getattr(each, "__self__", each) for each in found}
    held = [each for each in handlers if isinstance(each, Handler)]
    for handler in held:
        handler.held = True
    try:
        yield
    finally:
        for handler in held:
            handler.held = False
    for handler in held:
        if handler.kept is not None:
            raise handler.kept

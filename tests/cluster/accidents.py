# SPDX-License-Identifier: MIT
"""An accident that a Dask worker of a test has: as it writes a part, a process dies.

It is a preload of the worker. The folder of accidents holds files PART whose text is the number of
a process or its name, "worker" for the worker's own, and a signal. Each happens once.

A part during which the client ends is never written: word of that end may need longer than all the
other parts do.
"""

import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path

from sudoku_qt.cluster.folder import Folder, Note
from sudoku_qt.cluster.task import unwanted
from sudoku_qt.engine.work import go_on

FOLDER = Path(os.environ["ACCIDENTS"])
Commit = Callable[[Folder, int, bytes, bytes, Note], None]


def with_accidents(commit: Commit) -> Commit:
    """The same, but for the accidents that come before it."""

    def commit_or_die(self: Folder, number: int, data: bytes, keys: bytes, note: Note) -> None:
        waiting, happening = FOLDER / str(number), FOLDER / f"{number}.{os.getpid()}"
        if waiting.exists():
            waiting.rename(happening)
            who, _, by = happening.read_text(encoding="utf-8").partition(" ")
            os.kill(number_of(who), signal.Signals[by])
            if who == "client":
                wait_until_unwanted()
        commit(self, number, data, keys, note)

    return commit_or_die


def number_of(who: str) -> int:
    """The number of a process that goes by a number or a name."""
    if who == "worker":
        return os.getpid()
    while not who.isdigit():
        named = FOLDER / who
        who = named.read_text(encoding="utf-8") if named.exists() else who
    return int(who)


def wait_until_unwanted() -> None:
    """Raise `Cancelled` as soon as the worker knows that nobody wants this thread's part."""
    is_unwanted, pause = unwanted(), threading.Event()
    while not pause.wait(0.01):
        go_on(is_unwanted)


if Folder.commit.__name__ == "commit":  # Dask loads a preload twice
    Folder.commit = with_accidents(Folder.commit)  # type: ignore[assignment, method-assign]  # for this process alone

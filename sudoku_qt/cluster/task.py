# SPDX-License-Identifier: MIT
"""A worker's task: it reads a part, runs the verb on it and writes the result."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from sudoku_qt.cli.clustered import PARQUET
from sudoku_qt.cli.exits import ProcessFault
from sudoku_qt.cli.stream import Outcome
from sudoku_qt.cluster.folder import Folder, Note
from sudoku_qt.cluster.parquet import parquet_of
from sudoku_qt.cluster.parts import Part
from sudoku_qt.engine.work import Stop, go_on
from sudoku_qt.version import version


@dataclass(frozen=True)
class Task:
    """The work that is done on every part of a run.

    Each part is written as a complete file of its layout, with `head` before its records and `foot`
    after them. `speaking` holds the language and version of whoever started the run; `asking`
    returns a function that tells, each time it is called, whether the part is still wanted.
    """

    work: Callable[[Any], Outcome]
    folder: Folder
    between: bytes
    head: bytes
    foot: bytes
    speaking: tuple[str, str]
    asking: Callable[[], Stop]

    def __call__(self, number: int, part: Part) -> Note:
        """Do a part, unless its file exists. Raises `CommandFault`, and `Cancelled` if not wanted.

        The language of a worker is set only here and kept, since its other threads share it.
        """
        language, ours = self.speaking
        if (theirs := own_version()) != ours:
            raise ProcessFault(
                "a worker has sudoku-qt {theirs}, and here is {ours}; results may differ",
                theirs=theirs,
                ours=ours,
            )
        os.environ["LANGUAGE"] = language
        self.folder.check_reached()
        return self.folder.note(number) or self._done(number, part, self.asking())

    def _done(self, number: int, part: Part, stop: Stop) -> Note:
        text, keys, messages = bytearray(), list[bytes](), list[str]()
        records, bad, remarks = 0, False, dict[str, str]()
        for piece in part.pieces():
            go_on(stop)
            outcome = self.work(piece)
            text += outcome.text
            keys += outcome.keys
            messages += outcome.messages
            remarks = {**outcome.remarks, **remarks}
            records, bad = records + outcome.records, bad or outcome.bad
            if outcome.stopped:
                return Note(records, tuple(messages), bad, stopped=True, remarks=remarks)
        note = Note(records, tuple(messages), bad, remarks=remarks)
        whole = self.head + text[len(self.between) :] + self.foot
        data = parquet_of(whole) if self.folder.suffix == PARQUET else bytes(whole)
        self.folder.commit(number, data, b"".join(keys), note)
        return note


@cache
def own_version() -> str:
    """This machine's version of the program, read from a file."""
    return version()


def unwanted() -> Stop:
    """A function that tells whether this thread's part is no longer wanted by its client."""
    from distributed import get_worker  # of the extra: 630 ms

    worker = get_worker()
    key = worker.get_current_task()

    def is_unwanted() -> bool:
        task = worker.state.tasks.get(key)
        return task is None or task.state == "cancelled"

    return is_unwanted

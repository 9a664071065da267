# SPDX-License-Identifier: MIT
"""Processes of this machine in place of a cluster; none listens, so nobody else can reach them."""

import os
from collections.abc import Container, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial

from sudoku_qt.cli.stream import Interrupts, in_order
from sudoku_qt.cluster.folder import Note
from sudoku_qt.cluster.parts import Part, numbered, uncounted
from sudoku_qt.cluster.task import Task
from sudoku_qt.engine.work import Cancelled

Numbered = tuple[int, Part]
Noted = tuple[int, Note]


class Processes:
    """A number of processes, or one for each core."""

    def __init__(self, jobs: int | None = None) -> None:
        self._jobs = jobs or os.cpu_count() or 1

    @contextmanager
    def doing(
        self, task: Task, parts: Sequence[Part], there: Container[int]
    ) -> Iterator[Iterator[Noted]]:
        """Do the parts that are not in `there`; yields their notes as they are done.

        Leaving the context cancels what is not done. Raises `CommandFault`.
        """
        counts = {part: part.count() for part in uncounted(parts)}
        found = enumerate(numbered(parts, counts))
        missing = [(number, part) for number, part in found if number not in there]
        with closing(self._notes(task, missing)) as notes:
            yield notes

    def _notes(self, task: Task, missing: Sequence[Numbered]) -> Generator[Noted, None, None]:
        """Do parts. Raises `KeyboardInterrupt` when those in progress have been told of Ctrl+C."""
        with (
            Interrupts() as interrupts,
            closing(in_order(missing, partial(_done, task), self._jobs, interrupts)) as notes,
        ):
            try:
                for note in notes:
                    if interrupts.pressed:
                        raise KeyboardInterrupt
                    yield note
            except Cancelled:
                raise KeyboardInterrupt from None


def _done(task: Task, part: Numbered) -> Noted:
    number, what = part
    return number, task(number, what)

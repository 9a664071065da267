# SPDX-License-Identifier: MIT
"""What is made of the parts of a run, in their order: one file, or the folder that they are in."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from sudoku_qt.cli.output import Output
from sudoku_qt.cli.stream import Outcome
from sudoku_qt.cluster.folder import Note
from sudoku_qt.cluster.task import Task


class Joined(ABC):
    """Takes parts in their order."""

    @abstractmethod
    def take(self, number: int, note: Note) -> int:
        """Take a part, and give how many records it is. Raises `OutputFault`."""

    @abstractmethod
    def finish(self) -> None:
        """Do what is left to do when all parts are there. Raises `OutputFault`."""

    @abstractmethod
    def give_up(self) -> None:
        """Leave it to a later run, which finds the parts."""


class InFolder(Joined):
    """They stay where they are."""

    def take(self, number: int, note: Note) -> int:
        """Leave it there."""
        return note.records

    def finish(self) -> None:
        """There is nothing more to do."""

    def give_up(self) -> None:
        """Leave them there."""


class InFile(Joined):
    """Writes into one file what one machine writes, and takes the folder away when all is there.

    `sieve` leaves out what came in an earlier part.
    """

    def __init__(
        self, output: Output, task: Task, sieve: Callable[[Outcome], Outcome] | None
    ) -> None:
        self._output = output
        self._task = task
        self._sieve = sieve
        self._first = True
        output.write(task.head)

    def take(self, number: int, note: Note) -> int:
        """Write its records behind those of the part before."""
        folder, task = self._task.folder, self._task
        text = folder.data(number)
        text = text[len(task.head) : len(text) - len(task.foot)]
        if self._sieve is None:
            if note.records:
                self._output.write(text if self._first else task.between + text)
                self._first = False
            return note.records
        keys = folder.keys(number, note.records)
        outcome = self._sieve(Outcome(text, note.records, keys=keys))
        self._output.write(outcome.text)
        return outcome.records

    def finish(self) -> None:
        """Give the file its name."""
        self._output.write(self._task.foot)
        self._output.finish()
        self._task.folder.remove()

    def give_up(self) -> None:
        """Leave no file: what it would hold is in the parts."""
        self._output.discard()


def joined(output: Output | None, task: Task, sieve: Callable[[Outcome], Outcome] | None) -> Joined:
    """What is to be made of the parts: a file, or nothing."""
    return InFile(output, task, sieve) if output else InFolder()

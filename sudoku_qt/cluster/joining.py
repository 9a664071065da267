# SPDX-License-Identifier: MIT
"""The result of a run, made of its parts in order: one file, or the folder that holds them."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from sudoku_qt.cli.output import Output
from sudoku_qt.cli.stream import Outcome
from sudoku_qt.cluster.folder import Note
from sudoku_qt.cluster.task import Task


class Joined(ABC):
    """Takes the parts in order and makes the result of them."""

    @abstractmethod
    def take(self, number: int, note: Note) -> int:
        """Take a part and return its number of records. Raises `OutputFault`."""

    @abstractmethod
    def finish(self) -> None:
        """Finish the result once all parts are there. Raises `OutputFault`."""

    @abstractmethod
    def give_up(self) -> None:
        """Give up; a later run will find the parts."""


class InFolder(Joined):
    """The parts stay in their folder: that is the result."""

    def take(self, number: int, note: Note) -> int:
        """Leave the part where it is."""
        return note.records

    def finish(self) -> None:
        """There is nothing more to do."""

    def give_up(self) -> None:
        """Leave the parts where they are."""


class InFile(Joined):
    """Joins the parts into one file, then removes their folder.

    `sieve` leaves out records whose key came in an earlier part.
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
        """Append a part's records to those of the part before."""
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
        """Give the finished file its name."""
        self._output.write(self._task.foot)
        self._output.finish()
        self._task.folder.remove()

    def give_up(self) -> None:
        """Discard the unfinished file: the parts hold everything in it."""
        self._output.discard()


def joined(output: Output | None, task: Task, sieve: Callable[[Outcome], Outcome] | None) -> Joined:
    """The joined result of a run: a file, or the folder itself where `output` is None."""
    return InFile(output, task, sieve) if output else InFolder()

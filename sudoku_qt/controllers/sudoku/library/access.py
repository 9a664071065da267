# SPDX-License-Identifier: MIT
"""The library from the window: asked and written to in threads of its own, never in the window's.

One thread reads and one writes, in the order in which it was asked for. Whatever goes wrong, the
game goes on: `failed` says it, the same thing only once until something was written again.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.workers.job import Jobs, ResultT, Work
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say
from sudoku_qt.store.library.library import Library

Hearer = Callable[[ResultT], None]
Refused = Callable[[Fault], None]


class LibraryAccess(QObject):
    """Opens the library when it is first asked for."""

    changed = Signal()
    """Something was written."""
    failed = Signal(str)
    """What went wrong, in a sentence."""
    closing = Signal()
    """The program may end now: whatever is still to be written has to be said."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self.library = Library(services.paths.library)
        self._reading, self._writing = Jobs(self, threads=1), Jobs(self, threads=1)
        self._told = ""
        services.window.closed.connect(self._close)

    def read(
        self, work: Work[ResultT], done: Hearer[ResultT], refused: Refused | None = None
    ) -> int:
        """Ask the library for something, and give the number of the question."""
        return self._reading.start(
            work, lambda found: self._hear(found, done), lambda error: self._fail(error, refused)
        )

    def ask_no_more(self, number: int) -> None:
        """Nobody wants the answer any more."""
        self._reading.cancel(number)

    def write(
        self,
        work: Work[ResultT],
        done: Hearer[ResultT] | None = None,
        refused: Refused | None = None,
        progress: Callable[[float], None] | None = None,
    ) -> int:
        """Write something, and give the number of the work."""

        def written(found: ResultT) -> None:
            self._told = ""
            self._hear(found, done)
            self.changed.emit()

        return self._writing.start(
            work, written, lambda error: self._fail(error, refused), progress
        )

    def stop(self, number: int) -> None:
        """Stop writing something; what is written stays."""
        self._writing.cancel(number)

    @property
    def is_busy(self) -> bool:
        """Whether anything is being asked or written."""
        return self._reading.any_running() or self._writing.any_running()

    def _hear(self, found: ResultT, done: Hearer[ResultT] | None) -> None:
        for notice in self.library.notices():
            self.failed.emit(say(notice))
        if done:
            done(found)

    def _fail(self, error: Exception, refused: Refused | None) -> None:
        if not isinstance(error, Fault):
            raise error
        if refused:
            refused(error)
        else:
            self.tell(error)

    def tell(self, fault: Fault) -> None:
        """Say what went wrong, unless that was the last thing said."""
        if (text := say(fault)) != self._told:
            self._told = text
            self.failed.emit(text)

    def _close(self) -> None:
        """Let what is being written be written, and wait for nothing else."""
        self.closing.emit()
        for jobs in (self._reading, self._writing):
            jobs.close()
        self.library.close()

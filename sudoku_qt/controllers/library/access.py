# SPDX-License-Identifier: MIT
"""The library for the window: queried and written to in separate threads, never in the main thread.

One thread reads, one counts entries, and one writes, in the order of requests; long work pauses
while somebody waits for an answer. Whatever goes wrong, the game goes on: `failed` reports it, the
same fault only once until a write has succeeded.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.workers.job import Jobs, ResultT, Ticket, Work
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Stop
from sudoku_qt.late import late
from sudoku_qt.models.words import say
from sudoku_qt.views.window.main_window import MainWindow

if TYPE_CHECKING:  # whoever opens the library imports it; a start need not
    from sudoku_qt.store.library.entry import Totals
    from sudoku_qt.store.library.library import Library

Hearer = Callable[[ResultT], None]
Refused = Callable[[Fault], None]
REST_S = 0.002
"""How long background work pauses before it checks again whether someone is waiting."""


class LibraryAccess(QObject):
    """Opens the library on first use."""

    changed = Signal()
    """The library was changed."""
    failed = Signal(str)
    """An error, as a sentence."""
    show_asked = Signal()
    """The library is to be shown."""
    closing = Signal()
    """The program may now end: everything still unsaved has to be reported."""

    def __init__(self, path: Path, window: MainWindow) -> None:
        super().__init__(window)
        self._path = path
        self._reading, self._counting, self._writing = (Jobs(self, threads=1) for _ in range(3))
        self._told = ""
        window.closed.connect(self._close)

    @late("sudoku_qt.store.library.library:Library")
    def library(self, kind: "type[Library]") -> "Library":
        """The library itself, which is only used in this object's threads."""
        return kind(self._path)

    def read(
        self, work: Work[ResultT], done: Hearer[ResultT], refused: Refused | None = None
    ) -> int:
        """Query the library; return the number of the query."""
        return self._reading.start(
            work, lambda found: self._hear(found, done), refused or self.tell
        )

    def count_all(self, done: "Hearer[Totals]") -> None:
        """Count the entries of every kind, without delaying other queries."""
        library = self.library
        self._counting.start(
            lambda ticket: library.totals(ticket.stopped),
            lambda found: self._hear(found, done),
            self.tell,
        )

    def ask_no_more(self, number: int) -> None:
        """Cancel a query whose answer is no longer wanted."""
        self._reading.cancel(number)

    def write(
        self,
        work: Work[ResultT],
        done: Hearer[ResultT] | None = None,
        refused: Refused | None = None,
        progress: Callable[[float], None] | None = None,
    ) -> int:
        """Write to the library; return the number of the work."""

        def written(found: ResultT) -> None:
            self._told = ""
            self._hear(found, done)
            self.changed.emit()

        return self._writing.start(work, written, refused or self.tell, progress)

    def stop(self, number: int) -> None:
        """Stop a write; what is written stays."""
        self._writing.cancel(number)

    def patient(self, ticket: Ticket) -> Stop:
        """A `Stop` for long work, which returns only when nobody waits for the library.

        Call it only when nothing is half written: Python and the disk are free meanwhile.
        """

        def stopped() -> bool:
            while self._reading.any_running() and not ticket.stopped():
                time.sleep(REST_S)
            return ticket.stopped()

        return stopped

    @property
    def is_busy(self) -> bool:
        """Whether anything is being queried or written."""
        return any(jobs.any_running() for jobs in self._all_jobs)

    @property
    def _all_jobs(self) -> tuple[Jobs, ...]:
        return self._reading, self._counting, self._writing

    def _hear(self, found: ResultT, done: Hearer[ResultT] | None) -> None:
        for notice in self.library.notices():
            self.failed.emit(say(notice))
        if done:
            done(found)

    def tell(self, fault: Fault) -> None:
        """Report a fault, unless it was the last one reported."""
        if (text := say(fault)) != self._told:
            self._told = text
            self.failed.emit(text)

    def _close(self) -> None:
        """Finish the current write, and cancel everything else."""
        self.closing.emit()
        for jobs in self._all_jobs:
            jobs.close()
        if library := LibraryAccess.library.made(self):
            library.close()

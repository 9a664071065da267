# SPDX-License-Identifier: MIT
"""Computes canonical forms, levels and techniques while the player does something else."""

import time

from PySide6.QtCore import QObject, QThread, QTimer

from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.workers.job import Jobs, Ticket, as_work
from sudoku_qt.engine.message import Fault

BREATH_S = 0.001
"""How long it sleeps now and then, so that the window gets Python's lock."""
TELL_MS = 5_000
"""How often the list is refreshed meanwhile."""
AGAIN_MS = 1_000
"""How long after a change it looks for work again."""


class LibraryBackground(QObject):
    """Resumes where it was stopped, in a thread of the lowest priority that still runs."""

    def __init__(self, access: LibraryAccess, parent: QObject) -> None:
        super().__init__(parent)
        self._access = access
        self._jobs = Jobs(self, threads=1, priority=QThread.Priority.LowestPriority)
        self._job = 0
        self._is_due = self._is_telling = False
        self._pause = QTimer(self, singleShot=True, interval=TELL_MS)
        self._again = QTimer(self, singleShot=True, interval=AGAIN_MS)
        self._again.timeout.connect(self.begin)
        access.changed.connect(self._follow)
        access.closing.connect(self.close)

    def begin(self) -> None:
        """Compute what is missing; if that is under way, once more afterwards."""
        self._is_due = self._jobs.is_running(self._job)
        if not self._is_due:
            self._job = self._jobs.start(find_out(self._access), self._rest, self._fail, self._tell)

    @property
    def is_busy(self) -> bool:
        """Whether something is being computed."""
        return self._jobs.any_running()

    def close(self) -> None:
        """Stop; results are kept, and the next start resumes from there."""
        self._again.stop()
        self._jobs.close()

    def _follow(self) -> None:
        """Look for work again soon: something else has written."""
        if not self._is_telling and not self._again.isActive():
            self._again.start()

    def _tell(self, _: float) -> None:
        if not self._pause.isActive():
            self._pause.start()
            self._is_telling = True
            self._access.changed.emit()
            self._is_telling = False

    def _rest(self, _: None) -> None:
        if self._is_due:
            self.begin()

    def _fail(self, fault: Fault) -> None:
        """Report a fault; the work is left for the next time."""
        self._access.tell(fault)


@as_work
def find_out(ticket: Ticket, access: LibraryAccess) -> None:
    """The work of deleting entries removed long ago, and of computing what is missing."""
    patient = access.patient(ticket)

    def stopped() -> bool:
        time.sleep(BREATH_S)
        return patient()

    access.library.forget_old(stopped)
    access.library.find_out(ticket.tell, stopped)

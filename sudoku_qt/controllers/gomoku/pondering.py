# SPDX-License-Identifier: MIT
"""Pondering: while a person thinks, the computer goes on thinking about the reply it expects."""

from PySide6.QtCore import QObject, QThread, QTimer

from sudoku_qt.controllers.gomoku.workers.move import ponder, seconds_ahead
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.gomoku.search.minds import Minds
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.models.gomoku.model import GomokuSession
from sudoku_qt.views.window.main_window import MainWindow


class GomokuPondering(QObject):
    """Ponders at long levels, for a limited time, and ends at once when anything else happens.

    Its thread has the lowest priority that still runs, and hardly ever needs Python's lock.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = Jobs(self, threads=1, priority=QThread.Priority.LowestPriority)
        self._job = 0
        self._state: GomokuState | None = None
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self.rest)

    def end_with(self, window: MainWindow, session: GomokuSession) -> None:
        """Have pondering end when the window is closed, and when the game has been saved."""
        window.closed.connect(self.rest)
        session.saved_changed.connect(lambda: self.rest() if session.is_saved else None)

    def begin(self, setup: GomokuSetup, state: GomokuState, minds: Minds) -> None:
        """Ponder in a state in which a person is to move, unless it was begun before."""
        if state is self._state:
            return
        self.stop()
        self._state = state
        seconds = seconds_ahead(setup, state)
        if seconds:
            self._job = self._jobs.start(ponder(state, minds))
            self._end.start(round(1000 * seconds))

    @property
    def is_running(self) -> bool:
        """Whether the computer ponders."""
        return self._jobs.is_running(self._job)

    def rest(self) -> None:
        """End, and do not begin again in the same state."""
        self._end.stop()
        self._jobs.cancel(self._job)

    def stop(self) -> None:
        """End, for the state is another one."""
        self.rest()
        self._state = None

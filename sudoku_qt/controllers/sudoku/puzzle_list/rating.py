# SPDX-License-Identifier: MIT
"""The rating of a list while it is looked at: the visible rows first, then the rest."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QThread, QTimer, Signal

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.workers.puzzle_lists import rate_levels
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.models.sudoku.puzzle_list import Graded, PuzzleListModel
from sudoku_qt.views.sudoku.puzzle_list.table import PuzzleTable

AT_ONCE = 4
"""The puzzles of one job; few, so that visible ones do not wait long."""
BREATH_MS = 60
"""The pause between two jobs for invisible puzzles, so that a laptop's fan does not start."""


class ListRating(QObject):
    """Works in a thread of low priority while it is wanted."""

    went_on = Signal()
    """More levels are known, or the rating has begun or stopped."""

    def __init__(self, services: Services, model: PuzzleListModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._table: PuzzleTable | None = None
        # With the lowest priority that still runs, for the same reason as `SudokuReserve`.
        self._jobs = Jobs(self, threads=1, priority=QThread.Priority.LowestPriority)
        self._job = self._next_row = 0
        self.is_on = False
        self._breath = QTimer(self, singleShot=True, interval=BREATH_MS)
        self._breath.timeout.connect(self.go_on)
        services.window.closed.connect(self._jobs.close)

    def watch(self, table: PuzzleTable) -> None:
        """Set the table whose visible rows come first."""
        self._table = table
        table.sight_changed.connect(self.go_on)

    def begin(self) -> None:
        """Rate everything that is not rated, from the first row on."""
        self._next_row, self.is_on = 0, True
        self.go_on()

    def stop(self) -> None:
        """Stop rating; results are kept."""
        self.is_on = False
        self._breath.stop()
        self._jobs.cancel(self._job)
        self.went_on.emit()

    def go_on(self) -> None:
        """Rate the next few rows, unless rating is stopped or under way."""
        if not self.is_on or self._jobs.is_running(self._job):
            return
        self._breath.stop()
        rows = self._rows()
        if rows:
            work = rate_levels({row: self._model.setup_at(row) for row in rows})
            self._job = self._jobs.start(work, self._take, ended=self._rest)
        self.went_on.emit()

    def _rows(self) -> list[int]:
        """The next visible rows, or else any."""
        seen = self._table.in_sight() if self._table else range(0)
        if rows := self._model.unrated(seen, AT_ONCE):
            return rows
        count = self._model.rowCount()
        rows = self._model.unrated(range(self._next_row, count), AT_ONCE)
        self._next_row = rows[-1] if rows else count
        return rows

    def _rest(self) -> None:
        """Continue soon, after a job has ended or was stopped."""
        if self.is_on:
            self._breath.start()

    def _take(self, levels: Mapping[int, Graded]) -> None:
        self._model.set_levels(levels)
        seen = self._table.in_sight() if self._table else range(0)
        if self._model.unrated(seen, 1):
            self.go_on()
        else:
            self.went_on.emit()

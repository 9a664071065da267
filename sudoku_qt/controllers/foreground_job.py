# SPDX-License-Identifier: MIT
"""A job in the foreground: the player waits for it, and sees its progress if it takes long."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.workers.job import ResultT, Work
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say

PATIENCE_MS = 200
"""Shorter work shows no progress, which would only flash."""


class ForegroundJob(QObject):
    """Runs one job for a controller; a new one replaces the one before."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._job = self._wanted = 0

    @property
    def is_running(self) -> bool:
        """Whether the job is still running."""
        return self._services.jobs.is_running(self._job)

    def drop(self) -> None:
        """Cancel the job, and drop a result that is waiting."""
        self._services.jobs.cancel(self._job)
        self._wanted = 0

    def run(
        self,
        text: str,
        work: Work[ResultT],
        done: Callable[[ResultT], None],
        stopped: Callable[[], None] | None = None,
        *,
        failed: Callable[[Fault], None] | None = None,
        heard: Callable[[], None] | None = None,
    ) -> None:
        """Start work, described by `text` while it lasts; report its fault.

        `stopped` is called if the player stops it, `failed` instead of reporting the fault, and
        `heard` for each report of progress. While a dialog is open all of these wait.
        """
        jobs, bars = self._services.jobs, self._services.bars
        after_dialogs = self._services.after_dialogs
        self.drop()
        bars.hide_progress()

        def bring(act: Callable[[], object]) -> None:
            after_dialogs.do(lambda: self._do_if_wanted(number, act))

        def progress(share: float) -> None:
            bars.set_progress(share)
            if heard and not after_dialogs.must_wait:
                heard()

        def ended() -> None:
            if self._job == number:
                bars.hide_progress()

        def cancel() -> None:
            jobs.cancel(number)
            if stopped is not None:
                stopped()

        def show_if_long() -> None:
            if self._job == number and jobs.is_running(number):
                bars.show_progress(text, cancel)

        number = self._job = self._wanted = jobs.start(
            work,
            lambda result: bring(lambda: done(result)),
            lambda fault: bring(lambda: (failed or self._say)(fault)),
            progress,
            ended,
        )
        QTimer.singleShot(PATIENCE_MS, self, show_if_long)

    def _do_if_wanted(self, number: int, act: Callable[[], object]) -> None:
        """Handle a job's result, unless another job has been started meanwhile."""
        if self._wanted == number:
            act()

    def _say(self, fault: Fault) -> None:
        self._services.complain(say(fault))

# SPDX-License-Identifier: MIT
"""The puzzles of a worksheet: those prepared so far, and those still being made."""

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.sudoku.workers.worksheet import Order, make_codes, prepare_all
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.worksheet import Prepared
from sudoku_qt.models.sudoku.paper.items import Modules

BATCH = 20
"""The puzzles of one job: the most that are lost by stopping it, and a step of its progress."""


class PuzzleStock(QObject):
    """Prepares the puzzles, and keeps them while the workshop is open."""

    changed = Signal()
    """All requested puzzles are ready, or the first one is, or the work was stopped."""
    progressed = Signal()
    failed = Signal(object)
    """A puzzle cannot be had because of a `Fault`, and no more are made."""

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs, self._job = jobs, 0
        self._orders: Mapping[Hashable, Order] = {}
        self._ready: dict[Hashable, Prepared] = {}
        self._wants_codes = False
        self.codes: dict[bytes, Modules] = {}
        """The QR codes of links, by givens."""

    @property
    def ready(self) -> dict[Hashable, Prepared]:
        """The prepared ones of the puzzles wanted, in order, each under its key."""
        return {key: self._ready[key] for key in self._orders if key in self._ready}

    @property
    def puzzles(self) -> list[Prepared]:
        """These puzzles."""
        return [*self.ready.values()]

    @property
    def count(self) -> int:
        """The number of puzzles wanted."""
        return len(self._orders)

    @property
    def is_busy(self) -> bool:
        """Whether something is still being made."""
        return self._jobs.is_running(self._job)

    def want(self, orders: Mapping[Hashable, Order], *, codes: bool) -> None:
        """Set the puzzles wanted, with the QR codes of their links or without."""
        self._jobs.cancel(self._job)
        self._orders, self._wants_codes = orders, codes
        self.changed.emit()
        self._go_on()

    def stop(self) -> None:
        """Stop making puzzles; those that are prepared are all that is wanted."""
        self._jobs.cancel(self._job)
        self._job = 0
        self._orders = {key: order for key, order in self._orders.items() if key in self._ready}
        self._wants_codes = False
        self.changed.emit()

    def _go_on(self) -> None:
        """Make the missing puzzles, a batch at a time."""
        missing = [key for key in self._orders if key not in self._ready]
        batch = missing[:BATCH]
        if not batch:
            self._make_codes()
            return

        def done(prepared: list[Prepared]) -> None:
            first = not self.puzzles
            self._ready |= dict(zip(batch, prepared, strict=True))
            self._job = 0
            self._go_on()
            (self.changed if first or not self.is_busy else self.progressed).emit()

        work = prepare_all([self._orders[key] for key in batch])
        self._job = self._jobs.start(work, done, self._fail)

    def _make_codes(self) -> None:
        """Make the missing codes of classic puzzles, once all puzzles are ready."""
        givens = [each.setup.givens for each in self.puzzles if not each.setup.variant]
        missing = [each for each in givens if each not in self.codes][:BATCH]
        if not (self._wants_codes and missing):
            return

        def done(codes: dict[bytes, Modules]) -> None:
            self.codes |= codes
            self._job = 0
            self._go_on()
            (self.progressed if self.is_busy else self.changed).emit()

        self._job = self._jobs.start(make_codes(missing), done, self._fail)

    def _fail(self, fault: Fault) -> None:
        self.stop()
        self.failed.emit(fault)

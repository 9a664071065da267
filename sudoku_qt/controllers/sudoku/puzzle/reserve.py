# SPDX-License-Identifier: MIT
"""The reserve of Sudokus, which is filled while nobody touches the program."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, QThread, QTimer

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.puzzle.options import practised, remembered
from sudoku_qt.controllers.sudoku.workers.make import (
    make_position,
    make_ready,
    open_reserve,
    write_reserve,
)
from sudoku_qt.controllers.workers.job import Jobs, Ticket, Work
from sudoku_qt.desktop.idle_watcher import IdleWatcher
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.work import unheard
from sudoku_qt.models.sudoku.made_variants import SLOW
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.models.sudoku.variant_titles import is_of_variants
from sudoku_qt.store.sudoku.reserve import Ready, Reserve, ordinary_kind, variant_kind

PER_LEVEL = 3
PER_TECHNIQUE = 2
PER_VARIANT = 1
BREATH_MS = 150
"""The pause between two puzzles, so that a laptop's fan does not start."""


@dataclass(frozen=True)
class Kind:
    """A kind of puzzle for the reserve, and how many of it there should be."""

    name: str
    stock: int
    work: "Work[Ready]"


class SudokuReserve(QObject):
    """Hands out puzzles made in advance, and has new ones made in idle time.

    The thread that makes them has the lowest priority that still runs: a thread that only runs when
    the processor is idle could hold the GIL for seconds on a busy machine, while the window waits.
    """

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._settings, self._path = services.settings, services.paths.sudoku_reserve
        self._jobs = Jobs(self, threads=1, priority=QThread.Priority.LowestPriority)
        self._reserve: Reserve | None = None
        self._written = b""
        self._not_found: set[str] = set()
        self._job = 0
        self._idle_watcher = IdleWatcher(self)
        self._idle_watcher.begun.connect(self._fill)
        self._idle_watcher.ended.connect(self._stop)
        self._breath = QTimer(self, singleShot=True)
        self._breath.timeout.connect(self._fill)
        services.window.closed.connect(self.close)

    def take(self, chosen: NewSudoku) -> SudokuSetup | None:
        """Hand out a puzzle that fits the options; None if there is none."""
        if chosen.variant:
            return self._take_variant(chosen)
        if not chosen.is_ordinary:
            return None
        ready = self._take(ordinary_kind(chosen.level, chosen.symmetry, chosen.grade))
        return ready.setup if ready else None

    def _take_variant(self, chosen: NewSudoku) -> SudokuSetup | None:
        """Hand out a puzzle of a variant; those that are made at once are not kept."""
        if (chosen.variant, chosen.level) not in SLOW:
            return None
        ready = self._take(variant_kind(chosen.variant, chosen.level, chosen.symmetry))
        return ready.setup if ready else None

    def take_position(self, technique: str) -> Ready | None:
        """Hand out a puzzle to practise a technique; None if there is none."""
        return self._take(technique)

    def put_back(self, setup: SudokuSetup, variant: str = "") -> None:
        """Return an ordinary puzzle, or one of a variant, that was handed out and not played."""
        if not variant or (variant, setup.level) in SLOW:
            self._opened().put_back(Ready(setup, variant=variant))

    def fill(self) -> None:
        """Have missing puzzles made, as soon as nobody touches the program."""
        if not self.is_full():
            self._idle_watcher.wait()

    def is_full(self) -> bool:
        """Whether there are enough puzzles of every kind."""
        return self._reserve is not None and self._lacking(self._reserve) is None

    def is_busy(self) -> bool:
        """Whether a puzzle is being made or the file written."""
        return self._jobs.any_running()

    def close(self) -> None:
        """Stop at once, and write the file."""
        self._idle_watcher.leave()
        self._breath.stop()
        self._jobs.close()
        if self._reserve is None:
            return
        lines = self._reserve.lines()
        if lines != self._written:
            self._reserve.write(lines)
            self._written = lines

    def _opened(self) -> Reserve:
        """The reserve; it is read now unless the program was idle before."""
        return self._reserve or self._held(open_reserve(self._path)(Ticket(unheard)))

    def _held(self, reserve: Reserve) -> Reserve:
        """Keep a reserve that was read, unless there is one already."""
        if self._reserve is None:
            self._reserve, self._written = reserve, reserve.lines()
        return self._reserve

    def _take(self, kind: str) -> Ready | None:
        """Take a puzzle of a kind, and have another one made."""
        ready = self._opened().take(kind)
        self.fill()
        return ready

    # In idle time

    def _kinds(self) -> Iterator[Kind]:
        """Yield the kinds to keep in reserve, the last used first."""
        options = remembered(self._settings)
        numbers = [level.number for level in LEVELS]
        for level in sorted(numbers, key=lambda level: abs(level - options.level)):
            ordinary = options.usual(level)
            name = ordinary_kind(level, ordinary.symmetry, ordinary.grade)
            yield Kind(name, PER_LEVEL, make_ready(ordinary))
        for technique in practised(self._settings):
            if is_of_variants(technique):  # which takes less than a second
                continue
            yield Kind(technique, PER_TECHNIQUE, make_position(technique))
        for variant, level in sorted(SLOW, key=lambda slow: slow[0] != options.variant):
            made = NewSudoku(level=level, symmetry=options.symmetry, variant=variant)
            name = variant_kind(variant, level, made.symmetry)
            yield Kind(name, PER_VARIANT, make_ready(made))

    def _lacking(self, reserve: Reserve) -> Kind | None:
        """The kind that lacks the most puzzles, the first among equals; None if none lacks any."""
        lacks = {
            kind: kind.stock - reserve.count(kind.name)
            for kind in self._kinds()
            if kind.name not in self._not_found
        }
        kind = max(lacks, key=lambda kind: lacks[kind], default=None)
        return kind if kind and lacks[kind] > 0 else None

    def _fill(self) -> None:
        """Make puzzles of the kind that lacks the most, if any."""
        if self._reserve is None:
            self._job = self._jobs.start(open_reserve(self._path), self._go_on)
            return
        kind = self._lacking(self._reserve)
        if kind is None:
            self._idle_watcher.leave()
            return

        def failed(_: Fault) -> None:
            self._not_found.add(kind.name)
            self._breath.start(BREATH_MS)

        self._job = self._jobs.start(kind.work, self._keep, failed)

    def _go_on(self, reserve: Reserve) -> None:
        self._held(reserve)
        self._fill()

    def _keep(self, ready: Ready) -> None:
        reserve = self._opened()
        reserve.add(ready)
        self._write(reserve)
        self._breath.start(BREATH_MS)

    def _stop(self) -> None:
        """Stop when the player is active: processor and Python's lock are for the window."""
        self._breath.stop()
        self._jobs.cancel(self._job)

    def _write(self, reserve: Reserve) -> None:
        """Write the file in a thread, since a disk may be slow."""
        lines = reserve.lines()
        if lines != self._written:
            self._jobs.start(write_reserve(reserve, lines))
            self._written = lines

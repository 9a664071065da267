# SPDX-License-Identifier: MIT
"""The search for the best lines of a position, one by one, then again with more time."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.gomoku.workers.analysis import FoundLine, find_line
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.gomoku.analysis.lines import BestLine
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.search.thinker import Thinker

MOST_LINES = 3
ROUNDS = (0.5, 2.0)
"""The seconds for a line at first, and when it is searched again."""


@dataclass(frozen=True)
class Lines:
    """The lines of a position so far, best first, and the time spent on each."""

    lines: tuple[BestLine, ...] = ()
    seconds: float = 0.0


class LineFinder(QObject):
    """Searches one position at a time; a new position replaces the one before."""

    found = Signal()

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job = 0
        self._attack: Attack | None = None
        self._coming: list[BestLine] = []
        self.lines = Lines()

    def begin(self, attack: Attack) -> None:
        """Search the lines of a position, unless that is being done, or was."""
        if attack == self._attack:
            return
        self.drop()
        self._attack = attack
        self._next(attack, 0, None)

    def drop(self) -> None:
        """Stop searching."""
        self._jobs.cancel(self._job)
        self._attack, self.lines, self._coming = None, Lines(), []

    def lines_of(self, attack: Attack | None) -> tuple[BestLine, ...]:
        """The lines found so far, if this is the position that they begin from."""
        return self.lines.lines if attack == self._attack else ()

    def _next(self, attack: Attack, number: int, thinker: Thinker | None) -> None:
        def done(looked: FoundLine) -> None:
            self._take(attack, number, *looked)

        work = find_line(attack, ROUNDS[number], tuple(self._coming), thinker)
        self._job = self._jobs.start(work, done)

    def _take(self, attack: Attack, number: int, line: BestLine | None, thinker: Thinker) -> None:
        if line is not None:
            self._coming.append(line)
        whole = line is None or len(self._coming) == MOST_LINES
        if number == 0 or whole:
            ranked = sorted(self._coming, key=lambda each: -each.value)
            self.lines = Lines(tuple(ranked), ROUNDS[number])
        if not whole:
            self._next(attack, number, thinker)
        elif number + 1 < len(ROUNDS) and self._coming and not self._coming[0].mate:
            self._coming = []
            self._next(attack, number + 1, thinker)
        self.found.emit()

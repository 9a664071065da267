# SPDX-License-Identifier: MIT
"""The search for the best lines of a position: briefly, or on and on until it is stopped."""

from collections import deque

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_qt.controllers.gomoku.workers.analysis import Box, study_position
from sudoku_qt.controllers.gomoku.workers.engines import end_of
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.gomoku.analysis.lines import BestLine
from sudoku_qt.engine.gomoku.analysis.study import USUAL_LINES, Findings, merged, rounds
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.protocol.analyst import Analyst, Question
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.message import Fault

ROUNDS = (0.5, 2.0)
"""The seconds for a line at first, and when it is searched again."""
PAUSE_MS = 60
"""The least time between two updates of what is shown."""
Position = tuple[GomokuSetup, GomokuState]


class LineFinder(QObject):
    """Searches one position at a time; a new position replaces the one before."""

    found = Signal()
    """There is something new, or the search has ended."""

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs, self._job = jobs, 0
        self._position: Position | None = None
        self._box: Box = deque(maxlen=1)
        self._before = Findings()
        """What was known of the position before the present search of it."""
        self.lines = Findings()
        self.fault: Fault | None = None
        """Why the engine cannot go on; None while it can."""
        self.count = USUAL_LINES
        self.is_endless = False
        self.who = ""
        """The engine that searches; "" for ours."""
        self._analyst: Analyst | None = None
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(self._look)

    # What is searched, and how

    def begin(self, setup: GomokuSetup, state: GomokuState) -> None:
        """Search the lines of a position, unless that is being done, or was."""
        if self._position is None or _attack(self._position) != _attack((setup, state)):
            self._leave()
            self._position = setup, state
            self._start()

    def go_on(self) -> None:
        """Search on and on, in this position and in those that are shown after it."""
        if self._position is not None:
            self.is_endless = True
            self._again()

    def stop(self) -> None:
        """Stop searching; what was found stays."""
        self._look()
        self._cancel()
        self.is_endless = False
        self.found.emit()

    def drop(self) -> None:
        """Stop searching, and forget the position."""
        self._leave()
        self.is_endless = False

    def rest(self) -> None:
        """Stop searching, and end the engine without waiting for it; it is started again."""
        self.drop()
        if self._analyst is not None:
            self._jobs.start(end_of([self._analyst]))

    def set_count(self, count: int) -> None:
        """Search so many lines."""
        if count != self.count:
            self.count = count
            self._again()

    def set_analyst(self, who: str, analyst: Analyst | None) -> None:
        """Let another engine search, or with None ours."""
        before, self._analyst, self.who = self._analyst, analyst, who
        self._cancel()
        if before is not None:
            self._jobs.start(end_of([before]))
        self.lines = self._before = Findings()
        self._again()

    def close(self) -> None:
        """End the engine, and wait for that."""
        self.drop()
        if self._analyst is not None:
            self._analyst.close()

    def _leave(self) -> None:
        self._cancel()
        self._position, self.lines, self._before, self.fault = None, Findings(), Findings(), None

    def _cancel(self) -> None:
        self._jobs.cancel(self._job)
        self._timer.stop()
        self._job = 0

    def _again(self) -> None:
        """Search the same position anew; what is known of it stays until it is known better."""
        if self._position is not None:
            self._cancel()
            self._before = self.lines
            self._start()

    def _start(self) -> None:
        if self._position is None:
            return
        box: Box = deque(maxlen=1)
        self._box, self.fault = box, None
        question = Question(*self._position, self.count, self.is_endless)
        is_known = bool(self._before.lines)
        turns = rounds(ROUNDS[-1:] if is_known else ROUNDS, endless=self.is_endless)
        work = study_position(question, turns, self._analyst, box)
        self._job = self._jobs.start(work, self._end, self._fail, lambda _share: self._hear())

    # What is found

    def _hear(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _look(self) -> None:
        """Take what was told last."""
        if self._box:
            self._take(self._box.pop())
            self.found.emit()

    def _take(self, found: Findings) -> None:
        lines = found.lines
        if len(lines) < self.count:
            lines = merged(lines, self._before.lines, self.count)
        self.lines = Findings(lines, self._before.seconds + found.seconds)

    def _end(self, found: Findings) -> None:
        """Take the last of it: of a search that ended by itself all lines are its own."""
        self._cancel()
        self._box.clear()
        self.lines = Findings(found.lines, self._before.seconds + found.seconds)
        self.found.emit()

    def _fail(self, fault: Fault) -> None:
        self._look()
        self._cancel()
        self.is_endless, self.fault = False, fault
        self.found.emit()

    @property
    def is_running(self) -> bool:
        """Whether it is searching."""
        return self._jobs.is_running(self._job)

    def lines_of(self, attack: Attack | None) -> tuple[BestLine, ...]:
        """The lines found so far, if this is the position that they begin from."""
        known = self._position is not None and _attack(self._position) == attack
        return self.lines.lines if known else ()


def _attack(position: Position) -> Attack:
    setup, state = position
    return Attack(setup.rule, state.stones, state.to_move)

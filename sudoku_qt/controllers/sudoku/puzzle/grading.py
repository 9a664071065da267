# SPDX-License-Identifier: MIT
"""The grading of the current puzzle, and its score by the digging paper, during play."""

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.workers.first_facts import find_listed_level, score_puzzle
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.course.digging_levels import Score
from sudoku_qt.engine.sudoku.generate.daily import MODE as DAILY
from sudoku_qt.late import imported
from sudoku_qt.models.sudoku.board.model import SudokuSession

FOREIGN = frozenset({"opened", "typed"})
"""Origins of puzzles that were not graded by the program."""


class Grading(QObject):
    """Adds what is found out to the setup of the session, bit by bit."""

    grade_puzzle = imported("sudoku_qt.controllers.sudoku.workers.grade:grade_puzzle")

    graded = Signal()
    """More is known about the puzzle."""

    def __init__(self, services: Services, session: SudokuSession, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._session = services, session
        self._job = self._scoring = self._comparing = 0
        self.score: Score | None = None
        """The score of the digging paper; None until it is known."""
        self.listed = 0
        """The level of the hardest step's technique, if it may differ from the puzzle's."""

    def follow(self) -> None:
        """Grade the current puzzle; cancel the grading of the one before."""
        self._count()
        self._compare()
        self._grade()

    def _count(self) -> None:
        setup, jobs = self._session.setup, self._services.jobs
        jobs.cancel(self._scoring)
        self.score = None
        if setup.is_draft or setup.variant:
            return

        def known(score: Score | None) -> None:
            if score and self._session.setup.givens == setup.givens:
                self.score = score
                self.graded.emit()

        self._scoring = jobs.start(score_puzzle(setup.givens), known)

    def _compare(self) -> None:
        """Look up the hardest step of a puzzle whose level may differ from it."""
        setup, jobs = self._session.setup, self._services.jobs
        jobs.cancel(self._comparing)
        self.listed = 0
        is_apart = setup.origin in FOREIGN or setup.mode == DAILY  # a day's level never changes
        if not (is_apart and setup.hardest):
            return

        def known(level: int) -> None:
            now = self._session.setup
            if (now.givens, now.hardest) == (setup.givens, setup.hardest):
                self.listed = level
                self.graded.emit()

        self._comparing = jobs.start(find_listed_level(setup.hardest), known)

    def _grade(self) -> None:
        setup, jobs = self._session.setup, self._services.jobs
        jobs.cancel(self._job)
        if setup.origin not in FOREIGN or setup.se_rating:
            return

        def known(found: SudokuSetup) -> None:
            if self._session.setup is setup and found != setup:
                self._session.learn(found)
                self._compare()
                self.graded.emit()
                self._grade()

        self._job = jobs.start(self.grade_puzzle(setup), known)

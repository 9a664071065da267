# SPDX-License-Identifier: MIT
"""The survey of givens, computed in workers: a new request cancels the older ones."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_qt.controllers.sudoku.workers.compose import (
    count_draft,
    count_givens,
    prune_draft,
    rate_draft,
    rate_givens,
    survey_draft,
    survey_givens,
    tally_givens,
)
from sudoku_qt.controllers.workers.job import Jobs, ResultT, Work
from sudoku_qt.engine.sudoku.compose.survey import MOST, Survey
from sudoku_qt.engine.sudoku.rating.rater import Rating
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

NO_RULES: VariantPuzzle | None = None
"""What is drawn for a classic puzzle."""
LULL_MS = 150
"""How long after the last key press a puzzle is rated, which may take seconds."""


class Surveyor(QObject):
    """Emits the results of a survey, part by part."""

    surveyed = Signal()
    """More is known about the givens."""
    rated = Signal()
    """The difficulty of the givens is known."""

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._running: set[int] = set()
        self._givens, self._drawn = b"", NO_RULES
        self._count: int | None = None
        self._is_rating_asked = False
        self.survey: Survey | None = None
        """The latest result, for the current givens or, until there is one, for those before."""
        self.rating: Rating | None = None
        self._lull = QTimer(self, singleShot=True, interval=LULL_MS)
        self._lull.timeout.connect(self._rate)

    def ask(self, givens: bytes, drawn: VariantPuzzle | None = NO_RULES) -> None:
        """Request a survey of these givens by the rules drawn, and cancel the one before."""
        if (givens, drawn) == (self._givens, self._drawn):
            return
        self.stop()
        self._givens, self._drawn, self._count, self.rating = givens, drawn, None, None
        self._is_rating_asked = False
        if drawn:
            self._begin(survey_draft(drawn), self._surveyed_draft)
        else:
            self._begin(survey_givens(givens), self._surveyed)
            self._begin(count_givens(givens), self._counted)

    def stop(self) -> None:
        """Cancel the survey."""
        self._lull.stop()
        for number in self._running:
            self._jobs.cancel(number)
        self._running.clear()
        self._givens, self._drawn = b"", NO_RULES

    def forget(self) -> None:
        """Cancel the survey, and forget its results."""
        self.stop()
        self.survey = self.rating = None

    @property
    def is_current(self) -> bool:
        """Whether the results are those of the latest givens, including the number of solutions."""
        known = self.survey
        return known is not None and self._is_of_these(known) and known.count is not None

    def _is_of_these(self, known: Survey) -> bool:
        return (known.givens, known.drawn) == (self._givens, self._drawn)

    def _begin(self, work: Work[ResultT], done: Callable[[ResultT], None]) -> None:
        self._running.add(self._jobs.start(work, done))

    def _surveyed(self, known: Survey) -> None:
        self.survey = known
        self._add_count()

    def _counted(self, count: int) -> None:
        self._count = count
        if self.survey is not None and self._is_of_these(self.survey):
            self._add_count()

    def _add_count(self) -> None:
        """Combine survey and count, whichever came first."""
        known, count = self.survey, self._count
        if known is None:
            return
        if known.count is None and count is not None:
            self.survey = replace(known, count=count)
            if count <= MOST:
                self._begin(tally_givens(known), self._tallied)
        self.surveyed.emit()
        if known.is_unique and not self._is_rating_asked:
            self._lull.start()

    def _tallied(self, known: Survey) -> None:
        self.survey = known
        self.surveyed.emit()

    def _surveyed_draft(self, known: Survey) -> None:
        """Count the solutions of what was drawn, or find out what its puzzle does not need."""
        self._tallied(known)
        if known.is_unique:
            self._lull.start()
        elif known.count is None:
            self._begin(count_draft(known), self._tallied)

    def _rate(self) -> None:
        self._is_rating_asked = True
        if self._drawn and self.survey:
            self._begin(rate_draft(self._drawn), self._rated)
            self._begin(prune_draft(self.survey), self._tallied)
        else:
            self._begin(rate_givens(self._givens), self._rated)

    def _rated(self, rating: Rating) -> None:
        self.rating = rating
        self.rated.emit()

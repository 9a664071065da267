# SPDX-License-Identifier: MIT
"""The notice when the technique that a puzzle is played to practise was found."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.controllers.sudoku.puzzle.card import technique_title
from sudoku_qt.controllers.sudoku.workers.teaching.exercises import (
    notice_found,
    notice_found_in_variant,
)
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.models.sudoku.variant_titles import PRACTICE_SIGN, step_title


class PracticeNotice(QObject):
    """Follows the moves of a game for practice; after a hint named the technique it is silent."""

    def __init__(self, context: SudokuContext, hints: HintPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._hints, self._session = context, hints, context.session
        self._before = self._session.state
        self._job = 0
        self._session.changed.connect(self._look)
        self._session.replaced.connect(self.follow)

    def follow(self) -> None:
        """Watch moves from the present position on."""
        self._context.services.jobs.cancel(self._job)
        self._before = self._session.state

    def _look(self) -> None:
        """Check whether the last move used the practised technique."""
        before, history = self._before, self._session.history
        self.follow()
        parent = history.nodes[history.at].parent
        technique = self._session.setup.technique
        moved_on = parent >= 0 and history.nodes[parent].state is before
        named = technique.rpartition(PRACTICE_SIGN)[2]
        if not technique or not moved_on or history.bookmarks.hints.get(parent) == named:
            return
        states, jobs = tuple(node.state for node in history.line()), self._context.services.jobs
        variant = self._session.setup.variant
        if variant:
            told = variant, states[:-1], states[-1], technique
            self._job = jobs.start(notice_found_in_variant(*told), self._praise_reasoned)
        else:
            work = notice_found(states[:-1], states[-1], technique)
            self._job = jobs.start(work, self._praise)

    def _praise(self, step: Step | None) -> None:
        if step is not None:
            page = self._hints.telling.pages[step.technique]
            sentence = page.sentence(step, self._hints.telling.notation)
            self._tell(technique_title(step.technique), sentence)

    def _praise_reasoned(self, step: ReasonedStep | None) -> None:
        if step is not None:
            from sudoku_qt.controllers.sudoku.hints.variant_screens import told_by  # 74 ms

            self._tell(step_title(step), told_by(step.reason, self._hints.telling))

    def _tell(self, title: str, sentence: str) -> None:
        text = self.tr("Found: {technique}. {sentence}")
        self._context.services.tell(text.format(technique=title, sentence=sentence))

# SPDX-License-Identifier: MIT
"""The card of a puzzle: what it is, its difficulty, and remarks."""

from PySide6.QtCore import QCoreApplication, QObject, Signal

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.pace import Pace
from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.controllers.sudoku.puzzle.grading import Grading


class PuzzleInfo(QObject):
    """Describes the puzzle on its card, again whenever more is known about it."""

    described = Signal()

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._number, self._remark = context, "", ""
        self.grading = Grading(context.services, context.session, self)
        self.grading.graded.connect(self.describe)
        context.session.replaced.connect(self._forget)

    def _forget(self) -> None:
        """Drop what was counted of another draft."""
        self._number = ""

    def describe(self, remark: str = "") -> None:
        """Show the description of the puzzle, preceded by a remark, if there is one."""
        context, setup = self._context, self._context.setup
        self._remark = remark
        typed = context.grid.values if context.is_drafting else setup.givens
        pace = Pace(context.services.settings).factor
        title, aside = card.title(setup), card.remark(setup, pace)
        both = context.preferences.is_on("both_names")
        lines = [remark] if remark else []
        listed = self.grading.listed
        lines += card.lines(setup, typed, both=both, pace=pace, listed=listed)
        if context.is_drafting and self._number and not remark:
            lines[0] = card.BETWEEN.join((lines[0], self._number))
        shorter = card.shorter(setup, both=both, pace=pace, listed=listed)
        if remark:
            shorter = shorter._replace(line=())
        context.cards.info.set_lines(title, aside, lines, card.shown_level(setup), shorter)
        context.cards.info.set_score(card.score_words(self.grading.score))
        known = card.technique_title(card.technique_of(setup))
        translate = QCoreApplication.translate
        word = translate("SudokuCard", "Learn") if known else ""
        tip = translate("Learning", "More about this technique")
        if setup.variant:
            word = translate("SudokuCard", "Rules")
            tip = translate("SudokuCard", "Rules of the puzzle")
        context.cards.info.set_page(word, tip)
        self.described.emit()

    def count(self, number: str) -> None:
        """Say the number of solutions of a draft, or with "" nothing."""
        if number != self._number:
            self._number = number
            if self._context.is_drafting:
                self.describe(self._remark)

# SPDX-License-Identifier: MIT
"""The check of a puzzle, or of the player's answer, in a worker, with a report of faults."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.game_controller import Offers
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.puzzle.card import several
from sudoku_qt.controllers.sudoku.puzzle.typing import typed_setup
from sudoku_qt.controllers.sudoku.workers.inspect import check_answer, inspect_puzzle
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import EMPTY, Edit, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.inspection import CheckedAnswer, Inspection
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.models.sudoku.board.cell import Mark
from sudoku_qt.models.words import say

Begin = Callable[[SudokuSetup], None]
MOST_SHOWN = 27
"""The most cells that are highlighted because of several solutions."""


class Inspecting(QObject):
    """Has the engine check a grid, and reports or shows the result."""

    praised = Signal()
    """The draft is a puzzle."""
    remarked = Signal(str)
    """A remark that the puzzle's card has to show first."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._services = context, context.services

    @property
    def _grid(self) -> Grid:
        return self._context.session.state

    # Of somebody else's puzzle

    def arrive(self, found: Found, recognition: str) -> None:
        """Check a foreign position, and begin it if its puzzle has one solution."""
        try:
            position = position_of(found)
        except Fault as fault:
            self._services.complain(say(fault))
            return

        def begin(setup: SudokuSetup) -> None:
            self._context.begin(setup, edits.arrive(position.grid))
            if position.elapsed_ms:
                self._context.session.clock.reset(position.elapsed_ms)
            notice = " ".join(filter(None, (recognition, *map(say, found.notices))))
            if notice:
                self._services.tell(notice)

        self.inspect(position.setup, begin, recognition=recognition)

    def inspect(
        self, setup: SudokuSetup, begin: Begin, good: Begin | None = None, *, recognition: str = ""
    ) -> None:
        """Check a puzzle: a good one goes to `good` or begins, any other is refused.

        `recognition` is a text on where it comes from.
        """

        def inspected(inspection: Inspection) -> None:
            if inspection.fault is None:
                (good or begin)(setup)
            else:
                self.refuse(setup, inspection, begin, recognition)

        self._context.foreground_job.run(
            self.tr("Looking at the puzzle…"), inspect_puzzle(setup), inspected
        )

    def refuse(
        self, setup: SudokuSetup, inspection: Inspection, begin: Begin, recognition: str = ""
    ) -> None:
        """Report why a puzzle was not begun, with the offer to correct it, or to play it anyway."""

        def mend() -> None:
            if setup.givens != self._grid.values or not self._context.is_drafting:
                self._context.begin(EMPTY)
                self._context.session.play(edits.fill(self._grid, setup.givens))
            self._show_amiss(inspection)

        typed = setup.origin == "typed"
        if typed:
            mend()
        offers = [] if typed or setup.variant else [(self.tr("Show and mend it"), mend)]
        if inspection.solutions:
            offers.append((self.tr("Play it all the same"), lambda: begin(setup)))
        if inspection.fault:
            notice = " ".join(filter(None, (recognition, say(inspection.fault))))
            self._services.complain(notice, offers)

    def _show_amiss(self, inspection: Inspection) -> None:
        """Highlight the cells to look at; the card shows the number of open ones, too."""
        cells = inspection.cells
        if not inspection.solutions or len(cells) <= MOST_SHOWN:
            self._context.model.set_marks(dict.fromkeys(cells, Mark.SHOWN))
        if inspection.solutions:
            self.remarked.emit(several(len(cells)))

    # Of the player's digits

    def check(self) -> None:
        """Report whether the player is right, wrong and where, or not finished."""
        if self._context.session.is_paused:
            return
        if self._context.is_drafting:
            typed = typed_setup(self._grid)
            self.inspect(typed, self._context.begin, lambda _: self.praised.emit())
            return
        self._context.foreground_job.run(
            self.tr("Checking…"), check_answer(self._context.setup, self._grid), self._tell_answer
        )

    def _tell_answer(self, answer: CheckedAnswer) -> None:
        if self._context.session.is_paused:
            return  # it would describe a hidden board
        wrong = dict.fromkeys(answer.wrong, Mark.WRONG)
        right = dict.fromkeys(self._grid.conflicts, Mark.RIGHT) if wrong else {}
        shown = dict.fromkeys(answer.cells, Mark.SHOWN)
        self._context.model.set_marks(right | wrong | shown)
        offers: Offers = ()
        if wrong:
            words = self.tr("Take it away") if len(wrong) == 1 else self.tr("Take them away")
            offers = [(words, lambda: self._take_away(answer.wrong))]
        self._services.tell(say(answer.verdict), offers)

    def _take_away(self, wrong: frozenset[int]) -> None:
        """Take those digits away that are still marked as wrong; the notes they removed return."""
        model = self._context.model
        marked = [cell for cell in sorted(wrong) if model.cell(cell).mark is Mark.WRONG]
        move = tuple(Edit(cell, "=", 0) for cell in marked)
        self._context.play(edits.with_lost_notes(self._context.session.history.line(), move))

    def solve(self) -> None:
        """Fill the grid with its solution; a single undo takes that back."""
        if self._context.session.is_paused:
            return
        setup = self._context.setup
        if self._context.is_drafting:
            setup = SudokuSetup(self._grid.values)
        self._context.foreground_job.run(
            self.tr("Solving…"), inspect_puzzle(setup), self._tell_solution
        )

    def _tell_solution(self, inspection: Inspection) -> None:
        if self._context.session.is_paused:
            return
        if inspection.solution:
            self._context.play(edits.fill(self._grid, inspection.solution))
            self._services.tell(
                self.tr("This is the solution. Undo takes it back.")
                if inspection.fault is None
                else self.tr("The puzzle has several solutions; this is one of them.")
            )
        elif inspection.fault:
            self._show_amiss(inspection)
            self._services.complain(say(inspection.fault))

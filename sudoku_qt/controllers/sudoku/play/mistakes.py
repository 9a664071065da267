# SPDX-License-Identifier: MIT
"""The display of mistakes during play, and the solution that it may need."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.workers.inspect import inspect_puzzle
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.inspection import Inspection
from sudoku_qt.models.sudoku.board.entry_mode import Mistakes


class MistakesShown(QObject):
    """Tells the model what to show; a solution is computed only if it is needed."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._job = 0
        self._known: tuple[SudokuSetup, bytes | None] | None = None
        context.preferences.changed.connect(self.follow)

    @property
    def kind(self) -> Mistakes:
        """Which mistakes are shown."""
        return Mistakes(self._context.preferences.value("mistakes"))

    def follow(self) -> None:
        """Show mistakes as the player prefers, in the current game."""
        setup, jobs = self._context.setup, self._context.services.jobs
        jobs.cancel(self._job)
        compares = self.kind is Mistakes.SOLUTION and not self._context.is_drafting
        known = self._known is not None and is_same(self._known[0], setup)
        solution = self._known[1] if compares and known and self._known else None
        self._context.model.set_mistakes(self.kind, solution)
        if compares and not known:
            self._job = jobs.start(inspect_puzzle(setup), self._learn(setup))

    def tell_full(self) -> None:
        """Report that the last cell has been filled and the puzzle is not solved."""
        text = self.tr("All cells are filled, but some of them are in conflict.")
        offer = (self.tr("Show the mistakes"), self._context.actions["check"].trigger)
        self._context.services.tell(text, [offer])

    def _learn(self, setup: SudokuSetup) -> Callable[[Inspection], None]:
        def learn(found: Inspection) -> None:
            """Compare with the solution from now on, where there is exactly one."""
            self._known = setup, found.solution if found.fault is None else None
            self.follow()

        return learn


def is_same(one: SudokuSetup, other: SudokuSetup) -> bool:
    """Whether two setups are of the same puzzle, whatever is known about it."""
    return one.givens == other.givens and one.variant == other.variant

# SPDX-License-Identifier: MIT
"""Checkpoints: named places in the history, and the last place without a mistake."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.workers.inspect import inspect_puzzle
from sudoku_qt.engine.sudoku.inspection import Inspection
from sudoku_qt.engine.sudoku.review import is_right
from sudoku_qt.models.clock import clock_text
from sudoku_qt.models.words import say


class Checkpoints(QObject):
    """Sets checkpoints, lists them, and goes back to them; redo leads forward again."""

    rename_asked = Signal(int)
    """The player wants to rename a node."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._session = context, context.session
        self._session.replaced.connect(self.show)

    def show(self) -> None:
        """Update the menu for playing or typing in."""
        for name in ("set_checkpoint", "last_correct"):
            self._context.actions.allow(name, not self._context.is_drafting)

    # By name

    def set_checkpoint(self) -> None:
        """Make the current state a checkpoint with a name."""
        history = self._session.history
        name = history.bookmarks.checkpoints.get(history.at)
        text = self.tr("Here is the checkpoint “{name}” already.")
        if name is None:
            name, text = self._usual_name(), self.tr("Checkpoint “{name}” set.")
            self._session.name(history.at, name)
        rename = self.tr("Rename"), partial(self.rename_asked.emit, history.at)
        self._context.services.tell(text.format(name=name), [rename])

    def _usual_name(self) -> str:
        """The default name of a checkpoint: the time played and the number of the move."""
        history = self._session.history
        number, time = len(history.numbers(history.at)) - 1, self._session.clock.elapsed_ms()
        return self.tr("{time}, move {number}").format(time=clock_text(time), number=number)

    def fill_checkpoints(self, menu: QMenu) -> None:
        """Fill the menu of the checkpoints."""
        menu.clear()
        history = self._session.history
        for number, name in sorted(history.bookmarks.checkpoints.items()):
            action = menu.addAction(name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(number == history.at)
            action.triggered.connect(lambda _=False, number=number: self._session.go(number))
        if menu.isEmpty():
            none = menu.addAction(self.tr("None set yet"))
            none.setEnabled(False)
            none.setStatusTip(self.tr("Set one, and this leads back to it."))

    # Without a mistake

    def last_correct(self) -> None:
        """Go back to the latest position on the current line without a mistake."""
        context, session = self._context, self._session
        if session.is_paused or context.is_drafting:
            return
        setup = session.setup

        def inspected(found: Inspection) -> None:
            if session.is_paused or session.setup.givens != setup.givens:
                return
            if found.fault or not found.solution:
                text = say(found.fault) if found.fault else ""
                context.services.complain(text)
            else:
                self._go_back(found.solution)

        work = inspect_puzzle(setup)
        context.foreground_job.run(self.tr("Looking for the last mistake…"), work, inspected)

    def _go_back(self, solution: bytes) -> None:
        history, services = self._session.history, self._context.services
        way = history.numbers(history.at)[::-1]
        right = (number for number in way if is_right(history.state_at(number), solution))
        target = next(right, None)
        if target is None:
            services.tell(self.tr("There was a mistake from the beginning."))
        elif target == history.at:
            services.tell(self.tr("No mistake so far: there is nothing to go back to."))
        else:
            self._session.go(target)
            count = way.index(target)
            text = self.tr(
                "{count} moves taken back, to when all was right. Redo makes them again.", "", count
            )
            services.tell(text.format(count=count))

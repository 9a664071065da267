# SPDX-License-Identifier: MIT
"""Setting up a position: any stones are put, then a game begins there or the old one resumes."""

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.gomoku import options
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.engine.gomoku.board import Stones
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say


class GomokuDraft(QObject):
    """Begins and ends the setting up of a position; its stones are in the model."""

    begun = Signal()
    """A position is about to be set up."""
    changed = Signal()
    """Setting up a position has begun or ended."""

    def __init__(self, context: GomokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context

    def set_up(self) -> None:
        """Begin to set up a position, from the stones on the board."""
        self._context.computer.stop()
        self.begun.emit()
        self._context.model.set_pending(None)
        self._show(self._context.session.state.stones)

    def drop(self) -> None:
        """Stop setting up; the game goes on."""
        self._show(None)

    def _show(self, stones: Stones | None) -> None:
        self._context.model.set_draft(stones)
        self._context.session.clock.hold("set up", on=stones is not None)
        self.changed.emit()

    def play(self, to_move: int) -> None:
        """Play from the position that was set up."""
        context = self._context
        stones = context.model.draft or b""
        try:
            context.begin(options.setup_from(context.session.setup, stones, to_move))
        except Fault as fault:
            context.services.complain(say(fault))

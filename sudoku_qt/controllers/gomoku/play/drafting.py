# SPDX-License-Identifier: MIT
"""Setting up a position: any stones are put, and a game begins from them or goes on as it was."""

from typing import Protocol

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.gomoku import options
from sudoku_qt.controllers.gomoku.play.computer import GomokuComputer
from sudoku_qt.engine.gomoku.board import Stones
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.gomoku.model import GomokuModel, GomokuSession
from sudoku_qt.models.words import say


class Drafted(Protocol):
    """Whose game rests meanwhile: the controller's."""

    services: Services
    session: GomokuSession
    model: GomokuModel
    computer: GomokuComputer

    def begin(self, setup: GomokuSetup) -> None:
        """Begin a game."""


class GomokuDraft(QObject):
    """Begins and ends the setting up of a position; its stones are the model's."""

    begun = Signal()
    """A position is about to be set up."""
    changed = Signal()
    """A position is being set up now, or is not any more."""

    def __init__(self, player: Drafted, parent: QObject) -> None:
        super().__init__(parent)
        self._player = player

    def set_up(self) -> None:
        """Let any stones be put, beginning with those on the board."""
        self._player.computer.stop()
        self.begun.emit()
        self._player.model.set_pending(None)
        self._show(self._player.session.state.stones)

    def drop(self) -> None:
        """Set up nothing; the game goes on."""
        self._show(None)

    def _show(self, stones: Stones | None) -> None:
        self._player.model.set_draft(stones)
        self._player.session.clock.hold("set up", on=stones is not None)
        self.changed.emit()

    def play(self, to_move: int) -> None:
        """Play from the position that was set up."""
        player = self._player
        stones = player.model.draft or b""
        try:
            player.begin(options.setup_from(player.session.setup, stones, to_move))
        except Fault as fault:
            player.services.complain(say(fault))

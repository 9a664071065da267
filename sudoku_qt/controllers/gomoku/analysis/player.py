# SPDX-License-Identifier: MIT
"""What an analysis needs of the game that is played: the contract of its controller."""

from typing import Protocol

from PySide6.QtCore import SignalInstance

from sudoku_qt.controllers.actions import Actions
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.gomoku.replay import GomokuReplay
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.models.gomoku.model import GomokuModel, GomokuSession
from sudoku_qt.views.gomoku.page import GomokuPage


class Analysed(Protocol):
    """The game, its page, and what can be done with them; the controller is this."""

    services: Services
    session: GomokuSession
    model: GomokuModel
    page: GomokuPage
    replay: GomokuReplay
    actions: Actions
    status_changed: SignalInstance

    @property
    def may_play(self) -> bool:
        """Whether a person is at turn, and nothing else is going on."""

    def values(self) -> tuple[float, ...]:
        """How the game has stood, as far as that is to be seen."""

    def put(self, point: int) -> None:
        """Play on a point."""

    def begin(self, setup: GomokuSetup) -> None:
        """Begin a game."""

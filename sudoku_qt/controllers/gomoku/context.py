# SPDX-License-Identifier: MIT
"""The context of all parts of a Gomoku game in the window; the controller makes it."""

from collections.abc import Callable
from dataclasses import dataclass

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.gomoku.computer import GomokuComputer
from sudoku_qt.controllers.gomoku.replay import GomokuReplay
from sudoku_qt.controllers.menus.actions import Actions
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.protocol.process import LineHandler
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.models.gomoku.model import GomokuModel, GomokuSession
from sudoku_qt.store.record import Record
from sudoku_qt.views.gomoku.page import GomokuPage


@dataclass(frozen=True)
class GomokuContext:
    """The game and its surroundings; for anything else a part emits a signal."""

    services: Services
    session: GomokuSession
    model: GomokuModel
    page: GomokuPage
    preferences: Preferences
    actions: Actions
    computer: GomokuComputer
    replay: GomokuReplay
    record: Record
    """The record of all games."""
    begin: Callable[[GomokuSetup], None]
    """Begins a game; the running one is saved."""
    play: Callable[[GomokuMove], None]
    """Makes a move, unless the board is hidden."""
    may_play: Callable[[], bool]
    """Whether it is a person's turn and nothing else is in progress."""
    values: Callable[[], tuple[float, ...]]
    """The values of all positions so far, if the player wants to see them."""
    heard: LineHandler
    """Takes what external engines say besides their answers."""

    def put(self, point: int) -> None:
        """Play on a point."""
        self.play(GomokuMove.at(self.session.setup.size, point))

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
    """What was played, of all games."""
    begin: Callable[[GomokuSetup], None]
    """Begin a game; the running one is kept."""
    play: Callable[[GomokuMove], None]
    """Make a move, unless the board is hidden."""
    may_play: Callable[[], bool]
    """Whether a person is at turn, and nothing else is going on."""
    values: Callable[[], tuple[float, ...]]
    """How the game has stood after each move, where the player wants to see that."""

    def put(self, point: int) -> None:
        """Play on a point."""
        self.play(GomokuMove.at(self.session.setup.size, point))

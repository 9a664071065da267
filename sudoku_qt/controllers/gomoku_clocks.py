# SPDX-License-Identifier: MIT
"""The two clocks of a game of Gomoku: what they show, and when one of them has run out."""

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_qt.controllers.gomoku_words import player_words
from sudoku_qt.engine.gomoku.state import time_left
from sudoku_qt.models.session import Session
from sudoku_qt.views.gomoku_players import GomokuPlayers

STANDING = ("paused", "away", "hidden", "set up")
"""What stops both clocks."""


class GomokuClocks(QObject):
    """Follows the session's one clock: it is the time of whoever is at turn."""

    ran_out = Signal()
    """Whoever is at turn has no time left."""

    def __init__(self, session: Session, players: GomokuPlayers) -> None:
        super().__init__(session)
        self._session, self._players = session, players
        self._turn_began = 0
        self._flag = QTimer(self)
        self._flag.setSingleShot(True)
        self._flag.timeout.connect(self.look)
        session.clock.ticked.connect(self.look)

    def begin_turn(self) -> None:
        """Count the time of a move from now on."""
        self._turn_began = self._session.clock.elapsed_ms()

    def thinking_ms(self) -> int:
        """Give how long the player at turn has been thinking."""
        return max(0, self._session.clock.elapsed_ms() - self._turn_began)

    def look(self) -> None:
        """Show both clocks, and say when one has run out."""
        setup, state, clock = self._session.setup, self._session.state, self._session.clock
        self._flag.stop()
        thinking, black = self.thinking_ms(), state.black_seat
        self._players.set_players(
            player_words(setup, state, black, thinking),
            player_words(setup, state, 1 - black, thinking),
        )
        left = time_left(setup, state, state.at_turn, thinking)
        if left is None or state.ending or any(map(clock.is_held, STANDING)):
            return
        if left > 0:
            self._flag.start(left + 1)
        else:
            self.ran_out.emit()

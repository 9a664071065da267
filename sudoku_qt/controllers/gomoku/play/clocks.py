# SPDX-License-Identifier: MIT
"""The two clocks of a game of Gomoku: their display, and the loss on time."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_qt.controllers.gomoku.words import player_words
from sudoku_qt.engine.gomoku.setup import TimeLimits
from sudoku_qt.engine.gomoku.state import time_left
from sudoku_qt.models.gomoku.model import GomokuSession
from sudoku_qt.views.gomoku.players import GomokuPlayers

ENGINE = "engine"
"""Stops the clock while the player is asked about another engine."""


class GomokuClocks(QObject):
    """Derives both clocks from the session's clock, which counts for the side to move."""

    ran_out = Signal()
    """The side to move has no time left."""

    def __init__(self, session: GomokuSession, players: GomokuPlayers) -> None:
        super().__init__(session)
        self._session, self._players = session, players
        self._flag = QTimer(self)
        self._flag.setSingleShot(True)
        self._flag.timeout.connect(self.look)
        session.clock.ticked.connect(self.look)
        session.changed.connect(session.clock.begin_turn)
        session.replaced.connect(self._begin)
        self._begin()

    def _begin(self) -> None:
        """Continue the time of the move at which this game was left."""
        if self._session.clock.turn_ms() is None:
            self._session.clock.begin_turn()

    def thinking_ms(self) -> int:
        """How long the player to move has been thinking."""
        return self._session.clock.turn_ms() or 0

    def keep_time(self, go: Callable[[], object]) -> None:
        """Go to another state; the player to move there keeps the thinking time of now.

        With a time limit the time is restored with the moves: otherwise a game lost on time could
        not be continued.
        """
        state = self._session.state
        spent = [*state.used_ms]
        spent[state.at_turn] += self.thinking_ms()
        go()
        if self._session.setup.limits == TimeLimits():
            after = self._session.state
            self._session.clock.resume_turn(
                max(0, spent[after.at_turn] - after.used_ms[after.at_turn])
            )
        self.look()

    def look(self) -> None:
        """Show both clocks, and report when one has run out."""
        setup, state, clock = self._session.setup, self._session.state, self._session.clock
        self._flag.stop()
        thinking, black = self.thinking_ms(), state.black_seat
        waits = clock.is_held(ENGINE)
        self._players.set_players(
            player_words(setup, state, black, thinking, waits=waits),
            player_words(setup, state, 1 - black, thinking, waits=waits),
        )
        left = time_left(setup, state, state.at_turn, thinking)
        if left is None or state.ending or not clock.is_running:
            return
        if left > 0:
            self._flag.start(left + 1)
        else:
            self.ran_out.emit()

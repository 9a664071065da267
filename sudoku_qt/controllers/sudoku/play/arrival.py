# SPDX-License-Identifier: MIT
"""Arriving at a puzzle: the cursor stands where it was, and the clock waits for the first input."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.sudoku.play.player import Player
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.models.clock import clock_text

WAITS = "untouched"
"""Why a clock stands until something is done."""
WORTH_OFFERING_MS = 1_000


class Arrival(QObject):
    """Keeps the cursor with its game, and lets the clock run from the first key or click."""

    def __init__(self, player: Player, parent: QObject) -> None:
        super().__init__(parent)
        self._player = player
        self._session, self._board = player.session, player.cards.page.board
        self._board.cursor_moved.connect(self._move)
        self._session.changed.connect(self._set_out)

    def begin(self) -> None:
        """Another game stands there, perhaps one that was played before."""
        session, cell = self._session, self._session.cursor
        if not self._player.is_drafting and cell is not None and cell < CELLS:
            self._board.move_to(*divmod(cell, SIDE))
        session.cursor = self._board.cursor_cell
        self._hold(on=not session.is_touched)

    def wait(self) -> None:
        """Let the clock begin anew with the next input."""
        self._hold(on=True)
        self._session.clock.reset(0)

    def offer_clock(self) -> None:
        """Offer to let the clock begin anew, after the puzzle was."""
        if self._session.clock.elapsed_ms() >= WORTH_OFFERING_MS:
            offer = self.tr("Clock to {time}").format(time=clock_text(0)), self.wait
            self._player.services.tell(self.tr("The puzzle begins anew."), [offer])

    def _move(self, cell: int) -> None:
        self._session.cursor = cell
        self._set_out()

    def _set_out(self) -> None:
        self._hold(on=False)

    def _hold(self, *, on: bool) -> None:
        self._session.clock.hold(WAITS, on=on)

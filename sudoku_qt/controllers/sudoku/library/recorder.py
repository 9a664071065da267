# SPDX-License-Identifier: MIT
"""Keeps in the library what is played: begun, left unfinished, solved."""

from typing import Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance

from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.sudoku.finish import SudokuFinish
from sudoku_qt.controllers.sudoku.library.entries import entry_of
from sudoku_qt.controllers.sudoku.workers.library import (
    keep_begun,
    keep_left,
    keep_solved,
    take_over,
)
from sudoku_qt.engine import document
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.store.record import Played
from sudoku_qt.version import version

DELAY_MS = 3_000
"""How long after a move the game is kept here: autosave has it long before."""


class Recorded(Protocol):
    """Who plays: the controller."""

    session: SudokuSession
    finish: SudokuFinish

    @property
    def leaving(self) -> SignalInstance:
        """Another game is about to take the place of the running one."""


class LibraryRecorder(QObject):
    """Listens to the session; what cannot be written is said once, and the game goes on."""

    def __init__(self, access: LibraryAccess, player: Recorded, parent: QObject) -> None:
        super().__init__(parent)
        self._access, self._player = access, player
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self._keep_as_it_stands)
        player.session.replaced.connect(self._keep_begun)
        player.session.changed.connect(self._follow)
        player.finish.recorded.connect(self._keep_solved)
        player.leaving.connect(self.keep)
        access.closing.connect(self.keep)

    def take_over(self) -> None:
        """Take over what was recorded without a library, or while it could not be written."""
        self._access.write(take_over(self._access.library, self._player.finish.record))

    @property
    def _is_puzzle(self) -> bool:
        return self._player.session.setup.origin != "draft"

    def _keep_begun(self) -> None:
        """Keep a game that was brought in; a puzzle that nobody has touched is none yet."""
        self._timer.stop()
        session = self._player.session
        if self._is_puzzle and session.is_touched:
            entry = entry_of(session.setup, session.state)
            self._access.write(keep_begun(self._access.library, entry))

    def _follow(self) -> None:
        if self._is_puzzle and not self._timer.isActive():
            self._timer.start()

    def keep(self) -> None:
        """Keep an unfinished game now, where it has changed since it was kept."""
        if self._timer.isActive():
            self._timer.stop()
            self._keep_as_it_stands()

    def _keep_as_it_stands(self) -> None:
        session = self._player.session
        if session.is_finished or any(node.state.solved for node in session.history.nodes):
            return
        data = document.write(session.document(f"sudoku-qt {version()}"))
        entry = entry_of(session.setup, session.state, data)
        self._access.write(keep_left(self._access.library, entry))

    def _keep_solved(self, played: Played) -> None:
        self._timer.stop()
        session = self._player.session
        entry = entry_of(session.setup, session.state)
        self._access.write(keep_solved(self._access.library, entry, played))

# SPDX-License-Identifier: MIT
"""Records in the library what is played: begun, left unfinished, solved."""

from PySide6.QtCore import QObject, QTimer

from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.workers.library import (
    keep_begun,
    keep_left,
    keep_solved,
    take_over,
)
from sudoku_qt.engine import document
from sudoku_qt.engine.sudoku.review import was_filled
from sudoku_qt.store.library.sudoku_entry import entry_of
from sudoku_qt.store.record import Played
from sudoku_qt.version import version

DELAY_MS = 3_000
"""The delay after a move before the library is updated; autosave is much faster."""


class LibraryRecorder(QObject):
    """Listens to the session; a failed write is reported once, and the game goes on."""

    def __init__(self, access: LibraryAccess, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._access, self._context = access, context
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self._keep_as_it_stands)
        context.session.replaced.connect(self._keep_begun)
        context.session.changed.connect(self.follow)
        access.closing.connect(self.keep)
        self._keep_begun()

    def take_over(self) -> None:
        """Take over what was recorded without a library, or while it could not be written."""
        self._access.write(take_over(self._access.library, self._context.record))

    @property
    def _is_puzzle(self) -> bool:
        return not self._context.session.setup.is_draft

    def _keep_begun(self) -> None:
        """Save a game that was imported; an untouched puzzle is not a game yet."""
        self._timer.stop()
        session = self._context.session
        if self._is_puzzle and session.is_touched:
            entry = entry_of(session.setup, session.state)
            self._access.write(keep_begun(self._access.library, entry))

    def follow(self) -> None:
        """Store the current game soon, since it has changed."""
        if self._is_puzzle and not self._timer.isActive():
            self._timer.start()

    def keep(self) -> None:
        """Store an unfinished game now, if it has changed since, or was only thought about."""
        session = self._context.session
        is_thought = self._is_puzzle and not session.is_touched and session.is_worth_keeping
        if self._timer.isActive() or is_thought:
            self._timer.stop()
            self._keep_as_it_stands()

    def _keep_as_it_stands(self) -> None:
        session = self._context.session
        nodes = session.history.nodes
        if any(node.state.solved for node in nodes) and not was_filled(nodes):
            return  # it was recorded as solved; one whose solution was shown keeps its history
        data = document.write(session.document(f"sudoku-qt {version()}"))
        entry = entry_of(session.setup, session.state, data)
        self._access.write(keep_left(self._access.library, entry))

    def keep_solved(self, played: Played) -> None:
        """Store that a puzzle was solved, and its result."""
        self._timer.stop()
        session = self._context.session
        entry = entry_of(session.setup, session.state)
        self._access.write(keep_solved(self._access.library, entry, played))

# SPDX-License-Identifier: MIT
"""Records games in the library, each from its first stone on, and its end."""

from dataclasses import replace
from datetime import UTC, datetime
from secrets import token_hex

from PySide6.QtCore import QObject, QTimer

from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.controllers.gomoku.library.entries import entry_of, identity_of
from sudoku_qt.controllers.gomoku.library.shelf import GomokuShelf
from sudoku_qt.controllers.library_window.list_adding import ListAdding
from sudoku_qt.engine import document
from sudoku_qt.store.library.entry import Entry, Source, State
from sudoku_qt.version import version

DELAY_MS = 3_000
"""The delay after a move before the library is updated; autosave is much faster."""


class GomokuRecorder(QObject):
    """Listens to the session; a failed write is reported once, and the game goes on."""

    def __init__(self, context: GomokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._access = context, context.services.library
        self._source = Source.PLAYED
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self._keep_as_it_stands)
        session = context.session
        session.replaced.connect(self._begin)
        session.changed.connect(self._follow)
        session.finished.connect(self.keep_now)
        self.lists = ListAdding(context.services, GomokuShelf, self)
        self._access.closing.connect(self.keep_now)
        self._name()

    def keep(self, entry: Entry) -> None:
        """Store the present state of a game, or a problem, in the library."""
        library = self._access.library
        self._access.write(lambda _: library.keep(entry))

    def _begin(self) -> None:
        """Add a new game at once if it came from elsewhere."""
        self._timer.stop()
        if self._name():
            library, entry = self._access.library, self._entry()
            self._access.write(lambda _: library.add([entry]))

    def _name(self) -> bool:
        """Give a game without an identity one; return whether it came from elsewhere."""
        session = self._context.session
        if session.setup.identity:
            self._source = Source.PLAYED
            return False
        came = session.is_touched
        self._source = Source.IMPORTED if came else Source.PLAYED
        identity = identity_of(session.setup, session.history) if came else token_hex(12)
        session.learn(replace(session.setup, identity=identity))
        return came

    def _follow(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def keep_now(self) -> None:
        """Store the game now, if it has changed since it was stored."""
        if self._timer.isActive():
            self._timer.stop()
            self._keep_as_it_stands()

    def _keep_as_it_stands(self) -> None:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        self.keep(replace(self._entry(State.STARTED), played=now))

    def _entry(self, state: State = State.NEW) -> Entry:
        """The entry of the game; unless it is over, with this state."""
        session = self._context.session
        data = document.write(session.document(f"sudoku-qt {version()}"))
        like = Entry("", "", source=self._source, state=state)
        return entry_of(session.setup, session.state, data, like)

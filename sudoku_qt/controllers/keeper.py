# SPDX-License-Identifier: MIT
"""The keeper: leaving asks nothing and loses nothing, since every game is kept as it is played."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from sudoku_qt.engine.fault import Fault
from sudoku_qt.engine.game import Game
from sudoku_qt.models.session import Session
from sudoku_qt.store.kept import KeptGames
from sudoku_qt.store.settings import Settings

if TYPE_CHECKING:
    from sudoku_qt.engine.document import Opened

DELAY_MS = 250
"""A move is on disk soon after it was made; several made at once are written once."""
CLOCK_MS = 15_000
"""What the clock may lose where the program is killed while nobody moves."""


class Keeper(QObject):
    """Writes the running game a second after each change, and gives it back at the next start."""

    def __init__(
        self,
        kept: KeptGames,
        settings: Settings,
        app: Callable[[], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._kept, self._settings, self._app = kept, settings, app
        self._session: Session | None = None
        self._kept_ms = 0
        self.fault: Fault | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self.keep)

    def watch(self, session: Session) -> None:
        """Keep the game of a session from now on."""
        self._session = session
        session.changed.connect(self._keep_soon)
        session.replaced.connect(self._keep_soon)
        session.saved_changed.connect(self._keep_soon)
        session.clock.ticked.connect(self._keep_clock)

    def _keep_soon(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _keep_clock(self) -> None:
        """Keep the time played too, now and then, while the player only thinks."""
        if self._session is not None:
            elapsed = self._session.clock.elapsed_ms()
            if abs(elapsed - self._kept_ms) > CLOCK_MS:
                self._keep_soon()

    def keep(self) -> None:
        """Write the running game now. What fails is remembered in `fault`, and tried again."""
        self._timer.stop()
        if self._session is None:
            return
        try:
            self._kept.keep(self._session.game.name, self._written(self._session))
        except Fault as fault:
            self.fault = fault
            return
        self.fault = None
        self._kept_ms = self._session.clock.elapsed_ms()
        self._settings.set(self._key("path"), self._session.path)
        self._settings.set(self._key("saved"), self._session.is_saved)

    def archive(self) -> None:
        """Keep a game that makes room for another, where it is worth anything to the player."""
        session = self._session
        if session is None or not session.is_touched or session.is_finished:
            return
        try:
            self._kept.archive(session.game.name, self._written(session))
        except Fault as fault:
            self.fault = fault

    def bring_back(self, session: Session) -> bool:
        """Go on with the game that was kept; say whether there was one.

        Raises `Fault` where it cannot be opened; it then lies aside, not deleted.
        """
        name = session.game.name
        data = self._kept.current(name)
        if data is None:
            return False
        try:
            opened = opened_document(session.game, data)
        except Fault as fault:
            aside = self._kept.set_aside(name)
            raise Fault(
                "The game you left could not be opened and lies aside as {file}. {reason}",
                file=aside,
                reason=fault,
            ) from None
        path = self._settings.text(f"{name}/path")
        saved = self._settings.flag(f"{name}/saved", default=False)
        session.resume(opened, path, saved=saved)
        return True

    def _written(self, session: Session) -> bytes:
        from sudoku_qt.engine import document

        return document.write(session.document(self._app()))

    def _key(self, what: str) -> str:
        return f"{self._session.game.name}/{what}" if self._session else what


def opened_document(game: Game[Any, Any, Any], data: bytes) -> "Opened":
    """Read a document of one game. Raises `Fault`, for a document of another game too."""
    # At a first start nothing was kept, and documents are not needed yet.
    from sudoku_qt.engine import document

    read = document.read(data)
    if read.game != game.name:
        raise Fault("This is a saved game of “{game}”.", game=read.game)
    return document.unpack(game, read)

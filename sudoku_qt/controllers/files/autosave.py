# SPDX-License-Identifier: MIT
"""Autosave: leaving asks nothing and loses nothing, since every game is saved as it is played."""

import contextlib
import time
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_qt.engine import document
from sudoku_qt.engine.document import AnyOpened, Opened
from sudoku_qt.engine.game import Game, MoveT, SetupT, StateT
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.session import AnySession
from sudoku_qt.store.game_archive import KeptGames
from sudoku_qt.store.settings import Settings

DELAY_MS = 250
"""The delay after a move before it is saved; moves within it are saved together."""
DEAR_S, REST = 0.005, 9
"""A move is saved at once if that takes less time than this; otherwise after nine times as long."""
CLOCK_MS = 15_000
"""The most playing time that is lost if the program is killed while nobody moves."""

MOST_HOMELESS = 30


class Homeless(NamedTuple):
    """A game that would be lost if the program ended now, and the reason."""

    game: str
    data: bytes
    fault: Fault | None


class Autosave(QObject):
    """Saves every game soon after each change, and restores it at the next start.

    A failed save is tried again.
    """

    fault_changed = Signal()
    """Saving has failed, or works again."""

    def __init__(
        self,
        kept: KeptGames,
        settings: Settings,
        app: Callable[[], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._kept, self._settings, self._app = kept, settings, app
        self._session: AnySession | None = None
        self._watched: set[AnySession] = set()
        self._stale: dict[str, AnySession] = {}
        self._begun: set[str] = set()
        self._known: set[str] = set()
        self._rests_until = 0.0
        self._homeless: list[Homeless] = []
        self._kept_ms = 0
        self._refused: dict[str, Fault] = {}
        self._noted: tuple[tuple[str, ...], bool] = (), False
        self.loses_settings = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self.keep)

    def watch(self, session: AnySession) -> None:
        """Save the game of a session from now on; it is the one being played."""
        if self._session is not None:
            self._session.clock.ticked.disconnect(self._keep_clock)
        self._session, self._kept_ms = session, session.clock.elapsed_ms()
        session.clock.ticked.connect(self._keep_clock)
        if session in self._watched:
            return
        self._watched.add(session)
        session.replaced.connect(lambda: self._known.discard(session.game.name))
        for signal in (session.changed, session.replaced, session.saved_changed):
            signal.connect(lambda *_: self._keep_soon(session))
        session.changed.connect(lambda _: self._keep_move(session))

    def _keep_soon(self, session: AnySession) -> None:
        """Save a new game soon; the file that was there before belongs to no game yet."""
        self._begun.add(session.game.name)
        self._stale[session.game.name] = session
        if not self._timer.isActive():
            self._timer.start()
        elif self._timer.remainingTime() == 0:  # with key after key, Qt never comes to its timers
            self._keep_all()
            QTimer.singleShot(0, self, self._tell_faults)  # after the messages about the change

    def _keep_move(self, session: AnySession) -> None:
        """Save a move safely at once, in a game that has a file."""
        name, now = session.game.name, time.monotonic()
        if name not in self._stale or name not in self._known or now < self._rests_until:
            return
        began = time.thread_time()
        self._kept.keep_latest(name, self._written(session))
        cost = time.thread_time() - began
        self._rests_until = now + min(cost * REST, DELAY_MS / 1000) if cost > DEAR_S else 0.0

    def _keep_clock(self) -> None:
        """Save the time played now and then, while the player only thinks."""
        session = self._session
        if session is None or session.game.name not in self._begun:
            return
        if abs(session.clock.elapsed_ms() - self._kept_ms) > CLOCK_MS:
            self._keep_soon(session)

    def keep(self) -> None:
        """Save the current game now. Failures are kept in `faults`, and tried again."""
        self._keep_all()
        self._tell_faults()

    def _keep_all(self) -> None:
        self._timer.stop()
        session = self._session
        if session is not None and session.game.name in self._begun:
            self._stale[session.game.name] = session
            self._kept_ms = session.clock.elapsed_ms()
        self._refused = self._keep_stale()
        self._house()
        self.loses_settings = not self._settings.save()

    def _keep_stale(self) -> dict[str, Fault]:
        """Save every changed game; return the faults by the names of games that failed."""
        refused = {}
        for name, session in list(self._stale.items()):
            try:
                self._kept.keep(name, self._written(session))
            except Fault as fault:
                refused[name] = fault
                continue
            del self._stale[name]
            self._known.add(name)
            self._settings.set(f"{name}/path", session.path)
            self._settings.set(f"{name}/saved", session.is_saved)
        return refused

    def _house(self) -> None:
        """Archive the games for which there was no room before."""
        waiting, self._homeless = self._homeless, []
        for each in waiting:
            self._archive(each.game, each.data)

    def archive(self) -> None:
        """Archive a game that makes room for another one, if the player would miss it."""
        session = self._session
        if session is not None and session.is_worth_keeping:
            self._archive(session.game.name, self._written(session))
            self._tell_faults()

    def _archive(self, game: str, data: bytes) -> None:
        try:
            self._kept.archive(game, data)
        except Fault as fault:
            self._homeless = [*self._homeless, Homeless(game, data, fault)][-MOST_HOMELESS:]

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Why games could not be saved, one fault a file; that of the current game is first."""
        played = self._session.game.name if self._session else ""
        own = [self._refused[name] for name in sorted(self._refused, key=played.__ne__)]
        left = [each.fault for each in self._homeless if each.fault]
        return tuple({str(fault): fault for fault in [*own, *left]}.values())

    def _tell_faults(self) -> None:
        now = tuple(map(str, self.faults)), self.loses_settings
        if now != self._noted:
            self._noted = now
            self.fault_changed.emit()

    def homeless(self) -> list[Homeless]:
        """Every game that would be lost now: it is in no file, and not finished."""
        stale = [
            Homeless(name, self._written(session), self._refused.get(name))
            for name, session in self._stale.items()
            if session.is_worth_keeping and not (session.path and session.is_saved)
        ]
        return stale + self._homeless

    def has_left(self, game: str) -> bool:
        """Whether there is an unfinished game of a kind to resume."""
        return game in self._begun or self._kept.has_current(game)

    def bring_back(self, session: AnySession) -> AnyOpened | None:
        """Resume the game that was kept and return it; None if there was none.

        Raises `Fault` if it cannot be opened; it is then set aside, not deleted.
        """
        name = session.game.name
        try:
            left = self._left(session)
        except Fault as fault:
            aside = self._kept.set_aside(name)
            raise Fault(
                "The game you left could not be opened and lies aside as {file}. {reason}",
                file=aside,
                reason=fault,
            ) from None
        if left is None:
            return None
        opened, saved = left
        session.resume(opened, self._settings.text(f"{name}/path"), saved=saved)
        return opened

    def _left(self, session: AnySession) -> tuple[AnyOpened, bool] | None:
        """The saved game, and whether its own file has the same contents. Raises `Fault`."""
        name = session.game.name
        latest = self._kept.latest(name)
        with contextlib.suppress(Fault):  # if a power cut has damaged it, the other one is whole
            if latest is not None:
                return opened_document(session.game, latest), False
        data = self._kept.current(name)
        if data is None:
            return None
        saved = self._settings.flag(f"{name}/saved", default=False)
        return opened_document(session.game, data), saved

    def _written(self, session: AnySession) -> bytes:
        return document.write(session.document(self._app()))


def opened_document(
    game: Game[SetupT, StateT, MoveT], data: bytes
) -> Opened[SetupT, StateT, MoveT]:
    """Read a document of a game. Raises `Fault`, also for a document of another game."""
    read = document.read(data)
    if read.game != game.name:
        raise Fault("This is a saved game of “{game}”.", game=read.game)
    return document.unpack(game, read)

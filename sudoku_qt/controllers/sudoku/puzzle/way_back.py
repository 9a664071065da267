# SPDX-License-Identifier: MIT
"""The way back from a puzzle that is typed in or composed to the game played before."""

import contextlib
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.engine import document
from sudoku_qt.engine.document import Document, unpack
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say
from sudoku_qt.store.game_archive import KeptGames

BEFORE = "sudoku-before"
"""The name under which the game before a draft is saved, so that it survives a restart."""
WORDS = f"{BEFORE}/path", f"{BEFORE}/saved", f"{BEFORE}/archived"
"""The settings for that game's file, whether it is saved there, and its own earlier game."""


class Left(NamedTuple):
    """The game that made room, its file, and its name among the earlier games."""

    game: Document
    path: str
    is_saved: bool
    archived: str = ""


class WayBack(QObject):
    """Remembers what was played before a draft, however that began, and returns to it."""

    resumed = Signal(object, str, bool)
    """A game is continued: as it was opened, its file, and whether it is saved there."""
    first_wanted = Signal()
    """There is no game to go back to."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._session = context, context.session
        self._services, self._settings = context.services, context.services.settings
        self._kept = KeptGames(context.services.paths.kept_games)
        self._leaving: Left | None = None
        self._before: Left | None = None
        self._earlier = ""
        context.session.replaced.connect(self._settle)

    # What was left

    def note(self) -> None:
        """Note the game that is about to make room, unless it is a draft itself."""
        self._leaving = None if self._context.is_drafting else self._now()
        self._earlier = self._newest()

    def _now(self) -> Left:
        session = self._session
        return Left(session.document(""), session.path, session.is_saved)

    def _newest(self) -> str:
        """The name of the newest earlier game; "" if there is none."""
        return next((path.name for path in self._kept.earlier(self._session.game.name)), "")

    def _settle(self) -> None:
        """Keep the note about the former game once a draft has replaced it."""
        left, self._leaving = self._leaving, None
        self._context.actions.allow("leave_composing", self._context.is_drafting)
        if left and self._context.is_drafting:
            newest = self._newest()
            self._keep(left._replace(archived="" if newest == self._earlier else newest))

    def _keep(self, left: Left) -> None:
        self._before = left
        path, saved, archived = WORDS
        self._settings.set(path, left.path)
        self._settings.set(saved, left.is_saved)
        self._settings.set(archived, left.archived)
        with contextlib.suppress(Fault):  # autosave, which writes beside it, says what is wrong
            self._kept.keep(BEFORE, document.write(left.game))

    def _kept_before(self) -> Left | None:
        """The game that was left, in this session or an earlier one. Raises `Fault`."""
        data = None if self._before else self._kept.current(BEFORE)
        if data is None:
            return self._before
        path, saved, archived = WORDS
        return Left(
            document.read(data),
            self._settings.text(path),
            self._settings.flag(saved, default=False),
            self._settings.text(archived),
        )

    # Going back

    def leave_composing(self) -> None:
        """Resume what was played before, or begin an easy puzzle; the draft is archived."""
        self._earlier = self._newest()
        draft = self._now() if self._session.is_worth_keeping else None
        try:
            left = self._kept_before()
            opened = left and unpack(self._session.game, left.game)
        except Fault as fault:
            self._services.complain(say(fault))
            left = opened = None
        if left and opened:
            self.resumed.emit(opened, left.path, left.is_saved)
            self._kept.forget(self._session.game.name, left.archived)
        else:
            self.first_wanted.emit()
        if draft:
            self._offer(draft)

    def _offer(self, draft: Left) -> None:
        """Show where the draft is now, and offer to continue it."""
        newest = self._newest()
        archived = "" if newest == self._earlier else newest

        def go_on() -> None:
            opened = unpack(self._session.game, draft.game)
            self.resumed.emit(opened, draft.path, draft.is_saved)
            self._kept.forget(self._session.game.name, archived)

        text = self.tr("The puzzle you left is among the earlier games.")
        self._services.tell(text, [(self.tr("Go on with it"), go_on)])

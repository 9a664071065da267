# SPDX-License-Identifier: MIT
"""A session: one game being played, whichever it is, with its history, its clock and its file."""

from dataclasses import replace
from typing import Any, Generic, TypeAlias

from PySide6.QtCore import QObject, Signal

from sudoku_qt.engine.bookmarks import Bookmarks
from sudoku_qt.engine.document import Document, Opened, pack
from sudoku_qt.engine.game import Game, MoveT, SetupT, StateT, Status
from sudoku_qt.engine.history import History
from sudoku_qt.models.clock import PlayClock


class Session(QObject, Generic[SetupT, StateT, MoveT]):
    """The only thing that changes while a game is played.

    A move goes in through `play`; what it changed comes out as the numbers of the cells that look
    different. `saved` means that the file named by `path` holds this very game. `cursor` is the
    cell where the player is, where a game has one: no move, but kept with the game.
    """

    changed = Signal(object)
    """Cells that look different now, as a frozenset of their numbers."""
    replaced = Signal()
    """Another game stands here: everything may look different."""
    finished = Signal()
    """A move of the player's has ended the game."""
    saved_changed = Signal()
    bookmarks_changed = Signal()
    """A checkpoint, or a hypothesis, has come or gone."""

    def __init__(self, game: Game[SetupT, StateT, MoveT], setup: SetupT, parent: QObject) -> None:
        super().__init__(parent)
        self.game = game
        self.clock = PlayClock(self)
        self.path = ""
        self.cursor: int | None = None
        self._before: Document | None = None
        self._setup = setup
        self._history: History[StateT, MoveT] = History(game.start(setup))
        self._saved_at: tuple[int, Bookmarks] | None = self._place
        self._look()

    @property
    def setup(self) -> SetupT:
        """Where the game began."""
        return self._setup

    @property
    def state(self) -> StateT:
        """Where it stands now."""
        return self._state

    @property
    def history(self) -> History[StateT, MoveT]:
        """Every state so far; to be read, not written."""
        return self._history

    @property
    def is_finished(self) -> bool:
        """Whether there is nothing left to play."""
        return self._is_finished

    @property
    def is_paused(self) -> bool:
        """Whether the player has hidden the board."""
        return self.clock.is_held("paused")

    @property
    def is_saved(self) -> bool:
        """Whether the file holds the game as it stands."""
        return self._saved_at == self._place

    @property
    def is_touched(self) -> bool:
        """Whether a move has ever been made."""
        return len(self._history) > 0

    @property
    def is_worth_keeping(self) -> bool:
        """Whether a player would miss it when another game takes its place."""
        kept = self.game.is_worth_keeping(self._setup, self.state, touched=self.is_touched)
        return kept and not self.is_finished

    def begin(self, setup: SetupT, first: StateT | None = None) -> None:
        """Start another game of the same kind, unnamed and untouched.

        `first` is the state in which it begins where that is not the game's start: nothing leads
        back behind it.
        """
        self._replace(setup, History(self.game.start(setup) if first is None else first))

    def resume(
        self, opened: Opened[SetupT, StateT, MoveT], path: str = "", *, saved: bool = True
    ) -> None:
        """Go on with a game that was read from a document."""
        document = opened.document
        played = opened.elapsed_ms, document.turn_ms
        self._replace(opened.setup, opened.history, path, document, played)
        if not saved or opened.notices:
            self._saved_at = None
            self.saved_changed.emit()

    def learn(self, setup: SetupT) -> None:
        """Know more of where the game began than before; nothing that is played changes."""
        self._setup = setup
        self._look()
        self.saved_changed.emit()

    def play(self, move: MoveT) -> bool:
        """Make a move; say whether it changed anything. Raises `IllegalMove`."""
        before = self.state
        after = self.game.play(self._setup, before, move)
        if after is before:
            return False
        self._history.play(move, after, self.clock.elapsed_ms())
        self._show(before)
        if self.is_finished:
            self.finished.emit()
        return True

    def undo(self) -> None:
        """Take back one move."""
        before, marked = self.state, self._history.bookmarks
        self._history.undo()
        self._show(before)
        self._tell_bookmarks(marked)

    def redo(self) -> None:
        """Make the move last taken back again."""
        before = self.state
        self._history.redo()
        self._show(before)

    def go(self, number: int) -> None:
        """Go to any node of the history."""
        before, marked = self.state, self._history.bookmarks
        self._history.go(number)
        self._show(before)
        self._tell_bookmarks(marked)

    def name(self, number: int, name: str) -> None:
        """Make a node of the history a checkpoint of that name, or with "" none any longer."""
        self._bookmark(self._history.bookmarks.named(number, name))

    def note_hint(self, technique: str) -> None:
        """Remember that a hint named a technique where the game stands."""
        before = self._history.bookmarks
        self._history.bookmarks = before.hinted(self._history.at, technique)
        if self._history.bookmarks != before:
            self.saved_changed.emit()

    def suppose(self, on: bool) -> None:  # noqa: FBT001 - the two states of a hypothesis
        """Let what is played from here on be a hypothesis, or make what was one the game itself."""
        start = self._history.at if on else None
        self._bookmark(replace(self._history.bookmarks, what_if=start))

    def _bookmark(self, bookmarks: Bookmarks) -> None:
        before, self._history.bookmarks = self._history.bookmarks, bookmarks
        self._tell_bookmarks(before)

    def _tell_bookmarks(self, before: Bookmarks) -> None:
        if self._history.bookmarks != before:
            self.bookmarks_changed.emit()
            self.saved_changed.emit()

    def document(self, app: str) -> Document:
        """The game as a document; `app` says which program wrote it."""
        elapsed, turn = self.clock.elapsed_ms(), self.clock.turn_ms()
        packed = pack(self.game, self._setup, self._history, elapsed, app=app, before=self._before)
        return replace(packed, turn_ms=turn, cursor=self.cursor)

    def mark_saved(self, path: str) -> None:
        """Remember that a file holds the game as it stands."""
        self.path = path
        self._saved_at = self._place
        self.saved_changed.emit()

    @property
    def _place(self) -> tuple[int, Bookmarks]:
        return self._history.at, self._history.bookmarks

    def _replace(
        self,
        setup: SetupT,
        history: History[StateT, MoveT],
        path: str = "",
        before: Document | None = None,
        played: tuple[int, int | None] = (0, None),
    ) -> None:
        """Put another game here; `played` is the time of it, and of its turn, in milliseconds."""
        self._setup, self._history = setup, history
        self.path, self._before = path, before
        self._saved_at = self._place
        self._look()
        self.cursor = before.cursor if before else None
        self.clock.hold("paused", on=False)
        self.clock.hold("finished", on=self.is_finished)
        self.clock.reset(*played)
        self.replaced.emit()
        self.saved_changed.emit()

    def _look(self) -> None:
        """See where the game stands, and whether anything is left to play: many ask for both."""
        self._state = self._history.state
        self._is_finished = self.game.status(self._setup, self._state) is Status.FINISHED

    def _show(self, before: StateT) -> None:
        self._look()
        after = self._state
        if after is before:
            return
        self.clock.hold("finished", on=self.is_finished)
        self.changed.emit(self.game.touched(self._setup, before, after))
        self.saved_changed.emit()


AnySession: TypeAlias = Session[Any, Any, Any]
"""The session of any game: the shell does not know which."""

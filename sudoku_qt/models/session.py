# SPDX-License-Identifier: MIT
"""A session: a game being played, whichever it is, with its history, clock and file."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Generic, TypeAlias

from PySide6.QtCore import QObject, Signal

from sudoku_qt.engine.bookmarks import Bookmarks
from sudoku_qt.engine.document import Document, Opened, pack
from sudoku_qt.engine.game import Game, MoveT, SetupT, StateT, Status
from sudoku_qt.engine.history import History
from sudoku_qt.engine.notes import Note
from sudoku_qt.models.clock import PlayClock


class Session(QObject, Generic[SetupT, StateT, MoveT]):
    """The only object that changes while a game is played.

    A move goes in through `play`; the signals tell which cells look different after it. `saved`
    means that the file at `path` holds exactly this game. `cursor` is the player's cell, in games
    that have one: it is not a move, but is kept with the game.
    """

    changed = Signal(object)
    """Cells whose appearance has changed, as a frozenset of their numbers."""
    replaced = Signal()
    """There is another game now: everything may have changed."""
    finished = Signal()
    """A move of the player has ended the game."""
    saved_changed = Signal()
    bookmarks_changed = Signal()
    """A checkpoint or a hypothesis was added or removed."""

    def __init__(self, game: Game[SetupT, StateT, MoveT], setup: SetupT, parent: QObject) -> None:
        super().__init__(parent)
        self.game = game
        self.clock = PlayClock(self)
        self.path = ""
        self.cursor: int | None = None
        self.is_repeated = False
        """Whether the latest move had been made before, and undone."""
        self._before: Document | None = None
        self._setup = setup
        self._history: History[StateT, MoveT] = History(game.start(setup))
        self._saved_at: tuple[int, Bookmarks] | None = self._place
        self._look()

    @property
    def setup(self) -> SetupT:
        """The setup of the game."""
        return self._setup

    @property
    def state(self) -> StateT:
        """The current state."""
        return self._state

    @property
    def history(self) -> History[StateT, MoveT]:
        """The history of states; read only."""
        return self._history

    @property
    def is_finished(self) -> bool:
        """Whether the game is over."""
        return self._is_finished

    @property
    def is_paused(self) -> bool:
        """Whether the player has paused the game, which hides the board."""
        return self.clock.is_held("paused")

    @property
    def is_saved(self) -> bool:
        """Whether the file holds the game in its current state."""
        return self._saved_at == self._place

    @property
    def is_touched(self) -> bool:
        """Whether any move has been made."""
        return len(self._history) > 0

    @property
    def is_worth_keeping(self) -> bool:
        """Whether the player would miss the game if another one took its place."""
        kept = self.game.is_worth_keeping(
            self._setup, self.state, touched=self.is_touched, played_ms=self.clock.elapsed_ms()
        )
        return kept and not self.is_finished

    def begin(self, setup: SetupT, first: StateT | None = None) -> None:
        """Begin another game of the same kind, without file or moves.

        `first` is the state in which it begins where that is not the game's start; undo does not
        lead behind it.
        """
        self._replace(setup, History(self.game.start(setup) if first is None else first))

    def resume(
        self, opened: Opened[SetupT, StateT, MoveT], path: str = "", *, saved: bool = True
    ) -> None:
        """Resume a game that was read from a document."""
        document = opened.document
        played = opened.elapsed_ms, document.turn_ms
        self._replace(opened.setup, opened.history, path, document, played)
        if not saved or opened.notices:
            self._saved_at = None
            self.saved_changed.emit()

    def learn(self, setup: SetupT) -> None:
        """Replace the setup by one that says more about the same game; the state stays."""
        self._setup = setup
        self._look()
        self.saved_changed.emit()

    def play(self, move: MoveT) -> bool:
        """Make a move; return whether it changed anything. Raises `IllegalMove`."""
        before = self.state
        after = self.game.play(self._setup, before, move)
        if after is before:
            return False
        known = self._history.child(lambda known: self.game.repeats(known, move))
        self.is_repeated = known is not None
        if known is None:
            self._history.play(move, after, self.clock.elapsed_ms())
        else:
            self._history.repeat(known, move, after, self.clock.elapsed_ms())
            self._saved_at = None
        self._show(before)
        if self.is_finished:
            self.finished.emit()
        return True

    def undo(self) -> None:
        """Undo one move."""
        before, marked = self.state, self._history.bookmarks
        self._history.undo()
        self._show(before)
        self._tell_bookmarks(marked)

    def redo(self) -> None:
        """Redo the move that was undone last."""
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
        """Make a node of the history a checkpoint of this name, or with "" no longer one."""
        self._bookmark(self._history.bookmarks.named(number, name))

    def note_hint(self, technique: str) -> None:
        """Note that a hint named a technique in the current state."""
        before = self._history.bookmarks
        self._history.bookmarks = before.hinted(self._history.at, technique)
        if self._history.bookmarks != before:
            self.saved_changed.emit()

    def note(self, number: int, note: Note) -> None:
        """Note something at a node, or with an empty note nothing."""
        self._bookmark(self._history.bookmarks.noted(number, note))

    def lead(self, main: Mapping[int, int]) -> None:
        """Set the first children that are not those played first."""
        self._bookmark(replace(self._history.bookmarks, main=main))

    def grow(self, parent: int, move: MoveT) -> int:
        """Add a variation after any node; the game stays where it is. Raises `IllegalMove`."""
        state = self.game.play(self._setup, self._history.state_at(parent), move)
        number = self._history.grow(parent, move, state)
        self._saved_at = None
        self.saved_changed.emit()
        return number

    def put_history(self, history: History[StateT, MoveT]) -> None:
        """Replace the tree by another one of the same game, which stands in the same state."""
        self._history = history
        self._saved_at = None
        self.bookmarks_changed.emit()
        self.saved_changed.emit()

    def suppose(self, on: bool) -> None:  # noqa: FBT001 - the two states of a hypothesis
        """Begin a hypothesis here, or turn the one that is open into the game itself."""
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
        """The game as a document; `app` is the program that writes it."""
        elapsed, turn = self.clock.elapsed_ms(), self.clock.turn_ms()
        packed = pack(self.game, self._setup, self._history, elapsed, app=app, before=self._before)
        return replace(packed, turn_ms=turn, cursor=self.cursor)

    def mark_saved(self, path: str) -> None:
        """Note that a file holds the game in its current state."""
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
        """Replace the game; `played` is its time, and that of its current move, in milliseconds."""
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
        """Update the cached state, and whether the game is over."""
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
"""A session of any game, for the shell."""

# SPDX-License-Identifier: MIT
"""The library: its parts, made for the controller, and what others add to it."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.list_reading import ListReading
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.sudoku.finish import SudokuFinish
from sudoku_qt.controllers.sudoku.library.access import LibraryAccess
from sudoku_qt.controllers.sudoku.library.background import LibraryBackground
from sudoku_qt.controllers.sudoku.library.entries import setup_of
from sudoku_qt.controllers.sudoku.library.known_puzzle import KnownPuzzle
from sudoku_qt.controllers.sudoku.library.recorder import LibraryRecorder
from sudoku_qt.controllers.sudoku.library.window import LibraryWindow
from sudoku_qt.controllers.sudoku.puzzle.inspecting import Inspecting
from sudoku_qt.controllers.sudoku.workers.library import add_list
from sudoku_qt.engine.document import Opened
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.text.position import Position, found_at
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.models.words import say
from sudoku_qt.store.library.entry import Entry, State

LATER_MS = 3_000
"""How long after the start the library looks what there is to do: the player comes first."""


class Player(Protocol):
    """Who plays: the controller."""

    services: Services
    session: SudokuSession
    finish: SudokuFinish
    preferences: Preferences
    inspecting: Inspecting

    @property
    def leaving(self) -> SignalInstance:
        """Another game is about to take the place of the running one."""

    def begin(self, setup: SudokuSetup, move: SudokuMove = ..., first: Grid | None = ...) -> None:
        """Begin a puzzle."""

    def resume(
        self, opened: Opened[SudokuSetup, Grid, SudokuMove], path: str, *, saved: bool
    ) -> None:
        """Go on with a game."""


class SudokuLibrary(QObject):
    """Keeps what is played, knows it again, and shows it."""

    def __init__(self, player: Player, statistics: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        services = player.services
        self._player, self.access = player, LibraryAccess(services, self)
        self._recorder = LibraryRecorder(services, self.access, player, self)
        self.background = LibraryBackground(services, self.access, self)
        self._known = KnownPuzzle(services, self.access, player.session, self)
        self._window = LibraryWindow(services, self.access, player, self._play, statistics)
        self._later = QTimer(self, singleShot=True, interval=LATER_MS)
        self._later.timeout.connect(self.begin)
        self.access.closing.connect(self._later.stop)
        self._later.start()

    def begin(self) -> None:
        """Take over the record, and find out what is not known yet."""
        self._recorder.take_over()
        self.background.begin()

    def library(self) -> None:
        """Show the library."""
        self._window.library()

    def _play(self, entry: Entry) -> None:
        """Begin a puzzle of the library, if it is one."""
        if entry.state is State.SOLVED:
            self._known.expected = entry.puzzle
        self._player.inspecting.inspect(setup_of(entry), self._player.begin)

    def add_composed(self, setup: SudokuSetup) -> None:
        """Add a puzzle that was composed."""
        name = self.tr("Composed puzzles")
        found = found_at(Position(setup, Grid.of_givens(setup.givens)))

        def added(count: int) -> None:
            text = (
                self.tr("The puzzle is in the library now, in “{name}”.")
                if count
                else self.tr("The library has had this puzzle before.")
            )
            offers = [(self.tr("Show"), self.library)]
            self._player.services.tell(text.format(name=name), offers)

        def refused(fault: Fault) -> None:
            self._player.services.complain(say(fault))

        self.access.write(add_list(self.access.library, [found], name), added, refused)

    def add_list(self, reading: ListReading) -> None:
        """Add the puzzles of a list that was opened, as a collection that bears its name."""
        services, bars = self._player.services, self._player.services.bars
        name = Path(reading.name).stem or self.tr("Pasted puzzles")

        def added(count: int) -> None:
            bars.hide_progress()
            text = self.tr("{count} puzzles have come to the library, as “{name}”.")
            services.tell(
                text.format(count=f"{count:,}", name=name), [(self.tr("Show"), self.library)]
            )

        def refused(fault: Fault) -> None:
            bars.hide_progress()
            services.complain(say(fault))

        def stop() -> None:
            self.access.stop(number)
            bars.hide_progress()

        work = add_list(self.access.library, reading.puzzles, name)
        number = self.access.write(work, added, refused, bars.set_progress)
        bars.show_progress(self.tr("Adding the puzzles to the library…"), stop)

# SPDX-License-Identifier: MIT
"""The library: its parts, made for the controller, and what others add to it."""

from typing import Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.library_window.list_adding import ListAdding
from sudoku_qt.controllers.sudoku.finish import SudokuFinish
from sudoku_qt.controllers.sudoku.library.entries import setup_of
from sudoku_qt.controllers.sudoku.library.known_puzzle import KnownPuzzle
from sudoku_qt.controllers.sudoku.library.recorder import LibraryRecorder
from sudoku_qt.controllers.sudoku.library.shelf import SudokuShelf
from sudoku_qt.controllers.sudoku.puzzle.inspecting import Inspecting
from sudoku_qt.controllers.workers.library import add_list
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.text.position import Position, found_at
from sudoku_qt.models.list_reading import ListReading
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
    inspecting: Inspecting

    @property
    def leaving(self) -> SignalInstance:
        """Another game is about to take the place of the running one."""

    def begin(self, setup: SudokuSetup, move: SudokuMove = ..., first: Grid | None = ...) -> None:
        """Begin a puzzle."""


class SudokuLibrary(QObject):
    """Keeps what is played, knows it again, and begins what lies there."""

    def __init__(self, player: Player, parent: QObject) -> None:
        super().__init__(parent)
        services = player.services
        self._player, self._lists = player, ListAdding(services, SudokuShelf, self)
        self._recorder = LibraryRecorder(services.library, player, self)
        self._known = KnownPuzzle(services, services.library, player.session, self)
        self._later = QTimer(self, singleShot=True, interval=LATER_MS)
        self._later.timeout.connect(self.begin)
        services.library.closing.connect(self._later.stop)
        self._later.start()

    def begin(self) -> None:
        """Take over the record."""
        self._recorder.take_over()

    def play(self, entry: Entry) -> None:
        """Begin a puzzle of the library, if it is one."""
        if entry.state is State.SOLVED:
            self._known.expected = entry.puzzle
        self._player.inspecting.inspect(setup_of(entry), self._player.begin)

    def add_composed(self, setup: SudokuSetup) -> None:
        """Add a puzzle that was composed."""
        services, name = self._player.services, self.tr("Composed puzzles")
        access = services.library
        found = found_at(Position(setup, Grid.of_givens(setup.givens)))

        def added(count: int) -> None:
            text = (
                self.tr("The puzzle is in the library now, in “{name}”.")
                if count
                else self.tr("The library has had this puzzle before.")
            )
            offers = [(self.tr("Show"), access.show_asked.emit)]
            services.tell(text.format(name=name), offers)

        def refused(fault: Fault) -> None:
            services.complain(say(fault))

        read = SudokuShelf(services.settings).entry_of
        work = add_list(access.library, [found], name, read, access.patient)
        access.write(work, added, refused)

    def add_list(self, reading: ListReading) -> None:
        """Add the puzzles of a list that was opened, as a collection that bears its name."""
        self._lists.add(reading)

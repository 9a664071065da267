# SPDX-License-Identifier: MIT
"""The parts of Sudoku's library, made for the controller, and what others add to it."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from sudoku_qt.controllers.library_window.list_adding import ListAdding
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.library.known_puzzle import KnownPuzzle
from sudoku_qt.controllers.sudoku.library.recorder import LibraryRecorder
from sudoku_qt.controllers.sudoku.library.shelf import SudokuShelf
from sudoku_qt.controllers.workers.library import add_list
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.text.position import Position, found_at
from sudoku_qt.models.list_reading import ListReading
from sudoku_qt.models.words import say
from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.store.library.sudoku_entry import setup_of


class SudokuLibrary(QObject):
    """Stores what is played, recognises it, and begins puzzles of the library."""

    def __init__(
        self, context: SudokuContext, inspect: Callable[..., object], parent: QObject
    ) -> None:
        """`inspect` examines a setup, and offers one action for a puzzle, or begins it."""
        super().__init__(parent)
        services = context.services
        self._context, self._inspect = context, inspect
        self._lists = ListAdding(services, SudokuShelf, self)
        self.recorder = LibraryRecorder(services.library, context, self)
        self._known = KnownPuzzle(services, services.library, context.session, self)

    def begin(self) -> None:
        """Take over the record."""
        self.recorder.take_over()

    def play(self, entry: Entry) -> None:
        """Begin a puzzle of the library, if it is valid."""
        if entry.state is State.SOLVED:
            self._known.expected = entry.puzzle
        self._inspect(setup_of(entry), self._context.begin)

    def keep(self, setup: SudokuSetup) -> None:
        """Store a composed puzzle, if it is valid."""
        self._inspect(setup, self._context.begin, self.add_composed)

    def add_composed(self, setup: SudokuSetup) -> None:
        """Add a composed puzzle."""
        services, name = self._context.services, self.tr("Composed puzzles")
        access = services.library
        found = found_at(Position(setup, Grid.of_givens(setup.givens, setup.shape)))

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
        work = add_list(access.library, [found], name, read, patience=access.patient)
        access.write(work, added, refused)

    def add_list(self, reading: ListReading) -> None:
        """Add the puzzles of an opened list, as a collection named after it."""
        self._lists.add(reading)

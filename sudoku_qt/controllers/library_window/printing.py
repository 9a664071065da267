# SPDX-License-Identifier: MIT
"""Selected entries of the library printed through the game's own print dialog."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject

from sudoku_qt.controllers.game_controller import AnyController, Services
from sudoku_qt.controllers.library.game import LibraryGames
from sudoku_qt.controllers.library_window.long_work import LongWork
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.store.library.entry import Entry

MOST = 1_000
"""The most entries that are read; the print dialog says how many it takes."""


class LibraryPrinting(QObject):
    """Reads the entries, and hands them to the first game that prints any of them."""

    def __init__(
        self,
        services: Services,
        games: LibraryGames,
        controller_of: Callable[[str], type[AnyController]],
        long: LongWork,
    ) -> None:
        """`controller_of` returns the class of the game that plays the entries of a name."""
        super().__init__(long)
        self._services, self._games, self._long = services, games, long
        self._controller_of = controller_of

    def print_out(self, ids: Sequence[int]) -> None:
        """Print entries; those of games that print nothing are left out."""
        library = self._services.library.library
        self._services.library.read(lambda _: library.entries(ids[:MOST]), self._print)

    def _print(self, entries: Sequence[Entry]) -> None:
        kinds = {entry.game: self._controller_of(entry.game) for entry in entries}
        found = [
            each for entry in entries if kinds[entry.game].prints for each in self._found(entry)
        ]
        if not found:
            self._long.say(self.tr("Only Sudokus can be printed."))
            return
        named = {entry.collection for entry in entries}
        name = named.pop() if len(named) == 1 else ""
        kind = next(kind for kind in kinds.values() if kind.prints)
        kind.print_list(self._services, name or self.tr("Library"), found)

    def _found(self, entry: Entry) -> Iterator[Found]:
        """Yield an entry as a puzzle, unless it cannot be read."""
        if game := self._games.games.get(entry.game):
            with suppress(Fault):
                yield game.found_of(entry, b"")

# SPDX-License-Identifier: MIT
"""The library as others see it: asked, added to, and kept in one file.

Everything here may take a moment, and belongs in a worker; any thread may ask. Whatever goes wrong
with the file is a `Fault` with a sentence: it is locked by another program, the disk is full, it
may not be written to, it is damaged, a newer program made it. After each of them the library may be
asked again.
"""

from collections.abc import Iterable
from pathlib import Path

from sudoku_qt.engine.work import Progress, Stop, never, unheard
from sudoku_qt.store.library.entry import Entry, Imported, Totals
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.record import Played


class Library:
    """The entries in a file, which is opened, and made, when it is first asked for."""

    def __init__(self, path: Path) -> None:
        self._path = path

    # Asking

    def count(self, query: Query) -> int:
        """Count the entries that a query finds, and take stock of them for `page`."""
        raise NotImplementedError

    def page(self, query: Query, first: int, count: int) -> list[Entry]:
        """Some entries that a query finds, from number `first`, which counts from 0.

        They are those that `count` counted last, where it was asked the same; so the pages of a
        list fit together while others add to the library. One removed since is left out.
        """
        raise NotImplementedError

    def totals(self) -> Totals:
        """How many entries there are, of what kinds."""
        raise NotImplementedError

    def same_puzzle(self, puzzle: str, game: str = "sudoku") -> tuple[Entry, ...]:
        """The entries that are this puzzle, in any disguise, the one as it stands first."""
        raise NotImplementedError

    # Adding

    def add(self, entries: Iterable[Entry]) -> int:
        """Add entries, and count those that were not there before."""
        raise NotImplementedError

    def import_file(
        self, path: Path, collection: str, tell: Progress = unheard, stop: Stop = never
    ) -> Imported:
        """Add every puzzle of a file, however many, to a collection; what was kept stays."""
        raise NotImplementedError

    def take_record(self, games: Iterable[Played]) -> int:
        """Take over all that was recorded, and count the games that are new here."""
        raise NotImplementedError

    def played(self, game: Played) -> None:
        """A game was played to its end."""
        raise NotImplementedError

    def started(self, entry: Entry) -> None:
        """A game was left unfinished: `saved` is where it lies, `progress` how far it is."""
        raise NotImplementedError

    # Changing

    def set_favourite(self, ids: Iterable[int], *, favourite: bool) -> None:
        """Mark entries, or no longer."""
        raise NotImplementedError

    def set_tags(self, ids: Iterable[int], tags: Iterable[str]) -> None:
        """Give entries these tags and no others."""
        raise NotImplementedError

    def rename(self, entry: int, name: str) -> None:
        """Give an entry another name."""
        raise NotImplementedError

    def move(self, ids: Iterable[int], collection: str) -> None:
        """Put entries into a collection, which is made where it is not there; "" for none."""
        raise NotImplementedError

    def remove(self, ids: Iterable[int]) -> None:
        """Remove entries; for thirty days they can be put back."""
        raise NotImplementedError

    def put_back(self, ids: Iterable[int]) -> None:
        """Put back what was removed."""
        raise NotImplementedError

    # The whole of it

    def backup(self, path: Path) -> None:
        """Write everything into one file."""
        raise NotImplementedError

    def merge(self, path: Path) -> int:
        """Take over everything from a backup, and count the entries that are new here."""
        raise NotImplementedError

    def export(self, query: Query, path: Path, stop: Stop = never) -> int:
        """Write the Sudokus that a query finds as lines of 81 characters, and count them."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of the file; the next question opens it again."""
        raise NotImplementedError

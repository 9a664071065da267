# SPDX-License-Identifier: MIT
"""The library as others see it: asked, added to, and kept in one file.

Everything here may take a moment, and belongs in a worker; any thread may ask. Whatever goes wrong
with the file is a `Fault` with a sentence: it is locked by another program, the disk is full, it
may not be written to, it is damaged, a newer program made it. After each of them the library may be
asked again.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.work import Cancelled, Progress, Stop, never, unheard
from sudoku_qt.store.library import background, changes, earlier, exchange, importing, playing
from sudoku_qt.store.library.entry import Entry, Imported, Source, Totals
from sudoku_qt.store.library.puzzle_file import PuzzleFile, Reader, entry_of_found
from sudoku_qt.store.library.queries.conditions import form_of, plain
from sudoku_qt.store.library.queries.stock import Stock, glance, take_stock
from sudoku_qt.store.library.queries.totals import count_all
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.library.tables.database import Database
from sudoku_qt.store.library.tables.rows import SUDOKU, entries_with, moment
from sudoku_qt.store.library.tables.schema import digest
from sudoku_qt.store.record import Played

MOST_STOCKS = 4
"""Queries whose answers are kept: as many as there are lists in sight, and more."""
MOST_ON_PAGE = 10_000
_DOCUMENT = "SELECT data FROM documents WHERE entry = ?"
_SAME = "SELECT id FROM entries WHERE key = ? OR form = ? ORDER BY key != ?, id"


class Library:
    """The entries in a file, which is opened, and made, when it is first asked for."""

    def __init__(self, path: Path, now: Callable[[], float] = time.time) -> None:
        """`now` tells the seconds since 1970."""
        self._database = Database(path)
        self._stocks: dict[Query, Stock] = {}
        self._now = now

    def notices(self) -> list[Message]:
        """What was done to the file since this was asked last, for the player to know."""
        return self._database.notices()

    # Asking

    def count(self, query: Query, stop: Stop = never) -> int:
        """Count the entries that a query finds, and take stock of them for `page`.

        Raises `Cancelled`, as all that can be asked to stop.
        """
        return len(self._take_stock(query, stop))

    def glance(self, query: Query, count: int) -> list[Entry]:
        """The first entries that a query finds, where they are found at once, if not none.

        So a list can be begun whose entries take longer to `count`.
        """
        try:
            with self._database.reading(lambda: True) as connection:
                return entries_with(connection, glance(connection, query, count))
        except Cancelled:
            return []

    def page(self, query: Query, first: int, count: int, stop: Stop = never) -> list[Entry]:
        """At most 10,000 of the entries that a query finds, from number `first`, from 0.

        They are those that `count` counted last, where it was asked the same; so the pages of a
        list fit together while others add to the library. One removed since is left out.
        """
        stock = self._stocks.get(query)
        if stock is None:
            stock = self._take_stock(query, stop)
        with self._database.reading(stop) as connection:
            ids = stock.ids(connection, first, min(count, MOST_ON_PAGE))
            return entries_with(connection, ids)

    def _take_stock(self, query: Query, stop: Stop) -> Stock:
        with self._database.reading(stop) as connection:
            stock = take_stock(connection, query)
        others = [(each, kept) for each, kept in self._stocks.items() if each != query]
        self._stocks = dict([*others[1 - MOST_STOCKS :], (query, stock)])
        return stock

    def totals(self, stop: Stop = never) -> Totals:
        """How many entries there are, of what kinds."""
        with self._database.reading(stop) as connection:
            return count_all(connection)

    def same_puzzle(self, puzzle: str, game: str = SUDOKU) -> tuple[Entry, ...]:
        """The entries that are this puzzle, in any disguise, the one as it stands first."""
        line = plain(game, puzzle)
        key = digest(game, line)
        with self._database.reading() as connection:
            rows = connection.execute(_SAME, (key, form_of(game, line), key)).fetchall()
            return tuple(entries_with(connection, [number for (number,) in rows]))

    def document(self, entry: int) -> bytes:
        """The game of an entry, to go on with; nothing where none was kept."""
        with self._database.reading() as connection:
            row = connection.execute(_DOCUMENT, (entry,)).fetchone()
        return bytes(row[0]) if row else b""

    # Adding

    def add(self, entries: Iterable[Entry]) -> int:
        """Add entries, and count those that were not there before."""
        with self._database.writing() as connection:
            return sum(playing.add(connection, self._dated(entry)) for entry in entries)

    def import_file(
        self,
        path: Path,
        collection: str,
        tell: Progress = unheard,
        stop: Stop = never,
        read: Reader = entry_of_found,
    ) -> Imported:
        """Add every puzzle of a file, however many, to a collection; what was kept stays.

        `read` makes entries of what is found there of other games than Sudoku.
        """
        like = self._dated(Entry("", "", source=Source.IMPORTED, collection=collection))
        file = PuzzleFile(path, like, read, stop)
        return importing.import_file(self._database, file, tell, stop)

    def take_record(self, games: Iterable[Played]) -> int:
        """Take over what was recorded since the last time, and count the puzzles that are new."""
        with self._database.writing() as connection:
            return playing.take_over(connection, tuple(games))

    def played(self, game: Played) -> None:
        """A game was played to its end."""
        with self._database.writing() as connection:
            playing.finish(connection, game)

    def started(self, entry: Entry) -> None:
        """A game was left unfinished now: `progress` is how far it is."""
        left = replace(entry, played=moment(int(self._now())))
        with self._database.writing() as connection:
            playing.leave(connection, self._dated(left))

    def keep(self, entry: Entry) -> None:
        """A game, or a problem, stands as an entry says; it is added where it is not there."""
        with self._database.writing() as connection:
            playing.keep(connection, self._dated(entry))

    def take_left(self, entries: Iterable[Entry]) -> int:
        """Take over games that were left elsewhere when they were `played`; count the new ones."""
        with self._database.writing() as connection:
            return playing.take_left(connection, entries)

    def renew(self, read: Reader) -> None:
        """Make of games that an earlier version imported what `read` makes of them today."""
        with self._database.writing() as connection:
            earlier.renew(connection, read)

    def find_out(self, tell: Progress = unheard, stop: Stop = never) -> None:
        """Find out the canonical forms and ratings that are missing. Raises `Cancelled`."""
        background.find_out(self._database, tell, stop)

    def _dated(self, entry: Entry) -> Entry:
        return entry if entry.added else replace(entry, added=moment(int(self._now())))

    # Changing

    def set_favourite(self, ids: Iterable[int], *, favourite: bool) -> None:
        """Mark entries, or no longer."""
        with self._database.writing() as connection:
            changes.set_favourite(connection, ids, favourite=favourite)

    def set_tags(self, ids: Iterable[int], tags: Iterable[str]) -> None:
        """Give entries these tags and no others."""
        with self._database.writing() as connection:
            changes.set_tags(connection, ids, tags)

    def rename(self, entry: int, name: str) -> None:
        """Give an entry another name."""
        with self._database.writing() as connection:
            changes.rename(connection, entry, name)

    def move(self, ids: Iterable[int], collection: str) -> None:
        """Put entries into a collection, which is made where it is not there; "" for none."""
        with self._database.writing() as connection:
            changes.move(connection, ids, collection)

    def remove(self, ids: Iterable[int]) -> None:
        """Remove entries; for thirty days they can be put back."""
        with self._database.writing() as connection:
            changes.remove(connection, ids, int(self._now()))

    def put_back(self, ids: Iterable[int]) -> None:
        """Put back what was removed."""
        with self._database.writing() as connection:
            changes.put_back(connection, ids)

    # The whole of it

    def backup(self, path: Path) -> None:
        """Write everything into one file."""
        exchange.backup(self._database, path)

    def merge(self, path: Path, tell: Progress = unheard, stop: Stop = never) -> int:
        """Take over everything from a backup, and count the entries that are new here."""
        return exchange.merge(self._database, path, tell, stop)

    def export(
        self, query: Query, path: Path, stop: Stop = never, write: exchange.Writer = exchange.line
    ) -> int:
        """Write what a query finds into a file, and count it; what `write` gives "" for is not it.

        Sudokus are lines of 81 characters with their names.
        """
        return exchange.export(self._database, self._take_stock(query, stop), path, stop, write)

    def close(self) -> None:
        """Let go of the file; the next question opens it again."""
        self._stocks = {}
        self._database.close()

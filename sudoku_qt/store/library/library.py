# SPDX-License-Identifier: MIT
"""The library as other rooms use it: queried, added to, and kept in one file.

Every call may take a moment and belongs in a worker; any thread may call. Every problem with the
file is a `Fault` with a sentence: another program has locked it, the disk is full, it is read-only,
it is damaged, a newer program made it. After a fault the library may be called again.
"""

import time
from array import array
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from sqlite3 import Connection

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.review.schedule import Review
from sudoku_qt.engine.work import Cancelled, Progress, Stop, go_on, never, unheard
from sudoku_qt.store.library import (
    background,
    changes,
    earlier,
    exchange,
    importing,
    merging,
    playing,
)
from sudoku_qt.store.library.documents import Reader
from sudoku_qt.store.library.entry import Entry, Imported, Merged, Source, Totals
from sudoku_qt.store.library.puzzle_file import PuzzleFile, entry_of_found
from sudoku_qt.store.library.queries.conditions import form_of, plain
from sudoku_qt.store.library.queries.stock import Chosen, Stock, glance, take_stock
from sudoku_qt.store.library.queries.totals import count_all
from sudoku_qt.store.library.queries.twins import twins
from sudoku_qt.store.library.query import Choice, Query
from sudoku_qt.store.library.tables import reviews
from sudoku_qt.store.library.tables.database import Database
from sudoku_qt.store.library.tables.rows import entries_with
from sudoku_qt.store.library.tables.values import SUDOKU, digest, moment
from sudoku_qt.store.record import Played

MOST_STOCKS = 4
"""The number of cached queries: more than there are visible lists."""
MOST_ON_PAGE = 10_000
PIECE = 5_000
"""The entries that are removed or restored at once: some tenths of a second's work."""
_DOCUMENT = "SELECT data FROM documents WHERE entry = ?"
_SAME = "SELECT id FROM entries WHERE key = ? OR form = ? ORDER BY key != ?, id"


class Library:
    """The entries in one file, which is opened, and made if missing, on first use."""

    def __init__(
        self, path: Path, now: Callable[[], float] = time.time, *, replaces: bool = True
    ) -> None:
        """`now` returns the seconds since 1970.

        A damaged file is set aside, and a new one begun, unless it `replaces` none.
        """
        self._database = Database(path, replaces=replaces)
        self._stocks: dict[Query, Stock] = {}
        self._now = now

    def notices(self) -> list[Message]:
        """What was done to the file since the last call, for the player to know."""
        return self._database.notices()

    # Asking

    def count(self, query: Query, stop: Stop = never) -> int:
        """Count the entries that match a query, and keep their numbers for `page`.

        Raises `Cancelled`, like every method with a `stop`.
        """
        return len(self._take_stock(query, stop))

    def glance(self, query: Query, count: int) -> list[Entry]:
        """The first entries that match a query, if they can be found at once, else none.

        So a list can be shown whose entries take longer to `count`.
        """
        try:
            with self._database.reading(lambda: True) as connection:
                found = glance(connection, query, count)
                return entries_with(connection, found, removed=query.removed)
        except Cancelled:
            return []

    def page(self, query: Query, first: int, count: int, stop: Stop = never) -> list[Entry]:
        """At most 10,000 of the entries that match a query, beginning with number `first`, from 0.

        They are those of the last `count` if the query is the same, so that the pages of a list fit
        together while others add to the library. Entries removed since are left out.
        """
        stock = self._stock(query, stop)
        with self._database.reading(stop) as connection:
            ids = stock.ids(connection, first, min(count, MOST_ON_PAGE))
            return entries_with(connection, ids, removed=query.removed)

    def ids(self, query: Query, lines: Iterable[range], stop: Stop = never) -> tuple[int, ...]:
        """The ids of the entries on some lines of a query's result."""
        stock = self._stock(query, stop)
        with self._database.reading(stop) as connection:
            return tuple(
                number for each in lines for number in stock.ids(connection, each.start, len(each))
            )

    def lines(self, query: Query, ids: Collection[int], stop: Stop = never) -> list[int]:
        """The lines of a query's result on which a few entries are, those that are there."""
        stock = self._stock(query, stop)
        with self._database.reading(stop) as connection:
            return stock.places(connection, ids)

    def _stock(self, query: Query, stop: Stop) -> Stock:
        """The cached result of a query."""
        return self._stocks[query] if query in self._stocks else self._take_stock(query, stop)

    def _take_stock(self, query: Query, stop: Stop) -> Stock:
        with self._database.reading(stop) as connection:
            stock = take_stock(connection, query)
        others = [(each, kept) for each, kept in self._stocks.items() if each != query]
        self._stocks = dict([*others[1 - MOST_STOCKS :], (query, stock)])
        return stock

    def version(self) -> int:
        """A number that differs once anybody has written to the library; it is quickly found."""
        return self._database.version()

    def totals(self, stop: Stop = never) -> Totals:
        """The number of entries, in all and of each kind."""
        with self._database.reading(stop) as connection:
            return count_all(connection)

    def same_puzzle(self, puzzle: str, game: str = SUDOKU) -> tuple[Entry, ...]:
        """The entries that are this puzzle or an isomorph of it, the identical one first."""
        line = plain(game, puzzle)
        key = digest(game, line)
        with self._database.reading() as connection:
            rows = connection.execute(_SAME, (key, form_of(game, line), key)).fetchall()
            return tuple(entries_with(connection, [number for (number,) in rows]))

    def twins(self, stop: Stop = never) -> Sequence[Sequence[int]]:
        """The ids of the entries of each puzzle that is there more than once, in any guise."""
        with self._database.reading(stop) as connection:
            return twins(connection)

    def entries(self, ids: Sequence[int]) -> list[Entry]:
        """The entries with these ids, in this order; those removed since are left out."""
        with self._database.reading() as connection:
            return entries_with(connection, ids)

    def document(self, entry: int) -> bytes:
        """The saved game of an entry, to go on with; b"" where there is none."""
        with self._database.reading() as connection:
            row = connection.execute(_DOCUMENT, (entry,)).fetchone()
        return row[0] if row and isinstance(row[0], bytes) else b""

    # Adding

    def add(self, entries: Iterable[Entry]) -> int:
        """Add entries; return how many were not there before."""
        with self._database.writing() as connection:
            return sum(playing.add(connection, self._dated(entry)) for entry in entries)

    def import_file(
        self,
        path: Path,
        collection: str | None = None,
        tell: Progress = unheard,
        stop: Stop = never,
        read: Reader = entry_of_found,
    ) -> Imported:
        """Add every puzzle of a file, however large, to a collection; what was kept stays.

        Without a collection it is named after the file, unless a saved game names its own. `read`
        makes entries of positions of games other than Sudoku.
        """
        like = self._dated(Entry("", "", source=Source.IMPORTED, collection=collection or ""))
        file = PuzzleFile(path, like, read, stop, is_named=collection is not None)
        return importing.import_file(self._database, file, tell, stop)

    def take_record(self, games: Iterable[Played]) -> int:
        """Take over the games recorded since the last time; return the number of new puzzles."""
        with self._database.writing() as connection:
            return playing.take_over(connection, tuple(games))

    def played(self, game: Played) -> None:
        """Note that a game was played to its end."""
        with self._database.writing() as connection:
            playing.finish(connection, game)

    def started(self, entry: Entry) -> None:
        """Note that a game was left unfinished; `progress` is how far it is."""
        left = replace(entry, played=moment(int(self._now())))
        with self._database.writing() as connection:
            playing.leave(connection, self._dated(left))

    def keep(self, entry: Entry) -> None:
        """Update the entry of a game or problem, or add it."""
        with self._database.writing() as connection:
            playing.keep(connection, self._dated(entry))

    def take_left(self, entries: Iterable[Entry]) -> int:
        """Take over games left elsewhere at their `played`; return the number of new ones."""
        with self._database.writing() as connection:
            return playing.take_left(connection, entries)

    def renew(self, read: Reader) -> None:
        """Replace the games that an earlier version imported by what `read` makes of them now."""
        with self._database.writing() as connection:
            earlier.renew(connection, read)

    def find_out(self, tell: Progress = unheard, stop: Stop = never) -> None:
        """Compute the missing canonical forms and ratings. Raises `Cancelled`."""
        background.find_out(self._database, tell, stop)

    def compare(self, stop: Stop = never) -> None:
        """Compute the missing canonical forms, by which `twins` are found. Raises `Cancelled`."""
        background.compare(self._database, stop)

    def _dated(self, entry: Entry) -> Entry:
        return entry if entry.added else replace(entry, added=moment(int(self._now())))

    # Changing

    def set_favourite(self, ids: Iterable[int], *, favourite: bool) -> changes.Before:
        """Mark entries as favourites, or unmark them; return the former values."""
        return self._change("favourite", ids, favourite)

    def set_tags(self, ids: Iterable[int], tags: Iterable[str]) -> changes.Before:
        """Replace the tags of entries; return the former values."""
        return self._change("tags", ids, tuple(tags))

    def rename(self, entry: int, name: str) -> changes.Before:
        """Rename an entry; return the former name."""
        return self._change("name", [entry], name)

    def move(self, ids: Iterable[int], collection: str) -> changes.Before:
        """Move entries to a collection, made if missing; "" for none. Return the former ones."""
        return self._change("collection", ids, collection)

    def rename_collection(self, old: str, new: str) -> None:
        """Give a collection another name. Raises `Fault` if another one has it."""
        with self._database.writing() as connection:
            changes.rename_collection(connection, old, new)

    def _change(self, what: str, ids: Iterable[int], value: object) -> changes.Before:
        with self._database.writing() as connection:
            return changes.change(connection, what, tuple(ids), value)

    def restore(self, before: changes.Before) -> None:
        """Restore the values that entries had before a change."""
        with self._database.writing() as connection:
            changes.restore(connection, before)

    def remove(self, ids: Iterable[int], tell: Progress = unheard, stop: Stop = never) -> None:
        """Remove entries; they can be put back for thirty days."""
        now = int(self._now())
        self._in_pieces(ids, tell, stop, partial(changes.remove, at=now))
        self.forget_old(stop)

    def put_back(self, ids: Iterable[int], tell: Progress = unheard, stop: Stop = never) -> None:
        """Put removed entries back."""
        self._in_pieces(ids, tell, stop, changes.put_back)

    def forget(self, ids: Iterable[int], tell: Progress = unheard, stop: Stop = never) -> None:
        """Delete removed entries for good; the file becomes smaller."""
        self._in_pieces(ids, tell, stop, changes.forget)
        self._database.shrink(stop)

    def forget_old(self, stop: Stop = never) -> None:
        """Delete for good what was removed more than thirty days ago."""
        with self._database.reading(stop) as connection:
            old = changes.long_removed(connection, int(self._now()))
        if old:
            self.forget(old, stop=stop)

    def _in_pieces(
        self,
        ids: Iterable[int],
        tell: Progress,
        stop: Stop,
        act: Callable[[Connection, changes.Ids], None],
    ) -> None:
        """Process entries in batches, so that other work gets its turn."""
        every = tuple(ids)
        for first in range(0, len(every), PIECE):
            go_on(stop)
            with self._database.writing() as connection:
                act(connection, every[first : first + PIECE])
            tell(min(1.0, (first + PIECE) / len(every)))

    # What was learned

    def reviews(self) -> tuple[Review, ...]:
        """Every review of a technique."""
        with self._database.reading() as connection:
            return reviews.read(connection)

    def add_reviews(self, added: Iterable[Review]) -> None:
        """Add reviews; one that is there already changes nothing."""
        with self._database.writing() as connection:
            reviews.add(connection, added)

    def forget_reviews(self) -> None:
        """Delete every review."""
        with self._database.writing() as connection:
            reviews.forget(connection)

    # The whole of it

    def backup(self, path: Path) -> None:
        """Write the whole library to one file."""
        exchange.backup(self._database, path)

    def merge(self, path: Path, tell: Progress = unheard, stop: Stop = never) -> Merged:
        """Take over a backup without its damaged entries, and count those that are new here."""
        self._database.refuse_own_backup(path)
        return merging.merge(self._database, path, tell, stop)

    def export(
        self,
        choice: Choice,
        path: Path,
        layout: exchange.FileLayout = exchange.LINES,
        tell: Progress = unheard,
        stop: Stop = never,
    ) -> int:
        """Write chosen entries to a file, and count those that could be written.

        By default Sudokus are lines of 81 characters with their names.
        """
        return exchange.export(self._work(choice, tell, stop), path, layout)

    def export_documents(
        self, choice: Choice, folder: Path, tell: Progress = unheard, stop: Stop = never
    ) -> int:
        """Write chosen entries into a new folder, a saved game each, and count them."""
        return exchange.export_documents(self._work(choice, tell, stop), folder)

    def _work(self, choice: Choice, tell: Progress, stop: Stop) -> exchange.Export:
        stock: Stock
        if isinstance(choice, Query):
            stock = self._take_stock(choice, stop)
        else:
            stock = Chosen(array("q", choice.ids))
        return exchange.Export(self._database, stock, choice.removed, tell, stop)

    def vacuum(self, stop: Stop = never) -> tuple[int, int]:
        """Forget what was removed long ago, and rewrite the file without unused space.

        Returns its bytes before and after.
        """
        self.forget_old(stop)
        return self._database.vacuum(stop)

    def close(self) -> None:
        """Close the file; the next call opens it again."""
        self._stocks = {}
        self._database.close()

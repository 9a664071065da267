# SPDX-License-Identifier: MIT
"""The library's short work: finding ids and twins, and adding lists and archived games."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.document import MAX_BYTES
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Stop, go_on
from sudoku_qt.store import files
from sudoku_qt.store.library.documents import Reader
from sudoku_qt.store.library.entry import Entry, Source
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.library.tables.values import moment

CHUNK = 500
"""The number of entries that are added at once."""


DocumentReader: TypeAlias = Callable[[bytes, Entry], Entry]
"""Makes an entry from a document, otherwise like another entry. Raises `Fault`."""


@as_work
def take_archive(_: Ticket, library: Library, paths: Iterable[Path], read: DocumentReader) -> int:
    """The work of taking over games stored as files; unreadable ones stay there."""
    return library.take_left(list(_entries_of_files(paths, read)))


def _entries_of_files(paths: Iterable[Path], read: DocumentReader) -> Iterator[Entry]:
    for path in paths:
        try:
            left = moment(int(path.stat().st_mtime))
            like = Entry("", "", source=Source.PLAYED, added=left)
            yield replace(read(files.read(path, MAX_BYTES), like), added=left, played=left)
        except (Fault, OSError):
            continue  # opening that file reports what is wrong with it


@as_work
def find_numbers(
    ticket: Ticket, library: Library, query: Query, lines: Sequence[range]
) -> tuple[int, ...]:
    """The work of finding the ids of some rows of a query's result. Raises `Fault`."""
    return library.ids(query, lines, ticket.stopped)


@as_work
def twins_numbered(ticket: Ticket, library: Library) -> Mapping[int, int]:
    """The work of numbering the puzzles that are there more than once, by the ids of their entries.

    Raises `Fault`.
    """
    groups = library.twins(ticket.stopped)
    return {each: number for number, ids in enumerate(groups, 1) for each in ids}


@as_work
def add_list(
    ticket: Ticket,
    library: Library,
    puzzles: Sequence[Found],
    collection: str,
    read: Reader,
    *,
    patience: Callable[[Ticket], Stop],
) -> int:
    """The work of adding a list; returns the number of new entries. Raises `Fault`.

    `read` makes the entries; `patience` is asked between two pieces whether to stop.
    """
    like = Entry("", "", source=Source.IMPORTED, collection=collection)
    kept, stop = 0, patience(ticket)
    for first in range(0, len(puzzles), CHUNK):
        go_on(stop)
        part = range(first, min(first + CHUNK, len(puzzles)))
        kept += library.add(list(_entries((puzzles[row] for row in part), like, read)))
        ticket.tell(part.stop / len(puzzles))
    return kept


def _entries(found: Iterator[Found], like: Entry, read: Reader) -> Iterator[Entry]:
    for each in found:
        try:
            yield read(each, like)
        except Fault:
            continue  # the list shows which lines are no puzzles

# SPDX-License-Identifier: MIT
"""What of the library takes a moment, as work: what is fetched from it, and lists added to it."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Stop, go_on
from sudoku_qt.store import files
from sudoku_qt.store.library.entry import Entry, Source
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.puzzle_file import Reader
from sudoku_qt.store.library.query import Query

CHUNK = 500
"""Entries that are fetched, or added, at once."""


def left_of(library: Library, entry: Entry) -> Work[bytes]:
    """The work that fetches the document to go on with; nothing where none was kept."""

    def work(_: Ticket) -> bytes:
        return files.read(Path(entry.saved)) if entry.saved else library.document(entry.id)

    return work


def find_lines(library: Library, query: Query, lines: Sequence[range]) -> Work[tuple[Entry, ...]]:
    """The work that fetches the entries of some lines of what a query found. Raises `Fault`."""

    def work(ticket: Ticket) -> tuple[Entry, ...]:
        found: list[Entry] = []
        for each in lines:
            for first in range(each.start, each.stop, CHUNK):
                go_on(ticket.stopped)
                found += library.page(query, first, min(CHUNK, each.stop - first), ticket.stopped)
        return tuple(found)

    return work


def add_list(
    library: Library,
    puzzles: Sequence[Found],
    collection: str,
    read: Reader,
    patience: Callable[[Ticket], Stop],
) -> Work[int]:
    """The work that adds what stands in a list; counts what is new. Raises `Fault`.

    `read` makes the entries; `patience` is asked between two pieces whether to stop.
    """
    like = Entry("", "", source=Source.IMPORTED, collection=collection)

    def work(ticket: Ticket) -> int:
        kept, stop = 0, patience(ticket)
        for first in range(0, len(puzzles), CHUNK):
            go_on(stop)
            part = range(first, min(first + CHUNK, len(puzzles)))
            kept += library.add(list(_entries((puzzles[row] for row in part), like, read)))
            ticket.tell(part.stop / len(puzzles))
        return kept

    return work


def _entries(found: Iterator[Found], like: Entry, read: Reader) -> Iterator[Entry]:
    for each in found:
        try:
            yield read(each, like)
        except Fault:
            continue  # the list says which lines are no puzzles

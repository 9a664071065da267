# SPDX-License-Identifier: MIT
"""The work of storing Sudokus in the library as they are begun, left and solved."""

from dataclasses import replace

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.record import Played, Record


def puzzle_line(givens: bytes) -> str:
    """A puzzle as the library stores it: one line of 81 characters."""
    return "".join(write_rows(givens))


@as_work
def keep_begun(_: Ticket, library: Library, entry: Entry) -> None:
    """The work of adding a puzzle that was begun. Raises `Fault`."""
    library.add([entry])


@as_work
def keep_left(_: Ticket, library: Library, entry: Entry) -> None:
    """The work of storing an unfinished game, with its document. Raises `Fault`."""
    library.started(entry)


@as_work
def keep_solved(_: Ticket, library: Library, entry: Entry, played: Played) -> None:
    """The work of storing a solved puzzle's result, and deleting its document."""
    library.add([replace(entry, state=State.NEW, progress=0.0, played=None)])
    library.played(played)


@as_work
def take_over(_: Ticket, library: Library, record: Record) -> int:
    """The work of taking over what was recorded without a library. Raises `Fault`."""
    return library.take_record(record.read())

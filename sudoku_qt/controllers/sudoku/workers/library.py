# SPDX-License-Identifier: MIT
"""The work of keeping Sudokus in the library as they are begun, left and solved."""

from dataclasses import replace

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.sudoku.game import write_rows
from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.record import Played, Record


def puzzle_line(givens: bytes) -> str:
    """A puzzle as the library has it: one line of 81 characters."""
    return "".join(write_rows(givens))


def keep_begun(library: Library, entry: Entry) -> Work[None]:
    """The work that adds a puzzle that was begun. Raises `Fault`."""

    def work(_: Ticket) -> None:
        library.add([entry])

    return work


def keep_left(library: Library, entry: Entry) -> Work[None]:
    """The work that keeps an unfinished game, with its document. Raises `Fault`."""

    def work(_: Ticket) -> None:
        library.started(entry)

    return work


def keep_solved(library: Library, entry: Entry, played: Played) -> Work[None]:
    """The work that keeps how a puzzle was solved; there is nothing left to go on with."""

    def work(_: Ticket) -> None:
        library.add([replace(entry, state=State.NEW, progress=0.0, played=None)])
        library.played(played)

    return work


def take_over(library: Library, record: Record) -> Work[int]:
    """The work that takes over what was recorded without a library. Raises `Fault`."""

    def work(_: Ticket) -> int:
        return library.take_record(record.read())

    return work

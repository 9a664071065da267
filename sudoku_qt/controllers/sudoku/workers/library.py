# SPDX-License-Identifier: MIT
"""The work of keeping Sudokus in the library as they are begun, left and solved."""

import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.sudoku.game import SudokuGame, write_rows
from sudoku_qt.store import files
from sudoku_qt.store.game_archive import KeptGames
from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.record import Played, Record


@dataclass(frozen=True)
class Left:
    """A game that was left unfinished: its entry, and the document to go on with."""

    entry: Entry
    data: bytes


def puzzle_line(givens: bytes) -> str:
    """A puzzle as the library has it: one line of 81 characters."""
    return "".join(write_rows(givens))


def file_of(folder: Path, puzzle: str) -> Path:
    """Where the game of a puzzle lies that was left unfinished."""
    name = hashlib.sha256(puzzle.encode()).hexdigest()[:32]
    return folder / f"{name}.sudoku"


def keep_begun(library: Library, entry: Entry) -> Work[None]:
    """The work that adds a puzzle that was begun. Raises `Fault`."""

    def work(_: Ticket) -> None:
        library.add([entry])

    return work


def keep_left(library: Library, folder: Path, left: Left) -> Work[None]:
    """The work that keeps an unfinished game and how far it is. Raises `Fault`."""

    def work(_: Ticket) -> None:
        path = file_of(folder, left.entry.puzzle)
        files.write_private(path, left.data)
        library.started(replace(left.entry, saved=str(path)))

    return work


def keep_solved(library: Library, folder: Path, entry: Entry, played: Played) -> Work[None]:
    """The work that keeps how a puzzle was solved; there is nothing left to go on with."""

    def work(_: Ticket) -> None:
        library.add([replace(entry, state=State.NEW, progress=0.0, played=None)])
        library.played(played)
        file_of(folder, played.puzzle).unlink(missing_ok=True)

    return work


def take_over(library: Library, record: Record) -> Work[int]:
    """The work that takes over what was recorded without a library. Raises `Fault`."""

    def work(_: Ticket) -> int:
        return library.take_record(record.read())

    return work


def take_left(library: Library, kept: KeptGames) -> Work[int]:
    """The work that takes over the games that were left before there was a library."""

    def work(_: Ticket) -> int:
        return library.take_kept(reversed(kept.earlier(SudokuGame.name)))

    return work

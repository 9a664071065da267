# SPDX-License-Identifier: MIT
"""Unfinished games that were kept as files, as entries that point to them."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from sudoku_qt.engine import document
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.store import files
from sudoku_qt.store.library.entry import Entry, Source
from sudoku_qt.store.library.puzzle_file import entry_of_found
from sudoku_qt.store.library.tables.rows import moment


def games(paths: Iterable[Path]) -> Iterator[tuple[Entry, int]]:
    """Yield the entry of each game, and when it was left, in seconds since 1970.

    What cannot be opened is passed over: whoever opens that file is told what is wrong with it.
    """
    for path in paths:
        try:
            at = int(path.stat().st_mtime)
            yield _entry(path, at), at
        except (Fault, OSError):
            continue


def _entry(path: Path, at: int) -> Entry:
    found = document.read(files.read(path, document.MAX_BYTES))
    like = Entry("", "", source=Source.PLAYED, added=moment(at), saved=str(path))
    return entry_of_found(Found(found.game, found.setup, found.state, found.moves), like)

# SPDX-License-Identifier: MIT
"""Files with many puzzles, added some ten thousand at once.

What was added stays, whatever stops the rest: a cancel, a full disk, the end of the program.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from sudoku_qt.engine.work import Progress, Stop
from sudoku_qt.store.library.entry import Entry, Imported
from sudoku_qt.store.library.puzzle_file import PuzzleFile
from sudoku_qt.store.library.tables.database import Database
from sudoku_qt.store.library.tables.rows import Values, collection_number, insert_like

BATCH = 20_000
"""Entries of one transaction: enough that the indexes cost little, and soon done."""
TALLY = 1_000
"""After so many entries it is looked whether to stop."""


def import_file(
    database: Database, path: Path, like: Entry, tell: Progress, stop: Stop
) -> Imported:
    """Add every puzzle of a file; `like` says what is the same of all. Raises `Fault`."""
    file = PuzzleFile(path, like, stop)
    rows = file.rows()
    kept = seen = 0
    while batch := _batch(rows, stop):
        kept += _add(database, batch, like)
        seen += len(batch)
        tell(file.done)
    return Imported(kept, seen - kept, file.refused, was_cancelled=stop())


def _batch(rows: Iterator[Values], stop: Stop) -> list[Values]:
    """The rows of the next transaction; none at the end, or where it is to stop."""
    batch: list[Values] = []
    while len(batch) < BATCH:
        if stop():
            return []
        few = list(islice(rows, TALLY))
        batch += few
        if len(few) < TALLY:
            break
    return batch


def _add(database: Database, batch: Sequence[Values], like: Entry) -> int:
    """Add rows to the collection, and count those that were not there."""
    with database.writing() as connection:
        number = collection_number(connection, like.collection)
        return connection.executemany(insert_like(like, number), batch).rowcount

# SPDX-License-Identifier: MIT
"""The import of files with many puzzles, about ten thousand at a time.

Puzzles that were added stay when the rest is stopped: by a cancel, a full disk or the end of the
program.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeAlias

from sudoku_qt.engine.work import Progress, Stop
from sudoku_qt.store.library import playing
from sudoku_qt.store.library.entry import Entry, Imported
from sudoku_qt.store.library.puzzle_file import PuzzleFile
from sudoku_qt.store.library.tables.database import Database
from sudoku_qt.store.library.tables.rows import Values, collection_number, insert_like

Row: TypeAlias = Values | Entry
"""An added row; for Sudokus, of which there are many, only the columns that differ."""
BATCH = 20_000
"""The entries of one transaction: enough for cheap indexes, few enough to be quick."""
TALLY = 1_000
"""The number of entries between two checks for cancellation."""


def import_file(database: Database, file: PuzzleFile, tell: Progress, stop: Stop) -> Imported:
    """Add every puzzle of a file. Raises `Fault`."""
    rows = file.rows()
    kept = seen = 0
    while batch := _batch(rows, stop):
        kept += _add(database, batch, file.like)
        seen += len(batch)
        tell(file.done)
    return Imported(kept, seen - kept, file.refused, was_cancelled=stop())


def _batch(rows: Iterator[Row], stop: Stop) -> list[Row]:
    """The rows of the next transaction; none at the end, or when stopped."""
    batch: list[Row] = []
    while len(batch) < BATCH:
        if stop():
            return []
        few = list(islice(rows, TALLY))
        batch += few
        if len(few) < TALLY:
            break
    return batch


def _add(database: Database, batch: Sequence[Row], like: Entry) -> int:
    """Add rows to the collection, and return the number of new ones."""
    rows = [each for each in batch if not isinstance(each, Entry)]
    with database.writing() as connection:
        number = collection_number(connection, like.collection)
        added = connection.executemany(insert_like(like, number), rows).rowcount if rows else 0
        return added + sum(
            playing.add(connection, each) for each in batch if isinstance(each, Entry)
        )

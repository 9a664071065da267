# SPDX-License-Identifier: MIT
"""The library written to files: a backup of all of it, and some of its entries as lines of text."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from sqlite3 import Connection
from typing import TypeAlias

from sudoku_qt.engine.work import Stop, go_on
from sudoku_qt.store import files
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.queries.stock import Stock
from sudoku_qt.store.library.tables.database import Database, copy
from sudoku_qt.store.library.tables.rows import entries_with
from sudoku_qt.store.library.tables.values import SUDOKU

PIECE = 1000
"""The number of entries written at once."""
Writer: TypeAlias = Callable[[Entry, bytes], str]
"""Returns the text of an entry with its document; "" if nothing is written."""


def backup(database: Database, path: Path) -> None:
    """Write the whole library to one file, or leave what is there. Raises `Fault`."""
    database.refuse_own(path)
    try:
        with database.reading() as connection:
            copy(connection, path)
    except OSError as error:
        raise files.write_fault(path, 0, error.strerror or "") from None


def line(entry: Entry, _: bytes) -> str:
    """A Sudoku as a line, with its name."""
    return f"{entry.puzzle} # {entry.name}".rstrip(" #") if entry.game == SUDOKU else ""


def export(
    database: Database, stock: Stock, path: Path, stop: Stop, write: Writer, *, removed: bool
) -> int:
    """Write those entries of a stock that `write` can write, and count them. Raises `Fault`.

    The entries are those in the library, or with `removed` those removed from it.
    """
    database.refuse_own(path)
    text, count = bytearray(), 0
    for first in range(0, len(stock), PIECE):
        go_on(stop)
        with database.reading() as connection:
            numbers = stock.ids(connection, first, PIECE)
            kept = _documents(connection, numbers)
            for entry in entries_with(connection, numbers, removed=removed):
                if words := "" if entry.is_damaged else write(entry, kept.get(entry.id, b"")):
                    text += words.encode() + b"\n"
                    count += 1
    files.write(path, bytes(text))
    return count


def _documents(connection: Connection, numbers: Sequence[int]) -> Mapping[int, bytes]:
    """The documents of entries, for those that have one."""
    marks = ", ".join("?" * len(numbers))
    rows = connection.execute(f"SELECT * FROM documents WHERE entry IN ({marks})", [*numbers])
    return dict(rows)

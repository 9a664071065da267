# SPDX-License-Identifier: MIT
"""The library written to files: a backup of all of it, and entries as lines or saved games."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import Connection
from typing import NamedTuple, TypeAlias

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Progress, Stop, go_on, never, unheard
from sudoku_qt.store import files
from sudoku_qt.store.library import documents
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.queries.stock import Stock
from sudoku_qt.store.library.tables.database import Database, copy
from sudoku_qt.store.library.tables.rows import entries_with
from sudoku_qt.store.library.tables.values import SUDOKU

PIECE = 1000
"""The number of entries written at once."""
Writer: TypeAlias = Callable[[Entry, bytes], str]
"""Returns the text of an entry with its document; "" if nothing is written."""


class FileLayout(NamedTuple):
    """How entries are written to a file: the line of each, after a first line."""

    write: Writer
    head: str = ""


@dataclass(frozen=True)
class Export:
    """Entries of a library that are written; with `removed` those removed from it."""

    database: Database
    stock: Stock
    removed: bool = False
    tell: Progress = unheard
    stop: Stop = never


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


LINES = FileLayout(line)


def export(work: Export, path: Path, layout: FileLayout) -> int:
    """Write those entries that the layout can write to a file, and count them. Raises `Fault`."""
    work.database.refuse_own(path)
    count = 0
    with files.writing(path) as write:
        write(f"{layout.head}\n".encode() if layout.head else b"")
        for pairs in _pieces(work):
            lines = [text for pair in pairs if (text := layout.write(*pair))]
            write("".join(f"{text}\n" for text in lines).encode())
            count += len(lines)
    return count


def export_documents(work: Export, folder: Path) -> int:
    """Write entries into a new folder, a saved game each, and count them. Raises `Fault`.

    Entries of which there is no saved game, nor can be one, are left out.
    """
    count = 0
    with documents.new_folder(folder) as part:
        for entry, kept in (pair for pairs in _pieces(work) for pair in pairs):
            with suppress(Fault):
                data = documents.document_of(entry, kept)
                count += 1
                name = documents.file_name(entry.name, count, len(work.stock))
                (part / name).write_bytes(data)
    return count


def _pieces(work: Export) -> Iterator[Sequence[tuple[Entry, bytes]]]:
    """Yield the sound entries with their documents, some at a time."""
    size = len(work.stock)
    for first in range(0, size, PIECE):
        go_on(work.stop)
        with work.database.reading() as connection:
            numbers = work.stock.ids(connection, first, PIECE)
            kept = _documents(connection, numbers)
            entries = entries_with(connection, numbers, removed=work.removed)
        yield [(each, kept.get(each.id, b"")) for each in entries if not each.is_damaged]
        work.tell(min(1.0, (first + PIECE) / size))


def _documents(connection: Connection, numbers: Sequence[int]) -> Mapping[int, bytes]:
    """The documents of entries, for those that have one."""
    marks = ", ".join("?" * len(numbers))
    rows = connection.execute(f"SELECT * FROM documents WHERE entry IN ({marks})", [*numbers])
    return {entry: data for entry, data in rows if isinstance(data, bytes)}

# SPDX-License-Identifier: MIT
"""The whole library in one file, taken out and taken in; and a part of it as lines of text."""

import shutil
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection
from typing import TypeAlias

from sudoku_qt.engine.work import Progress, Stop, go_on
from sudoku_qt.store import files
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.queries.stock import Stock
from sudoku_qt.store.library.tables import schema
from sudoku_qt.store.library.tables.database import Database, check_version, copy
from sudoku_qt.store.library.tables.faults import DamagedFault, LibraryFault, told
from sudoku_qt.store.library.tables.rows import COLUMNS, SUDOKU, entries_with, words_of

PIECE = 1000
"""Entries that are written at once."""
MERGED = 5000
"""Entries of a backup that are taken over at once: some hundredths of a second's work."""
_TAKEN = [name for name in COLUMNS if name != "collection"]
_MERGE = f"""
    INSERT INTO entries (collection, {", ".join(_TAKEN)})
    SELECT coalesce(mine.id, 0), {", ".join(f"theirs.{name}" for name in _TAKEN)}
    FROM other.entries AS theirs
    LEFT JOIN other.collections AS named ON named.id = theirs.collection
    LEFT JOIN main.collections AS mine ON mine.name = named.name
    WHERE theirs.id BETWEEN ? AND ?
    ON CONFLICT (key) DO UPDATE SET
        name = iif(name = '', excluded.name, name),
        tags = iif(tags = '', excluded.tags, tags),
        words = words_of(
            iif(name = '', excluded.name, name), iif(tags = '', excluded.tags, tags), terms
        ),
        collection = iif(collection, collection, excluded.collection),
        favourite = max(favourite, excluded.favourite),
        level = iif(level, level, excluded.level),
        predicted_s = iif(predicted_s, predicted_s, excluded.predicted_s),
        se_rating = iif(se_rating, se_rating, excluded.se_rating),
        hardest = iif(hardest = '', excluded.hardest, hardest),
        solutions = max(solutions, excluded.solutions),
        rated = max(rated, excluded.rated),
        form = coalesce(form, excluded.form),
        best_ms = iif(min(best_ms, excluded.best_ms), min(best_ms, excluded.best_ms),
            max(best_ms, excluded.best_ms)),
        hints = min(hints, excluded.hints),
        state = iif(played < excluded.played, excluded.state, state),
        progress = iif(played < excluded.played, excluded.progress, progress),
        summary = iif(played < excluded.played, excluded.summary, summary),
        clues = iif(played < excluded.played, excluded.clues, clues),
        added = min(added, excluded.added),
        played = max(played, excluded.played)
"""
_MERGE_TECHNIQUES = """
    INSERT OR IGNORE INTO uses
    SELECT mine.id, entries.id FROM other.uses
    JOIN other.techniques AS named ON named.id = other.uses.technique
    JOIN main.techniques AS mine ON mine.name = named.name
    JOIN other.entries AS theirs ON theirs.id = other.uses.entry
    JOIN main.entries AS entries ON entries.key = theirs.key
    WHERE theirs.id BETWEEN ? AND ?
"""
_FORGET_OLDER = """
    DELETE FROM main.documents WHERE entry IN (
        SELECT mine.id FROM main.entries AS mine JOIN other.entries AS theirs USING (key)
        WHERE theirs.id BETWEEN ? AND ? AND mine.played < theirs.played)
"""
_MERGE_DOCUMENTS = """
    INSERT OR IGNORE INTO main.documents
    SELECT mine.id, named.data FROM other.documents AS named
    JOIN other.entries AS theirs ON theirs.id = named.entry
    JOIN main.entries AS mine ON mine.key = theirs.key
    WHERE theirs.id BETWEEN ? AND ? AND mine.played <= theirs.played
"""
_BY_PIECES = _FORGET_OLDER, _MERGE, _MERGE_TECHNIQUES, _MERGE_DOCUMENTS
"""What is done for each piece of a backup, in this order."""
Writer: TypeAlias = Callable[[Entry, bytes], str]
"""What is written of an entry, with its document; "" where nothing is."""


def backup(database: Database, path: Path) -> None:
    """Write the whole library into one file, or leave what is there. Raises `Fault`."""
    database.refuse_own(path)
    try:
        with database.reading() as connection:
            copy(connection, path)
    except OSError as error:
        raise files.write_fault(path, 0, error.strerror or "") from None


def merge(database: Database, path: Path, tell: Progress, stop: Stop) -> int:
    """Take over what a backup holds, and count the entries that are new. Raises `Fault`.

    What is known of a puzzle here and there is put together: the best time, the latest state. That
    is done piece by piece, so that others come to their turn; done again it comes to the same.
    """
    with database.workshop() as folder:
        whole = folder / path.name
        with files.opened(path) as file, whole.open("wb") as taken:
            shutil.copyfileobj(file, taken)
        _check(whole)
        last, new = _last(whole), 0
        for first in range(1, last + 1, MERGED):
            go_on(stop)
            with database.writing(other=whole) as connection:
                new += _merge(connection, first)
            tell(min(1.0, (first + MERGED) / last))
        return new


def _merge(connection: Connection, first: int) -> int:
    """Take over a piece, and count the entries that are new."""
    connection.create_function("words_of", 3, words_of, deterministic=True)
    before = _size(connection)
    for table in ("collections", "techniques"):
        names = f"SELECT name FROM other.{table}"
        connection.execute(f"INSERT OR IGNORE INTO main.{table} (name) {names}")
    for statement in _BY_PIECES:
        connection.execute(statement, (first, first + MERGED - 1))
    return _size(connection) - before


def _last(whole: Path) -> int:
    """The greatest number of an entry in a backup."""
    with closing(sqlite3.connect(whole)) as connection:
        (last,) = connection.execute("SELECT coalesce(max(id), 0) FROM entries").fetchone()
    return int(last)


def _check(whole: Path) -> None:
    """Bring a copy of a backup up to date. Raises `Fault` where it is none."""
    try:
        with told(whole), closing(sqlite3.connect(whole, isolation_level=None)) as connection:
            check_version(connection, whole)
            is_library = schema.version_of(connection) > 0
            schema.migrate(connection)
    except DamagedFault:
        is_library = False
    if not is_library:
        raise LibraryFault("“{name}” is no backup of a library, or it is damaged.", name=whole.name)


def _size(connection: Connection) -> int:
    (size,) = connection.execute("SELECT count(*) FROM main.entries").fetchone()
    return int(size)


def line(entry: Entry, _: bytes) -> str:
    """A Sudoku as a line, with its name."""
    return f"{entry.puzzle} # {entry.name}".rstrip(" #") if entry.game == SUDOKU else ""


def export(database: Database, stock: Stock, path: Path, stop: Stop, write: Writer) -> int:
    """Write what of a stock can be written, and count it. Raises `Fault`."""
    database.refuse_own(path)
    text, count = bytearray(), 0
    for first in range(0, len(stock), PIECE):
        go_on(stop)
        with database.reading() as connection:
            numbers = stock.ids(connection, first, PIECE)
            kept = _documents(connection, numbers)
            for entry in entries_with(connection, numbers):
                if words := write(entry, kept.get(entry.id, b"")):
                    text += words.encode() + b"\n"
                    count += 1
    files.write(path, bytes(text))
    return count


def _documents(connection: Connection, numbers: Sequence[int]) -> Mapping[int, bytes]:
    """The documents of entries that have one."""
    marks = ", ".join("?" * len(numbers))
    rows = connection.execute(f"SELECT * FROM documents WHERE entry IN ({marks})", [*numbers])
    return dict(rows)

# SPDX-License-Identifier: MIT
"""The merge of a backup: every value in it is checked, whoever wrote it.

The backup is copied and read row by row through a separate connection, so that no statement that
writes to the library ever reads from it. It has to have the tables of its version and no others;
damaged rows are left out.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import Connection, Row

from sudoku_qt.engine.document import MAX_BYTES
from sudoku_qt.engine.work import Progress, Stop, go_on
from sudoku_qt.store import files
from sudoku_qt.store.library.entry import Entry, Merged
from sudoku_qt.store.library.tables import reviews, schema
from sudoku_qt.store.library.tables.columns import COLUMNS, EVERY, NAMES, TOGETHER
from sudoku_qt.store.library.tables.database import Database, check_version, heeding
from sudoku_qt.store.library.tables.faults import (
    BackupFault,
    DamagedFault,
    NewerFault,
    as_library_faults,
)
from sudoku_qt.store.library.tables.rows import SELECT, collection_number, entry_of, values_of
from sudoku_qt.store.library.tables.values import text_of, tidy, words_of_values

MERGED = 5000
"""The entries of a backup that are merged at once: some tenths of a second's work."""
BLOCK = 2**20
"""The bytes that are copied at once."""
_PIECE = (
    f"{SELECT.format(table='entries')} WHERE entries.id > ? ORDER BY entries.id LIMIT {MERGED:d}"
)
_USES = """
    SELECT technique, entry FROM uses
    WHERE technique IN (SELECT id FROM techniques) AND entry BETWEEN ? AND ?
"""
_DOCUMENTS = """
    SELECT entry, data FROM documents
    WHERE entry BETWEEN ? AND ? AND typeof(data) = 'blob' AND length(data) <= ?
"""
_MAKE = f"CREATE TEMP TABLE theirs (their INTEGER PRIMARY KEY, {EVERY})"
_FILL = f"INSERT INTO theirs (their, {EVERY}) VALUES (?, {', '.join('?' * len(NAMES))})"
_FORGET_OLDER = """
    DELETE FROM documents WHERE entry IN (
        SELECT mine.id FROM entries AS mine JOIN theirs USING (key)
        WHERE mine.played < theirs.played)
"""
_MERGE = f"""
    INSERT INTO entries ({EVERY}) SELECT {EVERY} FROM theirs WHERE true
    ON CONFLICT (key) DO UPDATE SET {TOGETHER}
"""
_USE = """
    INSERT OR IGNORE INTO uses
    SELECT techniques.id, entries.id FROM theirs JOIN entries USING (key) JOIN techniques
    WHERE theirs.their = ? AND techniques.name = ?
"""
_KEEP = """
    INSERT OR IGNORE INTO documents
    SELECT entries.id, ? FROM theirs JOIN entries USING (key)
    WHERE theirs.their = ? AND entries.played <= theirs.played
"""


@dataclass(frozen=True)
class BackupPiece:
    """A piece of a backup: its last id, its number of rows, and the sound ones among them.

    `entries` are tuples of the id in the backup, the entry, and the values computed separately.
    """

    last: int
    count: int
    entries: Sequence[tuple[int, Entry, Mapping[str, object]]]
    uses: Sequence[tuple[int, str]]
    documents: Sequence[tuple[bytes, int]]


def merge(database: Database, path: Path, tell: Progress, stop: Stop) -> Merged:
    """Take over the contents of a backup, and count the entries that are new. Raises `Fault`.

    What is known of a puzzle on both sides is combined: the best time, the latest state. The work
    is done in pieces, so that others can use the library in between; doing it again changes
    nothing.
    """
    with database.workshop() as folder:
        whole = folder / path.name
        _copy(path, whole, stop)
        with _opened(whole, stop) as backup:
            return _take(database, backup, tell, stop)


def _copy(path: Path, whole: Path, stop: Stop) -> None:
    """Copy a file, and beside it what another program has written but not put into it yet."""
    _copy_file(path, whole, stop)
    written = path.with_name(f"{path.name}-wal")
    if written.is_file():
        _copy_file(written, whole.with_name(f"{whole.name}-wal"), stop)


def _copy_file(path: Path, whole: Path, stop: Stop) -> None:
    with files.opened(path) as file, whole.open("wb") as taken:
        while block := file.read(BLOCK):
            go_on(stop)
            taken.write(block)


@contextmanager
def _opened(whole: Path, stop: Stop) -> Iterator[Connection]:
    """Open an up-to-date copy of a backup. Raises `Fault` if it is not one."""
    try:
        with as_library_faults(whole), closing(_connected(whole)) as backup, heeding(backup, stop):
            _bring_up_to_date(backup, whole)
            yield backup
    except DamagedFault:
        name = whole.name
        raise BackupFault("“{name}” is no backup of a library, or it is damaged.", name=name)  # noqa: B904 - that says it all
    except NewerFault:
        raise BackupFault(
            "“{name}” was made by a newer program. Update this one to take it over.",
            name=whole.name,
        ) from None


def _connected(whole: Path) -> Connection:
    backup = sqlite3.connect(whole, isolation_level=None)
    backup.text_factory = text_of
    return backup


def _bring_up_to_date(backup: Connection, whole: Path) -> None:
    """Migrate the tables. Raises `DamagedFault` if they are not the program's.

    The places of another machine's games are removed.
    """
    check_version(backup, whole)
    if schema.version_of(backup) < 1 or not schema.is_ours(backup):
        raise DamagedFault("The library is damaged: “{path}”", path=whole)
    backup.execute("UPDATE entries SET saved = ''")
    backup.execute("UPDATE removed SET saved = ''")
    schema.migrate(backup)


def _take(database: Database, backup: Connection, tell: Progress, stop: Stop) -> Merged:
    (size,) = backup.execute("SELECT count(*) FROM entries").fetchone()
    done, new, damaged, last = 0, 0, 0, -(2**63)
    while (piece := _piece(backup, last)).count:
        go_on(stop)
        with database.writing() as connection:
            new += _merge(connection, piece)
        damaged += piece.count - len(piece.entries)
        done, last = done + piece.count, piece.last
        tell(min(1.0, done / max(1, size)))
    with database.writing() as connection:
        reviews.add(connection, reviews.read(backup))
    return Merged(new, damaged)


def _piece(backup: Connection, after: int) -> BackupPiece:
    """The entries after an id, with everything that belongs to them."""
    cursor = backup.cursor()
    cursor.row_factory = Row
    rows = cursor.execute(_PIECE, (after,)).fetchall()
    if not rows:
        return BackupPiece(after, 0, (), (), ())
    first, last = rows[0]["id"], rows[-1]["id"]
    read = [(row["id"], entry_of(row), _found_apart(row)) for row in rows]
    techniques = _techniques(backup)
    uses = backup.execute(_USES, (first, last)).fetchall()
    documents = backup.execute(_DOCUMENTS, (first, last, MAX_BYTES)).fetchall()
    return BackupPiece(
        last,
        len(rows),
        [each for each in read if not each[1].is_damaged],
        [(entry, techniques[number]) for number, entry in uses if number in techniques],
        [(data, entry) for entry, data in documents],
    )


def _found_apart(row: Row) -> Mapping[str, object]:
    return {column.name: row[column.name] for column in COLUMNS if column.found_apart}


def _techniques(backup: Connection) -> Mapping[int, str]:
    rows = backup.execute("SELECT id, name FROM techniques WHERE typeof(name) = 'text'")
    return {number: tidy(name) for number, name in rows}


def _merge(connection: Connection, piece: BackupPiece) -> int:
    """Merge a piece, and return the number of new entries."""
    connection.create_function("words_of", 3, words_of_values, deterministic=True)
    before = _size(connection)
    connection.execute(_MAKE)
    connection.executemany(_FILL, _rows(connection, piece))
    for statement in (_FORGET_OLDER, _MERGE):
        connection.execute(statement)
    names = {name for _, name in piece.uses}
    connection.executemany(
        "INSERT OR IGNORE INTO techniques (name) VALUES (?)", [(name,) for name in sorted(names)]
    )
    connection.executemany(_USE, piece.uses)
    connection.executemany(_KEEP, piece.documents)
    connection.execute("DROP TABLE theirs")
    return _size(connection) - before


def _rows(connection: Connection, piece: BackupPiece) -> Iterator[tuple[object, ...]]:
    """The values of the entries, with the ids of our collections of the same names."""
    named = {entry.collection for _, entry, _ in piece.entries}
    numbers = {name: collection_number(connection, name) for name in named}
    for number, entry, found in piece.entries:
        values = {**values_of(entry, numbers[entry.collection]), **found}
        yield (number, *values.values())


def _size(connection: Connection) -> int:
    (size,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    return int(size)

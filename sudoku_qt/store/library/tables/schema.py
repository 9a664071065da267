# SPDX-License-Identifier: MIT
"""The tables of the library, and the migrations of those of earlier versions.

A new file runs all migrations in turn, so that there is only one way to make the tables. A released
migration is never changed: another table needs another migration, another column only a line in
`columns`. `PRAGMA user_version` is the number of migrations a file has had.

Times are whole seconds since 1970, and an unknown value is 0 or "", so that every column can be
ordered by its index alone. `words` are the name and tags, case-folded, for searching; `key` is a
digest of the game and the puzzle, so that a small index finds exact doubles; `form` is a digest of
the canonical form. For `rated`, see `background`. `saved` is unused: it was the path of an
unfinished game before `documents` held them all.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection

from sudoku_qt.engine import document
from sudoku_qt.engine.message import Fault
from sudoku_qt.store import files
from sudoku_qt.store.library.tables.columns import COLUMNS, TABLES, Column

APPLICATION = 0x5375_646F
"""SQLite's application id, which identifies the file's owner: "Sudo"."""

_COLUMNS = """
    key BLOB NOT NULL UNIQUE,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    source INTEGER NOT NULL,
    collection INTEGER NOT NULL,
    level INTEGER NOT NULL,
    se_rating REAL NOT NULL,
    hardest TEXT NOT NULL,
    predicted_s REAL NOT NULL,
    clues INTEGER NOT NULL,
    solutions INTEGER NOT NULL,
    state INTEGER NOT NULL,
    progress REAL NOT NULL,
    best_ms INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    tags TEXT NOT NULL,
    favourite INTEGER NOT NULL,
    added INTEGER NOT NULL,
    played INTEGER NOT NULL,
    saved TEXT NOT NULL,
    form BLOB,
    rated INTEGER NOT NULL
"""

_SIX = """
    key, game, puzzle, name, words, source, collection, level, se_rating, hardest, predicted_s,
    clues, solutions, state, progress, best_ms, hints, tags, favourite, added, played, saved, form,
    rated, kind, summary, terms
"""
_UNTOUCHED = """
    game = 'sudoku' AND source != 2 AND collection = 0 AND (name = '' OR source = 3)
    AND (state = 0 AND played = 0 OR state = 1 AND source = 4)
    AND best_ms = 0 AND tags = '' AND NOT favourite
    AND NOT EXISTS (SELECT 1 FROM documents WHERE entry = entries.id)
"""
WRITTEN: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE entries (id INTEGER PRIMARY KEY AUTOINCREMENT, " + _COLUMNS + ")",
        "CREATE TABLE removed (id INTEGER PRIMARY KEY, " + _COLUMNS + ", removed INTEGER NOT NULL)",
        "CREATE TABLE collections (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)",
        "CREATE TABLE facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL)",
        *(
            f"CREATE INDEX entries_{column} ON entries ({column})"
            for column in (
                "played", "words", "state", "level", "predicted_s", "best_ms", "se_rating",
                "added", "collection", "rated",
            )
        ),
        "CREATE INDEX entries_form ON entries (form) WHERE form IS NOT NULL",
        "CREATE INDEX entries_formless ON entries (id) WHERE form IS NULL",
        "CREATE INDEX entries_favourite ON entries (id) WHERE favourite",
        "CREATE INDEX entries_tags ON entries (tags) WHERE tags != ''",
        "CREATE INDEX entries_daily ON entries (id) WHERE source = 3",
    ),
    (  # the techniques on the way of each puzzle, so that it is found by any of them
        "CREATE TABLE techniques (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)",
        """CREATE TABLE uses (
            technique INTEGER NOT NULL, entry INTEGER NOT NULL, PRIMARY KEY (technique, entry)
        ) WITHOUT ROWID""",
        "UPDATE entries SET rated = 1 WHERE rated = 2 AND solutions = 1",
        "UPDATE removed SET rated = 1 WHERE rated = 2 AND solutions = 1",
    ),
    (  # which games there are besides Sudoku
        "CREATE INDEX entries_games ON entries (game) WHERE game != 'sudoku'",
    ),
    (  # games with their documents; before, only the setups were stored
        *(
            f"ALTER TABLE {table} ADD COLUMN {column} TEXT NOT NULL DEFAULT ''"
            for table in ("entries", "removed")
            for column in ("kind", "summary", "terms")
        ),
        "CREATE TABLE documents (entry INTEGER PRIMARY KEY, data BLOB NOT NULL)",
        *(
            f"DELETE FROM {table} WHERE game != 'sudoku' AND puzzle NOT LIKE '{{%'"
            for table in ("entries", "removed")
        ),
    ),
    (  # unfinished Sudokus, of which only the paths of their files were stored
        *(
            f"""INSERT OR IGNORE INTO documents
                SELECT id, data FROM (SELECT id, kept_at(saved) AS data FROM {table}
                WHERE saved != '') WHERE data IS NOT NULL"""
            for table in ("entries", "removed")
        ),
        *(f"UPDATE {table} SET saved = '' WHERE saved != ''" for table in ("entries", "removed")),
    ),
    (  # puzzles that were begun but never touched, which were added automatically until then
        "CREATE INDEX removed_at ON removed (removed)",
        f"""INSERT OR REPLACE INTO removed (id, {_SIX}, removed)
            SELECT id, {_SIX}, strftime('%s', 'now') FROM entries WHERE {_UNTOUCHED}""",
        f"DELETE FROM entries WHERE {_UNTOUCHED}",
    ),
    (),
    (  # whether all givens are needed, and lists by the number of them, the hardest step, the kind
        *(
            f"ALTER TABLE {table} ADD COLUMN minimal INTEGER NOT NULL DEFAULT 0"
            for table in ("entries", "removed")
        ),
        *(
            f"UPDATE {table} SET minimal = -1 WHERE game != 'sudoku'"
            for table in ("entries", "removed")
        ),
        *(
            f"CREATE INDEX entries_{column} ON entries ({column})"
            for column in ("minimal", "clues", "hardest", "game")
        ),
    ),
    (  # when techniques that were learned were reviewed, and how well they were remembered
        """CREATE TABLE reviews (
            technique TEXT NOT NULL, at INTEGER NOT NULL, grade INTEGER NOT NULL,
            puzzle TEXT NOT NULL, PRIMARY KEY (technique, at, grade)
        ) WITHOUT ROWID""",
    ),
)  # fmt: skip
"""Migrations that do more than add a column, by version, from 1; `()` for one that adds a column.
"""


def _adds(column: Column) -> Iterator[str]:
    kind = column.kind
    for table in TABLES:
        yield f"ALTER TABLE {table} ADD COLUMN {column.name} {kind.declared} DEFAULT {kind.usual}"


def _migration(version: int) -> Iterator[str]:
    """The statements of a migration, and the columns added since then."""
    yield from WRITTEN[version - 1] if version <= len(WRITTEN) else ()
    for column in COLUMNS:
        if column.since == version:
            yield from _adds(column)


VERSION = max(len(WRITTEN), *(column.since for column in COLUMNS))
MIGRATIONS = tuple(tuple(_migration(version)) for version in range(1, VERSION + 1))


def version_of(connection: Connection) -> int:
    """The number of migrations a file has had."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: Connection, to: int | None = None) -> None:
    """Migrate the tables to a version, the latest by default, within the caller's transaction."""
    version = VERSION if to is None else to
    connection.create_function("kept_at", 1, kept_at)
    for migration in MIGRATIONS[version_of(connection) : version]:
        for statement in migration:
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {version}")


def is_ours(connection: Connection) -> bool:
    """Whether a file has exactly the tables of its version: no other table, view or trigger."""
    with closing(sqlite3.connect(":memory:")) as model:
        migrate(model, version_of(connection))
        return _tables(connection) == _tables(model)


def _tables(connection: Connection) -> set[tuple[str, str, str, str]]:
    rows = connection.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master")
    return {(kind, name, table, " ".join(sql.split())) for kind, name, table, sql in rows}


def kept_at(path: str) -> bytes | None:
    """The document at a path; None where there is none, or the file holds no game."""
    try:
        data = files.read(Path(path), document.MAX_BYTES)
        document.read(data)
    except Fault:
        return None
    return data

# SPDX-License-Identifier: MIT
"""What a player changes in the library by hand: names, tags, collections, and removed entries.

A change to many entries is a single SQL statement.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from sqlite3 import Connection
from typing import TypeAlias

from sudoku_qt.engine.message import Fault
from sudoku_qt.store.library.tables.columns import EVERY, TOGETHER
from sudoku_qt.store.library.tables.rows import collection_number
from sudoku_qt.store.library.tables.values import tags_in, tidy, tidy_tags, words_of_values

KEPT_S = 30 * 24 * 3600
"""How long removed entries can be restored."""
Ids: TypeAlias = Sequence[int]
_THESE = "(SELECT value FROM json_each(?))"
_HAD = f"SELECT {{column}}, group_concat(id) FROM entries WHERE id IN {_THESE} GROUP BY 1"
_COLUMNS = {
    "favourite": "favourite",
    "name": "name",
    "tags": "tags",
    "collection": "(SELECT name FROM collections WHERE id = collection)",
}
"""The columns of entries that a player can change, as SQL."""
_AGAIN = f"""
    FROM removed JOIN entries USING (key) WHERE removed.id IN {_THESE} AND removed.id != entries.id
"""
"""Removed entries whose puzzle has been added again, with another number."""
_PUT_BACK = (
    f"""
    INSERT INTO entries (id, {EVERY}) SELECT id, {EVERY} FROM removed WHERE id IN {_THESE}
    ON CONFLICT (key) DO UPDATE SET {TOGETHER}
    """,
    f"""
    INSERT OR IGNORE INTO uses SELECT technique, again.id
    FROM uses JOIN (SELECT removed.id AS before, entries.id {_AGAIN}) AS again ON entry = before
    """,
    f"""
    INSERT OR IGNORE INTO documents SELECT again.id, data
    FROM documents
    JOIN (SELECT removed.id AS before, entries.id {_AGAIN} AND entries.played <= removed.played)
        AS again ON entry = before
    """,
)
_BEFORE = f"SELECT removed.id FROM removed JOIN entries USING (key) WHERE entries.id IN {_THESE}"
_REMOVED_IDS = """
    SELECT value FROM json_each(?) WHERE NOT EXISTS (SELECT 1 FROM entries WHERE id = value)
"""
_WORDS = """
    UPDATE entries SET words =
        words_of(CAST(name AS BLOB), CAST(tags AS BLOB), CAST(terms AS BLOB))
"""


@dataclass(frozen=True)
class Before:
    """The former values of changed entries: each value of `what`, and the entries that had it."""

    what: str
    had: tuple[tuple[object, Ids], ...]


def change(connection: Connection, what: str, ids: Ids, value: object) -> Before:
    """Set the favourite flag, name, tags or collection of entries; return the former values."""
    rows = connection.execute(_HAD.format(column=_COLUMNS[what]), (_listed(ids),)).fetchall()
    _CHANGES[what](connection, _listed(ids), value)
    had = ((old, tuple(map(int, numbers.split(",")))) for old, numbers in rows)
    return Before(what, tuple(had))


def restore(connection: Connection, before: Before) -> None:
    """Restore the former values of entries."""
    for value, ids in before.had:
        old = tags_in(str(value)) if before.what == "tags" else value
        change(connection, before.what, ids, old)


def _listed(ids: Iterable[int]) -> str:
    """Ids as a single value for SQLite."""
    return f"[{','.join(map(str, ids))}]"


def _set_favourite(connection: Connection, these: str, value: object) -> None:
    sql = f"UPDATE entries SET favourite = ? WHERE id IN {_THESE}"
    connection.execute(sql, (bool(value), these))


def _set_tags(connection: Connection, these: str, value: object) -> None:
    text = tidy_tags(map(str, value)) if isinstance(value, Iterable) else ""
    connection.execute(f"UPDATE entries SET tags = ? WHERE id IN {_THESE}", (text, these))
    _renew_words(connection, these)


def _set_name(connection: Connection, these: str, value: object) -> None:
    name = tidy(str(value))
    connection.execute(f"UPDATE entries SET name = ? WHERE id IN {_THESE}", (name, these))
    _renew_words(connection, these)


def _renew_words(connection: Connection, these: str) -> None:
    connection.create_function("words_of", 3, words_of_values, deterministic=True)
    connection.execute(f"{_WORDS} WHERE id IN {_THESE}", (these,))


def _set_collection(connection: Connection, these: str, value: object) -> None:
    """Put entries into a collection, or into none, and delete collections that are then empty."""
    into = collection_number(connection, str(value or ""))
    connection.execute(f"UPDATE entries SET collection = ? WHERE id IN {_THESE}", (into, these))
    connection.execute(
        "DELETE FROM collections WHERE NOT EXISTS"
        " (SELECT 1 FROM entries WHERE collection = collections.id)"
        " AND NOT EXISTS (SELECT 1 FROM removed WHERE collection = collections.id)"
    )


def rename_collection(connection: Connection, old: str, new: str) -> None:
    """Give a collection another name. Raises `Fault` for a name that another one has, or none."""
    name = tidy(new)
    if not name:
        raise Fault("A collection needs a name.")
    if name != old and connection.execute(_COLLECTION, (name,)).fetchone():
        raise Fault("There is a collection “{name}” already.", name=name)
    connection.execute("UPDATE collections SET name = ? WHERE name = ?", (name, old))


_COLLECTION = "SELECT 1 FROM collections WHERE name = ?"
_CHANGES: Mapping[str, Callable[[Connection, str, object], None]] = {
    "favourite": _set_favourite,
    "name": _set_name,
    "tags": _set_tags,
    "collection": _set_collection,
}


def remove(connection: Connection, ids: Ids, at: int) -> None:
    """Remove entries, until they are put back or forgotten.

    If the same puzzle was removed before and added again since, this entry takes over what the
    earlier removed one had.
    """
    these = _listed(ids)
    put_back(connection, [number for (number,) in connection.execute(_BEFORE, (these,))])
    connection.execute(
        f"INSERT OR REPLACE INTO removed (id, {EVERY}, removed)"
        f" SELECT id, {EVERY}, ? FROM entries WHERE id IN {_THESE}",
        (at, these),
    )
    connection.execute(f"DELETE FROM entries WHERE id IN {_THESE}", (these,))


def put_back(connection: Connection, ids: Ids) -> None:
    """Put removed entries back.

    Where the puzzle was added again meanwhile, the two are merged as when a backup is taken over.
    """
    connection.create_function("words_of", 3, words_of_values, deterministic=True)
    for statement in _PUT_BACK:
        connection.execute(statement, (_listed(ids),))
    forget(connection, ids)


def forget(connection: Connection, ids: Ids) -> None:
    """Delete removed entries for good.

    Their documents and techniques are deleted with them, unless the entry is back in the library.
    """
    these = _listed(ids)
    connection.execute(f"DELETE FROM removed WHERE id IN {_THESE}", (these,))
    for condition in ("documents WHERE", "uses WHERE technique IN (SELECT id FROM techniques) AND"):
        connection.execute(f"DELETE FROM {condition} entry IN ({_REMOVED_IDS})", (these,))


def long_removed(connection: Connection, at: int) -> Ids:
    """The entries that were removed too long ago to be put back."""
    rows = connection.execute("SELECT id FROM removed WHERE removed < ?", (at - KEPT_S,))
    return [number for (number,) in rows]

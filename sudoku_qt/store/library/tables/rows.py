# SPDX-License-Identifier: MIT
"""Conversion between entries and rows of the table."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from sqlite3 import Connection, Row
from typing import Any, TypeAlias

from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.tables.columns import COLUMNS, EVERY, FIELDS, NAMES, TIME, is_sound
from sudoku_qt.store.library.tables.values import moment, tidy

VARYING = (
    "key", "game", "puzzle", "name", "words", "level", "predicted_s", "clues", "form", "rated",
    "minimal",
)  # fmt: skip
"""The columns that differ among the entries of one file."""
INSERT = f"INSERT OR IGNORE INTO entries ({EVERY}) VALUES ({', '.join('?' * len(NAMES))})"
SELECT = """
    SELECT {table}.*, coalesce(collections.name, '') AS collected
    FROM {table} LEFT JOIN collections ON collections.id = collection
"""


Values: TypeAlias = tuple[object, ...]
"""A value for each of `NAMES`, or for each of `VARYING`."""


def values_of(entry: Entry, collection: int) -> dict[str, object]:
    """An entry's values by column; `collection` is the id of its collection, or 0."""
    values: dict[str, object] = {column.name: column.of(entry) for column in COLUMNS}
    return {**values, "collection": collection}


def row_of(entry: Entry, collection: int) -> Values:
    """The values of an entry for `INSERT`."""
    return tuple(values_of(entry, collection).values())


def varying(entry: Entry) -> Values:
    """An entry's values for `insert_like`."""
    values = values_of(entry, 0)
    return tuple(values[name] for name in VARYING)


def insert_like(entry: Entry, collection: int) -> str:
    """The statement that inserts entries which equal `entry` in all columns but `VARYING`.

    The common values are written into the statement, for binding them takes longer than storing
    them.
    """
    usual = values_of(entry, collection)
    same = [name for name in NAMES if name not in VARYING]
    literals = (_literal(usual[name]) for name in same)
    return (
        f"INSERT OR IGNORE INTO entries ({', '.join((*VARYING, *same))})"
        f" VALUES ({', '.join('?' * len(VARYING))}, {', '.join(literals)})"
    )


def _literal(value: object) -> str:
    """A number, or the empty text, as an SQL literal."""
    if value == "":
        return "''"
    if isinstance(value, int | float):
        return repr(value + 0)  # True is 1
    raise TypeError(value)


def entry_of(row: Row) -> Entry:
    """The entry of a selected row; of a damaged row, whatever can be read."""
    if not is_sound(row):
        return _damaged(row)
    fields: dict[str, Any] = {name: to(row) for name, to in FIELDS}
    return Entry(id=row["id"], **fields)


def _damaged(row: Row) -> Entry:
    game, name = row["game"], row["name"]
    return Entry(
        game if isinstance(game, str) else "",
        "",
        id=row["id"],
        name=tidy(name) if isinstance(name, str) else "",
        is_damaged=True,
    )


def entries_with(
    connection: Connection, ids: Iterable[int], *, removed: bool = False
) -> list[Entry]:
    """The entries with these ids, in this order; with `removed`, those that were removed."""
    numbers = list(ids)
    marks, table = ", ".join("?" * len(numbers)), "removed" if removed else "entries"
    cursor = connection.cursor()
    cursor.row_factory = Row
    rows = cursor.execute(f"{SELECT.format(table=table)} WHERE {table}.id IN ({marks})", numbers)
    found: Mapping[int, Row] = {row["id"]: row for row in rows}
    entries = [entry_of(found[each]) for each in numbers if each in found]
    if not removed:
        return entries
    return [replace(entry, removed=_removed_at(found[entry.id])) for entry in entries]


def _removed_at(row: Row) -> str:
    since = row["removed"]
    return moment(since) if TIME.accepts(since) else ""


def collection_number(connection: Connection, name: str) -> int:
    """The id of a collection, which is made where it does not exist; 0 for ""."""
    name = tidy(name)
    if not name:
        return 0
    connection.execute("INSERT OR IGNORE INTO collections (name) VALUES (?)", (name,))
    (number,) = connection.execute("SELECT id FROM collections WHERE name = ?", (name,)).fetchone()
    return int(number)

# SPDX-License-Identifier: MIT
"""What a player changes in the library by hand: names, tags, collections; what is removed."""

from collections.abc import Iterable
from sqlite3 import Connection

from sudoku_qt.store.library.tables.rows import (
    COLUMNS,
    collection_number,
    tidy,
    tidy_tags,
    words_of,
)

KEPT_S = 30 * 24 * 3600
"""For so long what was removed can be put back."""
_NAMES = ", ".join(("id", *COLUMNS))


def set_favourite(connection: Connection, ids: Iterable[int], *, favourite: bool) -> None:
    """Mark entries, or no longer."""
    values = [(favourite, number) for number in ids]
    connection.executemany("UPDATE entries SET favourite = ? WHERE id = ?", values)


def set_tags(connection: Connection, ids: Iterable[int], tags: Iterable[str]) -> None:
    """Give entries these tags and no others."""
    text = tidy_tags(tags)
    connection.create_function("words_of", 3, words_of, deterministic=True)
    connection.executemany(
        "UPDATE entries SET tags = ?, words = words_of(name, ?, terms) WHERE id = ?",
        [(text, text, number) for number in ids],
    )


def rename(connection: Connection, entry: int, name: str) -> None:
    """Give an entry another name."""
    plain = tidy(name)
    connection.create_function("words_of", 3, words_of, deterministic=True)
    connection.execute(
        "UPDATE entries SET name = ?, words = words_of(?, tags, terms) WHERE id = ?",
        (plain, plain, entry),
    )


def move(connection: Connection, ids: Iterable[int], collection: str) -> None:
    """Put entries into a collection, or into none; a collection that nothing is in goes."""
    into = collection_number(connection, collection)
    values = [(into, number) for number in ids]
    connection.executemany("UPDATE entries SET collection = ? WHERE id = ?", values)
    connection.execute(
        "DELETE FROM collections WHERE NOT EXISTS"
        " (SELECT 1 FROM entries WHERE collection = collections.id)"
        " AND NOT EXISTS (SELECT 1 FROM removed WHERE collection = collections.id)"
    )


def remove(connection: Connection, ids: Iterable[int], at: int) -> None:
    """Remove entries for as long as nobody puts them back; what was removed long ago goes."""
    numbers = [(number,) for number in ids]
    connection.executemany(
        f"INSERT INTO removed ({_NAMES}, removed) SELECT {_NAMES}, ? FROM entries WHERE id = ?",
        [(at, number) for (number,) in numbers],
    )
    connection.executemany("DELETE FROM entries WHERE id = ?", numbers)
    old = "SELECT id FROM removed WHERE removed < ?"
    connection.execute(
        f"DELETE FROM uses WHERE technique IN (SELECT id FROM techniques) AND entry IN ({old})",
        (at - KEPT_S,),
    )
    connection.execute(f"DELETE FROM documents WHERE entry IN ({old})", (at - KEPT_S,))
    connection.execute("DELETE FROM removed WHERE removed < ?", (at - KEPT_S,))


def put_back(connection: Connection, ids: Iterable[int]) -> None:
    """Put back what was removed; a puzzle that was added again meanwhile stays as it is."""
    numbers = [(number,) for number in ids]
    connection.executemany(
        f"INSERT OR IGNORE INTO entries ({_NAMES}) SELECT {_NAMES} FROM removed WHERE id = ?",
        numbers,
    )
    connection.executemany("DELETE FROM removed WHERE id = ?", numbers)
    connection.executemany(
        "DELETE FROM documents WHERE entry = ?1 AND NOT EXISTS"
        " (SELECT 1 FROM entries WHERE id = ?1)",
        numbers,
    )

# SPDX-License-Identifier: MIT
"""Games imported by an earlier version, which identified them by a line: setup and moves."""

from dataclasses import replace
from sqlite3 import Connection

from sudoku_qt.engine.message import Fault
from sudoku_qt.store.library.documents import Reader
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.playing import keep_document
from sudoku_qt.store.library.puzzle_file import found_in_line
from sudoku_qt.store.library.tables.rows import entries_with, values_of

_OLD = "SELECT id FROM entries WHERE game != 'sudoku' AND puzzle LIKE '{%'"
_CHANGED = (
    "key",
    "puzzle",
    "form",
    "clues",
    "state",
    "progress",
    "kind",
    "summary",
    "terms",
    "words",
)
_RENEW = (
    f"UPDATE OR IGNORE entries SET {', '.join(f'{name} = ?' for name in _CHANGED)} WHERE id = ?"
)


def renew(connection: Connection, read: Reader) -> None:
    """Give each such game the key it would have if imported now; what cannot be read stays.

    If a game was imported again since, there are two entries for it, and both stay: each may have
    its own tags.
    """
    old = [number for (number,) in connection.execute(_OLD)]
    for entry in entries_with(connection, old):
        try:
            new = read(found_in_line(entry.game, entry.puzzle), entry)
        except Fault:
            continue
        _put(connection, entry.id, replace(new, name=entry.name))


def _put(connection: Connection, number: int, new: Entry) -> None:
    values = values_of(new, 0)
    changed = connection.execute(_RENEW, (*(values[name] for name in _CHANGED), number)).rowcount
    if changed and new.document:
        keep_document(connection, new)

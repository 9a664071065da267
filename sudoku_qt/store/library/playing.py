# SPDX-License-Identifier: MIT
"""What playing does to entries: a game is begun, left or finished, and the record is taken over.

Every update is idempotent: the best time is the least, the state is the latest. So the record can
be taken over again and again, and by two programs at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from sqlite3 import Connection

from sudoku_qt.engine.sudoku.generate.daily import MODE as DAILY
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.store.library.entry import Entry, Source, State
from sudoku_qt.store.library.queries.conditions import plain
from sudoku_qt.store.library.tables.rows import INSERT, collection_number, row_of
from sudoku_qt.store.library.tables.values import (
    SUDOKU,
    clues_in,
    digest,
    is_puzzle,
    seconds,
    tidy_tags,
    words_of_values,
)
from sudoku_qt.store.record import Played

TAKEN = "record"
"""The name of the number of games that were taken over from the record."""

_SOLVED = f"""
    UPDATE entries SET
        best_ms = CASE WHEN best_ms THEN min(best_ms, :ms) ELSE :ms END,
        hints = min(hints, :hints),
        level = CASE WHEN level THEN level ELSE :level END,
        predicted_s = CASE WHEN predicted_s THEN predicted_s ELSE :predicted END,
        state = CASE WHEN played <= :at THEN {State.SOLVED:d} ELSE state END,
        progress = CASE WHEN played <= :at THEN 1 ELSE progress END,
        played = max(played, :at)
    WHERE key = :key
"""
_DONE_WITH = f"""
    DELETE FROM documents
    WHERE entry = (SELECT id FROM entries WHERE key = ? AND state = {State.SOLVED:d})
"""


def add(connection: Connection, entry: Entry) -> int:
    """Add an entry unless it is there; return 1 if it was added, else 0."""
    number = collection_number(connection, entry.collection)
    is_new = connection.execute(INSERT, row_of(entry, number)).rowcount
    if is_new and entry.document:
        keep_document(connection, entry)
    return is_new


def keep_document(connection: Connection, entry: Entry) -> None:
    """Store the document of an entry that is in the library."""
    connection.execute(_DOCUMENT, (entry.document, digest(entry.game, entry.puzzle)))


def finish(connection: Connection, game: Played) -> int:
    """Note that a game was played to its end; return 1 if its puzzle is new, else 0."""
    line = plain(game.game, game.puzzle)
    source = _source(game)
    is_new = add(connection, Entry(game.game, line, source=source, added=game.when))
    values = {
        "key": digest(game.game, line),
        "ms": max(1, game.elapsed_ms),
        "hints": bool(game.hints),
        "level": game.level,
        "predicted": game.predicted_s,
        "at": seconds(game.when),
    }
    connection.execute(_SOLVED, values)
    connection.execute(_DONE_WITH, (values["key"],))
    return is_new


def _source(game: Played) -> Source:
    if game.kind == DAILY:
        return Source.DAILY
    return Source.PRACTISED if game.kind in LADDER.below else Source.PLAYED


def leave(connection: Connection, entry: Entry) -> int:
    """Note that a game was left at its `played`, unless a later state is known; 1 if it is new."""
    values = digest(entry.game, entry.puzzle), seconds(entry.played or "")
    if connection.execute(_LATER, values).fetchone():
        return 0
    return keep(connection, replace(entry, state=max(entry.state, State.STARTED)))


_LATER = "SELECT 1 FROM entries WHERE key = ? AND played > ?"
_KEPT = """
    UPDATE entries SET state = ?, progress = ?, clues = ?, summary = ?, terms = ?,
        words = words_of(CAST(name AS BLOB), CAST(tags AS BLOB), ?), played = max(played, ?)
    WHERE key = ?
"""
_DOCUMENT = "INSERT OR REPLACE INTO documents SELECT id, ? FROM entries WHERE key = ?"


def keep(connection: Connection, entry: Entry) -> int:
    """Update the entry of a game or problem, or add it; return 1 if it is new, else 0."""
    is_new = add(connection, entry)
    connection.create_function("words_of", 3, words_of_values, deterministic=True)
    key, terms = digest(entry.game, entry.puzzle), tidy_tags(entry.terms)
    clues = entry.clues or clues_in(entry.puzzle, entry.game)
    stands = int(entry.state), entry.progress, clues, entry.summary
    at = seconds(entry.played or "")
    connection.execute(_KEPT, (*stands, terms, terms, at, key))
    if entry.document:
        keep_document(connection, entry)
    return is_new


def take_over(connection: Connection, games: Sequence[Played]) -> int:
    """Take over the games recorded since the last time; return the number of new puzzles.

    What the player removed after it was played stays removed. A record that became shorter was
    erased and begun anew. Lines without a puzzle are skipped, and so are games other than Sudoku,
    whose record holds nothing that could be opened again.
    """
    row = connection.execute("SELECT value FROM facts WHERE name = ?", (TAKEN,)).fetchone()
    taken = row[0] if row and row[0] <= len(games) else 0
    new = sum(finish(connection, each) for each in _still_wanted(connection, games[taken:]))
    connection.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (TAKEN, len(games)))
    return new


def take_left(connection: Connection, entries: Iterable[Entry]) -> int:
    """Take over games that were left without a library, as `take_over`; count the new ones."""
    return sum(
        leave(connection, each)
        for each in entries
        if not _is_removed(connection, each.game, each.puzzle, each.played or "")
    )


def _still_wanted(connection: Connection, games: Iterable[Played]) -> Iterator[Played]:
    for game in games:
        line = plain(game.game, game.puzzle)
        is_ours = game.game == SUDOKU and is_puzzle(SUDOKU, line)
        if is_ours and not _is_removed(connection, game.game, line, game.when):
            yield game


def _is_removed(connection: Connection, game: str, line: str, when: str) -> bool:
    """Whether the puzzle of a game was removed after a time."""
    values = digest(game, line), seconds(when)
    found = connection.execute("SELECT 1 FROM removed WHERE key = ? AND removed >= ?", values)
    return found.fetchone() is not None

# SPDX-License-Identifier: MIT
"""Entries as rows of the table, and back."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from sqlite3 import Connection, Row
from typing import Any, TypeAlias

from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.store.library.entry import Entry, Source, State
from sudoku_qt.store.library.tables.schema import digest

SUDOKU = SudokuGame.name
LONGEST_NAME = 200
NOTHING, LEVEL, TECHNIQUES = range(3)
"""What is known of a puzzle: `rated`. The level and the minutes are there long before the rest."""
COLUMNS = (
    "key", "game", "puzzle", "name", "words", "source", "collection", "level", "se_rating",
    "hardest", "predicted_s", "clues", "solutions", "state", "progress", "best_ms", "hints", "tags",
    "favourite", "added", "played", "saved", "form", "rated", "kind", "summary", "terms",
)  # fmt: skip
VARYING = (
    "key", "game", "puzzle", "name", "words", "level", "predicted_s", "clues", "form", "rated",
)  # fmt: skip
"""What differs in the entries that come from one file."""
_NAMES = ", ".join(COLUMNS)
INSERT = f"INSERT OR IGNORE INTO entries ({_NAMES}) VALUES ({', '.join('?' * len(COLUMNS))})"
SELECT = """
    SELECT entries.*, coalesce(collections.name, '') AS collected
    FROM entries LEFT JOIN collections ON collections.id = collection
"""


Values: TypeAlias = tuple[object, ...]
"""A value for each of `COLUMNS`, or of `VARYING`."""


def row_of(entry: Entry, collection: int) -> Values:
    """The values of an entry for `INSERT`; `collection` is the number of its collection, or 0."""
    key = digest(entry.game, entry.puzzle)
    is_sudoku = entry.game == SUDOKU
    name, tags, terms = tidy(entry.name), tidy_tags(entry.tags), tidy_tags(entry.terms)
    is_graded = bool(entry.level and entry.predicted_s and entry.solutions == 1)
    return (
        key,
        entry.game,
        entry.puzzle,
        name,
        words_of(name, tags, terms),
        int(entry.source),
        collection,
        entry.level,
        entry.se_rating or 0.0,
        entry.hardest,
        entry.predicted_s,
        entry.clues or clues_in(entry.puzzle, entry.game),
        entry.solutions,
        int(entry.state),
        entry.progress,
        entry.best_ms or 0,
        entry.hints or not entry.best_ms,
        tags,
        entry.favourite,
        seconds(entry.added),
        seconds(entry.played or ""),
        "",  # `saved`, see `schema`
        None if is_sudoku else key,
        (LEVEL if is_graded else NOTHING) if is_sudoku else TECHNIQUES,
        entry.kind,
        entry.summary,
        terms,
    )


def varying(entry: Entry) -> Values:
    """The values of an entry for `insert_like`."""
    values = dict(zip(COLUMNS, row_of(entry, 0), strict=True))
    return tuple(values[name] for name in VARYING)


def insert_like(entry: Entry, collection: int) -> str:
    """The statement that adds entries which have all but `VARYING` in common with one.

    What is the same of all stands in it, for to hand it over takes longer than to store it.
    """
    usual = dict(zip(COLUMNS, row_of(entry, collection), strict=True))
    same = [name for name in COLUMNS if name not in VARYING]
    literals = (_literal(usual[name]) for name in same)
    return (
        f"INSERT OR IGNORE INTO entries ({', '.join((*VARYING, *same))})"
        f" VALUES ({', '.join('?' * len(VARYING))}, {', '.join(literals)})"
    )


def _literal(value: object) -> str:
    """A number, or the empty text, as SQL has it."""
    if value == "":
        return "''"
    if isinstance(value, int | float):
        return repr(value + 0)  # True is 1
    raise TypeError(value)


def entry_of(row: Row) -> Entry:
    """The entry of a row of `SELECT`."""
    return Entry(
        game=row["game"],
        puzzle=row["puzzle"],
        id=row["id"],
        name=row["name"],
        source=Source(row["source"]),
        collection=row["collected"],
        level=row["level"],
        se_rating=row["se_rating"] or None,
        hardest=row["hardest"],
        predicted_s=row["predicted_s"],
        clues=row["clues"],
        solutions=row["solutions"],
        state=State(row["state"]),
        progress=row["progress"],
        best_ms=row["best_ms"] or None,
        hints=bool(row["hints"] and row["best_ms"]),
        tags=tags_in(row["tags"]),
        favourite=bool(row["favourite"]),
        added=moment(row["added"]),
        played=moment(row["played"]) or None,
        kind=row["kind"],
        summary=row["summary"],
        terms=tags_in(row["terms"]),
    )


def entries_with(connection: Connection, ids: Iterable[int]) -> list[Entry]:
    """The entries of these numbers, in their order, as far as they are there."""
    wanted = list(ids)
    marks = ", ".join("?" * len(wanted))
    cursor = connection.cursor()
    cursor.row_factory = Row
    rows = cursor.execute(f"{SELECT} WHERE entries.id IN ({marks})", wanted)
    found: Mapping[int, Any] = {row["id"]: row for row in rows}
    return [entry_of(found[each]) for each in wanted if each in found]


def collection_number(connection: Connection, name: str) -> int:
    """The number of a collection, which is made where it is not there; 0 for none."""
    name = tidy(name)
    if not name:
        return 0
    connection.execute("INSERT OR IGNORE INTO collections (name) VALUES (?)", (name,))
    (number,) = connection.execute("SELECT id FROM collections WHERE name = ?", (name,)).fetchone()
    return int(number)


def clues_in(puzzle: str, game: str) -> int:
    """How many digits a Sudoku begins with; 0 for another game."""
    return len(puzzle) - puzzle.count(".") if game == SUDOKU else 0


def tidy(name: str) -> str:
    """A name in one line that is not too long, and that every program can show."""
    plain = name.replace("\0", " ").encode("utf-8", "replace").decode()
    return " ".join(plain.split())[:LONGEST_NAME]


def tidy_tags(tags: Iterable[str]) -> str:
    """Tags as they stand in the table: each once, in alphabetical order, a line end round each."""
    plain = sorted({tidy(tag) for tag in tags} - {""})
    return "\n".join(["", *plain, ""]) if plain else ""


def tags_in(text: str) -> tuple[str, ...]:
    """The tags of an entry."""
    return tuple(text.split("\n")[1:-1])


NO_WORDS = "\n"
"""What `words_of` gives for what has no name and no tag."""


def words_of(name: str, tags: str, terms: str = "") -> str:
    """What a search for a text looks into, and what names are ordered by."""
    return f"{name}\n{tags}{terms}".casefold()


def seconds(when: str) -> int:
    """A moment in ISO 8601 as seconds since 1970; 0 for what is none."""
    try:
        at = datetime.fromisoformat(when)
        return max(0, int((at if at.tzinfo else at.replace(tzinfo=UTC)).timestamp()))
    except (ValueError, OverflowError):
        return 0


def moment(since: int) -> str:
    """Seconds since 1970 as a moment in ISO 8601; "" for 0."""
    return datetime.fromtimestamp(since, UTC).isoformat() if since else ""

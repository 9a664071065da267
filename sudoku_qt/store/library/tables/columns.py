# SPDX-License-Identifier: MIT
"""THE COLUMNS of an entry: how each is stored, read and merged.

They describe the tables after the last migration. To add a column, append a line and say which
version of the file has it first: its migration, its place in every statement, the check of its
values on import, and its merging all follow from that line.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter, itemgetter
from sqlite3 import Row
from typing import Any, TypeAlias

from sudoku_qt.store.library.entry import Entry, Source, State
from sudoku_qt.store.library.tables.values import (
    SUDOKU,
    clues_in,
    digest,
    is_puzzle,
    moment,
    seconds,
    tags_in,
    tidy,
    tidy_tags,
    words_of,
)

NOTHING, LEVEL, TECHNIQUES = range(3)
"""The values of `rated`: what is known of a puzzle. Level and minutes are known long before the
rest."""
NOT_ASKED, UNEXAMINED, REDUNDANT, MINIMAL = range(-1, 3)
"""The values of `minimal`: the question is not asked of a puzzle without exactly one solution, nor
of another game."""
GRADED = 7
"""The first version of the file with grades of the last level."""
LONGEST_TEXT = 2**20
LATEST = 32_503_680_000
"""The year 3000, in seconds since 1970."""
LONGEST_MS = 10**12
MOST = 10**9
DIGEST_BYTES = 12
Value: TypeAlias = Any
"""The types of SQLite's values: a number, a text, bytes, or nothing."""


@dataclass(frozen=True)
class Kind:
    """How a column is declared, and which values are valid: a file may hold any."""

    declared: str
    accepts: Callable[[Value], bool]
    usual: str
    """The value for existing rows when the column is added, as SQL."""


def _whole(least: int, most: int) -> Kind:
    return Kind(
        "INTEGER NOT NULL",
        lambda value: type(value) is int and least <= value <= most,
        str(max(0, least)),
    )


def _number(most: float) -> Kind:
    return Kind(
        "REAL NOT NULL",
        lambda value: (
            isinstance(value, float | int) and math.isfinite(value) and 0 <= value <= most
        ),
        "0",
    )


def _is_text(value: Value) -> bool:
    return type(value) is str and len(value) <= LONGEST_TEXT


def _is_digest(value: Value) -> bool:
    return isinstance(value, bytes) and len(value) == DIGEST_BYTES


TEXT = Kind("TEXT NOT NULL", _is_text, "''")
KEY = Kind("BLOB NOT NULL", _is_digest, "x''")
FORM = Kind("BLOB", lambda value: value is None or _is_digest(value), "NULL")
YES_OR_NO, TIME = _whole(0, 1), _whole(0, LATEST)

MINE = "{name}"
"""The present value is kept; the other entry has none to add."""
KNOWN = "iif({name}, {name}, excluded.{name})"
NAMED = "iif({name} = '', excluded.{name}, {name})"
FOUND = "coalesce({name}, excluded.{name})"
LEAST, GREATEST = "min({name}, excluded.{name})", "max({name}, excluded.{name})"
LATER = "iif(played < excluded.played, excluded.{name}, {name})"
"""The value of the entry that was played last."""
BEST = (
    "iif(min({name}, excluded.{name}), min({name}, excluded.{name}), max({name}, excluded.{name}))"
)
"""The smallest known value."""


@dataclass(frozen=True)
class Column:
    """A column of the table of entries.

    `of` computes its value from an entry. `to` computes the entry's field of that name from a row;
    it is None where an entry has no such field. A column that is `found_apart` is computed in the
    background and merged as stored. `merge` is the SQL that combines a value here with that of a
    backup, `excluded`. `since` is the first version of the file with the column, 0 where a
    hand-written migration makes it.
    """

    name: str
    kind: Kind
    of: Callable[[Entry], Value]
    to: Callable[[Row], object] | None
    merge: str
    found_apart: bool = False
    since: int = 0

    @property
    def merged(self) -> str:
        """The SQL that combines the two values."""
        return self.merge.format(name=self.name)


def same(name: str, kind: Kind, merge: str, since: int = 0) -> Column:
    """A column whose stored value equals the entry's field."""
    return Column(name, kind, attrgetter(name), itemgetter(name), merge, since=since)


def _form(entry: Entry) -> bytes | None:
    return None if entry.game == SUDOKU else digest(entry.game, entry.puzzle)


def _rated(entry: Entry) -> int:
    if entry.game != SUDOKU:
        return TECHNIQUES
    is_graded = bool(entry.level and entry.predicted_s and entry.solutions == 1)
    return LEVEL if is_graded else NOTHING


def _minimal(entry: Entry) -> int:
    if entry.game != SUDOKU:
        return NOT_ASKED
    return {None: UNEXAMINED, False: REDUNDANT, True: MINIMAL}[entry.minimal]


def _is_minimal(row: Row) -> bool | None:
    return {REDUNDANT: False, MINIMAL: True}.get(row["minimal"])


def _words(entry: Entry) -> str:
    return words_of(tidy(entry.name), tidy_tags(entry.tags), tidy_tags(entry.terms))


def _tags(row: Row) -> tuple[str, ...]:
    return tags_in(row["tags"])


def _terms(row: Row) -> tuple[str, ...]:
    return tags_in(row["terms"])


def _collected(row: Row) -> str:
    name = row["collected"]
    return name if _is_text(name) else ""


WORDS = (
    f"words_of(CAST({NAMED.format(name='name')} AS BLOB),"
    f" CAST({NAMED.format(name='tags')} AS BLOB), CAST({NAMED.format(name='terms')} AS BLOB))"
)
COLUMNS = (
    Column("key", KEY, lambda entry: digest(entry.game, entry.puzzle), None, MINE),
    same("game", TEXT, MINE),
    same("puzzle", TEXT, MINE),
    Column("name", TEXT, lambda entry: tidy(entry.name), itemgetter("name"), NAMED),
    Column("words", TEXT, _words, None, WORDS),
    Column(
        "source",
        _whole(0, max(Source)),
        lambda entry: int(entry.source),
        lambda row: Source(row["source"]),
        MINE,
    ),
    Column("collection", _whole(0, 2**62), lambda _: 0, _collected, KNOWN),
    same("level", _whole(0, 5), KNOWN),
    Column(
        "se_rating",
        _number(100),
        lambda entry: entry.se_rating or 0.0,
        lambda row: row["se_rating"] or None,
        KNOWN,
    ),
    same("hardest", TEXT, NAMED),
    same("predicted_s", _number(MOST), KNOWN),
    Column(
        "clues",
        _whole(0, MOST),
        lambda entry: entry.clues or clues_in(entry.puzzle, entry.game),
        itemgetter("clues"),
        LATER,
    ),
    same("solutions", _whole(-1, 2), GREATEST),
    Column(
        "state",
        _whole(0, max(State)),
        lambda entry: int(entry.state),
        lambda row: State(row["state"]),
        LATER,
    ),
    same("progress", _number(1), LATER),
    Column(
        "best_ms",
        _whole(0, LONGEST_MS),
        lambda entry: entry.best_ms or 0,
        lambda row: row["best_ms"] or None,
        BEST,
    ),
    Column(
        "hints",
        YES_OR_NO,
        lambda entry: entry.hints or not entry.best_ms,
        lambda row: bool(row["hints"] and row["best_ms"]),
        LEAST,
    ),
    Column("tags", TEXT, lambda entry: tidy_tags(entry.tags), _tags, NAMED),
    Column(
        "favourite",
        YES_OR_NO,
        attrgetter("favourite"),
        lambda row: bool(row["favourite"]),
        GREATEST,
    ),
    Column(
        "added", TIME, lambda entry: seconds(entry.added), lambda row: moment(row["added"]), LEAST
    ),
    Column(
        "played",
        TIME,
        lambda entry: seconds(entry.played or ""),
        lambda row: moment(row["played"]) or None,
        GREATEST,
    ),
    Column("saved", TEXT, lambda _: "", None, MINE),
    Column("form", FORM, _form, None, FOUND, found_apart=True),
    Column("rated", _whole(NOTHING, TECHNIQUES), _rated, None, GREATEST, found_apart=True),
    same("kind", TEXT, NAMED),
    same("summary", TEXT, LATER),
    Column(
        "terms",
        TEXT,
        lambda entry: tidy_tags(entry.terms),
        _terms,
        NAMED,
    ),
    same("grade", TEXT, NAMED, since=GRADED),
    Column("minimal", _whole(NOT_ASKED, MINIMAL), _minimal, _is_minimal, KNOWN, found_apart=True),
)
TABLES = "entries", "removed"
"""The tables with these columns."""
NAMES = tuple(column.name for column in COLUMNS)
EVERY = ", ".join(NAMES)
"""All columns, as SQL."""
TOGETHER = ", ".join(
    f"{column.name} = {column.merged}" for column in COLUMNS if column.merged != column.name
)
"""The new values of an entry whose puzzle is added again, as SQL."""
FIELDS = tuple((column.name, column.to) for column in COLUMNS if column.to)


def is_sound(row: Row) -> bool:
    """Whether every value of a row is valid for its column, and its puzzle is one."""
    sound = all(column.kind.accepts(row[column.name]) for column in COLUMNS)
    return sound and is_puzzle(row["game"], row["puzzle"])

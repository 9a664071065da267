# SPDX-License-Identifier: MIT
"""The result of a query: how many entries match, and which of them are on a page.

A query for everything in some order is answered from the index of that order alone, read from the
nearer end. Any other query is answered once: the ids of the matching entries are kept, eight bytes
each, and a page is a slice of them.
"""

from array import array
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from sqlite3 import Connection
from typing import Protocol

from sudoku_qt.store.library.queries.conditions import (
    FOUND,
    LOOKED_AT,
    Condition,
    conditions,
    joined,
)
from sudoku_qt.store.library.query import ORDERS, STEPS, Order, Query

PIECE = 2**14
"""The characters of ids that are read at once, in less than a millisecond."""
AMONG_REMOVED = "WITH entries AS (SELECT * FROM removed)"
"""Makes a query search the removed entries as it would search the others."""


class Stock(Protocol):
    """The entries that matched a query when it was made."""

    def __len__(self) -> int:
        """How many entries."""

    def ids(self, connection: Connection, first: int, count: int) -> Sequence[int]:
        """The ids of some of the entries."""

    def places(self, connection: Connection, numbers: Collection[int]) -> list[int]:
        """The places, from 0, of a few of the entries; those that did not match are left out."""


def take_stock(connection: Connection, query: Query) -> Stock:
    """Find the entries that match a query; where ids are kept, later writes do not change it."""
    parts = _parts(query)
    found = conditions(connection, query, LOOKED_AT if query.removed else FOUND)
    if found or query.game or query.removed:
        numbers = array("q")
        for part in parts:
            numbers.extend(part.ids(connection, found))
        return Chosen(numbers)
    if query.order is Order.HARDEST:
        parts = _by_step(query)
    return Everything([(part, part.count(connection)) for part in parts])


def glance(connection: Connection, query: Query, count: int) -> Sequence[int]:
    """The first `count` matching ids; it is quick where many entries match."""
    found = [(f"+({sql})", values) for sql, values in conditions(connection, query, LOOKED_AT)]
    numbers = array("q")
    for part in _parts(query):
        numbers.extend(part.ids(connection, found, (count - len(numbers), 0)))
    return numbers


@dataclass(frozen=True)
class IndexSpan:
    """A span of an order's index: the entries whose value is known, or those whose is not."""

    column: str
    condition: str
    descends: bool
    first: str = ""
    """The SQL before each query."""

    def count(self, connection: Connection) -> int:
        """The number of entries in the span."""
        where = f"WHERE {self.condition}" if self.condition else ""
        (size,) = connection.execute(f"SELECT count(*) FROM entries {where}").fetchone()
        return int(size)

    def ids(
        self,
        connection: Connection,
        conditions: Sequence[Condition] = (),
        piece: tuple[int, int] = (-1, 0),
    ) -> "array[int]":
        """The ids in the span that meet more conditions, or a `piece` of them: (how many, offset).

        They are fetched as one text, because each fetched row has to wait for the GIL, which other
        threads may hold.
        """
        known = [(self.condition, ())] if self.condition else []
        where, values = joined([*conditions, *known])
        way = "DESC" if self.descends else "ASC"
        numbers = f"SELECT id FROM entries {where} ORDER BY {self.column} {way}, id {way}"
        (text,) = connection.execute(
            f"{self.first} SELECT group_concat(id) FROM ({numbers} LIMIT ? OFFSET ?)",
            [*values, *piece],
        ).fetchone()
        return numbers_in(text or "")

    def place(self, connection: Connection, number: int) -> int | None:
        """The place of an entry in the span; None if it is not there."""
        where = self.condition or "true"
        row = connection.execute(
            f"SELECT {self.column} FROM entries WHERE id = ? AND ({where})", (number,)
        ).fetchone()
        if row is None:
            return None
        before = ">" if self.descends else "<"
        (count,) = connection.execute(
            f"SELECT (SELECT count(*) FROM entries WHERE ({where}) AND {self.column} {before} ?1)"
            f" + (SELECT count(*) FROM entries WHERE ({where}) AND {self.column} = ?1"
            f" AND id {before} ?2)",
            (row[0], number),
        ).fetchone()
        return int(count)

    def turned(self) -> "IndexSpan":
        """The same span read from its other end."""
        return replace(self, descends=not self.descends)


def numbers_in(text: str) -> "array[int]":
    """The ids in a text with commas, a piece at a time.

    A single call for a million would keep Python's lock, and with it the window, for 0.1 s.
    """
    numbers, start = array("q"), 0
    while start < len(text):
        end = text.find(",", start + PIECE)
        end = len(text) if end < 0 else end
        numbers.extend(map(int, text[start:end].split(",")))
        start = end + 1
    return numbers


class Chosen:
    """The ids of the entries that matched."""

    def __init__(self, numbers: "array[int]") -> None:
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    def ids(self, connection: Connection, first: int, count: int) -> Sequence[int]:
        """A slice of the ids."""
        return self._numbers[first : first + count]

    def places(self, connection: Connection, numbers: Collection[int]) -> list[int]:
        """Found by looking at all ids."""
        wanted = frozenset(numbers)
        return [place for place, each in enumerate(self._numbers) if each in wanted]


class Everything:
    """All entries in some order: the spans of its index, with their sizes."""

    def __init__(self, parts: Sequence[tuple[IndexSpan, int]]) -> None:
        self._parts = parts

    def __len__(self) -> int:
        return sum(size for _, size in self._parts)

    def ids(self, connection: Connection, first: int, count: int) -> Sequence[int]:
        """Some of the ids, each span read from its nearer end."""
        found: list[int] = []
        for part, size in self._parts:
            here = min(count - len(found), size - first)
            if here > 0:
                found += _piece(connection, part, size, first, here)
            first = max(0, first - size)
        return found

    def places(self, connection: Connection, numbers: Collection[int]) -> list[int]:
        """Counted in the index of each span."""
        found, before = list[int](), 0
        for part, size in self._parts:
            places = (part.place(connection, number) for number in numbers)
            found += [before + place for place in places if place is not None]
            before += size
        return sorted(found)


def _piece(
    connection: Connection, part: IndexSpan, size: int, first: int, count: int
) -> Sequence[int]:
    from_end = size - first - count
    if first <= from_end:
        return part.ids(connection, piece=(count, first))
    return part.turned().ids(connection, piece=(count, from_end))[::-1]


def _parts(query: Query) -> tuple[IndexSpan, ...]:
    """The spans of an order, one after the other: known values first, as in descending order."""
    is_apart = query.order is Order.REMOVED and not query.removed
    column, *known = ORDERS[Order.ADDED if is_apart else query.order]
    parts = ("",) if query.descending or not known else known
    first = AMONG_REMOVED if query.removed else ""
    return tuple(IndexSpan(column, each, query.descending, first) for each in parts)


def _by_step(query: Query) -> tuple[IndexSpan, ...]:
    """The entries of each hardest technique, one after the other: an index knows no ladder."""
    others = f"hardest > '' AND hardest NOT IN {STEPS}"
    steps = [*(f"hardest = '{name}'" for name in STEPS), others]
    known = reversed(steps) if query.descending else steps
    return tuple(IndexSpan("hardest", each, query.descending) for each in (*known, "hardest <= ''"))

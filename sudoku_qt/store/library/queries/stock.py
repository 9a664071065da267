# SPDX-License-Identifier: MIT
"""What a query finds: how many entries, and which of them stand on a page.

A query that asks for everything in some order is answered by the index of that order alone, from
whichever end of it is nearer. Any other is answered once: the numbers of the entries it finds are
kept, eight bytes each, and a page is a piece of them.
"""

from array import array
from collections.abc import Sequence
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
from sudoku_qt.store.library.query import Order, Query

ORDERS = {  # the column, and what says that it is known, and that it is not
    Order.PLAYED: ("played", "played > 0", "played <= 0"),
    Order.NAME: ("words", "words > ' '", "words <= ' '"),  # without a name a line end is first
    Order.STATE: ("state",),
    Order.LEVEL: ("level", "level > 0", "level <= 0"),
    Order.MINUTES: ("predicted_s", "predicted_s > 0", "predicted_s <= 0"),
    Order.BEST: ("best_ms", "best_ms > 0", "best_ms <= 0"),
    Order.ADDED: ("added",),
    Order.REMOVED: ("removed",),
    Order.SE: ("se_rating", "se_rating > 0", "se_rating <= 0"),
}

AMONG_REMOVED = "WITH entries AS (SELECT * FROM removed)"
"""Has a question look among what was removed as it would look among the entries."""


class Stock(Protocol):
    """What a query found when it was asked."""

    def __len__(self) -> int:
        """How many entries."""

    def ids(self, connection: Connection, first: int, count: int) -> Sequence[int]:
        """The numbers of some of them."""


def take_stock(connection: Connection, query: Query) -> Stock:
    """Find out what a query finds; of one game it stays what it was, whatever others write."""
    parts = _parts(query)
    found = conditions(connection, query, LOOKED_AT if query.removed else FOUND)
    if found or query.game or query.removed:
        numbers = array("q")
        for part in parts:
            numbers.extend(part.ids(connection, found))
        return Chosen(numbers)
    return Everything([(part, part.count(connection)) for part in parts])


def glance(connection: Connection, query: Query, count: int) -> Sequence[int]:
    """The numbers of the first `count` that a query finds: at once where many answer to it."""
    found = [(f"+({sql})", values) for sql, values in conditions(connection, query, LOOKED_AT)]
    numbers = array("q")
    for part in _parts(query):
        numbers.extend(part.ids(connection, found, (count - len(numbers), 0)))
    return numbers


@dataclass(frozen=True)
class Part:
    """A stretch of the index of an order: what is known, or what is not."""

    column: str
    condition: str
    descends: bool
    first: str = ""
    """What stands before each question."""

    def count(self, connection: Connection) -> int:
        """How many entries stand in it."""
        where = f"WHERE {self.condition}" if self.condition else ""
        (size,) = connection.execute(f"SELECT count(*) FROM entries {where}").fetchone()
        return int(size)

    def ids(
        self,
        connection: Connection,
        asked: Sequence[Condition] = (),
        piece: tuple[int, int] = (-1, 0),
    ) -> "array[int]":
        """The numbers of those that answer to more, or a `piece`: how many, after how many.

        They come as one text: for each row that is fetched, whoever fetches waits for Python, which
        others may be busy with.
        """
        known = [(self.condition, ())] if self.condition else []
        where, values = joined([*asked, *known])
        way = "DESC" if self.descends else "ASC"
        numbers = f"SELECT id FROM entries {where} ORDER BY {self.column} {way}, id {way}"
        (text,) = connection.execute(
            f"{self.first} SELECT group_concat(id) FROM ({numbers} LIMIT ? OFFSET ?)",
            [*values, *piece],
        ).fetchone()
        return array("q", map(int, text.split(",") if text else ()))

    def turned(self) -> "Part":
        """The same from its other end."""
        return replace(self, descends=not self.descends)


class Chosen:
    """The numbers of the entries that were found."""

    def __init__(self, numbers: "array[int]") -> None:
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    def ids(self, connection: Connection, first: int, count: int) -> Sequence[int]:
        """A piece of the numbers."""
        return self._numbers[first : first + count]


class Everything:
    """All entries in some order: the parts of its index, with their sizes."""

    def __init__(self, parts: Sequence[tuple[Part, int]]) -> None:
        self._parts = parts

    def __len__(self) -> int:
        return sum(size for _, size in self._parts)

    def ids(self, connection: Connection, first: int, count: int) -> Sequence[int]:
        """The numbers of some of them, of each part from its nearer end."""
        found: list[int] = []
        for part, size in self._parts:
            here = min(count - len(found), size - first)
            if here > 0:
                found += _piece(connection, part, size, first, here)
            first = max(0, first - size)
        return found


def _piece(connection: Connection, part: Part, size: int, first: int, count: int) -> Sequence[int]:
    from_end = size - first - count
    if first <= from_end:
        return part.ids(connection, piece=(count, first))
    return part.turned().ids(connection, piece=(count, from_end))[::-1]


def _parts(query: Query) -> tuple[Part, ...]:
    """The parts of an order, one after the other: what is known first, as it is in descending."""
    is_apart = query.order is Order.REMOVED and not query.removed
    column, *known = ORDERS[Order.ADDED if is_apart else query.order]
    parts = ("",) if query.descending or not known else known
    first = AMONG_REMOVED if query.removed else ""
    return tuple(Part(column, each, query.descending, first) for each in parts)

# SPDX-License-Identifier: MIT
"""A query to the library: which entries, and in which order."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.store.library.entry import Source, State


class Order(Enum):
    """What entries are ordered by; those without a known value come last in either direction.

    Hardest techniques are in the order of the ladder. Entries without a name are ordered by their
    tags. The order by twin is for queries with `twins`, which it puts together. Among equals the
    one added first comes first, or last in descending order.
    """

    PLAYED = "played"
    NAME = "name"
    STATE = "state"
    LEVEL = "level"
    MINUTES = "minutes"
    BEST = "best"
    ADDED = "added"
    SE = "se"
    GIVENS = "givens"
    HARDEST = "hardest"
    KIND = "kind"
    MINIMAL = "minimal"
    REMOVED = "removed"
    TWIN = "twin"


STEPS = tuple(name for rung in LADDER for name in LADDER.kinds(rung.name))
"""The techniques, each followed by its kinds, in the order of the ladder."""
_PLACES = " ".join(f"WHEN '{name}' THEN {place}" for place, name in enumerate(STEPS))
ORDERS = {
    Order.PLAYED: ("played", "played > 0", "played <= 0"),
    Order.NAME: ("words", "words > ' '", "words <= ' '"),  # no name: a line end comes first
    Order.STATE: ("state",),
    Order.LEVEL: ("level", "level > 0", "level <= 0"),
    Order.MINUTES: ("predicted_s", "predicted_s > 0", "predicted_s <= 0"),
    Order.BEST: ("best_ms", "best_ms > 0", "best_ms <= 0"),
    Order.ADDED: ("added",),
    Order.REMOVED: ("removed",),
    Order.SE: ("se_rating", "se_rating > 0", "se_rating <= 0"),
    Order.GIVENS: ("clues", "clues > 0", "clues <= 0"),
    Order.HARDEST: (
        f"CASE hardest WHEN '' THEN -1 {_PLACES} ELSE {len(STEPS)} END",
        "hardest > ''",
        "hardest <= ''",
    ),
    Order.KIND: ("game",),
    Order.TWIN: ("form",),
    Order.MINIMAL: ("minimal", "minimal > 0", "minimal <= 0"),
}
"""The column of each order, and the conditions that its value is known and unknown, as SQL."""


@dataclass(frozen=True)
class Query:
    """Which entries match; a field that is empty or None matches all.

    `text` is looked for in the name, tags, terms and collection, ignoring case; an entry that needs
    one of `techniques`, or has one of `terms`, matches a `text`, too. `technique` holds the names
    of one technique and of its kinds; one of them is on the solving path. `grades` are alternatives
    to `levels`; where an entry has no grade, its SE rating decides. `puzzle` is a whole puzzle as
    its game writes it, and matches all isomorphs of a Sudoku; `Totals.uncanonical` says how many it
    may miss. `minutes` is a range of predicted times, both ends included; `se` likewise. With
    `removed` only those removed entries match that can be put back; without it only the others do,
    and are ordered by their addition instead of their removal. `givens` is a range of their number;
    `hardest` are names of techniques; `minimal` says whether all givens are needed. With `twins`
    only puzzles match that are in the library more than once, isomorphs included.
    """

    text: str = ""
    technique: tuple[str, ...] = ()
    techniques: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()
    puzzle: str = ""
    states: frozenset[State] = frozenset()
    levels: frozenset[int] = frozenset()
    grades: frozenset[str] = frozenset()
    sources: frozenset[Source] = frozenset()
    collection: str = ""
    tag: str = ""
    favourite: bool = False
    minutes: tuple[float, float] | None = None
    se: tuple[float, float] | None = None
    givens: tuple[int, int] | None = None
    hardest: frozenset[str] = frozenset()
    minimal: bool | None = None
    twins: bool = False
    game: str = ""
    term: str = ""
    removed: bool = False
    order: Order = Order.ADDED
    descending: bool = True


@dataclass(frozen=True)
class Picked:
    """Single entries in some order; with `removed` those removed from the library."""

    ids: tuple[int, ...]
    removed: bool = False


Choice: TypeAlias = Query | Picked
"""Which entries are meant: those that a query finds, or single ones."""

# SPDX-License-Identifier: MIT
"""A question to the library: which entries, and in which order."""

from dataclasses import dataclass
from enum import Enum

from sudoku_qt.store.library.entry import Source, State


class Order(Enum):
    """What entries are ordered by; those of which it is not known stand last either way.

    Those without a name are in the order of their tags. Of equal ones the one that was added first
    stands first, last where the order descends.
    """

    PLAYED = "played"
    NAME = "name"
    STATE = "state"
    LEVEL = "level"
    MINUTES = "minutes"
    BEST = "best"
    ADDED = "added"
    SE = "se"
    REMOVED = "removed"


@dataclass(frozen=True)
class Query:
    """Which entries are wanted; what is empty or None asks for nothing.

    `text` stands in the name, a tag, a term or the name of the collection, in any case of letters;
    where it is asked for, what needs one of `techniques`, or has one of `terms`, answers as well.
    `technique` is one on the way up the ladder. What is of one of `grades` answers beside what is
    of one of `levels`; where no grade was noted the SE rating tells it. `puzzle` is a whole puzzle
    as its game writes it, which a Sudoku is in any disguise: `Totals.uncanonical` says how many
    that may miss. `minutes` are predicted, from the first up to and with the second; `se` likewise.
    `removed` asks for what was removed and can be put back, and for nothing else; what was not is
    ordered by when it was added in place of that.
    """

    text: str = ""
    technique: str = ""
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
    game: str = ""
    removed: bool = False
    order: Order = Order.ADDED
    descending: bool = True

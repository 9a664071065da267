# SPDX-License-Identifier: MIT
"""The part of the library that a player wants to see: shelf, search words, filters and order."""

from dataclasses import dataclass, replace

ALL, STARTED, SOLVED, FAVOURITES, DAILY = "all", "started", "solved", "favourites", "daily"
REMOVED = "removed"
SHELVES = ALL, STARTED, SOLVED, FAVOURITES, DAILY, REMOVED
"""The shelves that are not collections, in order; the last one holds removed entries."""
STATES = "new", "started", "solved"
NAME, STATE, LEVEL, MINUTES, BEST, PLAYED = "name", "state", "level", "minutes", "best", "played"
SE, GIVENS, HARDEST, KIND, MINIMAL = "se", "givens", "hardest", "kind", "minimal"
ORDERS = NAME, STATE, LEVEL, MINUTES, BEST, PLAYED, SE, GIVENS, HARDEST, KIND, MINIMAL
"""What entries are sorted by."""


@dataclass(frozen=True)
class Listing:
    """The shelf, the filters and the order; empty filters match everything."""

    shelf: str = ALL
    collection: str = ""
    words: str = ""
    levels: frozenset[int] = frozenset()
    grades: frozenset[str] = frozenset()
    states: frozenset[str] = frozenset()
    minutes: tuple[float, float] | None = None
    se: tuple[float, float] | None = None
    givens: tuple[int, int] | None = None
    hardest: frozenset[str] = frozenset()
    minimal: bool | None = None
    twins: bool = False
    game: str = ""
    term: str = ""
    order: str = PLAYED
    descending: bool = True

    @property
    def is_narrowed(self) -> bool:
        """Whether words or filters leave out a part of the shelf."""
        of_level = self.levels or self.grades or self.minutes
        of_steps = self.se or self.givens or self.hardest or self.twins or self.minimal is not None
        return bool(self.words.strip() or of_level or of_steps or self.states or self.game)

    def differs_in_order_or_filters(self, other: "Listing") -> bool:
        """Whether another listing is of the same shelf and words, but not this one."""
        same_place = replace(other, shelf=self.shelf, collection=self.collection, words=self.words)
        return other == same_place != self


@dataclass(frozen=True)
class Shelf:
    """A shelf and the number of its puzzles; for a collection, `name` is its name."""

    key: str
    count: int
    name: str = ""

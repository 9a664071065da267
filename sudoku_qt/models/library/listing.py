# SPDX-License-Identifier: MIT
"""The part of the library that a player wants to see: shelf, search words, filters and order."""

from dataclasses import dataclass

ALL, STARTED, SOLVED, FAVOURITES, DAILY = "all", "started", "solved", "favourites", "daily"
REMOVED = "removed"
SHELVES = ALL, STARTED, SOLVED, FAVOURITES, DAILY, REMOVED
"""The shelves that are not collections, in order; the last one holds removed entries."""
STATES = "new", "started", "solved"
NAME, STATE, LEVEL, MINUTES, BEST, PLAYED = "name", "state", "level", "minutes", "best", "played"


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
    game: str = ""
    term: str = ""
    order: str = PLAYED
    descending: bool = True

    @property
    def is_narrowed(self) -> bool:
        """Whether words or filters leave out a part of the shelf."""
        of_level = self.levels or self.grades or self.minutes
        return bool(self.words.strip() or of_level or self.states or self.game)


@dataclass(frozen=True)
class Shelf:
    """A shelf and the number of its puzzles; for a collection, `name` is its name."""

    key: str
    count: int
    name: str = ""

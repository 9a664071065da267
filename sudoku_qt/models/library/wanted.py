# SPDX-License-Identifier: MIT
"""What a player wants to see of the library: a shelf, some words, filters and an order."""

from dataclasses import dataclass

ALL, STARTED, SOLVED, FAVOURITES, DAILY = "all", "started", "solved", "favourites", "daily"
REMOVED = "removed"
SHELVES = ALL, STARTED, SOLVED, FAVOURITES, DAILY, REMOVED
"""The shelves that are no collections, in their order; what was removed lies on the last."""
STATES = "new", "started", "solved"
NAME, STATE, LEVEL, MINUTES, BEST, PLAYED = "name", "state", "level", "minutes", "best", "played"
DESCENDING = frozenset({PLAYED, LEVEL, MINUTES})
"""What stands the other way round when it is first ordered by: the latest and hardest first."""


@dataclass(frozen=True)
class Wanted:
    """The filters; empty ones leave everything. `shelf` is one of `SHELVES` or of a collection."""

    shelf: str = ALL
    collection: str = ""
    words: str = ""
    levels: frozenset[int] = frozenset()
    grades: frozenset[str] = frozenset()
    states: frozenset[str] = frozenset()
    minutes: tuple[float, float] | None = None
    game: str = ""
    order: str = PLAYED
    descending: bool = True

    @property
    def is_narrowed(self) -> bool:
        """Whether words or filters leave some of the shelf out."""
        of_level = self.levels or self.grades or self.minutes
        return bool(self.words.strip() or of_level or self.states or self.game)


@dataclass(frozen=True)
class Shelf:
    """A shelf and how many puzzles lie on it; of a collection `name` is what it is called."""

    key: str
    count: int
    name: str = ""

# SPDX-License-Identifier: MIT
"""An entry of the library: a puzzle, or a game, and what is known of it."""

from dataclasses import dataclass
from enum import IntEnum

UNKNOWN = -1
"""The number of solutions of a puzzle that nobody has looked at."""


PUZZLE, GAME, PROBLEM = "", "game", "problem"
"""What an entry is: a puzzle, a game of two, a position in which something is to be found."""


class Source(IntEnum):
    """Where a puzzle comes from. The numbers stand in the file."""

    PLAYED = 0
    MADE = 1
    IMPORTED = 2
    DAILY = 3
    PRACTISED = 4


class State(IntEnum):
    """How far a player is. The numbers stand in the file."""

    NEW = 0
    STARTED = 1
    SOLVED = 2


@dataclass(frozen=True)
class Entry:
    """One line of the library.

    `puzzle` is one line as its game writes it, of a Sudoku 81 characters with dots; of a game that
    differs from all others only by having been played, whatever it is known by. `kind` says what of
    its game it is, `PUZZLE`, `GAME` or `PROBLEM`; of what is no puzzle, `summary` is where it
    stands, as its game writes it, and `terms` are words that find it beside its name. `level` is
    1-5, 0 where it is not known, `grade` tells the last apart; `hardest` is a technique,
    `predicted_s` what a typical player takes, "" and 0.0 where they are not known. `clues` are the
    givens of a puzzle, the moves of a game. `solutions` is 0, 1 or 2 for more, `UNKNOWN` where
    nobody has looked. `progress` is from 0 to 1, `best_ms` the best time; `hints` says that every
    time it was solved there were hints. `added` and `played`, the last time it was begun or solved,
    are UTC in ISO 8601. An entry that is not in the library yet has the `id` 0. The `document` to
    go on with is handed in here, and fetched by itself. One that was `removed` says when. What
    `is_damaged` can only be removed: its row holds what no program wrote there.
    """

    game: str
    puzzle: str
    id: int = 0
    name: str = ""
    source: Source = Source.IMPORTED
    collection: str = ""
    level: int = 0
    se_rating: float | None = None
    hardest: str = ""
    predicted_s: float = 0.0
    clues: int = 0
    solutions: int = UNKNOWN
    state: State = State.NEW
    progress: float = 0.0
    best_ms: int | None = None
    hints: bool = False
    tags: tuple[str, ...] = ()
    favourite: bool = False
    added: str = ""
    played: str | None = None
    kind: str = PUZZLE
    summary: str = ""
    terms: tuple[str, ...] = ()
    grade: str = ""
    document: bytes = b""
    removed: str = ""
    is_damaged: bool = False


@dataclass(frozen=True)
class Totals:
    """How many entries there are, of what kinds, and of how many something is not known yet.

    `collections` are the names in alphabetical order with their numbers of entries.
    """

    all: int = 0
    in_progress: int = 0
    solved: int = 0
    favourites: int = 0
    daily: int = 0
    removed: int = 0
    collections: tuple[tuple[str, int], ...] = ()
    tags: tuple[str, ...] = ()
    unrated: int = 0
    """So many have no level yet."""
    without_techniques: int = 0
    """So many a search for a technique passes over, and have no SE rating yet."""
    uncanonical: int = 0
    """So many a search for a puzzle finds only as they stand, in no disguise."""


@dataclass(frozen=True)
class Imported:
    """What came of an import.

    Entries were `kept`, `doubles` were there before, and `refused` are lines that hold no puzzle.
    `was_cancelled` says that there was more in the file.
    """

    kept: int = 0
    doubles: int = 0
    refused: int = 0
    was_cancelled: bool = False


@dataclass(frozen=True)
class Merged:
    """What came of a backup: so many entries are `new` here, and so many were `damaged` there.

    Those were left out.
    """

    new: int = 0
    damaged: int = 0

# SPDX-License-Identifier: MIT
"""An entry of the library: a puzzle or a game, and what is known about it."""

from dataclasses import dataclass
from enum import IntEnum

UNKNOWN = -1
"""The number of solutions of a puzzle that has not been examined."""


VARIANT_GAME = "variant"
"""The game of entries, and of results in the record, of Sudokus with rules of their own."""
PUZZLE, GAME, PROBLEM = "", "game", "problem"
"""The kinds of entries: a puzzle, a game of two players, a problem."""


class Source(IntEnum):
    """Where a puzzle comes from. The file stores the numbers."""

    PLAYED = 0
    MADE = 1
    IMPORTED = 2
    DAILY = 3
    PRACTISED = 4


class State(IntEnum):
    """How far the player is. The file stores the numbers."""

    NEW = 0
    STARTED = 1
    SOLVED = 2


@dataclass(frozen=True)
class Entry:
    """One entry of the library.

    `puzzle` is one line that identifies it, as its game writes it: the 81 characters of a classic
    Sudoku, with dots; an identity made for it where it has rules of its own, which are then in
    `summary`, or where only its moves tell it from other games. `kind` is `PUZZLE`, `GAME` or
    `PROBLEM`; for all but puzzles, `summary` is the position, as its game writes it, and `terms`
    are words to find it by, besides its name. `level` is 1-5, or 0 if unknown; `grade` divides
    level 5; `hardest` is a technique, "" if unknown; `predicted_s` is a typical player's time, 0.0
    if unknown. `clues` is the number of a puzzle's givens, or of a game's moves; `minimal` says
    whether each of them is needed, None if unknown. `solutions` is 0, 1, 2 for several, or
    `UNKNOWN`. `progress` is from 0 to 1, `best_ms` the best time; `hints` says that it was never
    solved without hints. `added` and `played` (when it was last begun or solved) are UTC in ISO
    8601. An entry that is not in the library yet has the `id` 0. `document` is only used to hand in
    a game to be resumed; it is fetched separately. `removed` is when the entry was removed. An
    entry that `is_damaged` can only be removed: its row holds values that no program wrote.
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
    minimal: bool | None = None
    document: bytes = b""
    removed: str = ""
    is_damaged: bool = False


@dataclass(frozen=True)
class Totals:
    """The number of entries: all, those of each kind, and those with something still unknown.

    `collections` are pairs of name and number of entries, in alphabetical order. `rules` are the
    terms of the entries with rules of their own.
    """

    all: int = 0
    in_progress: int = 0
    solved: int = 0
    favourites: int = 0
    daily: int = 0
    removed: int = 0
    collections: tuple[tuple[str, int], ...] = ()
    tags: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    hardest: tuple[str, ...] = ()
    """The hardest techniques of the entries."""
    unrated: int = 0
    """The number of entries without a level."""
    without_techniques: int = 0
    """The number of entries that a search for a technique skips; they have no SE rating yet."""
    unexamined: int = 0
    """The number of entries of which it is not known yet whether all givens are needed."""
    uncanonical: int = 0
    """The number of entries that a search for a puzzle finds only as they are, not as isomorphs."""


@dataclass(frozen=True)
class Imported:
    """The result of an import.

    `kept` entries are new, `doubles` were there before, and `refused` lines hold no puzzle.
    `was_cancelled` says that there was more in the file.
    """

    kept: int = 0
    doubles: int = 0
    refused: int = 0
    was_cancelled: bool = False


@dataclass(frozen=True)
class Merged:
    """The result of taking over a backup: `new` entries, and `damaged` ones.

    Damaged entries were left out.
    """

    new: int = 0
    damaged: int = 0

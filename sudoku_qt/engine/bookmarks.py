# SPDX-License-Identifier: MIT
"""Bookmarks of a history: checkpoints by name, and where a hypothesis began."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from sudoku_qt.engine.game import Json, Section

WORDS = ("checkpoints", "what_if", "ahead")
"""What a document calls them."""
MOST_CHECKPOINTS = 200
LONGEST_NAME = 80
HIGHEST_NODE = 100_000


@dataclass(frozen=True)
class Bookmarks:
    """Numbers of nodes of a history, and what they are to the player.

    `checkpoints` have names, `what_if` is where a hypothesis began that is still open. `ahead` is
    where redo would end; None where it leads along the branches played last.
    """

    checkpoints: Mapping[int, str] = field(default_factory=dict)
    what_if: int | None = None
    ahead: int | None = None

    def named(self, number: int, name: str) -> "Bookmarks":
        """The same with a node called so, or with "" no longer; the oldest make room."""
        others = {at: known for at, known in self.checkpoints.items() if at != number}
        name = tidy_name(name)
        if not name:
            return replace(self, checkpoints=others)
        room = list(others.items())[-(MOST_CHECKPOINTS - 1) :]
        return replace(self, checkpoints={**dict(room), number: name})

    def renumbered(self, number_of: Callable[[int], int | None]) -> "Bookmarks":
        """The same where nodes have other numbers; those of nodes that are gone are gone."""
        pairs = ((number_of(number), name) for number, name in self.checkpoints.items())
        return Bookmarks(
            {number: name for number, name in pairs if number is not None},
            None if self.what_if is None else number_of(self.what_if),
            None if self.ahead is None else number_of(self.ahead),
        )


NO_BOOKMARKS = Bookmarks()


def tidy_name(name: str) -> str:
    """A name as it is shown: in one line, of at most `LONGEST_NAME` characters."""
    line = " ".join(name.split())
    return "".join(sign for sign in line if sign.isprintable())[:LONGEST_NAME].strip()


def write_bookmarks(bookmarks: Bookmarks) -> Section:
    """Put bookmarks into words of a document; no words for what there is not."""
    names: Section = {str(number): name for number, name in sorted(bookmarks.checkpoints.items())}
    words: Section = {
        "checkpoints": names or None,
        "what_if": bookmarks.what_if,
        "ahead": bookmarks.ahead,
    }
    return {word: value for word, value in words.items() if value is not None}


def read_bookmarks(history: Section) -> Bookmarks:
    """Read them from the history of a document; what is none is left out, and costs no game."""
    named = history.get("checkpoints")
    pairs = list(named.items())[:MOST_CHECKPOINTS] if isinstance(named, dict) else []
    checkpoints = {
        int(number): name
        for number, name in pairs
        if number.isascii() and number.isdigit() and len(number) < 7
        if isinstance(name, str) and name and name == tidy_name(name)
    }
    return Bookmarks(checkpoints, _node(history.get("what_if")), _node(history.get("ahead")))


def _node(value: Json) -> int | None:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return value if whole and isinstance(value, int) and 0 <= value <= HIGHEST_NODE else None

# SPDX-License-Identifier: MIT
"""The bookmarks of a history: named checkpoints, the start of a hypothesis, the hints shown."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from sudoku_qt.engine.game import Json, Section

WORDS = ("checkpoints", "what_if", "ahead", "hints")
"""The names of bookmarks in a document."""
MOST_CHECKPOINTS = 200
LONGEST_NAME = 80
HIGHEST_NODE = 100_000
MOST_HINTS = 1_000
TECHNIQUE = re.compile("[a-z][a-z0-9_]{0,39}")
"""The form of a technique's name."""


@dataclass(frozen=True)
class Bookmarks:
    """The bookmarks of a history, by the numbers of its nodes.

    `checkpoints` are named nodes. `what_if` is the node where an open hypothesis began. `ahead` is
    the node that redo leads to, None where that is the end of the branch played last. `hints` are
    the techniques that hints named or applied at nodes, the last one of each.
    """

    checkpoints: Mapping[int, str] = field(default_factory=dict)
    what_if: int | None = None
    ahead: int | None = None
    hints: Mapping[int, str] = field(default_factory=dict)

    def named(self, number: int, name: str) -> "Bookmarks":
        """The bookmarks with a node named, or with "" no longer named; the oldest make room."""
        others = {at: known for at, known in self.checkpoints.items() if at != number}
        name = tidy_name(name)
        if not name:
            return replace(self, checkpoints=others)
        room = list(others.items())[-(MOST_CHECKPOINTS - 1) :]
        return replace(self, checkpoints={**dict(room), number: name})

    def hinted(self, number: int, technique: str) -> "Bookmarks":
        """The bookmarks with a hint noted at a node; the oldest make room."""
        others = [(at, known) for at, known in self.hints.items() if at != number]
        return replace(self, hints={**dict(others[-(MOST_HINTS - 1) :]), number: technique})

    def renumbered(self, number_of: Callable[[int], int | None]) -> "Bookmarks":
        """The bookmarks after nodes were renumbered; those of deleted nodes are dropped."""

        def kept(named: Mapping[int, str]) -> dict[int, str]:
            pairs = ((number_of(number), name) for number, name in named.items())
            return {number: name for number, name in pairs if number is not None}

        return Bookmarks(
            kept(self.checkpoints),
            None if self.what_if is None else number_of(self.what_if),
            None if self.ahead is None else number_of(self.ahead),
            kept(self.hints),
        )


NO_BOOKMARKS = Bookmarks()


def tidy_name(name: str) -> str:
    """A name as it is shown: on one line, with at most `LONGEST_NAME` characters."""
    line = " ".join(name.split())
    return "".join(sign for sign in line if sign.isprintable())[:LONGEST_NAME].strip()


def write_bookmarks(bookmarks: Bookmarks) -> Section:
    """The bookmarks as a section of a document; what is empty is left out."""
    words: Section = {
        "checkpoints": _write_named(bookmarks.checkpoints),
        "what_if": bookmarks.what_if,
        "ahead": bookmarks.ahead,
        "hints": _write_named(bookmarks.hints),
    }
    return {word: value for word, value in words.items() if value is not None}


def read_bookmarks(history: Section) -> Bookmarks:
    """Read the bookmarks of a document; malformed ones are dropped and do no harm to the game."""
    return Bookmarks(
        _named(
            history.get("checkpoints"), MOST_CHECKPOINTS, lambda name: name == tidy_name(name) != ""
        ),
        _node(history.get("what_if")),
        _node(history.get("ahead")),
        _named(history.get("hints"), MOST_HINTS, lambda name: bool(TECHNIQUE.fullmatch(name))),
    )


def _write_named(named: Mapping[int, str]) -> Json:
    """Names by the number of their node, in its order; None where there is none."""
    return {str(number): name for number, name in sorted(named.items())} or None


def _named(value: Json, most: int, is_name: Callable[[str], bool]) -> dict[int, str]:
    """Names by the number of their node, so many at most, without those that are none."""
    pairs = list(value.items())[:most] if isinstance(value, dict) else []
    return {
        int(number): name
        for number, name in pairs
        if number.isascii() and number.isdigit() and len(number) < 7
        if isinstance(name, str) and is_name(name)
    }


def _node(value: Json) -> int | None:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return value if whole and isinstance(value, int) and 0 <= value <= HIGHEST_NODE else None

# SPDX-License-Identifier: MIT
"""The bookmarks of a history: checkpoints, a hypothesis, hints shown, notes, and main lines."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.notes import NOTHING_NOTED, Note, read_notes, write_notes

WORDS = ("checkpoints", "what_if", "ahead", "hints", "notes", "main")
"""The names of bookmarks in a document."""
MOST_CHECKPOINTS = 200
LONGEST_NAME = 80
HIGHEST_NODE = 100_000
MOST_HINTS = 1_000
_ValueT = TypeVar("_ValueT")
TECHNIQUE = re.compile("[a-z][a-z0-9_]{0,39}")
"""The form of a technique's name."""


@dataclass(frozen=True)
class Bookmarks:
    """The bookmarks of a history, by the numbers of its nodes.

    `checkpoints` are named nodes. `what_if` is the node where an open hypothesis began. `ahead` is
    the node that redo leads to, None where that is the end of the branch played last. `hints` are
    the techniques that hints named or applied at nodes, the last one of each. `notes` are comments
    and marks on nodes. `main` is the first child of nodes where that is not the one played first.
    """

    checkpoints: Mapping[int, str] = field(default_factory=dict)
    what_if: int | None = None
    ahead: int | None = None
    hints: Mapping[int, str] = field(default_factory=dict)
    notes: Mapping[int, Note] = field(default_factory=dict)
    main: Mapping[int, int] = field(default_factory=dict)

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

    def noted(self, number: int, note: Note) -> "Bookmarks":
        """The bookmarks with a note on a node, or with an empty one without it."""
        others = {at: known for at, known in self.notes.items() if at != number}
        return replace(self, notes={**others, number: note} if note else others)

    def note(self, number: int) -> Note:
        """The note on a node."""
        return self.notes.get(number, NOTHING_NOTED)

    def renumbered(self, number_of: Callable[[int], int | None]) -> "Bookmarks":
        """The bookmarks after nodes were renumbered; those of deleted nodes are dropped."""

        def kept(named: Mapping[int, _ValueT]) -> dict[int, _ValueT]:
            pairs = ((number_of(number), name) for number, name in named.items())
            return {number: name for number, name in pairs if number is not None}

        firsts = ((number, number_of(first)) for number, first in kept(self.main).items())

        return Bookmarks(
            kept(self.checkpoints),
            None if self.what_if is None else number_of(self.what_if),
            None if self.ahead is None else number_of(self.ahead),
            kept(self.hints),
            kept(self.notes),
            {number: first for number, first in firsts if first is not None},
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
        "notes": write_notes(bookmarks.notes),
        "main": {str(number): first for number, first in sorted(bookmarks.main.items())} or None,
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
        read_notes(history.get("notes"), HIGHEST_NODE),
        _firsts(history.get("main")),
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


def _firsts(value: Json) -> dict[int, int]:
    """The first children by the number of their parent, without what is none."""
    pairs = list(value.items()) if isinstance(value, dict) else []
    return {
        int(number): child
        for number, first in pairs
        if number.isascii() and number.isdigit() and len(number) < 7
        if (child := _node(first)) is not None and child > int(number)
    }


def _node(value: Json) -> int | None:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return value if whole and isinstance(value, int) and 0 <= value <= HIGHEST_NODE else None

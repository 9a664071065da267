# SPDX-License-Identifier: MIT
"""The records of `sudoku library`: what is written of an entry, and of what was done."""

from collections.abc import Mapping

from sudoku_qt.cli.language import spoken
from sudoku_qt.cli.layouts import Fields, Layout
from sudoku_qt.store.library.entry import VARIANT_GAME

SUDOKU = "sudoku"
GAMES = frozenset({SUDOKU, VARIANT_GAME})
"""What is listed: of other games there are no lines that other verbs read."""
LISTED = "puzzle", "level", "se_rating", "hardest", "name"
TWINS = "twin", "puzzle", "name"
DONE: Mapping[str, tuple[str, ...]] = {
    "add": ("file", "added", "doubles", "refused"),
    "merge": ("file", "added", "damaged"),
    "vacuum": ("file", "bytes_before", "bytes"),
}
"""The fields of what was done, by action."""


class NamedLines(Layout):
    """Puzzles a line each, with their names as comments, as every verb reads them."""

    names = "puzzle", "name"

    def record(self, fields: Fields) -> str:
        """Write a puzzle; an f-puzzles object holds its name itself."""
        puzzle, name = str(fields["puzzle"]), str(fields["name"])
        return f"{puzzle}\n" if not name or puzzle[:1] == "{" else f"{puzzle} # {name}\n"


class DoneLines(Layout):
    """A sentence for what was done with each file."""

    def record(self, fields: Fields) -> str:
        """Say what was done."""
        if "bytes" in fields:
            words = spoken("{file}: {bytes_before:,} bytes before, {bytes:,} now")
        elif "damaged" in fields:
            words = spoken("{file}: {added:,} added, {damaged:,} damaged and left out")
        else:
            words = spoken("{file}: {added:,} added, {doubles:,} there already, {refused:,} unread")
        return f"{words.format(**fields)}\n"

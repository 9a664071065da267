# SPDX-License-Identifier: MIT
"""Verbs that write several records for each puzzle: the records of what they find in it."""

from argparse import Namespace
from collections.abc import Iterable, Mapping

from sudoku_qt.cli.layouts import Fields, Layout
from sudoku_qt.cli.puzzle_verb import PuzzleVerb, Record

EACH = "each"


class Each(Layout):
    """A layout of records, of which each puzzle has any number."""

    lines_of_record = None

    def __init__(self, inner: Layout) -> None:
        self.names = inner.names
        self.lines_of_header = inner.lines_of_header
        self._inner = inner

    def header(self) -> str:
        """What stands before all records."""
        return self._inner.header()

    def record(self, fields: Fields) -> str:
        """Write what was found in one puzzle."""
        found = fields[EACH]
        assert isinstance(found, list)  # noqa: S101 - the verbs below write it
        return "".join(self._inner.record({**fields, **each}) for each in found)


class EachVerb(PuzzleVerb):
    """A verb of which a record is a list of what it found."""

    formats = ("line", "csv", "jsonl")

    def layout(self, options: Namespace) -> Layout:
        """The layout that the options ask for, as often as something is found."""
        return Each(super().layout(options))


def records_of(found: Iterable[Mapping[str, object]]) -> Record:
    """The record of a puzzle in which something was found."""
    return Record({EACH: [*found]})

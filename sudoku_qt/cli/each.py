# SPDX-License-Identifier: MIT
"""Verbs that write several records for each puzzle, one for each thing found in it."""

from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from sudoku_qt.cli.layouts import Fields, Layout
from sudoku_qt.cli.puzzle_verb import PuzzleVerb, Record
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.shape import CELLS

EACH = "each"


class Grids:
    """Grids found in a puzzle, 81 bytes of 0-9 each, for one field of its records."""

    def __init__(self, field: str, cells: bytes) -> None:
        self.field, self.cells = field, cells

    def __iter__(self) -> Iterator[Fields]:
        for at in range(0, len(self.cells), CELLS):
            yield {self.field: to_text(self.cells[at : at + CELLS])}


class Each(Layout):
    """A layout in which each puzzle has any number of records."""

    lines_of_record = None

    def __init__(self, inner: Layout) -> None:
        self.names = inner.names
        self.between = inner.between
        self.lines_of_header = inner.lines_of_header
        self._inner = inner

    def header(self) -> str:
        """The text before all records."""
        return self._inner.header()

    def record(self, fields: Fields) -> str:
        """Write the records of what was found in a puzzle."""
        found = fields[EACH]
        if isinstance(found, Grids):
            drawn = self._inner.bulk(found.field, found.cells)
            if drawn is not None:
                return drawn.removeprefix(self.between.encode()).decode()
        each_of_them = cast("Iterable[Fields]", found)
        return self.between.join(self._inner.record({**fields, **each}) for each in each_of_them)


class EachVerb(PuzzleVerb):
    """A verb whose result for a puzzle is a list of what it found."""

    formats = ("line", "csv", "jsonl")

    def layout(self, options: Namespace) -> Layout:
        """The layout that the options choose, repeated for each thing found."""
        return Each(super().layout(options))


def records_of(found: Iterable[Mapping[str, object]]) -> Record:
    """The record of a puzzle in which these things were found."""
    return Record({EACH: [*found]})

# SPDX-License-Identifier: MIT
"""The names of cells in a text, in either notation: "r4c57", "D57"."""

import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

SIDE = 9
_NAME = re.compile(
    r"r(?P<rows>[1-9]+)c(?P<columns>[1-9]+)"
    r"|(?<![A-Za-z0-9])(?P<letters>[A-I]+)(?P<places>[1-9]+)(?![A-Za-z0-9])"
)
_NAME_OF_ONE = re.compile(
    r"r(?P<row>[1-9][0-9]?)c(?P<column>[1-9][0-9]?)"
    r"|(?<![A-Za-z0-9])(?P<letter>[A-P])(?P<place>[1-9][0-9]?)(?![A-Za-z0-9])"
)
"""On boards where numbers have two digits, each name is that of one cell."""


class Naming(NamedTuple):
    """A name in a text: its start and end, and the cells it names."""

    start: int
    end: int
    cells: frozenset[int]


def cells_named(text: str, side: int = SIDE) -> Iterator[Naming]:
    """Yield the names of cells of a board in a text; "r46c5" is one name of two cells."""
    for naming in _of_many(text, side) if side <= SIDE else _of_one(text, side):
        if naming.cells:
            yield naming


def _of_one(text: str, side: int) -> Iterator[Naming]:
    for found in _NAME_OF_ONE.finditer(text):
        row = int(found["row"] or 0) or ord(found["letter"]) - ord("A") + 1
        column = int(found["column"] or found["place"])
        is_here = row <= side and column <= side
        cells = frozenset({side * (row - 1) + column - 1} if is_here else ())
        yield Naming(*found.span(), cells)


def _of_many(text: str, side: int) -> Iterator[Naming]:
    for found in _NAME.finditer(text):
        rows = [int(each) - 1 for each in found["rows"] or ""]
        rows += [ord(each) - ord("A") for each in found["letters"] or ""]
        columns = [int(each) - 1 for each in found["columns"] or found["places"]]
        places = product(rows, columns)
        cells = frozenset(side * row + column for row, column in places if max(row, column) < side)
        yield Naming(*found.span(), cells)

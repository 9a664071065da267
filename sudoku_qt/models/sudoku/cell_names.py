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


class Naming(NamedTuple):
    """A name in a text: its start and end, and the cells it names."""

    start: int
    end: int
    cells: frozenset[int]


def cells_named(text: str) -> Iterator[Naming]:
    """Yield the names of cells in a text; "r46c5" is one name of two cells."""
    for found in _NAME.finditer(text):
        rows = [int(each) - 1 for each in found["rows"] or ""]
        rows += [ord(each) - ord("A") for each in found["letters"] or ""]
        columns = [int(each) - 1 for each in found["columns"] or found["places"]]
        cells = frozenset(SIDE * row + column for row, column in product(rows, columns))
        yield Naming(*found.span(), cells)

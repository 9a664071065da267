# SPDX-License-Identifier: MIT
"""The flow of puzzles into rows and pages: a section begins a row, with its heading above."""

from collections.abc import Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """A row of a page: the heading above it, or "", and the places of its puzzles from 0."""

    heading: str
    places: tuple[int, ...]


def flow(sections: Sequence[str], columns: int, rows: int) -> list[tuple[Row, ...]]:
    """The rows of each page, by the section of each puzzle."""
    found = list[Row]()
    before = ""
    for place, section in enumerate(sections):
        if found and section == before and len(found[-1].places) < columns:
            found[-1] = found[-1]._replace(places=(*found[-1].places, place))
        else:
            found.append(Row(section if section != before else "", (place,)))
        before = section
    return [tuple(found[start : start + rows]) for start in range(0, len(found), rows)]

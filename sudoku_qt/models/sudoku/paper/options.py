# SPDX-License-Identifier: MIT
"""The options of a worksheet; each field knows its kind, by which it is stored, asked and read."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import NamedTuple

from sudoku_qt.models.sudoku.paper.sizes import PAPERS, paper_size

PER_PAGE = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3), 9: (3, 3)}
"""Columns and rows of puzzles on an upright page."""
ANSWERS = ("none", "below", "later", "last")
"""None; upside down at the foot of the same page; some pages later; or all at the end."""
SECTIONS = ("none", "level", "kind", "file")
"""What the headings between puzzles tell."""
LONGEST_TITLE = 120
Kind = int | str
"""The kind of new puzzles: a level, or the key of a grade of the last one."""
MOST_PUZZLES = 500
"""The most puzzles of one worksheet."""
LARGE_CELL = 20
"""The least side of a cell in large print, in millimetres."""
LARGE_WITH_CLUES = 18
"""The same on a board with clues around it, which would be too wide for A4 otherwise."""
KIND = "kind"
"""The key of an option's kind in its metadata."""


class OnOff(NamedTuple):
    """On or off."""


class OneWord(NamedTuple):
    """One of some words."""

    words: tuple[str, ...]


class PaperName(NamedTuple):
    """The name of a paper, or its width and height in millimetres, as in 170x240."""


class OneNumber(NamedTuple):
    """One of some numbers."""

    numbers: tuple[int, ...]


class Number(NamedTuple):
    """A whole number within bounds; with `free`, also 0, which leaves it to the program."""

    least: int
    most: int
    free: bool = False

    def holds(self, number: int) -> bool:
        """Whether a number is allowed."""
        return self.least <= number <= self.most or (self.free and number == 0)


class FreeText(NamedTuple):
    """Any text."""

    longest: int


OptionKind = OnOff | OneWord | PaperName | OneNumber | Number | FreeText


LATER, FIRST = Number(1, 50), Number(1, 99_999)
CELL, MARGIN, BLEED = Number(4, 40, free=True), Number(5, 60, free=True), Number(0, 20)


def _is(kind: OptionKind) -> Mapping[str, OptionKind]:
    return {KIND: kind}


def _switch(*, on: bool) -> bool:
    switch: bool = field(default=on, metadata=_is(OnOff()))
    return switch


@dataclass(frozen=True)
class PaperOptions:
    """How a worksheet is laid out, and what it says. Lengths are in millimetres."""

    per_page: int = field(default=4, metadata=_is(OneNumber(tuple(PER_PAGE))))
    paper: str = field(default="a4", metadata=_is(PaperName()))
    wide: bool = _switch(on=False)
    answers: str = field(default="last", metadata=_is(OneWord(ANSWERS)))
    title: str = field(default="", metadata=_is(FreeText(LONGEST_TITLE)))
    large: bool = _switch(on=False)
    """Whether cells have at least 20 mm (18 mm where clues are around the board), also in the
    answers, and words are larger."""
    candidates: bool = _switch(on=False)
    """Whether empty cells show their candidates."""
    level: bool = _switch(on=True)
    """Whether each puzzle's number is followed by its level and minutes."""
    heading: bool = _switch(on=True)
    """Whether each page has a title and the date."""
    name_line: bool = _switch(on=False)
    """Whether there is a line for the pupil's name and the date."""
    numbers: bool = _switch(on=True)
    """Whether pages are numbered."""
    techniques: bool = _switch(on=False)
    """Whether the techniques that each puzzle needs are listed at the end."""
    codes: bool = _switch(on=False)
    """Whether each puzzle has a QR code with its link."""
    later: int = field(default=2, metadata=_is(LATER))
    """By how many pages answers come later, if they do."""
    names: bool = _switch(on=True)
    """Whether each puzzle has its title and author."""
    sections: str = field(default="none", metadata=_is(OneWord(SECTIONS)))
    first: int = field(default=1, metadata=_is(FIRST))
    """The number of the first puzzle."""
    cell: int = field(default=0, metadata=_is(CELL))
    """The side of a cell; 0 for as large as fits."""
    margin: int = field(default=0, metadata=_is(MARGIN))
    """The margin; 0 for the one usual for the paper."""
    bleed: int = field(default=0, metadata=_is(BLEED))
    """How far the paper goes on beyond the page, to be cut off."""
    marks: bool = _switch(on=False)
    """Whether marks say where to cut."""
    booklet: bool = _switch(on=False)
    """Whether two pages share a side, in the order in which a folded booklet needs them."""
    black: bool = _switch(on=False)
    """Whether there is only black ink: words and lines in full, areas in grey."""

    @property
    def sheet(self) -> tuple[float, float]:
        """The width and height of the paper in points: of a page, or of two in a booklet."""
        width, height = paper_size(self.paper)
        if self.booklet:
            return max(width, height), min(width, height)
        return (height, width) if self.wide else (width, height)

    @property
    def size(self) -> tuple[float, float]:
        """The width and height of a page, in points."""
        width, height = self.sheet
        return (width / 2, height) if self.booklet else (width, height)

    @property
    def is_wide(self) -> bool:
        """Whether a page is wider than high; a size of its own may be, too."""
        width, height = self.size
        return width > height

    @property
    def grid(self) -> tuple[int, int]:
        """The columns and rows of puzzles on a page."""
        columns, rows = PER_PAGE[self.per_page]
        return (rows, columns) if self.is_wide else (columns, rows)


OPTION_KINDS: Mapping[str, OptionKind] = {
    each.name: each.metadata[KIND] for each in fields(PaperOptions)
}
"""The kind of each option, by its name."""
__all__ = ["OPTION_KINDS", "PAPERS", "PER_PAGE", "PaperOptions"]

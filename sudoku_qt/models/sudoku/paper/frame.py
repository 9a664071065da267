# SPDX-License-Identifier: MIT
"""The frame of a page: title and date, the pupil's line, and the page number."""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_qt.models.sudoku.paper.items import Box, Item, Page, Rule, Words
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.sizes import points
from sudoku_qt.models.sudoku.paper.text import Measure, broken

MARGIN, NARROW_MARGIN = 42.0, 30.0
"""The usual margin, 15 mm; and the one for small paper or large print, which printers can reach."""
SMALL_PAPER = 480.0
"""The width in points up to which paper is small; A5 has 420, B5 499."""
LARGER = 1.35
"""The factor by which large print is larger."""
TITLE, SMALL_TITLE, QUIET = 18.0, 13.0, 9.5
LINE = 1.3
"""The height of a line, as a factor of the size of its letters."""
BELOW_HEADING = 12.0
PUPIL, PUPIL_LETTERS = 30.0, 11.0
DAY_SHARE = 0.34
"""The date's share of the line for the pupil's name."""
FOOT = 20.0
LEAST_NAME = 0.85
"""The smallest share of its size in which a page's name is set; a longer one is elided."""
BETWEEN = 12.0
"""The space between adjacent words."""


class Heading(NamedTuple):
    """What stands above the puzzles of a page, and its height."""

    items: tuple[Item, ...]
    height: float


def margin_of(options: PaperOptions) -> float:
    """The margin in points: the one asked for, or the usual one."""
    if options.margin:
        return points(options.margin)
    small = options.large or min(options.size) < SMALL_PAPER
    return NARROW_MARGIN if small else MARGIN


class Frame:
    """The frame of every page of a worksheet."""

    def __init__(self, options: PaperOptions, measure: Measure) -> None:
        self._options, self._measure = options, measure
        self.scale = LARGER if options.large else 1.0
        self.margin = margin_of(options)

    @property
    def inner(self) -> Box:
        """The page without its margins and number."""
        (width, height), margin = self._options.size, self.margin
        foot = FOOT if self._options.numbers else 0.0
        return Box(margin, margin, width - 2 * margin, height - 2 * margin - foot)

    def heading(self, title: str, date: str, left: float, width: float) -> Heading:
        """A title with its date; a long title is set smaller, on several lines."""
        if not title:
            return Heading((), 0.0)
        quiet = QUIET * self.scale
        dated = self._measure(date, quiet) + BETWEEN if date else 0.0
        room = width - dated
        size, lines = self._title_lines(title, room)
        top = self.inner.top
        items = [
            Words(Box(left, top + at * size * LINE, room, size * LINE), line, size, bold=True)
            for at, line in enumerate(lines)
        ]
        if date:
            place = Box(left + room, top, dated, size * LINE)
            items.append(Words(place, date, quiet, align="right"))
        return Heading(tuple(items), len(lines) * size * LINE + BELOW_HEADING)

    def _title_lines(self, title: str, room: float) -> tuple[float, list[str]]:
        large, small = TITLE * self.scale, SMALL_TITLE * self.scale
        lines = broken(title, large, room, self._measure, bold=True)
        if len(lines) == 1:
            return large, lines
        return small, broken(title, small, room, self._measure, bold=True)

    def pupil(self, name: str, day: str, place: Box) -> Heading:
        """The line for a pupil's name and the date."""
        letters = PUPIL_LETTERS * self.scale
        height = PUPIL * self.scale
        split = place.width * (1 - DAY_SHARE)
        parts = (name, place.left, split - BETWEEN), (day, place.left + split, place.width - split)
        items: list[Item] = []
        for text, left, width in parts:
            wide = min(self._measure(text, letters) + 2, width / 2)
            line = Box(left, place.top, wide, letters * LINE)
            items.append(Words(line, text, letters))
            begin = left + wide + 4
            items.append(Rule(Box(begin, line.bottom - 2, left + width - begin, 0.5)))
        return Heading(tuple(items), height)

    def page(
        self,
        items: Iterator[Item] | tuple[Item, ...],
        number: int,
        pointer: str = "",
        name: str = "",
    ) -> Page:
        """A page with its items and its number; `pointer` tells where its answers are.

        `name` is what it is called at the left of its number.
        """
        (width, height), size = self._options.size, QUIET * self.scale
        foot: list[Item] = []
        if self._options.numbers:
            inner, third = self.inner, self.inner.width / 3
            place = Box(inner.left, height - self.margin - size * LINE, third, size * LINE)
            foot.append(Words(place.moved(third, 0), str(number), size, align="centre"))
            if name:
                foot.append(Words(place, name, size, least=LEAST_NAME))
            if pointer:
                foot.append(Words(place.moved(2 * third, 0), pointer, size, align="right"))
        return Page(width, height, (*items, *foot), black=self._options.black)

# SPDX-License-Identifier: MIT
"""A worksheet in the making, and what its pages of puzzles and of answers share."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.paper.blocks import Blocks, BoardGrid
from sudoku_qt.models.sudoku.paper.checks import ACROSS
from sudoku_qt.models.sudoku.paper.frame import BETWEEN, LINE, Frame
from sudoku_qt.models.sudoku.paper.items import Board, Box, Item, Modules, Words
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.text import Measure

CAPTION = 0.052
"""The size of the letters above a board, as a part of its side."""
LEAST_CAPTION, MOST_CAPTION = 7.0, 12.0
MANY_CELLS = 12
"""From so many cells across, the digits of an answer would be too small in its usual size."""
LEAST_TITLE = 0.9
"""The smallest share of its size in which a puzzle's title is set; a longer one is elided."""
LEAST_HEADING = 0.6
"""The least share of the page's width for a heading."""


@dataclass(frozen=True)
class PaperPuzzle:
    """A puzzle on paper: `values` are its digits, `givens` those that were given.

    `solution` is None unless there is exactly one; then `remark` says why not.
    """

    givens: bytes
    values: bytes
    notes: tuple[int, ...] = ()
    solution: bytes | None = None
    remark: str = ""
    """The level and minutes, or a fault."""
    techniques: str = ""
    code: Modules = ()
    variant: VariantPuzzle | None = None
    """The puzzle with its own rules; None for a classic one."""
    rules: str = ""
    """Its rules in sentences."""
    title: str = ""
    author: str = ""
    section: str = ""
    """The heading that it stands under."""
    across: float = ACROSS
    """The cells across its board, with the room for clues around it."""

    def board(self, box: Box, *, large: bool) -> Board:
        """The puzzle in its place."""
        return Board(box, self.givens, self.values, self.notes, large, variant=self.variant)

    def answer(self, box: Box, *, large: bool = False, turned: bool = False) -> Board:
        """The answer in its place; only the givens if there is none."""
        values = self.solution or self.givens
        return Board(box, self.givens, values, (), large, turned, self.variant)


@dataclass(frozen=True)
class PaperWords:
    """The texts on the pages besides the puzzles."""

    title: str
    date: str
    answers: str
    """The title of the pages with answers; then that of further lists."""
    techniques: str
    name: str
    day: str
    no_answer: str
    pointer: str = "{page}"
    """What tells the page of the answers."""


@dataclass(frozen=True)
class Worksheet:
    """Everything that pages are planned from."""

    puzzles: tuple[PaperPuzzle, ...]
    options: PaperOptions
    words: PaperWords
    frame: Frame
    measure: Measure

    @property
    def numbered(self) -> bool:
        """Whether puzzles are numbered; a single one is not, unless by a number of its own."""
        return len(self.puzzles) > 1 or self.options.first > 1

    @property
    def named(self) -> bool:
        """Whether any puzzle has a title or an author that is printed."""
        return self.options.names and any(each.title or each.author for each in self.puzzles)

    @property
    def across(self) -> float:
        """The cells across the widest board."""
        return max((each.across for each in self.puzzles), default=ACROSS)

    @property
    def wider(self) -> float:
        """How much larger answers are, so that those with many cells can be read; 1 as usual."""
        return self.across / ACROSS if self.across >= MANY_CELLS else 1.0

    def number(self, place: int) -> int:
        """The number of a puzzle, by its place from 0."""
        return self.options.first + place

    def caption_height(self) -> float:
        """The height of a caption in its largest size."""
        lines = 2 if self.named else 1
        return lines * MOST_CAPTION * self.frame.scale * LINE + 2

    def answer_height(self) -> float:
        """The height of an answer's caption in its largest size, which is one line."""
        return MOST_CAPTION * self.frame.scale * LINE + 2

    def _size_in(self, place: Box) -> float:
        """The size of the letters above a board."""
        usual = min(max(place.width * CAPTION, LEAST_CAPTION), MOST_CAPTION)
        return usual * self.frame.scale

    def caption(self, place: int, remark: str, box: Box) -> Iterator[Words]:
        """Yield the caption of the puzzle at a place from 0.

        Its number is on the left, `remark` on the right. Where any puzzle has a title or an author,
        the title is beside the number, and below both are the author and `remark`.
        """
        puzzle = self.puzzles[place]
        if not self.named:
            yield from self.numbers(self.number(place), remark, box)
            return
        size = self._size_in(box)
        low = Box(box.left, box.bottom - size * LINE - 2, box.width, size * LINE)
        high = low.moved(0, -low.height) if puzzle.author or remark else low
        yield from self._begin(high, self.number(place), puzzle.title, size)
        small, half, room = size * 0.9, low.width, low.width
        if puzzle.author and remark:
            left = low.width - self.measure(remark, small) - BETWEEN
            half, room = max(left, low.width / 2), max(left, low.width / 2 - BETWEEN)
        if puzzle.author:
            yield Words(low._replace(width=room), puzzle.author, small, least=LEAST_TITLE)
        if remark:
            begin = half if puzzle.author else 0.0
            rest = low._replace(left=low.left + begin, width=low.width - begin)
            yield Words(rest, remark, small, align="right")

    def _begin(self, line: Box, number: int, title: str, size: float) -> Iterator[Words]:
        """Yield a number and a title beside it."""
        begin = 0.0
        if self.numbered:
            wide = self.measure(str(number), size, bold=True) + 1
            yield Words(line._replace(width=wide), str(number), size, bold=True)
            begin = wide + BETWEEN / 2
        rest = line._replace(left=line.left + begin, width=line.width - begin)
        if title:
            yield Words(rest, title, size, bold=True, least=LEAST_TITLE)

    def answer_caption(self, place: int, remark: str, box: Box) -> Iterator[Words]:
        """Yield the caption of an answer: its number, and its title or `remark`."""
        puzzle = self.puzzles[place]
        if remark or not (self.options.names and puzzle.title):
            yield from self.numbers(self.number(place), remark, box)
            return
        size = self._size_in(box)
        low = Box(box.left, box.bottom - size * LINE - 2, box.width, size * LINE)
        yield from self._begin(low, self.number(place), puzzle.title, size)

    def numbers(
        self, number: int, remark: str, place: Box, *, turned: bool = False
    ) -> Iterator[Words]:
        """Yield a number on the left, and `remark` on the right."""
        size = self._size_in(place)
        low = Box(place.left, place.bottom - size * LINE - 2, place.width, size * LINE)
        name = str(number) if self.numbered else ""
        wide = self.measure(name, size, bold=True) if name else 0.0
        if name:
            yield Words(low._replace(width=wide + 1), name, size, bold=True, turned=turned)
        if remark:
            begin = low.left + (wide + BETWEEN / 2 if name else 0.0)
            rest = low._replace(left=begin, width=low.right - begin)
            yield Words(rest, remark, size * 0.9, align="right", turned=turned)


def headed(
    sheet: Worksheet, title: str, grid: BoardGrid, *, pupil: bool = False, foot: float = 0.0
) -> tuple[list[Item], Blocks]:
    """The heading, and the puzzles below it; both have the same width where that looks as good."""
    inner = sheet.frame.inner
    items, room = _heading(sheet, title, inner, pupil=pupil)
    blocks = Blocks.fit(room._replace(height=room.height - foot), grid)
    width = max(blocks.width, inner.width * LEAST_HEADING)
    middle = inner._replace(left=inner.left + (inner.width - width) / 2, width=width)
    narrow, below = _heading(sheet, title, middle, pupil=pupil)
    return (narrow if below.top == room.top else items), blocks


def _heading(sheet: Worksheet, title: str, inner: Box, *, pupil: bool) -> tuple[list[Item], Box]:
    """The heading above the puzzles, and the area below it."""
    words, frame = sheet.words, sheet.frame
    date = words.date if sheet.options.heading and not pupil else ""
    heading = frame.heading(title, date, inner.left, inner.width)
    items, top = list(heading.items), inner.top + heading.height
    if pupil:
        line = frame.pupil(words.name, words.day, inner._replace(top=top))
        items, top = [*items, *line.items], top + line.height
    return items, inner._replace(top=top, height=inner.bottom - top)


def pages_full(count: int, each: int) -> Iterator[Sequence[int]]:
    """Yield the numbers, from 0, of the items on each page."""
    for start in range(0, count, each):
        yield range(start, min(start + each, count))

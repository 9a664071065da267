# SPDX-License-Identifier: MIT
"""A worksheet in the making, and what its pages of puzzles and of answers share."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.paper.blocks import Blocks, BoardGrid
from sudoku_qt.models.sudoku.paper.frame import BETWEEN, LINE, Frame
from sudoku_qt.models.sudoku.paper.items import Board, Box, Item, Modules, Words
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.text import Measure

CAPTION = 0.052
"""The size of the letters above a board, as a part of its side."""
LEAST_CAPTION, MOST_CAPTION = 7.0, 12.0
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
        """Whether puzzles are numbered; a single one is not."""
        return len(self.puzzles) > 1

    def caption_height(self) -> float:
        """The height of a caption in its largest size."""
        return MOST_CAPTION * self.frame.scale * LINE + 2

    def caption(
        self, number: int, remark: str, place: Box, *, turned: bool = False
    ) -> Iterator[Words]:
        """Yield the caption of a puzzle: its number on the left, `remark` on the right."""
        usual = min(max(place.width * CAPTION, LEAST_CAPTION), MOST_CAPTION)
        size = usual * self.frame.scale
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

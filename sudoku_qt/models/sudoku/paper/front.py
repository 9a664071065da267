# SPDX-License-Identifier: MIT
"""The pages of puzzles, with the answers upside down at their foot if wanted."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil
from typing import NamedTuple

from sudoku_qt.models.sudoku.paper.blocks import CODE, LARGEST, LEAST_CODE, Block, Blocks, BoardGrid
from sudoku_qt.models.sudoku.paper.checks import least_cell, least_side, too_small
from sudoku_qt.models.sudoku.paper.frame import BETWEEN, LINE
from sudoku_qt.models.sudoku.paper.items import Box, Code, Item, Rule, Words
from sudoku_qt.models.sudoku.paper.options import PER_PAGE
from sudoku_qt.models.sudoku.paper.sheet import LEAST_HEADING, LEAST_TITLE, Worksheet, headed
from sudoku_qt.models.sudoku.paper.text import broken

LARGEST_OF_LARGE, LEAST_SIDE = 540.0, 85.0
"""The largest boards in large print, and the least that a pencil needs, 3 cm."""
LEAST_OF_ALL = 50.0
"""The least size of a board that has a page for itself, and still is too small."""
MANY = 6
"""From so many puzzles on a page, codes are smaller."""
BELOW, LEAST_BELOW = 84.0, 58.0
"""The side of an answer at the foot of a page, and the least that is readable."""
BESIDE_BELOW, ABOVE_BELOW = 14.0, 16.0
CAPTION_BELOW = 13.0
SECTION, SECTION_LETTERS = 24.0, 10.5
"""The height of a section's heading with the space below it, and the size of its letters."""
ROUNDING = 0.01
RULES = 9.0
"""The size of the letters of a variant's rules."""


Placed = tuple[tuple[int, ...], tuple[Item, ...]]
"""The places of the puzzles on a page, from 0, and all its items."""


class Row(NamedTuple):
    """A row of a page: the heading above it, or "", and the places of its puzzles from 0."""

    heading: str
    places: tuple[int, ...]


def puzzle_pages(sheet: Worksheet) -> Iterator[Placed]:
    """Yield the places of the puzzles and the items on each page of puzzles.

    Where the number wanted would make them too small, fewer are put on a page. Raises `Fault`
    where not even one has room.
    """
    if not sheet.puzzles:
        return
    sheet = _with_room(sheet)
    foot = _foot(sheet)
    for rows in _rows(sheet):
        head = _head(sheet)
        items, blocks, width = head
        lower = 0.0
        for at, row in enumerate(rows):
            if row.heading:
                items += _section(sheet, row.heading, blocks, at, lower)
                lower += sheet.frame.scale * SECTION
            for across, place in enumerate(row.places):
                block = blocks.block(at * blocks.grid.columns + across, lower)
                items += _puzzle(sheet, place, block)
        places = _places(rows)
        left = blocks.room.left + (blocks.room.width - head.text) / 2
        items += _rules(sheet, places, Box(left, foot.top, width, foot.height))
        if foot.height:
            items += _answers_below(sheet, places, foot)
        yield places, tuple(items)


def _with_room(sheet: Worksheet) -> Worksheet:
    """The worksheet with so many puzzles on a page that they are large enough."""
    wanted = max(LEAST_SIDE, least_side(sheet.options, sheet.across))
    side = 0.0
    for count in sorted(PER_PAGE, reverse=True):
        if count <= sheet.options.per_page:
            sheet = replace(sheet, options=replace(sheet.options, per_page=count))
            side = _head(sheet).blocks.side
            if side >= wanted - ROUNDING:
                return sheet
    if not least_cell(sheet.options) and side >= LEAST_OF_ALL:
        return sheet
    raise too_small(sheet.options, sheet.across, side)


def _rows(sheet: Worksheet) -> list[tuple[Row, ...]]:
    """The rows of each page."""
    return flow([puzzle.section for puzzle in sheet.puzzles], *sheet.options.grid)


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


def _places(rows: Sequence[Row]) -> tuple[int, ...]:
    return tuple(place for row in rows for place in row.places)


class _Head(NamedTuple):
    """The heading, the places of the puzzles, and the width of the rules below them."""

    items: list[Item]
    blocks: Blocks
    width: float

    @property
    def text(self) -> float:
        """The width of the heading: that of the puzzles, if that is not too narrow."""
        return max(self.blocks.width, self.blocks.room.width * LEAST_HEADING)


def _head(sheet: Worksheet) -> _Head:
    """The head of a page; the rules are as wide as the puzzles, if that is not too narrow."""
    whole = sheet.frame.inner.width
    first = _head_over(sheet, whole)
    if not any(puzzle.rules for puzzle in sheet.puzzles):
        return first
    return _head_over(sheet, first.text)


def _head_over(sheet: Worksheet, width: float) -> _Head:
    options, foot = sheet.options, _foot(sheet).height
    columns, rows = options.grid
    code = (CODE if options.per_page < MANY else LEAST_CODE) if options.codes else 0.0
    wanted = least_side(options, sheet.across)
    largest = max(LARGEST_OF_LARGE if options.large else LARGEST, wanted)
    grid = BoardGrid(
        columns, rows, sheet.caption_height(), code, wanted if options.cell else largest
    )
    title = sheet.words.title if options.heading else ""
    height = ABOVE_BELOW + foot if foot else 0.0
    height += _room_for_rules(sheet, width)
    headings = max(sum(bool(row.heading) for row in page) for page in _rows(sheet))
    height += headings * SECTION * sheet.frame.scale
    items, blocks = headed(sheet, title, grid, pupil=options.name_line, foot=height)
    return _Head(items, blocks, width)


def _section(
    sheet: Worksheet, heading: str, blocks: Blocks, row: int, lower: float
) -> Iterator[Item]:
    """Yield the heading above a row, and the line beside it."""
    size = SECTION_LETTERS * sheet.frame.scale
    block = blocks.block(row * blocks.grid.columns, lower)
    wide = min(sheet.measure(heading, size, bold=True) + 1, blocks.width)
    line = Box(block.caption.left, block.caption.top, wide, size * LINE)
    yield Words(line, heading, size, bold=True, least=LEAST_TITLE)
    begin = line.right + BETWEEN
    end = blocks.left + blocks.width
    if end > begin:
        yield Rule(Box(begin, line.top + line.height / 2, end - begin, 0.25))


def _puzzle(sheet: Worksheet, place: int, block: Block) -> Iterator[Item]:
    """Yield a puzzle with its caption and code."""
    puzzle, options = sheet.puzzles[place], sheet.options
    wrong = puzzle.solution is None
    remark = puzzle.remark if options.level or wrong else ""
    caption, box = block.caption, block.board
    if options.cell:  # boards with fewer cells are smaller
        side = least_side(options, puzzle.across)
        caption, box = caption._replace(width=side), box._replace(width=side, height=side)
    yield from sheet.caption(place, remark, caption)
    yield puzzle.board(box, large=options.large)
    if puzzle.code and options.codes:
        yield Code(block.code, puzzle.code)


def _rule_lines(sheet: Worksheet, numbers: Sequence[int], width: float) -> list[str]:
    """The rules of the variants on a page, in lines: those that are alike only once."""
    alike: dict[str, list[int]] = {}
    for number in numbers:
        if rules := sheet.puzzles[number].rules:
            alike.setdefault(rules, []).append(sheet.number(number))
    size = RULES * sheet.frame.scale
    lines = list[str]()
    for rules, named in alike.items():
        begin = f"{', '.join(map(str, named))}: " if sheet.numbered else ""
        lines += broken(begin + rules, size, width, sheet.measure)
    return lines


def _room_for_rules(sheet: Worksheet, width: float) -> float:
    """The height that the rules need at the foot of the page that has most of them."""
    if not any(puzzle.rules for puzzle in sheet.puzzles):
        return 0.0
    most = max(len(_rule_lines(sheet, _places(rows), width)) for rows in _rows(sheet))
    return ABOVE_BELOW + most * RULES * sheet.frame.scale * LINE


def _rules(sheet: Worksheet, numbers: Sequence[int], foot: Box) -> Iterator[Item]:
    """Yield the rules of the variants on a page, above the answers at its foot."""
    lines, size = _rule_lines(sheet, numbers, foot.width), RULES * sheet.frame.scale
    bottom = foot.top - (ABOVE_BELOW if foot.height else 0.0)
    for place, line in enumerate(lines):
        top = bottom - (len(lines) - place) * size * LINE
        yield Words(Box(foot.left, top, foot.width, size * LINE), line, size)


def _foot(sheet: Worksheet) -> Box:
    """The strip of answers at the foot of a page; its height is 0 if there is none."""
    inner = sheet.frame.inner
    count = min(sheet.options.per_page, len(sheet.puzzles))
    if sheet.options.answers != "below":
        return Box(inner.left, inner.bottom, inner.width, 0.0)
    _, rows, side = _strip(inner.width, count, sheet.wider)
    height = rows * (side + CAPTION_BELOW) + (rows - 1) * BESIDE_BELOW / 2
    return Box(inner.left, inner.bottom - height, inner.width, height)


def _strip(width: float, count: int, wider: float) -> tuple[int, int, float]:
    """The number of answers in a row, the number of rows, and their size."""
    least = LEAST_BELOW * wider
    most = max(1, int((width + BESIDE_BELOW) // (least + BESIDE_BELOW)))
    rows = ceil(count / most)
    columns = ceil(count / rows)
    return columns, rows, min(BELOW * wider, (width - (columns - 1) * BESIDE_BELOW) / columns)


def _answers_below(sheet: Worksheet, numbers: Sequence[int], foot: Box) -> Iterator[Item]:
    """Yield the answers of a page upside down, in order when the page is turned."""
    count = min(sheet.options.per_page, len(sheet.puzzles))
    columns, _, side = _strip(foot.width, count, sheet.wider)
    across = columns * side + (columns - 1) * BESIDE_BELOW
    left = foot.left + (foot.width - across) / 2
    for place, number in enumerate(numbers):
        row, column = divmod(place, columns)
        puzzle = sheet.puzzles[number]
        x = left + column * (side + BESIDE_BELOW)
        y = foot.top + row * (side + CAPTION_BELOW + BESIDE_BELOW / 2)
        remark = "" if puzzle.solution else sheet.words.no_answer
        caption = Box(x, y, side, CAPTION_BELOW).turned_in(foot)
        for words in sheet.numbers(sheet.number(number), remark, caption, turned=True):
            yield words._replace(box=words.box.turned_in(caption))
        yield puzzle.answer(Box(x, y + CAPTION_BELOW, side, side).turned_in(foot), turned=True)

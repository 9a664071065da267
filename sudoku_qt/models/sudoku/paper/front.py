# SPDX-License-Identifier: MIT
"""The pages of puzzles, with the answers upside down at their foot if wanted."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil

from sudoku_qt.models.sudoku.paper.blocks import CODE, LARGEST, LEAST_CODE, Block, Blocks, BoardGrid
from sudoku_qt.models.sudoku.paper.items import Box, Code, Item
from sudoku_qt.models.sudoku.paper.options import PER_PAGE
from sudoku_qt.models.sudoku.paper.sheet import Worksheet, headed, pages_full

LARGEST_OF_LARGE, LEAST_SIDE = 540.0, 85.0
"""The largest boards in large print, and the least that a pencil needs, 3 cm."""
MANY = 6
"""From so many puzzles on a page, codes are smaller."""
BELOW, LEAST_BELOW = 84.0, 58.0
"""The side of an answer at the foot of a page, and the least that is readable."""
BESIDE_BELOW, ABOVE_BELOW = 14.0, 16.0
CAPTION_BELOW = 13.0


def puzzle_pages(sheet: Worksheet) -> Iterator[tuple[Item, ...]]:
    """Yield the items on each page of puzzles.

    Where the number wanted would make them too small to write in, fewer are put on a page.
    """
    for count in sorted(PER_PAGE, reverse=True):
        if count <= sheet.options.per_page:
            sheet = replace(sheet, options=replace(sheet.options, per_page=count))
            if _head(sheet)[1].side >= LEAST_SIDE:
                break
    foot = _foot(sheet)
    for numbers in pages_full(len(sheet.puzzles), sheet.options.per_page):
        items, blocks = _head(sheet)
        for place, number in enumerate(numbers):
            items += _puzzle(sheet, number, blocks.block(place))
        if foot.height:
            items += _answers_below(sheet, numbers, foot)
        yield tuple(items)


def _head(sheet: Worksheet) -> tuple[list[Item], Blocks]:
    """The heading, and the places of the puzzles."""
    options, foot = sheet.options, _foot(sheet).height
    columns, rows = options.grid
    code = (CODE if options.per_page < MANY else LEAST_CODE) if options.codes else 0.0
    largest = LARGEST_OF_LARGE if options.large else LARGEST
    grid = BoardGrid(columns, rows, sheet.caption_height(), code, largest)
    title = sheet.words.title if options.heading else ""
    height = ABOVE_BELOW + foot if foot else 0.0
    return headed(sheet, title, grid, pupil=options.name_line, foot=height)


def _puzzle(sheet: Worksheet, number: int, block: Block) -> Iterator[Item]:
    """Yield a puzzle with its caption and code."""
    puzzle, options = sheet.puzzles[number], sheet.options
    wrong = puzzle.solution is None
    remark = puzzle.remark if options.level or wrong else ""
    yield from sheet.caption(number + 1, remark, block.caption)
    yield puzzle.board(block.board, large=options.large)
    if puzzle.code and options.codes:
        yield Code(block.code, puzzle.code)


def _foot(sheet: Worksheet) -> Box:
    """The strip of answers at the foot of a page; its height is 0 if there is none."""
    inner = sheet.frame.inner
    count = min(sheet.options.per_page, len(sheet.puzzles))
    if sheet.options.answers != "below":
        return Box(inner.left, inner.bottom, inner.width, 0.0)
    _, rows, side = _strip(inner.width, count)
    height = rows * (side + CAPTION_BELOW) + (rows - 1) * BESIDE_BELOW / 2
    return Box(inner.left, inner.bottom - height, inner.width, height)


def _strip(width: float, count: int) -> tuple[int, int, float]:
    """The number of answers in a row, the number of rows, and their size."""
    most = max(1, int((width + BESIDE_BELOW) // (LEAST_BELOW + BESIDE_BELOW)))
    rows = ceil(count / most)
    columns = ceil(count / rows)
    return columns, rows, min(BELOW, (width - (columns - 1) * BESIDE_BELOW) / columns)


def _answers_below(sheet: Worksheet, numbers: Sequence[int], foot: Box) -> Iterator[Item]:
    """Yield the answers of a page upside down, in order when the page is turned."""
    count = min(sheet.options.per_page, len(sheet.puzzles))
    columns, _, side = _strip(foot.width, count)
    across = columns * side + (columns - 1) * BESIDE_BELOW
    left = foot.left + (foot.width - across) / 2
    for place, number in enumerate(numbers):
        row, column = divmod(place, columns)
        puzzle = sheet.puzzles[number]
        x = left + column * (side + BESIDE_BELOW)
        y = foot.top + row * (side + CAPTION_BELOW + BESIDE_BELOW / 2)
        remark = "" if puzzle.solution else sheet.words.no_answer
        caption = Box(x, y, side, CAPTION_BELOW).turned_in(foot)
        for words in sheet.caption(number + 1, remark, caption, turned=True):
            yield words._replace(box=words.box.turned_in(caption))
        yield puzzle.answer(Box(x, y + CAPTION_BELOW, side, side).turned_in(foot), turned=True)

# SPDX-License-Identifier: MIT
"""The pages of puzzles, with the answers upside down at their foot if wanted."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil

from sudoku_qt.models.sudoku.paper.blocks import CODE, LARGEST, LEAST_CODE, Block, Blocks, BoardGrid
from sudoku_qt.models.sudoku.paper.frame import LINE
from sudoku_qt.models.sudoku.paper.items import Box, Code, Item, Words
from sudoku_qt.models.sudoku.paper.options import PER_PAGE
from sudoku_qt.models.sudoku.paper.sheet import Worksheet, headed, pages_full
from sudoku_qt.models.sudoku.paper.text import broken

LARGEST_OF_LARGE, LEAST_SIDE = 540.0, 85.0
"""The largest boards in large print, and the least that a pencil needs, 3 cm."""
MANY = 6
"""From so many puzzles on a page, codes are smaller."""
BELOW, LEAST_BELOW = 84.0, 58.0
"""The side of an answer at the foot of a page, and the least that is readable."""
BESIDE_BELOW, ABOVE_BELOW = 14.0, 16.0
CAPTION_BELOW = 13.0
RULES = 9.0
"""The size of the letters of a variant's rules."""


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
        items += _rules(sheet, numbers, foot)
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
    height += _room_for_rules(sheet)
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


def _rule_lines(sheet: Worksheet, numbers: Sequence[int]) -> list[str]:
    """The rules of the variants on a page, in lines: those that are alike only once."""
    alike: dict[str, list[int]] = {}
    for number in numbers:
        if rules := sheet.puzzles[number].rules:
            alike.setdefault(rules, []).append(number + 1)
    size, width = RULES * sheet.frame.scale, sheet.frame.inner.width
    lines = list[str]()
    for rules, named in alike.items():
        begin = f"{', '.join(map(str, named))}: " if sheet.numbered else ""
        lines += broken(begin + rules, size, width, sheet.measure)
    return lines


def _room_for_rules(sheet: Worksheet) -> float:
    """The height that the rules need at the foot of the page that has most of them."""
    if not any(puzzle.rules for puzzle in sheet.puzzles):
        return 0.0
    pages = pages_full(len(sheet.puzzles), sheet.options.per_page)
    most = max(len(_rule_lines(sheet, numbers)) for numbers in pages)
    return ABOVE_BELOW + most * RULES * sheet.frame.scale * LINE


def _rules(sheet: Worksheet, numbers: Sequence[int], foot: Box) -> Iterator[Item]:
    """Yield the rules of the variants on a page, above the answers at its foot."""
    lines, size = _rule_lines(sheet, numbers), RULES * sheet.frame.scale
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

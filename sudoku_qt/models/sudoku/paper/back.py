# SPDX-License-Identifier: MIT
"""The pages after the puzzles: answers as small grids, and a list of the techniques."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sudoku_qt.models.sudoku.paper.blocks import LARGEST, BoardGrid
from sudoku_qt.models.sudoku.paper.checks import least_side, too_small
from sudoku_qt.models.sudoku.paper.frame import BETWEEN, LINE
from sudoku_qt.models.sudoku.paper.items import Box, Item, Words
from sudoku_qt.models.sudoku.paper.sheet import Worksheet, headed, pages_full
from sudoku_qt.models.sudoku.paper.text import broken

ANSWERS, ANSWERS_OF_MANY = (3, 4), (2, 3)
"""Columns and rows of answers on an upright page; and where some have many cells."""
LARGE_ANSWERS = (2, 3), (2, 2), (1, 2), (1, 1)
"""The same in large print, the first that leaves cells as large as they should be."""
LARGEST_ANSWER = 170.0
LETTERS = 9.5
"""The size of letters in the list of techniques."""
LEVEL_SHARE = 0.3
"""The most of the width that facts about a puzzle may take."""
BELOW_ROW = 5.0


def answer_pages(
    sheet: Worksheet, numbers: Sequence[int] | None = None
) -> Iterator[tuple[Item, ...]]:
    """Yield the items on each page of answers: to all puzzles, or to those at some places."""
    grid = _answer_grid(sheet)
    wanted = range(len(sheet.puzzles)) if numbers is None else numbers
    for shown in pages_full(len(wanted), grid.columns * grid.rows):
        items, blocks = headed(sheet, sheet.words.answers, grid)
        for place, at in enumerate(shown):
            number, block = wanted[at], blocks.block(place)
            puzzle = sheet.puzzles[number]
            remark = "" if puzzle.solution else sheet.words.no_answer
            items += sheet.answer_caption(number, remark, block.caption)
            items.append(puzzle.answer(block.board, large=sheet.options.large))
        yield tuple(items)


def _answer_grid(sheet: Worksheet) -> BoardGrid:
    """The columns and rows of answers; in large print as many as large cells allow."""
    caption = sheet.answer_height()
    if not sheet.options.large:
        usual = ANSWERS if sheet.wider == 1 else ANSWERS_OF_MANY
        columns, rows = usual[:: -1 if sheet.options.is_wide else 1]
        return BoardGrid(columns, rows, caption, largest=LARGEST_ANSWER * sheet.wider)
    least = least_side(replace(sheet.options, cell=0), sheet.across)
    room = 0.0
    for columns, rows in (each[:: -1 if sheet.options.is_wide else 1] for each in LARGE_ANSWERS):
        grid = BoardGrid(columns, rows, caption, largest=max(least, LARGEST))
        room = headed(sheet, sheet.words.answers, grid)[1].side
        if room >= least:
            return grid
    raise too_small(sheet.options, sheet.across, room)


def technique_pages(sheet: Worksheet) -> Iterator[tuple[Item, ...]]:
    """Yield the items on each page of the list."""
    inner, size = sheet.frame.inner, LETTERS * sheet.frame.scale
    date = sheet.words.date if sheet.options.heading else ""
    heading = sheet.frame.heading(sheet.words.techniques, date, inner.left, inner.width)
    begin = inner.top + heading.height
    items, top = list(heading.items), begin
    columns = _columns(sheet, size)
    for number in range(len(sheet.puzzles)):
        row = _row(sheet, number, size, columns)
        height = max(words.box.bottom for words in row)
        if top + height > inner.bottom and top > begin:
            yield tuple(items)
            items, top = list(heading.items), begin
        items += [words._replace(box=words.box._replace(top=words.box.top + top)) for words in row]
        top += height + BELOW_ROW
    yield tuple(items)


def _columns(sheet: Worksheet, size: float) -> tuple[float, float]:
    """The widths of a number, and of the facts about a puzzle."""
    last = str(sheet.number(len(sheet.puzzles) - 1))
    first = sheet.measure(last, size, bold=True) + BETWEEN
    widest = max((sheet.measure(each.remark, size) for each in sheet.puzzles), default=0.0)
    return first, min(widest, sheet.frame.inner.width * LEVEL_SHARE) + BETWEEN


def _row(sheet: Worksheet, number: int, size: float, columns: tuple[float, float]) -> list[Words]:
    """A puzzle's number, level and techniques, with its top at 0."""
    inner, line, puzzle = sheet.frame.inner, size * LINE, sheet.puzzles[number]
    first, second = columns
    left = inner.left + first + second
    width = inner.right - left
    row = [Words(Box(inner.left + first, 0, second - BETWEEN, line), puzzle.remark, size)]
    if sheet.numbered:
        row.append(
            Words(Box(inner.left, 0, first, line), str(sheet.number(number)), size, bold=True)
        )
    lines = broken(puzzle.techniques, size, width, sheet.measure)
    places = (Box(left, at * line, width, line) for at in range(len(lines)))
    return row + [Words(place, text, size) for place, text in zip(places, lines, strict=True)]

# SPDX-License-Identifier: MIT
"""The plan of a worksheet: its pages of puzzles, then those of answers, then the techniques."""

from collections.abc import Iterator, Sequence

from sudoku_qt.models.sudoku.paper.back import answer_pages, technique_pages
from sudoku_qt.models.sudoku.paper.frame import Frame
from sudoku_qt.models.sudoku.paper.front import puzzle_pages
from sudoku_qt.models.sudoku.paper.items import Item, Page
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.sheet import PaperPuzzle, PaperWords, Worksheet
from sudoku_qt.models.sudoku.paper.text import Measure


def pages_of(
    puzzles: Sequence[PaperPuzzle], options: PaperOptions, words: PaperWords, measure: Measure
) -> tuple[Page, ...]:
    """The pages of a worksheet, in the order in which they are printed."""
    sheet = Worksheet(tuple(puzzles), options, words, Frame(options, measure), measure)
    return tuple(
        sheet.frame.page(items, number) for number, items in enumerate(_items(sheet), start=1)
    )


def _items(sheet: Worksheet) -> Iterator[Iterator[Item] | tuple[Item, ...]]:
    yield from puzzle_pages(sheet)
    if sheet.options.answers == "last":
        yield from answer_pages(sheet)
    if sheet.options.techniques:
        yield from technique_pages(sheet)

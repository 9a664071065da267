# SPDX-License-Identifier: MIT
"""The plan of a worksheet: pages of puzzles, those of answers, then the techniques; on sheets."""

from collections.abc import Iterator, Sequence

from sudoku_qt.models.sudoku.paper.back import answer_pages, technique_pages
from sudoku_qt.models.sudoku.paper.checks import check
from sudoku_qt.models.sudoku.paper.frame import Frame
from sudoku_qt.models.sudoku.paper.front import puzzle_pages
from sudoku_qt.models.sudoku.paper.impose import on_sheets
from sudoku_qt.models.sudoku.paper.items import Item, Page
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.sheet import PaperPuzzle, PaperWords, Worksheet
from sudoku_qt.models.sudoku.paper.text import Measure

Items = tuple[Item, ...]


def pages_of(
    puzzles: Sequence[PaperPuzzle], options: PaperOptions, words: PaperWords, measure: Measure
) -> tuple[Page, ...]:
    """The pages of a worksheet, in the order in which they are printed.

    Raises `Fault` for what cannot be printed as asked.
    """
    check(options)
    frame = Frame(options, measure)
    sheet = Worksheet(tuple(puzzles), options, words, frame, measure)
    numbered = enumerate(_items(sheet), start=1)
    pages = [frame.page(items, number, pointer) for number, (items, pointer) in numbered]
    return on_sheets(pages, options)


def _items(sheet: Worksheet) -> Iterator[tuple[Items, str]]:
    """Yield the items of each page, and what points to its answers."""
    if sheet.options.answers == "later":
        yield from _with_answers_later(sheet)
    else:
        for _, items in puzzle_pages(sheet):
            yield items, ""
    if sheet.options.answers == "last":
        for items in answer_pages(sheet):
            yield items, ""
    if sheet.options.techniques:
        for items in technique_pages(sheet):
            yield items, ""


def _with_answers_later(sheet: Worksheet) -> Iterator[tuple[Items, str]]:
    """Yield so many pages of puzzles, then the answers of each, as many pages later.

    Where answers need more pages than their puzzles, as in large print, they come a little later
    still; those of the last pages come as soon as these end.
    """
    fronts, later, number = list(puzzle_pages(sheet)), sheet.options.later, 0
    for start in range(0, len(fronts), later):
        chunk = fronts[start : start + later]
        backs = [list(answer_pages(sheet, places)) for places, _ in chunk]
        number += len(chunk)
        for (_, items), answers in zip(chunk, backs, strict=True):
            yield items, sheet.words.pointer.format(page=number + 1)
            number += len(answers)
        for answers in backs:
            yield from ((items, "") for items in answers)

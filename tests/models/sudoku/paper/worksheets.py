# SPDX-License-Identifier: MIT
"""Worksheets to be planned: puzzles, words, and a measure in which every letter is half as wide."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from sudoku_qt.models.sudoku.paper.items import Board, Box, Code, Item, Page, Rule, Words
from sudoku_qt.models.sudoku.paper.options import ANSWERS, LONGEST_TITLE, PaperOptions
from sudoku_qt.models.sudoku.paper.sheet import PaperPuzzle, PaperWords

GIVENS = bytes([5, 3, 0, 0, 7, 0, 0, 0, 0] * 9)
SOLUTION = bytes([5, 3, 4, 6, 7, 8, 9, 1, 2] * 9)
CODE = tuple(bytes([1, 0] * 14 + [1]) for _ in range(29))
EASY = PaperPuzzle(
    GIVENS, GIVENS, (), SOLUTION, "Very easy, 25 min", "Full House × 20, Hidden Single × 31", CODE
)
SEVERAL = PaperPuzzle(GIVENS, GIVENS, remark="Several solutions")
LONG = "一份很长很长的标题 with a word-that-does-not-want-to-be-broken-anywhere-at-all " * 2
LONG = LONG[:LONGEST_TITLE]
WORDS = PaperWords("Sudoku", "22 November 2026", "Answers", "Techniques", "Name", "Date", "none")
LONG_WORDS = PaperWords(LONG, "22 November 2026", LONG, LONG, "Name", "Date", "none")
NAMED = replace(EASY, title=LONG, author="sudoku-qt", section="Very easy and easy")
"""A puzzle with a title that is too long, an author, and a heading above it."""


def measure(text: str, size: float, *, bold: bool = False) -> float:
    """A face in which a Chinese letter is a square, and any other half of one."""
    share = 0.58 if bold else 0.55
    return sum(size if letter > "\u2e80" else size * share for letter in text)


def each_layout(count: int, paper: str) -> Iterator[PaperOptions]:
    """Yield every way of so many on a page, with everything that takes room and without."""
    for wide, answers, more in product((False, True), ANSWERS, (False, True)):
        yield PaperOptions(
            per_page=count, paper=paper, wide=wide, answers=answers,
            name_line=more, codes=more, techniques=more, sections="level",
        )  # fmt: skip


def boards(page: Page) -> list[Board]:
    """The boards of a page."""
    return [item for item in page.items if isinstance(item, Board)]


def words(page: Page) -> list[Words]:
    """The words of a page."""
    return [item for item in page.items if isinstance(item, Words)]


def texts(page: Page) -> list[str]:
    """What is written on a page."""
    return [each.text for each in words(page)]


def overlapping(page: Page) -> list[tuple[Item, Item]]:
    """What lies over each other on a page; that two parts touch is no fault."""
    items = page.items
    return [
        (one, other)
        for at, one in enumerate(items)
        for other in items[at + 1 :]
        if _common(one.box, other.box) > 0.01
    ]


def outside(page: Page, margin: float) -> list[Item]:
    """What comes nearer to the edge of a page than a margin."""
    room = Box(0, 0, page.width, page.height)
    return [
        item
        for item in page.items
        if item.box.left < margin - 0.01
        or item.box.top < margin - 0.01
        or item.box.right > room.right - margin + 0.01
        or item.box.bottom > room.bottom - margin + 0.01
    ]


def _common(one: Box, other: Box) -> float:
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0.0, across) * max(0.0, down)


def kinds(page: Page) -> set[str]:
    """What there is on a page."""
    names = {Board: "board", Words: "words", Rule: "rule", Code: "code"}
    return {names[type(item)] for item in page.items}

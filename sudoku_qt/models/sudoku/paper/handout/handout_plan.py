# SPDX-License-Identifier: MIT
"""The plan of a handout of one lesson, and of a booklet of a section with its contents."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from sudoku_qt.models.sudoku.paper.checks import check
from sudoku_qt.models.sudoku.paper.frame import BETWEEN, LINE, TITLE, Frame
from sudoku_qt.models.sudoku.paper.handout.cards import LETTERS, QUIET_LETTERS
from sudoku_qt.models.sudoku.paper.handout.chunks import Chunk, on_pages
from sudoku_qt.models.sudoku.paper.handout.content import (
    HandoutWords,
    LessonOnPaper,
    SectionOnPaper,
)
from sudoku_qt.models.sudoku.paper.handout.lesson_pages import Typesetter
from sudoku_qt.models.sudoku.paper.impose import on_sheets
from sudoku_qt.models.sudoku.paper.items import Box, Item, Page, Rule, Words
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.text import Measure, broken

FRONT_TITLE, MOST_LINES = 26.0, 3
"""The size of a booklet's title, and how many lines it may have in it."""
FRONT_TOP = 0.12
"""The share of the height above the title of a booklet."""
FRONT_BOARD = 0.42
"""The most of the height for the board on it."""
LINE_OF_CONTENTS = 1.7
LARGE_MARGIN = 9
"""The margin in millimetres with which a large board has room on A4 beside the names of rows."""


class Side(NamedTuple):
    """The items of a page, what it is called at the foot, and whether its answers are named."""

    items: Sequence[Item]
    name: str = ""
    is_asking: bool = False


def handout_pages(
    lesson: LessonOnPaper, options: PaperOptions, words: HandoutWords, measure: Measure
) -> tuple[Page, ...]:
    """The pages of one lesson. Raises `Fault` for what cannot be printed as asked."""
    setter = _typesetter(options, words, measure)
    sides = [*_sides(setter, lesson)]
    answers = list[Side]()
    if options.answers != "none" and (lesson.answers or lesson.solutions):
        title = words.answers_to.format(title=lesson.title)
        pages = setter.fewest(lambda share: setter.titled(title, "", setter.answers(lesson, share)))
        answers = [Side(items, lesson.title) for items in pages]
    return _numbered(setter, sides, answers)


def section_pages(
    section: SectionOnPaper, options: PaperOptions, words: HandoutWords, measure: Measure
) -> tuple[Page, ...]:
    """The pages of a section's booklet: a title, contents, lessons, and answers to all of them.

    Raises `Fault` for what cannot be printed as asked.
    """
    setter = _typesetter(options, words, measure)
    parts = [[*_sides(setter, lesson)] for lesson in section.lessons]
    answers = [*_all_answers(setter, section)] if options.answers != "none" else []
    titles = [lesson.title for lesson in section.lessons]
    titles += [words.answers] if answers else []
    count = len([*_contents(setter, titles, [0] * len(titles))])
    firsts, page = list[int](), 2 + count
    for part in parts:
        firsts.append(page)
        page += len(part)
    firsts += [page] if answers else []
    contents = [Side(items, section.title) for items in _contents(setter, titles, firsts)]
    front = Side(_front(setter, section))
    sides = [front, *contents, *(side for part in parts for side in part)]
    return _numbered(setter, sides, answers)


def _typesetter(options: PaperOptions, words: HandoutWords, measure: Measure) -> Typesetter:
    check(options)
    if options.large and not options.margin:
        options = replace(options, margin=LARGE_MARGIN)
    return Typesetter(options, words, Frame(options, measure), measure)


def _sides(setter: Typesetter, lesson: LessonOnPaper) -> Iterator[Side]:
    read, to_do = setter.lesson(lesson)
    yield from (Side(items, lesson.title) for items in read)
    yield from (Side(items, lesson.title, is_asking=True) for items in to_do)


def _all_answers(setter: Typesetter, section: SectionOnPaper) -> Iterator[Side]:
    """Yield the pages with the answers to all lessons."""
    asking = [lesson for lesson in section.lessons if lesson.answers or lesson.solutions]

    def chunks_of(share: float) -> Sequence[Chunk]:
        chunks = list[Chunk]()
        for lesson in asking:
            chunks += setter.headed(lesson.title, setter.answers(lesson, share))
        return setter.titled(setter.words.answers, section.title, chunks) if asking else []

    for items in setter.fewest(chunks_of):
        yield Side(items, section.title)


def _numbered(
    setter: Typesetter, sides: Sequence[Side], answers: Sequence[Side]
) -> tuple[Page, ...]:
    """The pages with their numbers; a title page without a name has none."""
    pointer = setter.words.pointer.format(page=len(sides) + 1) if answers else ""
    options, frame = setter.options, setter.frame
    pages = list[Page]()
    for number, side in enumerate((*sides, *answers), 1):
        if side.name:
            foot = pointer if side.is_asking else ""
            pages.append(frame.page(tuple(side.items), number, foot, side.name))
        else:
            pages.append(Page(*options.size, tuple(side.items), black=options.black))
    return on_sheets(pages, options)


# The first pages of a booklet


def _front(setter: Typesetter, section: SectionOnPaper) -> list[Item]:
    """The title, what the section teaches, and a board of its last example."""
    room, scale = setter.room, setter.scale
    items = list[Item]()
    top = room.top + room.height * FRONT_TOP
    size = FRONT_TITLE * scale
    if len(broken(section.title, size, room.width, setter.measure, bold=True)) > MOST_LINES:
        size = TITLE * scale
    for text, letters, bold in (
        (section.title, size, True),
        (section.count, QUIET_LETTERS * scale, False),
        ("", size / 2, False),
        (section.about, (LETTERS + 1) * scale, False),
    ):
        for line in broken(text, letters, room.width, setter.measure, bold=bold):
            box = Box(room.left, top, room.width, letters * LINE)
            if box.bottom > room.bottom:
                break
            items.append(Words(box, line, letters, bold, "centre"))
            top = box.bottom
    cards = [card for lesson in section.lessons for card in lesson.steps[-1:]]
    free = room.bottom - top - 2 * size
    side = min(room.height * FRONT_BOARD, room.width, free)
    if cards and side > size:
        left = room.left + (room.width - side) / 2
        board = cards[-1].board._replace(box=Box(left, room.bottom - size - side, side, side))
        items.append(board)
    return [each for each in items if not isinstance(each, Words) or each.text]


def _contents(
    setter: Typesetter, titles: Sequence[str], pages: Sequence[int]
) -> Iterator[tuple[Item, ...]]:
    """Yield the pages of the contents."""
    chunks = setter.title(setter.words.contents)
    size, room = LETTERS * setter.scale, setter.room
    wide = setter.measure("0000", size)
    for title, page in zip(titles, pages, strict=True):
        lines = broken(title, size, room.width - 2 * wide, setter.measure)
        items = [
            Words(Box(room.left, at * size * LINE, room.width - 2 * wide, size * LINE), line, size)
            for at, line in enumerate(lines)
        ]
        last = items[-1].box
        number = Box(room.right - wide, last.top, wide, last.height)
        begin = room.left + setter.measure(lines[-1], size) + BETWEEN
        dots = Rule(Box(begin, last.bottom - size * 0.3, number.left - begin, 0.25))
        found: list[Item] = [*items, Words(number, str(page), size, align="right")]
        items[-1] = items[-1]._replace(box=last._replace(width=begin - room.left - BETWEEN + 1))
        found[: len(items)] = items
        if setter.options.numbers and dots.box.width > 0:
            found.append(dots)
        if not setter.options.numbers:
            found = [*items]
        chunks.append(Chunk((len(lines) - 1) * size * LINE + size * LINE_OF_CONTENTS, tuple(found)))
    yield from on_pages(chunks, room)

# SPDX-License-Identifier: MIT
"""Lessons to be laid out: short and long ones, with boards on which nothing is drawn."""

from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN
from sudoku_qt.models.sudoku.paper.frame import Frame
from sudoku_qt.models.sudoku.paper.handout.content import Card, HandoutWords, LessonOnPaper
from sudoku_qt.models.sudoku.paper.handout.lesson_pages import Typesetter
from sudoku_qt.models.sudoku.paper.items import Board, Box, Overlay
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from tests.models.sudoku.paper.worksheets import GIVENS, LONG, measure

SENTENCE = "The 6s of row 5 stand only in column 6, so the rest of column 6 loses 6. "
CHINESE = "第五行的六只能填在第六列，所以第六列的其他格不能是六：请划掉。"
WORDS = HandoutWords(
    "Exercises", "Puzzles", "Answers", "Answers: {title}", "Contents", "Answer:",
    "Answers: page {page}", "Name", "Date",
)  # fmt: skip
BOARD = Board(Box(0, 0, 0, 0), GIVENS, GIVENS, over=Overlay(NOTHING_DRAWN, tuple("123456789")))


def card(number: int, text: str = SENTENCE, lines: int = 0) -> Card:
    """A board with words above and below."""
    return Card(BOARD, str(number), text, "Look at the rows.", text, lines, 9.5)


def lesson(text: str = SENTENCE, title: str = "X-Wing", steps: int = 4) -> LessonOnPaper:
    """A lesson with everything that there is."""
    return LessonOnPaper(
        title,
        "Hard · lesson 13 of 30",
        text * 3,
        [card(number, text) for number in range(1, steps + 1)],
        [(text[:30], f"{text * 5}\n{text * 4}"), ("How to find it", text * 9)],
        [card(number, text, 2)._replace(sentence="") for number in range(1, 5)],
        [Card(BOARD, str(number), quiet="Hard, 12 min") for number in range(5, 8)],
        text,
        [card(number, text) for number in range(1, 5)],
        [Card(BOARD, str(number)) for number in range(5, 8)],
    )


HOSTILE = lesson(f"{LONG} {CHINESE}", LONG * 3)
"""A lesson in which every text is too long."""


def typesetter(options: PaperOptions) -> Typesetter:
    """What sets texts and boards on such pages."""
    return Typesetter(options, WORDS, Frame(options, measure), measure)

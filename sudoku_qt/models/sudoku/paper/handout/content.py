# SPDX-License-Identifier: MIT
"""The contents of a lesson on paper, and of a section of the course, before they are laid out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sudoku_qt.models.sudoku.paper.checks import ACROSS
from sudoku_qt.models.sudoku.paper.items import Board


class Card(NamedTuple):
    """A board with its words, which is never parted from them."""

    board: Board
    """In no place yet."""
    number: str = ""
    question: str = ""
    quiet: str = ""
    """A hint below the question."""
    sentence: str = ""
    """The text below the board."""
    lines: int = 0
    """The lines to write an answer on."""
    across: float = ACROSS
    """The cells across the board, with the names or clues around it."""


@dataclass(frozen=True)
class LessonOnPaper:
    """A lesson: its page, its exercises and puzzles, and the answers to both."""

    title: str
    place: str
    """The section that it is in."""
    idea: str
    steps: Sequence[Card] = ()
    """Those of its example."""
    sections: Sequence[tuple[str, str]] = ()
    """Headings with their texts, in lines that are paragraphs."""
    exercises: Sequence[Card] = ()
    puzzles: Sequence[Card] = ()
    rules: str = ""
    """The rules of its puzzles, if they have some of their own."""
    answers: Sequence[Card] = ()
    solutions: Sequence[Card] = ()


@dataclass(frozen=True)
class SectionOnPaper:
    """A section of the course, in which at least one lesson is."""

    title: str
    about: str
    """What it teaches."""
    count: str
    """The number of its lessons, in words."""
    lessons: Sequence[LessonOnPaper]


@dataclass(frozen=True)
class HandoutWords:
    """The texts on the pages besides those of the lessons."""

    exercises: str
    puzzles: str
    answers: str
    answers_to: str
    """The heading of the answers to one lesson, with a blank for its `{title}`."""
    contents: str
    answer: str
    """What stands before the line for an answer."""
    pointer: str
    """What tells the `{page}` of the answers."""
    name: str
    day: str

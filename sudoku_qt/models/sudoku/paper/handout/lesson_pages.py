# SPDX-License-Identifier: MIT
"""The pages of a lesson: what is read, what is done, and apart the answers."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from sudoku_qt.models.sudoku.paper.checks import ACROSS, too_small
from sudoku_qt.models.sudoku.paper.frame import BELOW_HEADING, LINE, SMALL_TITLE, TITLE, Frame
from sudoku_qt.models.sudoku.paper.handout.cards import (
    ANSWERS,
    EXERCISES,
    LETTERS,
    ONE_PUZZLE,
    PUZZLES,
    QUIET_LETTERS,
    SMALLER,
    SOLUTIONS,
    STEPS,
    CardLayout,
)
from sudoku_qt.models.sudoku.paper.handout.chunks import Chunk, on_pages, tied
from sudoku_qt.models.sudoku.paper.handout.content import HandoutWords, LessonOnPaper
from sudoku_qt.models.sudoku.paper.items import Box, Item, Words
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.text import Measure

HEADING = 13.0
ABOVE_HEADING, BELOW_TEXT = 18.0, 5.0
KEPT = 2
"""The fewest lines of a paragraph on a page."""
Pages = list[tuple[Item, ...]]


class Typesetter:
    """Sets texts and boards in the frame of a page."""

    def __init__(
        self, options: PaperOptions, words: HandoutWords, frame: Frame, measure: Measure
    ) -> None:
        self.options, self.words, self.frame, self.measure = options, words, frame, measure
        self.room, self.scale = frame.inner, frame.scale
        reserved = (HEADING * LINE + BELOW_TEXT) * self.scale
        if reserved >= self.room.height:
            raise too_small(options, ACROSS, 0.0)
        area = self.room._replace(height=self.room.height - reserved)  # a heading stays with it
        self.cards = CardLayout(area, options, self.scale, measure)
        self.cards.answer, self.breaker = words.answer, self.cards.breaker

    # A lesson

    def lesson(self, lesson: LessonOnPaper) -> tuple[Pages, Pages]:
        """The pages to be read, and those with something to do; one after the other if short."""
        if not lesson.steps and (lesson.exercises or lesson.puzzles):
            return [], self.fewest(lambda share: [
                *self._to_read(lesson, share), *self._to_do(lesson, share, is_begun=True)
            ])  # fmt: skip
        return self.fewest(partial(self._to_read, lesson)), self.fewest(
            partial(self._to_do, lesson)
        )

    def fewest(self, chunks_of: Callable[[float], Sequence[Chunk]]) -> Pages:
        """The pages with the largest boards that leave no page more than smaller ones would.

        `chunks_of` makes the chunks, with boards that are so many times smaller.
        """
        ways = (chunks_of(share) for share in SMALLER)
        return min((on_pages(chunks, self.room) if chunks else [] for chunks in ways), key=len)

    def _to_read(self, lesson: LessonOnPaper, share: float) -> Sequence[Chunk]:
        chunks = [*self.title(lesson.title, lesson.place), *self.text(lesson.idea)]
        chunks += self.cards.rows(lesson.steps, STEPS.times(share))
        for heading, text in lesson.sections:
            chunks += self.headed(heading, self.text(text))
        return chunks

    def _to_do(
        self, lesson: LessonOnPaper, share: float, *, is_begun: bool = False
    ) -> Sequence[Chunk]:
        parts = list[Chunk]()
        heading = "{}" if is_begun else f"{lesson.title} · {{}}"
        if lesson.exercises:
            rows = [*self.cards.rows(lesson.exercises, EXERCISES.times(share))]
            parts += self.headed(heading.format(self.words.exercises), rows)
            heading = "{}"
        if lesson.puzzles:
            size = PUZZLES if lesson.puzzles[1:] else ONE_PUZZLE
            rows = [*self.cards.rows(lesson.puzzles, size.times(share))]
            rows = [*tied([*self.text(lesson.rules), *rows[:1]]), *rows[1:]]
            parts += self.headed(heading.format(self.words.puzzles), rows)
        return [*self._pupil(), *parts] if parts and self.options.name_line else parts

    def answers(self, lesson: LessonOnPaper, share: float) -> list[Chunk]:
        """The answers to a lesson's exercises and puzzles."""
        return [
            *self.cards.rows(lesson.answers, ANSWERS.times(share)),
            *self.cards.rows(lesson.solutions, SOLUTIONS.times(share)),
        ]

    def _pupil(self) -> list[Chunk]:
        """The line for a pupil's name and the date."""
        place = self.room._replace(top=0.0)
        line = self.frame.pupil(self.words.name, self.words.day, place)
        return [Chunk(line.height, line.items, is_tied=True)]

    # Words

    def title(self, title: str, place: str = "") -> list[Chunk]:
        """A title, with a quiet line below it; a long one is set smaller, on several lines."""
        size = TITLE * self.scale
        if len(self.breaker.lines(title, size, self.room.width, bold=True)) > 1:
            size = SMALL_TITLE * self.scale
        chunks = self.lines(title, size, bold=True)
        chunks += self.lines(place, QUIET_LETTERS * self.scale)
        last = chunks[-1]
        return [*tied(chunks[:-1]), last._replace(height=last.height + BELOW_HEADING, is_tied=True)]

    def titled(self, title: str, place: str, chunks: Sequence[Chunk]) -> list[Chunk]:
        """A title with what follows it."""
        first = [each._replace(above=0.0) for each in chunks[:1]]
        return [*self.title(title, place), *first, *chunks[1:]]

    def headed(self, heading: str, chunks: Sequence[Chunk]) -> list[Chunk]:
        """A heading that stays with what follows it."""
        lines = self.lines(heading, HEADING * self.scale, bold=True)
        lines[0] = lines[0]._replace(above=ABOVE_HEADING * self.scale)
        lines[-1] = lines[-1]._replace(height=lines[-1].height + BELOW_TEXT * self.scale)
        first = [each._replace(above=0.0) for each in chunks[:1]]
        return [*(each._replace(is_tied=True) for each in lines), *first, *chunks[1:]]

    def text(self, text: str) -> list[Chunk]:
        """Paragraphs, one for each line of a text; of none a single line is parted."""
        chunks = list[Chunk]()
        for paragraph in filter(None, map(str.strip, text.splitlines())):
            lines = self.lines(paragraph, LETTERS * self.scale)
            lines[0] = lines[0]._replace(above=BELOW_TEXT * self.scale)
            chunks += [*_kept(lines)]
        return chunks

    def lines(self, text: str, size: float, *, bold: bool = False) -> list[Chunk]:
        """A text in lines; none for no text."""
        width = self.room.width
        lines = self.breaker.lines(text, size, width, bold=bold)
        box = Box(self.room.left, 0, width, size * LINE)
        return [Chunk(box.height, (Words(box, line, size, bold),)) for line in lines]


def _kept(lines: Sequence[Chunk]) -> Iterator[Chunk]:
    """Yield the lines of a paragraph, the first and the last ones tied."""
    last = len(lines) - 1
    for number, line in enumerate(lines):
        near_top, near_foot = number < KEPT - 1, last - KEPT < number < last
        yield line._replace(is_tied=(near_top and number < last) or near_foot)

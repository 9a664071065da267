# SPDX-License-Identifier: MIT
"""What is printed of the course: one lesson or a section, its work, and its pages."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.learn.topics import Topic
from sudoku_qt.controllers.sudoku.paper.handouts.course_names import topics_in
from sudoku_qt.controllers.sudoku.paper.handouts.lesson_content import LessonTeller, order_of
from sudoku_qt.controllers.sudoku.workers.teaching.handouts import LessonMade, make_lessons
from sudoku_qt.controllers.workers.job import Work
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.lessons.course import EXPERT, FIRST, HARD, MEDIUM, VARIANTS
from sudoku_qt.models.sudoku.paper.handout.content import (
    HandoutWords,
    LessonOnPaper,
    SectionOnPaper,
)
from sudoku_qt.models.sudoku.paper.handout.handout_plan import handout_pages, section_pages
from sudoku_qt.models.sudoku.paper.items import Page
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.words import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.paper.painter import measure

TEACHES = {
    FIRST.template: QT_TRANSLATE_NOOP(
        "Handout",
        "Rows, columns and boxes, the rule, a first puzzle, and the ways to find a digit that "
        "most of all puzzles need.",
    ),
    MEDIUM.template: QT_TRANSLATE_NOOP(
        "Handout",
        "Taking candidates away: where a box and a line meet, and with cells that share their "
        "candidates.",
    ),
    HARD.template: QT_TRANSLATE_NOOP(
        "Handout",
        "Patterns over several rows and columns, wings, and what follows from there being one "
        "solution.",
    ),
    EXPERT.template: QT_TRANSLATE_NOOP(
        "Handout",
        "Strong and weak links, colours, and the chains that are made of them.",
    ),
    VARIANTS.template: QT_TRANSLATE_NOOP(
        "Handout", "Puzzles with rules of their own, and how to begin with each."
    ),
}
"""What each section teaches."""
TITLE = QT_TRANSLATE_NOOP("Handout", "Sudoku course: {section}")
LESSONS = QT_TRANSLATE_N_NOOP("Handout", "{count} lessons")


@dataclass(frozen=True)
class CoursePrint:
    """A lesson, or the section that it is in, to be printed."""

    topics: Sequence[Topic]
    section: Message | None = None
    """The whole section; None for one lesson."""

    @classmethod
    def of_section(cls, section: Message) -> "CoursePrint":
        """A section, with all its lessons."""
        return cls(topics_in(section), section)

    def work(self, seed: str) -> Work[list[LessonMade]]:
        """The work of making its exercises and puzzles."""
        return make_lessons([order_of(topic) for topic in self.topics], seed)

    def title(self, teller: LessonTeller) -> str:
        """What it is called."""
        if self.section is None:
            return teller.library.page(self.topics[0]).title
        return _said(TITLE).format(section=say(self.section))

    def lessons(self, made: Sequence[LessonMade], teller: LessonTeller) -> list[LessonOnPaper]:
        """The contents of its lessons, of what was made for them."""
        return [teller.lesson(*each) for each in zip(self.topics, made, strict=True)]

    def pages(
        self, lessons: Sequence[LessonOnPaper], teller: LessonTeller, options: PaperOptions
    ) -> tuple[Page, ...]:
        """Its pages. Raises `Fault` for what cannot be printed as asked."""
        if self.section is None:
            return handout_pages(lessons[0], options, handout_words(), measure)
        count = len(lessons)
        several = QCoreApplication.translate("Handout", LESSONS, None, count)
        about = _said(TEACHES[self.section.template])
        title = self.title(teller)
        section = SectionOnPaper(title, about, several.format(count=count), lessons)
        return section_pages(section, options, handout_words(), measure)


def handout_words() -> HandoutWords:
    """The texts besides those of the lessons, in the installed language."""
    translate = QCoreApplication.translate
    return HandoutWords(
        exercises=translate("Handout", "Exercises"),
        puzzles=translate("Handout", "Puzzles"),
        answers=translate("Handout", "Answers"),
        answers_to=translate("Handout", "Answers: {title}"),
        contents=translate("Handout", "Contents"),
        answer=translate("Handout", "Answer:"),
        pointer=translate("Handout", "Answers: page {page}"),
        name=translate("Handout", "Name"),
        day=translate("Handout", "Date"),
    )


def _said(text: str) -> str:
    return QCoreApplication.translate("Handout", text)

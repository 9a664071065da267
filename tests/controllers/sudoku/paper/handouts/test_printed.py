# SPDX-License-Identifier: MIT
"""A lesson and a section as PDFs, read back; every lesson in the sweeps."""

import io
import unicodedata
from collections.abc import Callable

import pytest
from pypdfium2 import PdfDocument

from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.paper.handouts.course_names import ALL_SECTIONS
from sudoku_qt.controllers.sudoku.paper.handouts.lesson_content import LessonTeller
from sudoku_qt.controllers.sudoku.paper.handouts.printed import TEACHES, CoursePrint
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.learn.lessons.course import MEDIUM
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.views.sudoku.paper.output import pdf_of
from tests.controllers.sudoku.paper.handouts.made import LESSON_TOPICS, made_for


def letters(text: str) -> str:
    """The letters of a text: digits of boards are drawn as shapes, and carry no text."""
    return "".join(filter(str.isalpha, unicodedata.normalize("NFKC", text)))


def read(printed: CoursePrint, language: str, options: PaperOptions) -> list[str]:
    """The letters of each page of a PDF."""
    teller = LessonTeller(Library(language))
    lessons = printed.lessons([made_for(topic) for topic in printed.topics], teller)
    pdf = pdf_of(printed.pages(lessons, teller, options), printed.title(teller))
    with PdfDocument(io.BytesIO(pdf)) as document:
        return [letters(page.get_textpage().get_text_range()) for page in document]


def test_a_section_can_be_read_back_in_both_languages(speak: Callable[[str], None]) -> None:
    for language, wanted in ("en", "NakedPairandTriple"), ("zh_CN", "显性数对与三数组"):
        speak(language)
        pages = read(CoursePrint.of_section(MEDIUM), language, PaperOptions())
        assert wanted in pages[1]
        assert sum(wanted in page for page in pages) >= 4


@pytest.mark.sweep
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_every_lesson_can_be_read_back(language: str, speak: Callable[[str], None]) -> None:
    speak(language)
    library = Library(language)
    for topic in LESSON_TOPICS:
        whole = "".join(read(CoursePrint([topic]), language, PaperOptions(black=True)))
        for text in (library.page(topic).title, library.idea(topic)):
            wanted = letters(text)
            lost = {letter for letter in wanted if letter not in whole}  # read as radicals
            assert len(lost) <= 3, topic.key
            assert "".join(each for each in wanted if each not in lost) in whole, topic.key


def test_every_section_says_what_it_teaches() -> None:
    assert [*TEACHES] == [section.template for section in ALL_SECTIONS]


def test_the_work_makes_what_its_lessons_need() -> None:
    printed = CoursePrint([LESSON_TOPICS[1]])
    (made,) = printed.work("one")(Ticket(lambda _: None))
    assert len(made.exercises) == 4

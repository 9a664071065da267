# SPDX-License-Identifier: MIT
"""Handouts and booklets: nothing overlaps, answers are apart, contents name the right pages."""

from dataclasses import replace

import pytest

from sudoku_qt.models.sudoku.paper.checks import PaperFault
from sudoku_qt.models.sudoku.paper.frame import margin_of
from sudoku_qt.models.sudoku.paper.handout.content import LessonOnPaper, SectionOnPaper
from sudoku_qt.models.sudoku.paper.handout.handout_plan import (
    LARGE_MARGIN,
    handout_pages,
    section_pages,
)
from sudoku_qt.models.sudoku.paper.items import Page
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.sizes import points
from tests.models.sudoku.paper.handout.lessons import CHINESE, HOSTILE, WORDS, lesson
from tests.models.sudoku.paper.worksheets import boards, measure, outside, overlapping, texts
from tests.sweeps import every, in_turn

PLAIN = PaperOptions()
SECTION = SectionOnPaper(
    "Sudoku course: Hard", "Patterns over several rows.", "2 lessons",
    [lesson(), lesson(title="Swordfish", steps=7)],
)  # fmt: skip
LAYOUTS = [
    *(PaperOptions(paper=paper) for paper in ("a4", "a5", "letter", "170x240")),
    PaperOptions(wide=True), PaperOptions(large=True), PaperOptions(large=True, paper="letter"),
    PaperOptions(booklet=True), PaperOptions(name_line=True, numbers=False, margin=25),
]  # fmt: skip


def handout(shown: LessonOnPaper, options: PaperOptions = PLAIN) -> tuple[Page, ...]:
    return handout_pages(shown, options, WORDS, measure)


def booklet(options: PaperOptions = PLAIN, section: SectionOnPaper = SECTION) -> tuple[Page, ...]:
    return section_pages(section, options, WORDS, measure)


@in_turn("shown", [lesson(), lesson(CHINESE), replace(lesson(), title="很长的标题" * 30), HOSTILE])
@pytest.mark.parametrize("options", every(2, LAYOUTS))
def test_nothing_overlaps_or_leaves_the_page(options: PaperOptions, shown: LessonOnPaper) -> None:
    if options.large and shown is HOSTILE:
        return  # one of its texts fills the page on which its board is
    margin = points(LARGE_MARGIN) if options.large else margin_of(options)
    section = replace(SECTION, title=shown.title, lessons=[shown, lesson()])
    for page in (*handout(shown, options), *booklet(options, section)):
        assert overlapping(page) == []
        assert outside(page, margin) == []


def test_the_answers_begin_a_page_that_the_exercises_name() -> None:
    pages = handout(lesson())
    asking = [page for page in pages if any("Answers: page" in text for text in texts(page))]
    (first,) = (number for number, page in enumerate(pages, 1) if "Answers: X-Wing" in texts(page))
    assert asking
    assert {text for page in asking for text in texts(page) if "Answers: page" in text} == {
        f"Answers: page {first}"
    }
    assert sum(len(boards(page)) for page in pages[first - 1 :]) == 4 + 3


def test_answers_may_be_left_out() -> None:
    pages = handout(lesson(), PaperOptions(answers="none"))
    assert not [text for page in pages for text in texts(page) if text.startswith("Answers")]
    assert sum(len(boards(page)) for page in pages) == 4 + 4 + 3


def test_every_page_has_its_number_and_what_it_is_about() -> None:
    for number, page in enumerate(handout(lesson()), 1):
        assert str(number) in texts(page)
        assert "X-Wing" in texts(page)


def test_contents_tell_where_lessons_and_answers_begin() -> None:
    pages = booklet()
    listed = [text for text in texts(pages[1]) if text != "Sudoku course: Hard"]
    assert listed[0] == "Contents"
    rows = dict(zip(listed[1:7:2], listed[2:7:2], strict=True))
    assert [*rows] == ["X-Wing", "Swordfish", "Answers"]
    for title, number in rows.items():
        assert texts(pages[int(number) - 1])[0] == title


def test_a_booklet_begins_with_a_title_without_a_number() -> None:
    front = booklet()[0]
    assert texts(front) == ["Sudoku course: Hard", "2 lessons", "Patterns over several rows."]
    assert len(boards(front)) == 1


def test_all_answers_are_at_the_end_below_the_names_of_lessons() -> None:
    pages = booklet()
    first = next(number for number, page in enumerate(pages) if texts(page)[0] == "Answers")
    later = [text for page in pages[first:] for text in texts(page)]
    assert {"X-Wing", "Swordfish"} < set(later)
    assert sum(len(boards(page)) for page in pages[first:]) == 2 * (4 + 3)
    none = booklet(PaperOptions(answers="none"))
    assert "Answers" not in [text for page in none for text in texts(page)]


def test_a_booklet_to_be_folded_has_two_pages_a_side() -> None:
    plain = booklet(PaperOptions(paper="a5"))
    folded = booklet(PaperOptions(booklet=True))
    assert len(folded) == -(-len(plain) // 4) * 2
    assert folded[0].width > folded[0].height


def test_what_has_no_room_is_refused_in_a_sentence() -> None:
    with pytest.raises(PaperFault, match="Cells of 20 mm do not fit"):
        handout(lesson(), PaperOptions(large=True, paper="a5"))
    with pytest.raises(PaperFault, match="upright"):
        handout(lesson(), PaperOptions(booklet=True, wide=True))

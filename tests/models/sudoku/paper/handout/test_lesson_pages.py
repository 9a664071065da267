# SPDX-License-Identifier: MIT
"""The pages of a lesson: what is read, then what is done, with headings at no page's foot."""

from dataclasses import replace

import pytest

from sudoku_qt.models.sudoku.paper.checks import PaperFault
from sudoku_qt.models.sudoku.paper.handout.content import LessonOnPaper
from sudoku_qt.models.sudoku.paper.items import Board, Item, Words
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from tests.models.sudoku.paper.handout.lessons import CHINESE, HOSTILE, SENTENCE, lesson, typesetter
from tests.sweeps import in_turn


def texts(page: tuple[Item, ...]) -> list[str]:
    return [item.text for item in page if isinstance(item, Words)]


def test_reading_and_doing_are_on_pages_of_their_own() -> None:
    read, to_do = typesetter(PaperOptions()).lesson(lesson())
    assert texts(read[0])[:2] == ["X-Wing", "Hard · lesson 13 of 30"]
    assert texts(to_do[0])[0] == "X-Wing · Exercises"
    assert "Puzzles" in [text for page in to_do for text in texts(page)]
    boards = [item for page in to_do for item in page if isinstance(item, Board)]
    assert len(boards) == 4 + 3


def test_a_lesson_without_an_example_goes_on_with_its_exercises() -> None:
    read, to_do = typesetter(PaperOptions()).lesson(replace(lesson(), steps=(), sections=()))
    assert read == []
    assert texts(to_do[0])[0] == "X-Wing"
    assert "Exercises" in texts(to_do[0])


def test_a_lesson_that_only_is_read_has_nothing_to_do() -> None:
    plain = LessonOnPaper("Title", "Place", SENTENCE)
    read, to_do = typesetter(PaperOptions()).lesson(plain)
    assert (len(read), to_do) == (1, [])


def test_a_line_for_the_name_stands_above_the_exercises() -> None:
    _, to_do = typesetter(PaperOptions(name_line=True)).lesson(lesson())
    assert texts(to_do[0])[:2] == ["Name", "Date"]


@in_turn("text", [SENTENCE, CHINESE])
@in_turn("steps", [0, 1, 3, 4, 6])
@in_turn("paper", ["a4", "a5"])
def test_no_heading_is_the_last_of_a_page(paper: str, steps: int, text: str) -> None:
    shown = lesson(text, steps=steps)
    headings = {heading for heading, _ in shown.sections} | {"Puzzles", "X-Wing · Exercises"}
    read, to_do = typesetter(PaperOptions(paper=paper)).lesson(shown)
    for page in (*read, *to_do):
        lowest = max(page, key=lambda item: item.box.bottom)
        assert not (isinstance(lowest, Words) and lowest.text in headings)


def test_no_single_line_of_a_paragraph_is_alone_on_a_page() -> None:
    setter = typesetter(PaperOptions())
    lines = setter.text(SENTENCE * 12)
    assert [line.is_tied for line in lines] == [True, *[False] * (len(lines) - 3), True, False]


def test_smaller_boards_save_a_page_and_else_they_stay_large() -> None:
    setter = typesetter(PaperOptions())
    shown = [replace(lesson(), sections=[("How", SENTENCE * 2 * count)]) for count in range(12)]
    sides = [
        max(
            item.box.width
            for page in setter.lesson(each)[0]
            for item in page
            if isinstance(item, Board)
        )
        for each in shown
    ]
    assert max(sides) == 220
    assert min(sides) < 210


def test_a_page_too_low_for_a_heading_is_refused() -> None:
    with pytest.raises(PaperFault, match="no room"):
        typesetter(PaperOptions(paper="200x70", margin=30))


def test_the_longest_texts_are_all_there() -> None:
    read, _ = typesetter(PaperOptions()).lesson(HOSTILE)
    assert "".join(texts(read[0])).replace(" ", "").startswith(HOSTILE.title.replace(" ", "")[:200])

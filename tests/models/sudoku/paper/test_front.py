# SPDX-License-Identifier: MIT
"""The pages of puzzles, seen alone; test_plan.py looks at every layout."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import product

import pytest

from sudoku_qt.models.sudoku.paper.frame import Frame
from sudoku_qt.models.sudoku.paper.front import RULES, Row, flow, puzzle_pages
from sudoku_qt.models.sudoku.paper.items import Board, Code, Item, Words
from sudoku_qt.models.sudoku.paper.options import PER_PAGE, PaperOptions
from sudoku_qt.models.sudoku.paper.sheet import PaperPuzzle, Worksheet
from tests.models.sudoku.paper.worksheets import EASY, WORDS, each_layout, measure, overlapping


def puzzles_on(options: PaperOptions) -> list[int]:
    """How many puzzles are on each page."""
    sheet = Worksheet((EASY,) * 9, options, WORDS, Frame(options, measure), measure)
    return [
        sum(isinstance(item, Board) and not item.turned for item in page)
        for _, page in puzzle_pages(sheet)
    ]


def test_where_so_many_could_not_be_written_in_there_are_fewer_on_a_page() -> None:
    roomy = PaperOptions(per_page=9, answers="below")
    tight = PaperOptions(per_page=9, answers="below", paper="a5", wide=True)
    assert puzzles_on(roomy) == [9]
    assert max(puzzles_on(tight)) < 9
    assert sum(puzzles_on(tight)) == 9


def test_codes_are_large_enough_for_a_camera() -> None:
    options = PaperOptions(per_page=9, codes=True)
    sheet = Worksheet((EASY,) * 9, options, WORDS, Frame(options, measure), measure)
    codes = [item for page in puzzle_pages(sheet) for item in page[1] if isinstance(item, Code)]
    assert len(codes) == 9
    millimetres = codes[0].box.width / 72 * 25.4
    assert millimetres / (len(EASY.code) + 8) > 0.33, "of a module, with its quiet zone"


KILLER = replace(EASY, rules="The digits of a dashed cage add up to its sum; no digit twice in it.")
KNIGHT = replace(EASY, rules="Cells a knight's move apart differ.")


def sheet_of(options: PaperOptions, *puzzles: PaperPuzzle) -> Worksheet:
    """A worksheet of some puzzles."""
    return Worksheet(puzzles, options, WORDS, Frame(options, measure), measure)


def rules_on(page: Iterable[Item]) -> list[str]:
    """The lines at the foot of a page that tell rules."""
    found = (item.text for item in page if isinstance(item, Words) and item.size == RULES)
    return [text for text in found if "." in text]


def test_rules_stand_at_the_foot_with_the_numbers_of_their_puzzles() -> None:
    sheet = sheet_of(PaperOptions(per_page=4), EASY, KILLER, KNIGHT, KILLER, KNIGHT)
    first, second = (rules_on(page) for _, page in puzzle_pages(sheet))
    assert " ".join(first) == f"2, 4: {KILLER.rules} 3: {KNIGHT.rules}"
    assert second == [f"5: {KNIGHT.rules}"]


def test_a_single_puzzle_has_no_number_and_a_classic_one_no_rules() -> None:
    ((_, alone),) = puzzle_pages(sheet_of(PaperOptions(), KILLER))
    assert " ".join(rules_on(alone)) == KILLER.rules
    ((_, classic),) = puzzle_pages(sheet_of(PaperOptions(), EASY))
    assert rules_on(classic) == []


@pytest.mark.parametrize("count", PER_PAGE)
def test_rules_lie_over_nothing_in_any_layout(count: int) -> None:
    for options in each_layout(count, "a5"):
        sheet = sheet_of(options, *(KILLER, KNIGHT, EASY) * 3)
        for _, items in puzzle_pages(sheet):
            page = sheet.frame.page(items, 1)
            assert overlapping(page) == []
            assert all(item.box.bottom <= page.height for item in page.items)


def test_without_sections_rows_are_full() -> None:
    assert flow([""] * 5, 2, 2) == [
        (Row("", (0, 1)), Row("", (2, 3))),
        (Row("", (4,)),),
    ]


def test_a_section_begins_a_row_with_its_heading() -> None:
    assert flow(["Easy"] * 3 + ["Hard"] * 2, 2, 3) == [
        (Row("Easy", (0, 1)), Row("", (2,)), Row("Hard", (3, 4))),
    ]


def test_one_that_goes_on_over_the_page_has_no_second_heading() -> None:
    first, second = flow(["Easy"] * 3, 1, 2)
    assert [row.heading for row in first] == ["Easy", ""]
    assert second == (Row("", (2,)),)


def test_each_is_placed_once_in_order() -> None:
    for columns, rows, count in product((1, 2, 3), (1, 2, 3), range(12)):
        sections = [str(place // 3) for place in range(count)]
        pages = flow(sections, columns, rows)
        assert [place for page in pages for row in page for place in row.places] == [*range(count)]
        for row in (row for page in pages for row in page):
            assert len({sections[place] for place in row.places}) == 1
            assert len(row.places) <= columns
        assert all(len(page) <= rows for page in pages)

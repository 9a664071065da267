# SPDX-License-Identifier: MIT
"""What stands behind the puzzles, seen alone; test_plan.py looks at every layout."""

from dataclasses import replace

from sudoku_qt.models.sudoku.paper.back import answer_pages, technique_pages
from sudoku_qt.models.sudoku.paper.frame import Frame
from sudoku_qt.models.sudoku.paper.items import Board, Words
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.sheet import Worksheet
from tests.models.sudoku.paper.worksheets import EASY, SEVERAL, WORDS, measure


def sheet(options: PaperOptions, count: int) -> Worksheet:
    return Worksheet((EASY,) * count, options, WORDS, Frame(options, measure), measure)


def test_a_dozen_answers_stand_on_a_page_and_as_few_as_need_be_in_large_print() -> None:
    for options, each in (
        (PaperOptions(), 12),
        (PaperOptions(wide=True), 12),
        (PaperOptions(large=True), 1),
        (PaperOptions(large=True, paper="420x600"), 4),
    ):
        first, second = answer_pages(sheet(options, each + 1))
        assert sum(isinstance(item, Board) for item in first) == each
        assert sum(isinstance(item, Board) for item in second) == 1


def test_the_list_says_number_level_and_techniques_in_columns() -> None:
    (page,) = technique_pages(sheet(PaperOptions(), 2))
    rows = [item for item in page if isinstance(item, Words)][2:]
    lefts = {item.text: item.box.left for item in rows}
    assert lefts["1"] == lefts["2"] < lefts[EASY.remark] < lefts[EASY.techniques]


def test_a_puzzle_without_one_solution_has_no_techniques_but_says_why() -> None:
    options = PaperOptions()
    both = Worksheet((EASY, SEVERAL), options, WORDS, Frame(options, measure), measure)
    (page,) = technique_pages(both)
    assert "Several solutions" in [item.text for item in page if isinstance(item, Words)]


def test_answers_with_many_cells_are_larger_so_that_they_can_be_read() -> None:
    sixteen = replace(EASY, across=16.0)
    usual, many = (
        next(answer_pages(Worksheet((each,), options, WORDS, Frame(options, measure), measure)))
        for each in (EASY, sixteen)
        for options in (PaperOptions(),)
    )
    cells = [
        item.box.width / across / 72 * 25.4
        for page, across in ((usual, 9), (many, 16))
        for item in page
        if isinstance(item, Board)
    ]
    assert min(cells) > 4, "millimetres"

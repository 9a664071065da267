# SPDX-License-Identifier: MIT
"""The pages of puzzles, seen alone; test_plan.py looks at every layout."""

from sudoku_qt.models.sudoku.paper.frame import Frame
from sudoku_qt.models.sudoku.paper.front import puzzle_pages
from sudoku_qt.models.sudoku.paper.items import Board, Code
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.sheet import Worksheet
from tests.models.sudoku.paper.worksheets import EASY, WORDS, measure


def puzzles_on(options: PaperOptions) -> list[int]:
    """How many puzzles are on each page."""
    sheet = Worksheet((EASY,) * 9, options, WORDS, Frame(options, measure), measure)
    return [
        sum(isinstance(item, Board) and not item.turned for item in page)
        for page in puzzle_pages(sheet)
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
    codes = [item for page in puzzle_pages(sheet) for item in page if isinstance(item, Code)]
    assert len(codes) == 9
    millimetres = codes[0].box.width / 72 * 25.4
    assert millimetres / (len(EASY.code) + 8) > 0.33, "of a module, with its quiet zone"

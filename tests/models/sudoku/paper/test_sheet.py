# SPDX-License-Identifier: MIT
"""What pages of puzzles and of answers share: captions, headings, how many are on a page."""

import pytest

from sudoku_qt.models.sudoku.paper.blocks import BoardGrid
from sudoku_qt.models.sudoku.paper.frame import Frame
from sudoku_qt.models.sudoku.paper.items import Box
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.sheet import Worksheet, headed, pages_full
from tests.models.sudoku.paper.worksheets import EASY, LONG, WORDS, measure


def sheet(count: int = 2) -> Worksheet:
    options = PaperOptions()
    return Worksheet((EASY,) * count, options, WORDS, Frame(options, measure), measure)


def test_a_caption_tells_the_number_at_the_left_and_the_rest_at_the_right() -> None:
    place = Box(40, 60, 200, 18)
    number, told = sheet().numbers(3, "Easy, 5 min", place)
    assert (number.text, number.align, told.text, told.align) == (
        "3",
        "left",
        "Easy, 5 min",
        "right",
    )
    assert number.box.right <= told.box.left
    assert told.box.right == place.right
    assert [each.text for each in sheet(1).numbers(1, "", place)] == []


def test_a_heading_is_as_wide_as_the_puzzles_where_that_costs_no_line() -> None:
    wanted = BoardGrid(2, 3, 16)
    items, blocks = headed(sheet(), "Sudoku", wanted)
    assert items[0].box.left == blocks.left
    assert items[-1].box.right == pytest.approx(blocks.left + blocks.width)
    long, below = headed(sheet(), LONG, wanted)
    assert all(item.box.bottom <= below.block(0).caption.top for item in long)


def test_pages_are_filled_one_after_the_other() -> None:
    assert [list(page) for page in pages_full(5, 2)] == [[0, 1], [2, 3], [4]]

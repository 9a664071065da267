# SPDX-License-Identifier: MIT
"""What stands round the puzzles of a page."""

from sudoku_qt.models.sudoku.paper.frame import MARGIN, NARROW_MARGIN, Frame
from sudoku_qt.models.sudoku.paper.items import Box, Rule, Words
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from tests.models.sudoku.paper.worksheets import LONG, measure

USUAL = Frame(PaperOptions(), measure)


def test_small_paper_and_large_print_have_narrow_margins() -> None:
    small, large = (
        Frame(options, measure) for options in (PaperOptions(paper="a5"), PaperOptions(large=True))
    )
    assert (USUAL.inner.left, small.inner.left, large.inner.left) == (
        MARGIN,
        NARROW_MARGIN,
        NARROW_MARGIN,
    )


def test_a_long_title_has_smaller_letters_and_several_lines_none_of_which_is_cut() -> None:
    short, long = (USUAL.heading(text, "22 November", 42, 300) for text in ("Sudoku", LONG))
    lines = [item for item in long.items if isinstance(item, Words) and item.bold]
    assert len(lines) > 1
    assert long.height > short.height
    assert all(measure(line.text, line.size, bold=True) <= line.box.width for line in lines)


def test_without_a_title_there_is_no_heading_and_no_room_for_one() -> None:
    assert USUAL.heading("", "22 November", 42, 300) == ((), 0.0)


def test_a_pupil_writes_on_two_lines() -> None:
    items = USUAL.pupil("Name", "Date", Box(42, 60, 500, 0)).items
    rules = [item.box for item in items if isinstance(item, Rule)]
    assert len(rules) == 2
    assert rules[0].width > rules[1].width > 100
    assert rules[1].right == 542


def test_the_number_stands_below_where_it_is_wanted() -> None:
    numbered, bare = (Frame(PaperOptions(numbers=on), measure) for on in (True, False))
    (word,) = numbered.page((), 7).items
    assert isinstance(word, Words)
    assert (word.text, word.align) == ("7", "centre")
    assert word.box.top >= numbered.inner.bottom
    assert bare.page((), 7).items == ()
    assert bare.inner.height > numbered.inner.height

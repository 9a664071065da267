# SPDX-License-Identifier: MIT
"""Pages on sheets: a folded booklet reads in order, and marks lie on the cut and outside of it."""

import pytest

from sudoku_qt.models.sudoku.paper.impose import booklet_sides, on_sheets
from sudoku_qt.models.sudoku.paper.items import Box, Page, Rule, Words
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.sizes import points
from tests.models.sudoku.paper.worksheets import texts, words
from tests.sweeps import in_turn


def numbered(count: int, options: PaperOptions) -> list[Page]:
    """Pages with their numbers."""
    place = Box(40, 40, 20, 10)
    return [Page(*options.size, (Words(place, str(number), 9),)) for number in range(1, count + 1)]


def read(sides: list[tuple[int, int]]) -> list[int]:
    """The pages of a booklet as it is read: its sheets printed, laid on each other and folded.

    A sheet's back has its left page behind the right one of its front.
    """
    sheets = [(sides[at], sides[at + 1]) for at in range(0, len(sides), 2)]
    leaves_first = [page for front, back in sheets for page in (front[1], back[0])]
    leaves_last = [page for front, back in reversed(sheets) for page in (back[1], front[0])]
    return leaves_first + leaves_last


@in_turn("count", range(1, 41))
def test_a_folded_booklet_reads_in_order_and_blank_pages_are_last(count: int) -> None:
    sides = booklet_sides(count)
    whole = 2 * len(sides)
    assert whole % 4 == 0
    assert count <= whole < count + 4
    assert read(sides) == [*range(whole)]


def test_no_pages_are_no_sheets_and_eight_are_these() -> None:
    assert booklet_sides(0) == []
    assert booklet_sides(8) == [(7, 0), (1, 6), (5, 2), (3, 4)]
    assert booklet_sides(5) == booklet_sides(8)


def test_two_pages_stand_side_by_side_and_the_last_ones_are_blank() -> None:
    options = PaperOptions(booklet=True)
    sides = on_sheets(numbered(6, options), options)
    assert [(side.width, side.height) for side in sides] == [(842.0, 595.0)] * 4
    assert [texts(side) for side in sides] == [["1"], ["2"], ["6", "3"], ["4", "5"]]
    left, right = words(sides[3])
    assert (left.box.left, right.box.left) == (40, 461)


def test_without_edges_pages_stay_as_they_are() -> None:
    pages = numbered(2, PaperOptions())
    assert on_sheets(pages, PaperOptions()) == tuple(pages)


@pytest.mark.parametrize("booklet", [False, True])
@in_turn("bleed", [0, 3, 15])
def test_marks_are_on_the_cut_and_beyond_the_bleed(bleed: int, *, booklet: bool) -> None:
    options = PaperOptions(bleed=bleed, marks=True, booklet=booklet)
    for page in on_sheets(numbered(4, options), options):
        trim, around = page.trim, page.bleed
        assert trim is not None
        assert around is not None
        assert (trim.width, trim.height) == options.sheet
        assert trim.left - around.left == pytest.approx(points(bleed))
        assert around.right - trim.right == pytest.approx(points(bleed))
        assert page.width == int(page.width)
        assert page.width - trim.right == pytest.approx(trim.left)
        marks = [item.box for item in page.items if isinstance(item, Rule)]
        assert len(marks) == 8 + (6 if booklet else 0)
        on_paper = Box(0, 0, page.width, page.height)
        for mark in marks:
            assert mark.left >= 0 <= mark.top
            assert mark.right <= on_paper.right
            assert mark.bottom <= on_paper.bottom
            beyond = (
                mark.right <= around.left or mark.left >= around.right
                or mark.bottom <= around.top or mark.top >= around.bottom
            )  # fmt: skip
            assert beyond, "no mark is left on what is cut"
        upright = {round(m.left + m.width / 2, 3) for m in marks if m.width < m.height}
        cuts = {round(trim.left, 3), round(trim.right, 3)}
        fold = {round((trim.left + trim.right) / 2, 3)} if booklet else set()
        assert upright == cuts | fold


def test_a_bleed_alone_has_no_marks() -> None:
    options = PaperOptions(bleed=3)
    (page,) = on_sheets(numbered(1, options), options)
    assert not any(isinstance(item, Rule) for item in page.items)
    assert page.trim == Box(9, 9, 595, 842)
    (number,) = words(page)
    assert number.box.left == 49

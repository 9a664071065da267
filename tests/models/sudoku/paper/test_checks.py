# SPDX-License-Identifier: MIT
"""What cannot be printed as asked is said, with what to do; what can, is not refused."""

from dataclasses import replace

import pytest

from sudoku_qt.models.sudoku.paper.checks import PaperFault, check, least_side, wanted_side
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.plan import pages_of
from sudoku_qt.models.sudoku.paper.sizes import points
from tests.models.sudoku.paper.worksheets import EASY, WORDS, measure
from tests.sweeps import in_turn


@in_turn(
    "options",
    [
        PaperOptions(bleed=15),
        PaperOptions(bleed=10, paper="a5"),
        PaperOptions(large=True, cell=20),
        PaperOptions(large=True, answers="later"),
        PaperOptions(booklet=True, paper="240x170"),
    ],
)
def test_what_just_fits_is_not_refused(options: PaperOptions) -> None:
    check(options)


@in_turn(
    ("options", "across", "said"),
    [
        (PaperOptions(cell=21), 9, "Cells of 21 mm do not fit: the widest board is 189 mm, and"),
        (PaperOptions(cell=21), 9, "the page has room for 180 mm. Choose larger paper, "),
        (PaperOptions(large=True, paper="a5"), 9, "Cells of 20 mm do not fit: the widest board "),
        (PaperOptions(large=True), 16, "Cells of 18 mm do not fit: the widest board is 288 mm"),
        (PaperOptions(large=True, wide=True), 9, "Choose larger paper, an upright page, "),
        (PaperOptions(paper="70x70", margin=30), 9, "The page has no room for a puzzle. Choose "),
        (PaperOptions(paper="70x1200", margin=60), 9, "The page has no room for a puzzle."),
    ],
)
def test_a_board_that_does_not_fit_says_what_to_do(
    options: PaperOptions, across: float, said: str
) -> None:
    with pytest.raises(PaperFault) as caught:
        pages_of([EASY, replace(EASY, across=across)], options, WORDS, measure)
    assert said in str(caught.value)


def test_large_print_needs_20_mm_for_each_cell_and_a_little_less_with_clues_around() -> None:
    assert least_side(PaperOptions(large=True), 9) == pytest.approx(points(180))
    assert least_side(PaperOptions(large=True), 10) == pytest.approx(points(180))
    assert wanted_side(PaperOptions(large=True), 10) == pytest.approx(points(200))
    assert least_side(PaperOptions(cell=20), 10) == pytest.approx(points(200))
    assert least_side(PaperOptions(cell=12), 9) == pytest.approx(points(108))
    assert least_side(PaperOptions(), 9) == 0

# SPDX-License-Identifier: MIT
"""What a position says of marked cells."""

from sudoku_qt.engine.sudoku.learn.remarks.marked import lacking, miscounted, sees, shared_houses
from tests.engine.sudoku.learn.small import marked

KNOWN = {"r1c1": "25", "r1c9": "35", "r4c1": "57", "r9c9": "2"}


def test_the_digit_that_all_have_is_what_they_are_about() -> None:
    assert marked(KNOWN, "r1c1", "r1c9", "r4c1").digit == 5
    assert marked(KNOWN, "r1c1", "r9c9").digit == 2
    assert marked(KNOWN, "r1c9", "r9c9").digit == 0
    assert marked(KNOWN, "r1c9", "r9c9", named=7).digit == 7


def test_cells_without_the_digit_are_named() -> None:
    assert list(map(str, lacking(marked(KNOWN, "r1c1", "r9c9", named=5)))) == ["r9c9 has no 5."]
    assert [*lacking(marked(KNOWN, "r1c1", "r1c9"))] == []


def test_a_wrong_number_of_cells_is_said() -> None:
    words = list(map(str, miscounted(marked(KNOWN, "r1c1", "r1c9"), 3)))

    assert words == ["2 cells are marked, and it takes 3."]


def test_houses_and_sight() -> None:
    cells = marked(KNOWN, "r1c1", "r1c9")

    assert shared_houses(cells.cells) == (0,)
    assert shared_houses([]) == ()
    assert sees(0, 8)
    assert not sees(0, 80)
    assert cells.seeing_all(cells.cells, 5) == set()

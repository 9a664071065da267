# SPDX-License-Identifier: MIT
"""Places on a page."""

from sudoku_qt.models.sudoku.paper.items import Box


def test_a_part_of_what_is_turned_upside_down_comes_to_the_other_corner() -> None:
    whole, part = Box(10, 20, 100, 50), Box(15, 22, 30, 10)
    turned = part.turned_in(whole)
    assert turned == Box(75, 58, 30, 10)
    assert turned.turned_in(whole) == part
    assert (turned.right, turned.bottom) == (105, 68)

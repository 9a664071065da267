# SPDX-License-Identifier: MIT
"""What is said of marks that no strong link joins."""

from sudoku_qt.engine.sudoku.learn.remarks.patterns.links import of_links
from tests.engine.sudoku.learn.small import marked

KNOWN = {"r1c1": "4", "r1c7": "4", "r3c7": "4", "r9c7": "4", "r5c5": "4"}


def test_a_third_place_makes_a_house_no_strong_link() -> None:
    text = str(next(of_links(marked(KNOWN, "r3c7", "r9c7"))))

    assert text == "r1c7 also has 4, so column 7 is no strong link."


def test_a_cell_far_from_all_others_is_named() -> None:
    words = [str(text) for text in of_links(marked(KNOWN, "r1c1", "r1c7", "r5c5"))]

    assert words == ["r5c5 shares no row, column or box with another marked cell."]


def test_links_that_come_to_nothing() -> None:
    (text,) = of_links(marked(KNOWN, "r1c1", "r1c7"))

    assert str(text).startswith("Each of the marked cells has a strong link, but together they")

# SPDX-License-Identifier: MIT
"""What is said of marks that are no locked candidates."""

from sudoku_qt.engine.sudoku.learn.remarks.patterns.locked import of_locked
from tests.engine.sudoku.learn.small import marked

BOX = {"r1c1": "4", "r1c2": "4", "r3c3": "4", "r1c9": "4"}


def said(*cells: str, pointing: bool = True) -> str:
    return str(next(of_locked(marked(BOX, *cells, named=4), pointing=pointing)))


def test_another_place_of_the_box_is_named() -> None:
    assert said("r1c1", "r1c2") == ("r3c3 also has 4, so in box 1 it need not be in a marked cell.")


def test_another_place_of_the_line_is_named() -> None:
    assert said("r1c1", "r1c2", pointing=False) == (
        "r1c9 also has 4, so in row 1 it need not be in a marked cell."
    )


def test_cells_that_share_no_box_or_no_line() -> None:
    assert said("r1c1", "r1c9") == "The marked cells do not lie in one box."
    assert said("r1c1", "r3c3") == "The marked cells do not lie in one row or column."

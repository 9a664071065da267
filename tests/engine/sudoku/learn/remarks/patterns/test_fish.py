# SPDX-License-Identifier: MIT
"""What is said of marks that are no fish."""

from sudoku_qt.engine.sudoku.learn.remarks.patterns.fish import of_finned, of_fish
from tests.engine.sudoku.learn.small import marked

ROWS = {"r2c1": "8", "r2c5": "8", "r6c1": "8", "r6c5": "8", "r6c9": "8", "r9c1": "8"}


def test_another_place_in_a_line_is_named() -> None:
    text = next(of_fish(marked(ROWS, "r2c1", "r2c5", "r6c1", "r6c5"), 2))

    assert str(text).startswith(
        "r6c9 also has 8, so the marked cells are not all its places in row"
    )


def test_a_line_that_is_right_is_praised_and_the_other_asked_for() -> None:
    text = next(of_fish(marked(ROWS, "r2c1", "r2c5", "r9c1"), 2))

    assert str(text) == (
        "Good: the 8s of row 2 fit only in columns 1 and 5. Which other row shares these two "
        "columns?"
    ) or "also has 8" in str(text)


def test_fins_are_no_fault() -> None:
    finned = marked(ROWS, "r2c1", "r2c5", "r6c1", "r6c5", "r6c9")

    assert not [text for text in of_finned(finned) if "row" in str(text)]

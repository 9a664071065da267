# SPDX-License-Identifier: MIT
"""What is said of marks that are no unique rectangle."""

from sudoku_qt.engine.sudoku.learn.remarks.patterns.rectangles import of_rectangle
from tests.engine.sudoku.learn.small import marked

KNOWN = {"r1c1": "12", "r1c4": "12", "r2c1": "123", "r2c4": "124", "r9c1": "12", "r9c4": "12"}


def said(*cells: str) -> str:
    return str(next(of_rectangle(marked(KNOWN, *cells))))


def test_corners_lie_in_two_rows_and_two_columns() -> None:
    assert said("r1c1", "r1c4", "r2c1", "r9c4").startswith("The marked cells lie in 3 rows and 2")


def test_and_in_two_boxes() -> None:
    assert said("r1c1", "r1c4", "r9c1", "r9c4").startswith("The four cells lie in 4 boxes.")


def test_what_else_the_corners_have_may_not_decide_anything() -> None:
    assert said("r1c1", "r1c4", "r2c1", "r2c4").startswith(
        "This is a rectangle of 1, 2. But r2c14 have 2 digits besides"
    )


def test_another_number_of_cells() -> None:
    assert said("r1c1") == "1 cells are marked, and it takes 4."

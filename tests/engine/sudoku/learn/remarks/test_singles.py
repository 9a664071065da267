# SPDX-License-Identifier: MIT
"""What is said of a digit that does not stand where it was entered."""

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.remarks.singles import of_entry
from sudoku_qt.engine.sudoku.logic.step import Candidate

GRID = Grid.of_givens(bytes((5, *bytes(80))))


def test_the_cell_that_has_the_digit_is_named() -> None:
    assert str(next(of_entry(GRID, Candidate(8, 5)))) == (
        "r1c1 in row 1 is 5 already, so r1c9 cannot be."
    )


def test_what_else_could_be_is_named() -> None:
    assert str(next(of_entry(GRID, Candidate(80, 5)))).startswith("Nothing decides that yet: r9c9")


def test_in_the_other_notation_too() -> None:
    assert str(next(of_entry(GRID, Candidate(8, 5), "D5"))).startswith("A1 in row 1 is 5 already")

# SPDX-License-Identifier: MIT
"""Names in a lesson's sentences."""

from sudoku_qt.controllers.sudoku.learn.variants.names import named
from sudoku_qt.engine.sudoku.learn.variants.turning import BoardTurn

TEXT = "In {b1} and {r2}: {r1c23}, {cell}."


def test_cells_and_houses_have_their_names_in_both_notations() -> None:
    assert named(TEXT, "r4c5") == "In box 1 and row 2: r1c23, {cell}."
    assert named(TEXT, "D5") == "In box 1 and row 2: A23, {cell}."


def test_they_are_those_of_the_turned_board() -> None:
    assert named(TEXT, "r4c5", BoardTurn(4)) == "In box 1 and column 2: r23c1, {cell}."
    assert named(TEXT, "r4c5", BoardTurn(1)) == "In box 3 and row 2: r1c78, {cell}."

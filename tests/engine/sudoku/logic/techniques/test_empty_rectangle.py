# SPDX-License-Identifier: MIT
"""Which boxes are empty rectangles."""

from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.logic.techniques.empty_rectangle import EmptyRectangle

TWO_IN_A_BOX = read_case(
    ":empty_rectangle::.2.74+3+8+6+55+8+31+2+674+94+6+7+5+98..+1+8.+43.+1..2..6+2.+4.83+2+3+58.9..+47..+6+354"
    ".+8+64+8+912..+7+35.+4+8+7.96::157::"
)


def test_a_box_with_two_candidates_is_one_only_where_pairs_are_admitted() -> None:
    board = Board(TWO_IN_A_BOX.grid)

    assert not list(instances(LADDER["empty_rectangle"].technique, board))
    (found,) = instances(EmptyRectangle(pairs=True), board)
    assert found.eliminations == TWO_IN_A_BOX.eliminations

# SPDX-License-Identifier: MIT
"""What follows from an assumption."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.board import Board
from sudoku_qt.engine.sudoku.explainer.closure import Closure
from tests.engine.sudoku.explainer.rated import rated


@pytest.mark.parametrize("dynamic", [False, True])
def test_what_is_true_leads_to_no_clash(*, dynamic: bool) -> None:
    for _, puzzle in rated()[-5:]:
        solution = kernel.solve(puzzle)
        assert solution is not None
        board = Board.of_givens(puzzle)
        for cell, digit in enumerate(solution):
            if not puzzle[cell]:
                assert Closure(board, 81 * (digit - 1) + cell, dynamic, True).clash < 0


def test_dynamic_closures_clash_more_often_than_static_ones() -> None:
    _, puzzle = rated()[-1]
    board = Board.of_givens(puzzle)
    there = [each for each in range(729) if board.has(each)]
    static = {each for each in there if Closure(board, each, False, True).clash >= 0}
    dynamic = {each for each in there if Closure(board, each, True, True).clash >= 0}
    assert static < dynamic

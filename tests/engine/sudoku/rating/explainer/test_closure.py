# SPDX-License-Identifier: MIT
"""What follows from an assumption."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.closure import Flow
from tests.engine.sudoku.rating.explainer.rated import rated


@pytest.mark.parametrize("dynamic", [False, True])
def test_what_is_true_leads_to_no_clash(*, dynamic: bool) -> None:
    for _, puzzle in rated()[-5:]:
        solution = kernel.solve(puzzle)
        assert solution is not None
        flow = Flow(Board.of_givens(puzzle), dynamic, True)
        for cell, digit in enumerate(solution):
            if not puzzle[cell]:
                assert flow.closure(81 * (digit - 1) + cell).clash < 0


def test_dynamic_closures_clash_more_often_than_static_ones() -> None:
    _, puzzle = rated()[-1]
    board = Board.of_givens(puzzle)
    there = [each for each in range(729) if board.has(each)]
    static, dynamic = (
        {each for each in there if flow.closure(each).clash >= 0}
        for flow in (Flow(board, False, True), Flow(board, True, True))
    )
    assert static < dynamic


def test_what_is_off_leads_to_the_same_as_what_it_puts_on() -> None:
    _, puzzle = rated()[-1]
    board = Board.of_givens(puzzle)
    flow = Flow(board, True, True)
    for cell in range(81):
        digits = [digit for digit in range(9) if board.has(81 * digit + cell)]
        if len(digits) == 2:
            off, on = (
                flow.closure(bits.OFF + 81 * digits[0] + cell),
                flow.closure(81 * digits[1] + cell),
            )
            assert (off.clash < 0) == (on.clash < 0)
            assert off.clash >= 0 or off.found == on.found

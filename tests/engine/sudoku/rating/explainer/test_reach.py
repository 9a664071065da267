# SPDX-License-Identifier: MIT
"""The reach of candidates: what static chains miss is missing there too."""

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.closure import Flow
from sudoku_qt.engine.sudoku.rating.explainer.forcing import ForcingRule
from sudoku_qt.engine.sudoku.rating.explainer.reach import reach_on
from tests.engine.sudoku.rating.explainer.rated import rated


def test_a_candidate_reaches_what_follows_from_it() -> None:
    for _, puzzle in rated()[-3:]:
        board = Board.of_givens(puzzle)
        reach, flow = reach_on(board), Flow(board, False, True)
        for candidate in range(729):
            if board.has(candidate):
                closure = flow.closure(candidate)
                if closure.clash < 0:
                    assert reach.count(candidate) == closure.found


def test_on_an_empty_board_a_candidate_reaches_itself_and_turns_off_what_it_sees() -> None:
    reach = reach_on(Board.of_givens(bytes(81)))

    assert {reach.count(candidate) for candidate in range(729)} == {1 + 20 + 8}


def test_what_all_digits_of_a_cell_lead_to_is_found_by_chains_from_them() -> None:
    rule = ForcingRule("multiple forcing chains", 8.0, dynamic=False, nishio=False)
    for _, puzzle in rated()[-5:]:
        board = Board.of_givens(puzzle)
        if any(has_common(board, cell) for cell in range(81)):
            assert rule.find(board) is not None


def has_common(board: Board, cell: int) -> bool:
    """Whether three or more digits of a cell lead to the same."""
    reach = reach_on(board)
    digits = [81 * digit + cell for digit in range(9) if board.has(81 * digit + cell)]
    reach.begin()
    for candidate in digits:
        reach.share(candidate)
    return len(digits) > 2 and reach.any_common()

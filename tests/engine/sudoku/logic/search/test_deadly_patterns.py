# SPDX-License-Identifier: MIT
"""Deadly patterns that two nodes keep off."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.search.deadly_patterns import deadly_patterns


def test_one_of_the_two_nodes_of_a_pattern_is_true() -> None:
    number = 0
    for seed in range(40):
        puzzle = kernel.minimal_puzzle(seed)
        solution = kernel.solve(puzzle)
        assert solution is not None
        board = Board.of_givens(puzzle)
        for _ in follow(board):
            for (_, _, guardians), ends in deadly_patterns(board):
                number += 1
                held = {81 * digit + cell for cells, digit in ends for cell in cells_of(cells)}
                assert held == set(guardians)
                assert any(solution[each % 81] == each // 81 + 1 for each in held)
    assert number


def cells_of(cells: int) -> list[int]:
    return [cell for cell in range(81) if cells >> cell & 1]

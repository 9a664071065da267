# SPDX-License-Identifier: MIT
"""What follows along links, seen through the chains that are found with it."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import LinkKinds
from sudoku_qt.engine.sudoku.logic.techniques.chains import Chains
from tests.engine.sudoku.puzzle_lists import HARD, digits


@pytest.fixture
def board() -> Board:
    return Board.of_givens(digits(HARD))


@pytest.mark.parametrize(
    "technique",
    [
        Chains("a", LinkKinds(within_cell=False), loops=False),
        Chains("b", LinkKinds(within_digit=False), loops=False, one_digit=True),
        Chains("c"),
        Chains("d", LinkKinds(grouped=True)),
    ],
)
def test_every_second_node_of_a_chain_is_true(technique: Chains, board: Board) -> None:
    for finding in technique.find(board):
        kind, _, _, nodes = finding.parts[0]
        assert kind == "chain"
        assert isinstance(nodes, tuple)
        assert [on for _, _, on in nodes] == [False, True] * (len(nodes) // 2)


def test_the_solution_makes_true_an_end_of_every_chain(board: Board) -> None:
    solution = kernel.solve(digits(HARD))
    assert solution is not None
    for finding in Chains("nice_loop", LinkKinds(grouped=True)).find(board):
        nodes = finding.parts[0][3]
        assert isinstance(nodes, tuple)
        ends = (nodes[0], nodes[-1])
        assert any(
            solution[cell] == digit + 1
            for cells, digit, _ in ends
            for cell in range(81)
            if cells >> cell & 1
        )

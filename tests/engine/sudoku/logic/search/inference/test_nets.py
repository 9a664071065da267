# SPDX-License-Identifier: MIT
"""Nets follow an assumption by singles; they are seen through what forcing nets prove."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.inference.nets import Net
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.engine.sudoku.puzzle_lists import HARD, digits


@pytest.fixture
def board() -> Board:
    return Board.of_givens(digits(HARD))


def test_a_unit_is_a_cell_or_a_digit_of_a_house(board: Board) -> None:
    net = Net(board)
    cell = [node - 729 for node in net.unit(0)]
    assert {node % 81 for node in cell} == {0}
    assert all(board.has(node) for node in cell)
    house = [node - 729 for node in net.unit(81 + 9 * 2 + 4)]
    assert {node // 81 for node in house} == {4}
    assert {node % 81 // 9 for node in house} == {2}


def test_every_step_of_a_net_is_a_candidate_and_leads_to_the_end(board: Board) -> None:
    finding = next(iter(LADDER["forcing_net"].technique.find(board)))
    nets = [part[3] for part in finding.parts if str(part[1]).startswith("net")]
    assert nets
    for nodes in nets:
        assert isinstance(nodes, tuple)
        assert nodes
        assert all(board.has(node % 729) for node in nodes)


def test_a_true_assumption_is_never_refuted(board: Board) -> None:
    solution = kernel.solve(digits(HARD))
    assert solution is not None
    for finding in LADDER["forcing_net"].technique.find(board):
        for candidate in finding.eliminations:
            assert solution[candidate % 81] != candidate // 81 + 1

# SPDX-License-Identifier: MIT
"""Strong and weak links, and what follows along them."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.board import Board
from sudoku_qt.engine.sudoku.chains import CHAIN, ChainSearch
from sudoku_qt.engine.sudoku.links import Links, links_of
from sudoku_qt.engine.sudoku.logic import follow
from sudoku_qt.engine.sudoku.techniques.chains import NiceLoop, XChain, XYChain
from tests.engine.sudoku.puzzle_lists import HARD, digits


@pytest.fixture
def board() -> Board:
    return Board.of_givens(digits(HARD))


def test_without_groups_every_node_is_a_candidate(board: Board) -> None:
    assert Links(board).count == 729


def test_groups_and_sets_add_nodes(board: Board) -> None:
    grouped = Links(board, grouped=True)
    assert grouped.count > 729
    assert Links(board, grouped=True, sets=True).count > grouped.count


def test_the_links_of_a_position_are_found_once(board: Board) -> None:
    assert links_of(board) is links_of(board)
    assert links_of(board, grouped=True) is not links_of(board)


def test_other_digits_than_those_asked_for_have_no_links() -> None:
    board = Board.of_givens(kernel.minimal_puzzle(10))
    next(rung for rung, _ in follow(board) if rung.level != "easy")
    finding = next(iter(XChain().find(board)))
    links = Links(board, within_cell=False, digits=finding.digits)
    assert list(ChainSearch(board, links).run((CHAIN,)))
    links = Links(board, within_cell=False, digits=0x1FF & ~finding.digits)
    found = [each.digits for each in ChainSearch(board, links).run((CHAIN,))]
    assert finding.digits not in found


def test_only_sets_of_several_cells_are_nodes(board: Board) -> None:
    almost = Links(board, sets=True).almost
    assert almost
    assert all(cells & cells - 1 for cells, _ in almost)


@pytest.mark.parametrize(
    "technique", [XChain(), XYChain(), NiceLoop("a"), NiceLoop("b", grouped=True)]
)
def test_every_second_node_of_a_chain_is_true(technique: NiceLoop, board: Board) -> None:
    for finding in technique.find(board):
        kind, _, _, nodes = finding.parts[0]
        assert kind == "chain"
        assert isinstance(nodes, tuple)
        assert [on for _, _, on in nodes] == [False, True] * (len(nodes) // 2)


def test_the_solution_makes_true_an_end_of_every_chain(board: Board) -> None:
    solution = kernel.solve(digits(HARD))
    assert solution is not None
    for finding in NiceLoop("nice_loop", grouped=True).find(board):
        nodes = finding.parts[0][3]
        assert isinstance(nodes, tuple)
        ends = (nodes[0], nodes[-1])
        assert any(
            solution[cell] == digit + 1
            for cells, digit, _ in ends
            for cell in range(81)
            if cells >> cell & 1
        )

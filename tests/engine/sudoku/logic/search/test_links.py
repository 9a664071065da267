# SPDX-License-Identifier: MIT
"""Strong and weak links between candidates."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.search.chains import CHAIN, ChainSearch
from sudoku_qt.engine.sudoku.logic.search.links import LinkKinds, Links, links_of
from sudoku_qt.engine.sudoku.logic.techniques.chains import XChain
from tests.engine.sudoku.puzzle_lists import HARD, digits


@pytest.fixture
def board() -> Board:
    return Board.of_givens(digits(HARD))


def test_without_groups_every_node_is_a_candidate(board: Board) -> None:
    assert Links(board).count == 729


def test_groups_and_sets_add_nodes(board: Board) -> None:
    grouped = Links(board, LinkKinds(grouped=True))
    assert grouped.count > 729
    assert Links(board, LinkKinds(grouped=True, sets=True)).count > grouped.count


def test_the_links_of_a_position_are_found_once(board: Board) -> None:
    assert links_of(board) is links_of(board)
    assert links_of(board, LinkKinds(grouped=True)) is not links_of(board)


def test_other_digits_than_those_asked_for_have_no_links() -> None:
    board = Board.of_givens(kernel.minimal_puzzle(10))
    next(rung for rung, _ in follow(board) if rung.level != "easy")
    finding = next(iter(XChain().find(board)))
    links = Links(board, LinkKinds(within_cell=False), finding.digits)
    assert list(ChainSearch(board, links).run((CHAIN,)))
    links = Links(board, LinkKinds(within_cell=False), 0x1FF & ~finding.digits)
    found = [each.digits for each in ChainSearch(board, links).run((CHAIN,))]
    assert finding.digits not in found


def test_only_sets_of_several_cells_are_nodes(board: Board) -> None:
    almost = Links(board, LinkKinds(sets=True)).almost
    assert almost
    assert all(cells & cells - 1 for cells, _ in almost)

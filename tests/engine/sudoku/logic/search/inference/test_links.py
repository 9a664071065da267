# SPDX-License-Identifier: MIT
"""Strong and weak links between candidates."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.search.inference.chains import CHAIN, LOOP, TRUE, ChainSearch
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import LinkKinds
from sudoku_qt.engine.sudoku.logic.search.inference.links import Links, links_of
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


def test_links_follow_the_board() -> None:
    board = Board.of_givens(kernel.minimal_puzzle(10))
    for _ in follow(board):
        kept, fresh = links_of(board), Links(board)
        assert kept.count == fresh.count
        assert ways(board, kept) == ways(board, fresh)


def ways(board: Board, links: Links) -> list[object]:
    return [each.key for each in ChainSearch(board, links).run((CHAIN, LOOP, TRUE))]


def test_only_sets_of_several_cells_are_nodes(board: Board) -> None:
    links = Links(board, LinkKinds(sets=True))
    cells = [links.members(number)[0] for number in range(links.set_count)]
    assert cells
    assert all(each & each - 1 for each in cells)

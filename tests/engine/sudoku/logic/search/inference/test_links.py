# SPDX-License-Identifier: MIT
"""Strong and weak links between candidates."""

from random import Random

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import Case
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.search.inference.chains import CHAIN, LOOP, TRUE, ChainSearch
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import LinkKinds
from sudoku_qt.engine.sudoku.logic.search.inference.links import Links, links_of
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.engine.sudoku.cases.test_reglib import image_of
from tests.engine.sudoku.puzzle_lists import HARD, digits

ALL_SETS = LinkKinds(grouped=True, sets=True)


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


def test_a_box_links_a_row_of_it_with_what_is_left_of_a_column() -> None:
    """The digit 1 in an angle of a box: two cells of a row, two below the corner of these."""
    grid = Grid.of_givens(bytes(81)).with_all_candidates()
    for cell in set(STANDARD_SHAPE.houses[18]) - {0, 1, 9, 18}:
        grid = grid.with_candidates(cell, 0x1FE)
    case = Case("", "", 0, grid, (), ())
    counts = {
        Links(Board(image_of(case, Random(seed)).grid), LinkKinds(grouped=True)).count
        for seed in range(12)
    }
    assert len(counts) == 1


def test_with_few_givens_there_are_no_sets_of_a_size_for_which_there_is_no_room() -> None:
    givens = bytearray(digits(HARD))
    for cell in [cell for cell in range(81) if givens[cell]][4:]:
        givens[cell] = 0
    case = Case("", "", 0, Grid.of_givens(bytes(givens)).with_all_candidates(), (), ())
    for seed in range(3):
        links = Links(Board(image_of(case, Random(seed)).grid), ALL_SETS)
        assert not links.full
        sizes = {links.members(number)[0].bit_count() for number in range(links.set_count)}
        assert sizes
        assert max(sizes) < 8

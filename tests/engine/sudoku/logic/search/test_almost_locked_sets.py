# SPDX-License-Identifier: MIT
"""Almost locked sets: n cells of a house with n + 1 digits."""

from itertools import combinations
from random import Random

import pytest

from sudoku_qt.engine.sudoku.cases.case import Case
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets import almost_locked_sets, almost_sets
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cell_mask
from tests.engine.sudoku.cases.test_reglib import image_of
from tests.engine.sudoku.puzzle_lists import HARD, digits


@pytest.fixture
def board() -> Board:
    """A position in which singles are exhausted."""
    board = Board.of_givens(digits(HARD))
    next(rung for rung, _ in follow(board) if rung.level != "easy")
    return board


def test_all_sets_are_found_once(board: Board) -> None:
    masks = board.grid().candidates
    wanted = set()
    for house in STANDARD_SHAPE.houses:
        empty = [cell for cell in house if masks[cell]]
        for size in range(1, len(empty)):
            for cells in combinations(empty, size):
                union = 0
                for cell in cells:
                    union |= masks[cell]
                if union.bit_count() == size + 1:
                    wanted.add((cell_mask(cells), union))
    found = almost_locked_sets(board)
    assert set(found) == wanted
    assert len(found) == len(wanted)


def test_small_sets_come_first(board: Board) -> None:
    sizes = [cells.bit_count() for cells, _ in almost_locked_sets(board)]
    assert sizes == sorted(sizes)


def test_a_position_is_searched_once(board: Board) -> None:
    assert almost_sets(board) is almost_sets(board)
    assert almost_sets(board).count == len(almost_locked_sets(board))


def test_sizes_for_which_there_is_no_room_are_left_out_whole() -> None:
    rng = Random(1)
    grid = Grid.of_givens(bytes(81)).with_all_candidates()
    for cell in range(81):
        grid = grid.with_candidates(cell, sum(1 << digit for digit in rng.sample(range(6), 5)))
    case = Case("", "", 0, grid, (), ())
    for seed in range(4):
        found = almost_locked_sets(Board(image_of(case, Random(seed)).grid))
        assert len(found) == len(almost_locked_sets(Board(grid)))
        assert {cells.bit_count() for cells, _ in found} == {4}

# SPDX-License-Identifier: MIT
"""Exchanges that are put together of moves, beside those that other solutions show."""

from collections import Counter

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.research.digit_moves import Exchanges, moves_of
from sudoku_qt.engine.sudoku.research.unavoidable import unavoidable_sets
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cell_mask, cells_in
from sudoku_qt.engine.work import Cancelled

LONGEST = 4


@pytest.mark.parametrize("seed", [1, 4])
def test_exchanges_are_those_of_brute_force(seed: int) -> None:
    grid = kernel.random_grid(seed)
    found = {*Exchanges(grid, 9, LONGEST).all()}
    by_force = {
        cell_mask(cells)
        for cells in unavoidable_sets(grid, 9)
        if {*Counter(grid[cell] for cell in cells).values()} in ({2}, {2, 3}, {2, 4}, {2, 3, 4})
    }
    assert by_force <= found
    for mask in found:
        blank = bytes(0 if mask >> cell & 1 else digit for cell, digit in enumerate(grid))
        others = kernel.solutions(blank, 1000)
        assert any(all(grid[cell] != each[cell] for cell in cells_in(mask)) for each in others)


def test_after_a_move_a_digit_is_in_each_house_once() -> None:
    grid = kernel.random_grid(2)
    own = cell_mask(cell for cell in range(81) if grid[cell] == 5)
    moves = [*moves_of(grid, 5, 3)]
    assert sum(move.size == 2 for move in moves) == 18
    for move in moves:
        after = own ^ move.left | move.taken
        assert all((after & cell_mask(house)).bit_count() == 1 for house in STANDARD_SHAPE.houses)


def test_the_search_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        [*Exchanges(kernel.random_grid(1), 10, 2).all(lambda: True)]

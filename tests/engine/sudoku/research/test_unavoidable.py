# SPDX-License-Identifier: MIT
"""Unavoidable sets of full grids."""

from itertools import combinations

import numpy as np
import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.research.unavoidable import unavoidable_sets
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.puzzle_lists import changed


def test_without_a_set_there_are_solutions_and_with_one_of_its_cells_none_more() -> None:
    grid = kernel.random_grid(4)
    found = unavoidable_sets(grid, 9)
    assert len(found) > 10
    assert [len(cells) for cells in found] == sorted(map(len, found))
    for cells in found:
        assert kernel.count_solutions(changed(grid, dict.fromkeys(cells, 0))) > 1
        for cell in cells:
            fewer = dict.fromkeys(set(cells) - {cell}, 0)
            assert kernel.count_solutions(changed(grid, fewer)) == 1


def test_all_sets_of_four_cells_are_rectangles_of_two_digits() -> None:
    grid = kernel.random_grid(7)
    rectangles = [
        (a, b, c, d)
        for a in range(81)
        for b in range(a + 1, a // 9 * 9 + 9)
        for c in range(a + 9, 81, 9)
        for d in (c + b - a,)
        if grid[a] == grid[d] and grid[b] == grid[c]
        if len({cell // 27 * 3 + cell % 9 // 3 for cell in (a, b, c, d)}) == 2
    ]
    assert rectangles
    assert sorted(cells for cells in unavoidable_sets(grid, 4)) == sorted(rectangles)


def test_smaller_bounds_leave_out_larger_sets_only() -> None:
    grid = kernel.random_grid(4)
    found = unavoidable_sets(grid, 9)
    assert unavoidable_sets(grid, 6) == [cells for cells in found if len(cells) <= 6]


@pytest.mark.slow
def test_sets_of_up_to_nine_cells_are_in_the_solutions_without_four_digits() -> None:
    grid = kernel.random_grid(4)
    small = set[frozenset[int]]()
    for digits in combinations(range(1, 10), 4):
        blank = grid.translate(bytes(n * (n not in digits) for n in range(256)))
        others = b"".join(kernel.solutions(blank, 10**6))
        differ = np.frombuffer(others, np.uint8).reshape(-1, 81) != np.frombuffer(grid, np.uint8)
        sizes = differ.sum(axis=1)
        rows = differ[(sizes > 0) & (sizes < 10)]
        small.update(frozenset(np.flatnonzero(row).tolist()) for row in rows)
    least = {each for each in small if not any(other < each for other in small)}
    assert {frozenset(cells) for cells in unavoidable_sets(grid, 9)} == least


def test_a_larger_bound_finds_the_same_small_ones_and_more_digits() -> None:
    grid = kernel.random_grid(4)
    found = unavoidable_sets(grid, 13)
    assert [cells for cells in found if len(cells) <= 11] == unavoidable_sets(grid, 11)
    assert max(map(len, found)) == 13
    assert max(len({grid[cell] for cell in cells}) for cells in found) >= 6
    for cells in found[-20:]:
        assert kernel.count_solutions(changed(grid, dict.fromkeys(cells, 0))) > 1
        for cell in cells:
            fewer = dict.fromkeys(set(cells) - {cell}, 0)
            assert kernel.count_solutions(changed(grid, fewer)) == 1


def test_the_search_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        unavoidable_sets(kernel.random_grid(1), 9, lambda: True)


@pytest.mark.slow
def test_sets_of_five_and_six_digits_are_found() -> None:
    grid = kernel.random_grid(4)
    found = unavoidable_sets(grid, 12)
    assert {len({grid[cell] for cell in cells}) for cells in found} == {2, 3, 4, 5, 6}
    for cells in found:
        assert kernel.count_solutions(changed(grid, dict.fromkeys(cells, 0))) > 1
    for cells in [each for each in found if len(each) > 9][::10]:
        for cell in cells:
            fewer = dict.fromkeys(set(cells) - {cell}, 0)
            assert kernel.count_solutions(changed(grid, fewer)) == 1

# SPDX-License-Identifier: MIT
"""Sums: sets by how many they are and what they add up to, and sums that follow."""

from itertools import combinations

from sudoku_qt.engine.sudoku.variants.demands import Total
from sudoku_qt.engine.sudoku.variants.search.sums import cliques, derived, sums_of
from sudoku_qt.engine.sudoku.variants.variant_board import board_of


def test_the_sets_of_a_sum_are_all_there_are() -> None:
    for count in range(1, 10):
        for total in range(46):
            found = {*sums_of(9).of(count, total)}
            digits = combinations(range(9), count)
            assert found == {
                sum(1 << n for n in each) for each in digits if sum(each) + count == total
            }


def test_what_a_row_has_beside_its_cages_follows() -> None:
    rows = board_of(9).rows
    [found] = derived(9, rows[:1], [(tuple(range(8)), 43)])
    assert (found.total, found.houses, found.cages) == (Total((8,), (1,), 2), (0,), (0,))


def test_what_a_cage_has_beyond_a_row_follows() -> None:
    rows = board_of(9).rows
    [found] = derived(9, rows[:1], [(tuple(range(7)), 40), ((7, 8, 17), 10)])
    assert (found.total, found.houses, found.cages) == (Total((17,), (-1,), -5), (0,), (0, 1))


def test_what_tells_a_person_nothing_is_left_out() -> None:
    rows = board_of(9).rows
    assert [*derived(9, rows[:1], [(tuple(range(6)), 30)])] == []
    [found] = derived(9, rows[:1], [(tuple(range(6)), 38)])
    assert found.total == Total((6, 7, 8), (1, 1, 1), 7)


def test_cells_that_all_see_each_other_are_a_clique() -> None:
    seen = [0b0110, 0b0101, 0b1011, 0b0100]
    assert cliques((0, 1, 2, 3), seen, 9) == [(0, 1, 2), (3,)]

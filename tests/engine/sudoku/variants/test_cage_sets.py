# SPDX-License-Identifier: MIT
"""The sets of digits of a cage, and which of them fit into its cells."""

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.sudoku.variants.cage_sets import cage_sets

ALL = 0b111_111_111


def mask(*digits: int) -> int:
    """The mask of some digits."""
    return sum(1 << digit - 1 for digit in digits)


def test_the_cage_of_the_drawing() -> None:
    found = cage_sets(17, 9, [mask(3, 5, 6), mask(3, 5, 6), mask(8, 9)])
    assert found.fitting == ((3, 5, 9), (3, 6, 8))
    assert len(found.ruled_out) == 5
    assert found.common == (3,)


@pytest.mark.parametrize(
    ("total", "count", "sets"),
    [(3, 2, {(1, 2)}), (45, 9, {tuple(range(1, 10))}), (2, 2, set()), (5, 1, {(5,)})],
)
def test_all_sets_fit_where_nothing_is_noted(
    total: int, count: int, sets: set[tuple[int, ...]]
) -> None:
    found = cage_sets(total, 9, [ALL] * count)
    assert {*found.fitting} == sets
    assert found.ruled_out == ()


@given(allowed=st.lists(st.integers(1, 63), min_size=1, max_size=4), total=st.integers(1, 20))
def test_a_set_fits_if_some_order_of_it_does(allowed: list[int], total: int) -> None:
    found = cage_sets(total, 6, allowed)
    for digits in combinations(range(1, 7), len(allowed)):
        if sum(digits) == total:
            fits = any(
                all(each >> digit - 1 & 1 for digit, each in zip(order, allowed, strict=True))
                for order in permutations(digits)
            )
            assert (digits in found.fitting, digits in found.ruled_out) == (fits, not fits)


def test_no_fitting_set_has_no_common_digits() -> None:
    assert cage_sets(3, 9, [mask(9), mask(9)]).common == ()

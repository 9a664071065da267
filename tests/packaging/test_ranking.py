# SPDX-License-Identifier: MIT
"""Rank correlation."""

from collections.abc import Callable
from types import ModuleType

import pytest


def test_only_the_order_counts(script: Callable[[str], ModuleType]) -> None:
    spearman = script("ranking").spearman
    assert spearman([1.0, 2.0, 3.0], [2.0, 9.0, 10.0]) == pytest.approx(1)
    assert spearman([1.0, 2.0, 3.0], [3.0, 2.0, -1.0]) == pytest.approx(-1)


def test_equal_numbers_share_their_ranks(script: Callable[[str], ModuleType]) -> None:
    ranking = script("ranking")
    assert list(ranking.ranks([5.0, 1.0, 5.0])) == [2.5, 1, 2.5]
    assert ranking.spearman([1.0, 1.0, 2.0], [1.0, 2.0, 3.0]) == pytest.approx(0.866, abs=0.001)

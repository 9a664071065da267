# SPDX-License-Identifier: MIT
"""Paper that has no room for a grid is known by its sides."""

import pytest

from sudoku_qt.engine.pictures.paper import NARROW, is_narrow


@pytest.mark.parametrize("size", [(1, 1), (1, NARROW), (30, 30 * NARROW), (2.5, 1)])
def test_what_may_hold_a_grid(size: tuple[float, float]) -> None:
    assert not is_narrow(*size)
    assert not is_narrow(*size[::-1])


@pytest.mark.parametrize(
    "size", [(1, NARROW + 1), (0, 0), (0, 5), (-1, 4), (1, float("inf")), (1, float("nan"))]
)
def test_what_may_not(size: tuple[float, float]) -> None:
    assert is_narrow(*size)
    assert is_narrow(*size[::-1])

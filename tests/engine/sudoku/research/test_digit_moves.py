# SPDX-License-Identifier: MIT
"""Exchanges that are put together of moves, beside those that other solutions show."""

import importlib.util
from collections import Counter
from itertools import combinations
from types import ModuleType

import numpy as np
import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.research import digit_moves
from sudoku_qt.engine.sudoku.research.digit_moves import Exchanges
from sudoku_qt.engine.sudoku.shape import cells_in
from sudoku_qt.engine.work import Cancelled
from tests.sweeps import every


def plain() -> ModuleType:
    """The module as plain Python reads it."""
    spec = importlib.util.find_spec(digit_moves.__name__)
    assert spec
    assert spec.origin
    path = spec.origin.split("digit_moves")[0] + "digit_moves.py"
    source = importlib.util.spec_from_file_location("plain_digit_moves", path)
    assert source
    assert source.loader
    module = importlib.util.module_from_spec(source)
    source.loader.exec_module(module)
    return module


def small_differences(grid: bytes, digits: int, largest: int) -> set[int]:
    """Where other solutions without some digits differ, in few cells and that many digits."""
    found = set[int]()
    own = np.frombuffer(grid, np.uint8)
    for removed in combinations(range(1, 10), digits):
        blank = grid.translate(bytes(n * (n not in removed) for n in range(256)))
        others = np.frombuffer(b"".join(kernel.solutions(blank, 10**6)), np.uint8)
        differ = others.reshape(-1, 81) != own
        for row in differ[(differ.sum(axis=1) > 0) & (differ.sum(axis=1) <= largest)]:
            if len({*own[row].tolist()}) == digits:
                found.add(sum(1 << int(cell) for cell in np.flatnonzero(row)))
    return found


@pytest.mark.parametrize("seed", every(2, [1, 4]))
def test_exchanges_of_four_digits_are_those_of_other_solutions(seed: int) -> None:
    grid = kernel.random_grid(seed)
    found = Exchanges(grid, 12, 4).all()
    whole = {mask for mask in found if len({grid[cell] for cell in cells_in(mask)}) == 4}
    assert whole >= _of_single_moves(grid, small_differences(grid, 4, 12))
    assert any({*_counts(grid, mask)} == {3} for mask in whole)
    assert max(mask.bit_count() for mask in found) == 12
    for mask in [*found][::10]:
        blank = bytes(0 if mask >> cell & 1 else digit for cell, digit in enumerate(grid))
        others = kernel.solutions(blank, 1000)
        assert any(all(grid[cell] != each[cell] for cell in cells_in(mask)) for each in others)


def _of_single_moves(grid: bytes, masks: set[int]) -> set[int]:
    """Those that hold no smaller one, so that they are one exchange and not two beside another."""
    return {
        mask
        for mask in masks
        if not any(other != mask and other & mask == other for other in masks)
    } - _of_fewer(grid, masks)


def _of_fewer(grid: bytes, masks: set[int]) -> set[int]:
    fewer = small_differences(grid, 2, 8) | small_differences(grid, 3, 10)
    return {mask for mask in masks if any(other & mask == other for other in fewer)}


def _counts(grid: bytes, mask: int) -> list[int]:
    return [*Counter(grid[cell] for cell in cells_in(mask)).values()]


def test_plain_python_finds_the_same() -> None:
    grid = kernel.random_grid(2)
    assert plain().Exchanges(grid, 10, 4).all() == Exchanges(grid, 10, 4).all()


def test_the_search_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        Exchanges(kernel.random_grid(1), 10, 4).all(lambda: True)

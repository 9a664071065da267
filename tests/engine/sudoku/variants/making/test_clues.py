# SPDX-License-Identifier: MIT
"""Clues that are true of a solution."""

import pytest

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.making.clues import PLACERS, clues_of
from sudoku_qt.engine.sudoku.variants.making.full_grid import random_grid
from sudoku_qt.engine.sudoku.variants.making.lines import LINES
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import broken_by


@pytest.mark.parametrize("size", [6, 9])
@pytest.mark.parametrize("name", [name for name in PLACERS if name not in LINES])
def test_clues_of_each_kind_are_of_it_and_true(name: str, size: int) -> None:
    rng, found = SeededRandom(name), 0
    for _ in range(5):
        solution = random_grid(Rules(size), rng)
        clues = clues_of(name, Rules(size).board, solution, rng)
        assert {each.kind for each in clues} <= {name}
        assert not broken_by(Rules(size, None, tuple(clues)), solution)
        found += len(clues)
    assert found

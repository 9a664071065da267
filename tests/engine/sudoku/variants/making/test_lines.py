# SPDX-License-Identifier: MIT
"""Lines that obey a solution."""

import pytest

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.making.clues import is_true
from sudoku_qt.engine.sudoku.variants.making.full_grid import random_grid
from sudoku_qt.engine.sudoku.variants.making.lines import LINES, lines_of, region_sums
from sudoku_qt.engine.sudoku.variants.rules import Rules

NONE_ON_FOUR = {"nabner", "entropicline"}


@pytest.mark.parametrize("size", [4, 6, 9])
@pytest.mark.parametrize("name", LINES)
def test_lines_of_each_kind_are_true_and_share_no_cell(name: str, size: int) -> None:
    rules, rng = Rules(size), SeededRandom(name)
    found = []
    for _ in range(5):
        solution = random_grid(rules, rng)
        lines = lines_of(name, rules.board, solution, rng)
        cells = [cell for each in lines for cell in each.cells]
        assert len({*cells}) == len(cells)
        assert all(is_true(each, lines, rules.board, solution) for each in lines)
        Rules(size, None, tuple(lines))  # which checks each
        found += lines
    assert bool(found) == (size > 4 or name not in NONE_ON_FOUR)


def test_region_sums_go_through_two_regions_at_least() -> None:
    rules, rng = Rules(9), SeededRandom("sums")
    solution = random_grid(rules, rng)
    lines = region_sums(rules.board, solution, rng)
    assert lines
    for each in lines:
        assert len({rules.board.regions[cell] for cell in each.cells}) > 1
        assert is_true(each, lines, rules.board, solution)

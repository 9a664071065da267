# SPDX-License-Identifier: MIT
"""Killer cages that cover a board."""

import pytest

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.making.cages import LARGEST, sure_cages, tiled
from sudoku_qt.engine.sudoku.variants.making.full_grid import random_grid
from sudoku_qt.engine.sudoku.variants.making.growing import hangs_together
from sudoku_qt.engine.sudoku.variants.making.taking_away import with_clues
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by


@pytest.mark.parametrize("size", [4, 6, 9])
def test_cages_cover_the_board_and_leave_one_solution(size: int) -> None:
    rules, rng = Rules(size), SeededRandom("cages")
    solution = random_grid(rules, rng)
    cages = tiled(rules.board, solution, rng)
    for cage in cages:
        assert len({solution[cell] for cell in cage}) == len(cage) <= LARGEST
        assert hangs_together(rules.board, cage)
    found = next(made for _ in range(40) if (made := sure_cages(rules, solution, rng)))
    for covered in (cages, [clue.cells for clue in found]):
        assert sorted(cell for cage in covered for cell in cage) == [*range(size * size)]
    whole = with_clues(rules, found)
    assert not broken_by(whole, solution)
    assert count_solutions(VariantPuzzle(whole, bytes(size * size))) == 1
    assert sum(len(clue.cells) == 1 for clue in found) <= size // 3

# SPDX-License-Identifier: MIT
"""The standard maker."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.chance import Chance
from sudoku_qt.engine.sudoku.generator import dig_symmetrically
from sudoku_qt.engine.sudoku.levels import count_givens
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES, Symmetry, symmetry_named
from sudoku_qt.engine.work import Cancelled, never


@pytest.mark.parametrize("symmetry", SYMMETRIES, ids=lambda symmetry: symmetry.name)
def test_a_puzzle_has_one_solution_and_shows_its_pattern(symmetry: Symmetry) -> None:
    puzzle = dig_symmetrically(Chance("pattern"), 32, 40, symmetry, never)

    assert kernel.count_solutions(puzzle, 2) == 1
    assert 32 <= count_givens(puzzle) <= 40
    for orbit in symmetry.orbits:
        assert len({puzzle[cell] > 0 for cell in orbit}) == 1


def test_the_number_of_givens_is_met_exactly() -> None:
    puzzles = [
        dig_symmetrically(Chance(str(clues)), clues, clues, symmetry_named("none"), never)
        for clues in (28, 45, 80)
    ]

    assert [count_givens(puzzle) for puzzle in puzzles] == [28, 45, 80]


def test_the_best_is_given_where_the_number_is_out_of_reach() -> None:
    puzzle = dig_symmetrically(Chance("few"), 17, 17, symmetry_named("all"), never)

    assert kernel.count_solutions(puzzle, 2) == 1
    assert 17 < count_givens(puzzle) < 45


def test_it_stops_when_it_is_told_to() -> None:
    with pytest.raises(Cancelled):
        dig_symmetrically(Chance("stop"), 30, 30, symmetry_named("none"), lambda: True)

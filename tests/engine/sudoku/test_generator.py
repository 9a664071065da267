# SPDX-License-Identifier: MIT
"""The standard maker."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.chance import Chance
from sudoku_qt.engine.sudoku.generator import attempt, dig, without
from sudoku_qt.engine.sudoku.grading import boxes_suffice, honest_level
from sudoku_qt.engine.sudoku.levels import count_givens
from sudoku_qt.engine.sudoku.make_options import MakeOptions
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES, Symmetry, symmetry_named
from sudoku_qt.engine.work import Cancelled, never

CELL_BY_CELL = symmetry_named("none").orbits


def made(wish: MakeOptions, number: int = 20) -> list[bytes]:
    """Try some times, and give what came of it."""
    tries = (attempt(wish, Chance(f"try {each}"), never).givens for each in range(number))
    return [puzzle for puzzle in tries if puzzle is not None]


@pytest.mark.parametrize("symmetry", SYMMETRIES, ids=lambda symmetry: symmetry.name)
def test_a_puzzle_has_one_solution_and_shows_its_pattern(symmetry: Symmetry) -> None:
    for puzzle in made(MakeOptions(level=2, symmetry=symmetry.name)):
        assert kernel.count_solutions(puzzle, 2) == 1
        assert honest_level(puzzle) == 2
        assert all(len({puzzle[cell] > 0 for cell in orbit}) == 1 for orbit in symmetry.orbits)


@pytest.mark.parametrize("level", [1, 2])
def test_easy_puzzles_are_not_minimal_and_of_a_natural_size(level: int) -> None:
    puzzles = made(MakeOptions(level=level, symmetry="none"))

    assert len(puzzles) > 3
    assert not any(kernel.is_minimal(puzzle) for puzzle in puzzles)


def test_digging_goes_as_far_as_the_puzzle_fits() -> None:
    full = kernel.random_grid(7)
    dug = dig(full, CELL_BY_CELL, boxes_suffice, (0, 0), never)

    assert boxes_suffice(dug)
    for cell in range(81):
        if dug[cell]:
            assert not boxes_suffice(without(dug, [cell]))


def test_digging_stops_when_it_is_enough_and_keeps_the_fewest() -> None:
    full = kernel.random_grid(7)
    enough = dig(full, CELL_BY_CELL, lambda _: True, (0, 40), never)
    fewest = dig(full, symmetry_named("quarter").orbits, lambda _: True, (30, 0), never)

    assert count_givens(enough) == 40
    assert 30 <= count_givens(fewest) < 34


def test_it_stops_when_it_is_told_to() -> None:
    with pytest.raises(Cancelled):
        attempt(MakeOptions(level=3), Chance("stop"), lambda: True)

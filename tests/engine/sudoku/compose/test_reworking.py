# SPDX-License-Identifier: MIT
"""A puzzle reworked: unique, minimal, easier, harder, another of its pattern."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.compose.reworking import completed, minimal, moved, of_pattern
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.symmetry import symmetry_named
from sudoku_qt.engine.work import Cancelled

SYMMETRIES = ("none", "central", "all")


def places(givens: bytes) -> frozenset[int]:
    return frozenset(cell for cell in range(81) if givens[cell])


def is_symmetric(givens: bytes, name: str) -> bool:
    given = places(givens)
    return all(given.issuperset(each) or given.isdisjoint(each) for each in orbits(name))


def orbits(name: str) -> tuple[tuple[int, ...], ...]:
    return symmetry_named(name).orbits


@pytest.mark.parametrize("name", SYMMETRIES)
def test_what_is_completed_has_one_solution_and_no_orbit_in_vain(name: str) -> None:
    begun = bytes([0, 5, *bytes(77), 8, 0])
    puzzle = completed(begun, symmetry_named("none"), SeededRandom("a"))
    assert kernel.count_solutions(puzzle, 2) == 1
    assert (puzzle[1], puzzle[79]) == (5, 8)
    assert is_symmetric(completed(bytes(81), symmetry_named(name), SeededRandom("b")), name)


def test_what_has_no_solution_cannot_be_completed() -> None:
    with pytest.raises(Fault, match="no solution"):
        completed(bytes([1, 1, *bytes(79)]), symmetry_named("none"), SeededRandom("a"))


@pytest.mark.parametrize("name", SYMMETRIES)
def test_in_a_minimal_puzzle_no_orbit_could_be_left_out(name: str) -> None:
    symmetry = symmetry_named(name)
    puzzle = minimal(kernel.random_grid(1), symmetry, SeededRandom("c"))
    assert kernel.count_solutions(puzzle, 2) == 1
    assert is_symmetric(puzzle, name)
    for orbit in symmetry.orbits:
        left = bytes(0 if cell in orbit else digit for cell, digit in enumerate(puzzle))
        assert left == puzzle or kernel.count_solutions(left, 2) == 2


@pytest.mark.parametrize("harder", [True, False])
def test_one_given_moved_makes_it_harder_or_easier(harder: bool) -> None:  # noqa: FBT001 - both ways
    puzzle = kernel.minimal_puzzle(5)
    other = moved(puzzle, symmetry_named("none"), SeededRandom("d"), harder=harder)
    assert kernel.solve(other) == kernel.solve(puzzle)
    assert kernel.count_solutions(other, 2) == 1
    assert (len(places(puzzle) - places(other)), len(places(other) - places(puzzle))) == (1, 1)
    before, after = (rate(each, ("se_rating",)).se_rating or 0.0 for each in (puzzle, other))
    assert after > before if harder else after < before


def test_what_has_no_easier_neighbour_is_told() -> None:
    nearly = bytes([0, *kernel.random_grid(2)[1:]])
    with pytest.raises(Fault, match="easier"):
        moved(nearly, symmetry_named("none"), SeededRandom("e"), harder=False)


def test_another_puzzle_of_a_pattern_has_the_same_cells() -> None:
    cells = sorted(places(kernel.minimal_puzzle(4)))
    puzzle = of_pattern(cells, SeededRandom("f"))
    assert sorted(places(puzzle)) == cells
    assert kernel.count_solutions(puzzle, 2) == 1


def test_a_pattern_that_tells_nothing_apart_is_refused() -> None:
    for cells in (range(16), range(27)):
        with pytest.raises(Fault, match="one solution"):
            of_pattern(tuple(cells), SeededRandom("g"))


def test_work_that_is_not_wanted_any_more_ends() -> None:
    with pytest.raises(Cancelled):
        of_pattern(sorted(places(kernel.minimal_puzzle(4))), SeededRandom("h"), lambda: True)

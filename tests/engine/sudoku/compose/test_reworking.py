# SPDX-License-Identifier: MIT
"""A puzzle reworked: unique, minimal, easier, harder, another of its pattern."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.compose.reworking import (
    completed,
    minimal,
    moved,
    of_pattern,
    redundant,
    with_givens,
)
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES as ALL_SYMMETRIES
from sudoku_qt.engine.sudoku.symmetry import symmetry_named
from sudoku_qt.engine.work import Cancelled
from tests.sweeps import in_turn

SYMMETRIES = ("none", "central", "all")


def places(givens: bytes) -> frozenset[int]:
    return frozenset(cell for cell in range(81) if givens[cell])


def is_symmetric(givens: bytes, name: str) -> bool:
    given = places(givens)
    return all(given.issuperset(each) or given.isdisjoint(each) for each in orbits(name))


def orbits(name: str) -> tuple[tuple[int, ...], ...]:
    return symmetry_named(name).orbits


def six_of(seed: int) -> bytes:
    """Six givens of a grid, without any symmetry."""
    full, cells = kernel.random_grid(seed), SeededRandom(f"six {seed}").shuffled(range(81))[:6]
    return bytes(digit if cell in cells else 0 for cell, digit in enumerate(full))


@in_turn("name", [each.name for each in ALL_SYMMETRIES])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_completed_is_symmetric_and_has_no_orbit_in_vain(name: str, seed: int) -> None:
    begun, symmetry = six_of(seed), symmetry_named(name)
    puzzle = completed(begun, symmetry, SeededRandom(f"{seed}"))
    assert kernel.count_solutions(puzzle, 2) == 1
    assert all(digit in (0, puzzle[cell]) for cell, digit in enumerate(begun))
    assert is_symmetric(puzzle, name)
    for orbit in symmetry.orbits:
        if puzzle[orbit[0]] and not any(begun[cell] for cell in orbit):
            assert kernel.count_solutions(with_givens(puzzle, orbit), 2) == 2


def test_givens_without_a_symmetry_get_their_partners_even_where_one_solution_is_left() -> None:
    puzzle = kernel.minimal_puzzle(7)
    assert not is_symmetric(puzzle, "central")
    after = completed(puzzle, symmetry_named("central"), SeededRandom("b"))
    assert places(after) == places(puzzle) | {80 - cell for cell in places(puzzle)}
    assert completed(after, symmetry_named("central"), SeededRandom("c")) == after


def test_few_single_givens_are_left_that_follow_from_the_others() -> None:
    """With the first completion that comes up they are nearly ten, with thirty two."""
    left = 0
    for seed in range(10):
        puzzle = completed(six_of(seed), symmetry_named("central"), SeededRandom(f"{seed}"))
        left += redundant(puzzle)
        assert redundant(puzzle) == sum(kernel.is_redundant(puzzle, at) for at in places(puzzle))
    assert left <= 8


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

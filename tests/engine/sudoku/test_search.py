# SPDX-License-Identifier: MIT
"""The search in each of its builds: against a plain solver, and against itself uncompiled."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sudoku_qt.engine.sudoku import kernel, search
from tests.engine.sudoku import oracle
from tests.engine.sudoku.puzzle_lists import (
    FEW_CLUES,
    HARD,
    LISTS,
    NO_SOLUTION,
    TWO_SOLUTIONS,
    damaged,
    digits,
    read,
    sample,
)

ROWS = bytes((3 * row + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9))


def runnable() -> list[str]:
    """Name the builds that are here and that this machine runs, the fastest first."""
    return [name for name in kernel.BUILDS if is_runnable(name)]


def is_runnable(name: str) -> bool:
    """Say whether a build is compiled, and for no better processor than this one."""
    best = kernel.load_best_build().BEST
    if kernel.BUILDS.index(name) < kernel.BUILDS.index(best):
        return False
    try:
        kernel.load_build(name)
    except ImportError:
        return False
    return True


@pytest.fixture(params=runnable())
def build(request: pytest.FixtureRequest) -> Any:
    """One build after the other."""
    return kernel.load_build(request.param)


def quick(data: Path) -> Iterator[bytes]:
    """Yield a sample of each list, and damaged ones of it."""
    chance = Random(1)
    for name, number in LISTS:
        for puzzle in sample(data / "puzzles" / name, number):
            yield puzzle
            yield from damaged(puzzle, chance)


@pytest.mark.parametrize(
    ("puzzle", "count"),
    [
        (digits(FEW_CLUES), 1),
        (digits(HARD), 1),
        (digits(TWO_SOLUTIONS), 2),
        (digits(NO_SOLUTION), 0),
        (ROWS, 1),
        (bytes([7, 7]) + bytes(79), 0),  # in a box, a row
        (bytes([7]) + bytes(79) + bytes([7]), 5),  # anywhere else
        (bytes(81), 5),
    ],
    ids=["few clues", "hard", "two", "none", "full", "clash", "two clues", "blank"],
)
def test_solutions_are_counted_up_to_the_limit(build: Any, puzzle: bytes, count: int) -> None:
    assert build.count_solutions(puzzle, 5) == count
    assert len(set(build.solutions(puzzle, 5))) == count
    assert build.count_solutions(puzzle, 1) == min(count, 1)
    assert build.count_solutions(puzzle, 0) == 0


def test_a_solution_keeps_the_clues_and_the_rules(build: Any) -> None:
    puzzle = digits(HARD)
    solution = build.solve(puzzle)
    assert all(given in (0, digit) for given, digit in zip(puzzle, solution, strict=True))
    assert all({solution[cell] for cell in house} == set(range(1, 10)) for house in oracle.HOUSES)
    assert build.solve(digits(NO_SOLUTION)) is None


def test_every_build_agrees_with_the_plain_solver(build: Any, data: Path) -> None:
    for puzzle in quick(data):
        expected = sorted(islice(oracle.solutions(puzzle), 3))
        count = build.count_solutions(puzzle, 3)
        assert count == len(expected)
        if count < 3:
            assert sorted(build.solutions(puzzle, 3)) == expected


def test_every_build_makes_the_same_guesses(build: Any, data: Path) -> None:
    for puzzle in quick(data):
        assert build.examine(puzzle, 2) == search.examine(puzzle, 2)


def test_every_build_throws_the_same_dice(build: Any) -> None:
    puzzle = bytes([*digits(FEW_CLUES)[:60], *bytes(21)])
    assert build.random_grids(2**64 - 1, 3) == search.random_grids(2**64 - 1, 3)
    assert build.minimal_puzzles(5, 2) == search.minimal_puzzles(5, 2)
    for seed in range(3):
        assert build.random_solution(puzzle, seed) == search.random_solution(puzzle, seed)


def test_every_build_solves_many_puzzles_as_it_solves_one(build: Any) -> None:
    puzzles = [
        digits(HARD),
        digits(NO_SOLUTION),
        bytes(81),
        digits(TWO_SOLUTIONS),
        bytes([10] * 81),
    ]
    solved, counts = build.solve_many(b"".join(puzzles), 3)
    assert list(counts) == [1, 0, 3, 2, 0]
    assert solved == b"".join(
        build.solve(puzzle) if count else bytes(81)
        for puzzle, count in zip(puzzles, counts, strict=True)
    )


@pytest.mark.torture
@pytest.mark.parametrize("name", [name for name, _ in LISTS])
def test_every_build_agrees_on_whole_lists(data: Path, name: str) -> None:
    puzzles = b"".join(read(data / "puzzles" / name))
    compiled = [kernel.load_build(build) for build in runnable() if build != "python"]
    assert compiled
    solved, counts = compiled[0].solve_many(puzzles, 2)
    assert set(counts) == ({2} if name.startswith("serg") else {1})
    assert all((solved, counts) == build.solve_many(puzzles, 2) for build in compiled)


@pytest.mark.torture
@pytest.mark.parametrize("name", [name for name, _ in LISTS])
def test_the_plain_solver_agrees_on_whole_lists(data: Path, name: str) -> None:
    chance = Random(2)
    for puzzle in read(data / "puzzles" / name):
        for each in (puzzle, *damaged(puzzle, chance)):
            solutions = sorted(kernel.solutions(each, 3))
            assert oracle.count(each, 3) == len(solutions)
            if len(solutions) < 3:
                assert sorted(oracle.solutions(each)) == solutions


@pytest.mark.torture
@pytest.mark.parametrize("name", [name for name, _ in LISTS])
def test_uncompiled_the_search_makes_the_same_guesses_on_whole_lists(data: Path, name: str) -> None:
    for puzzle in read(data / "puzzles" / name):
        assert kernel.examine(puzzle, 2) == search.examine(puzzle, 2)

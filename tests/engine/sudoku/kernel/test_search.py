# SPDX-License-Identifier: MIT
"""The search in each of its builds: against a plain solver, and against itself uncompiled."""

from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel import search
from tests.engine.sudoku import oracle
from tests.engine.sudoku.kernel.builds import runnable
from tests.engine.sudoku.puzzle_lists import (
    FEW_CLUES,
    HARD,
    LISTS,
    NO_SOLUTION,
    TWO_SOLUTIONS,
    changed,
    damaged,
    digits,
    read,
    sample,
)
from tests.sweeps import every, in_turn

ROWS = bytes((3 * row + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9))


@pytest.fixture(params=runnable())
def build(request: pytest.FixtureRequest) -> Any:
    """One build after the other."""
    return kernel.load_build(request.param)


@pytest.fixture(scope="module", params=["random", *every(len(LISTS), (name for name, _ in LISTS))])
def answers(request: pytest.FixtureRequest) -> dict[bytes, list[bytes]]:
    """Up to three solutions of puzzles and of damaged ones, as the plain solver finds them."""
    if request.param == "random":
        puzzles = [kernel.minimal_puzzle(seed) for seed in range(12)]
    else:
        data: Path = request.getfixturevalue("data")
        puzzles = sample(data / "puzzles" / request.param, dict(LISTS)[request.param])
    rng = Random(1)
    tried = [each for puzzle in puzzles for each in (puzzle, *damaged(puzzle, rng))]
    return {puzzle: list(islice(oracle.solutions(puzzle), 3)) for puzzle in tried}


@in_turn(
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
)
def test_solutions_are_counted_up_to_the_limit(build: Any, puzzle: bytes, count: int) -> None:
    assert build.count_solutions(puzzle, 5) == count
    assert len(set(build.solutions(puzzle, 5))) == count
    assert build.count_solutions(puzzle, 1) == min(count, 1)
    assert build.count_solutions(puzzle, 0) == 0
    assert build.examine(puzzle, 1)[:2] == (min(count, 1), build.solve(puzzle))


def test_a_solution_keeps_the_clues_and_the_rules(build: Any) -> None:
    puzzle = digits(HARD)
    solution = build.solve(puzzle)
    assert all(given in (0, digit) for given, digit in zip(puzzle, solution, strict=True))
    assert all({solution[cell] for cell in house} == set(range(1, 10)) for house in oracle.HOUSES)
    assert build.solve(digits(NO_SOLUTION)) is None


def test_every_build_agrees_with_the_plain_solver(
    build: Any, answers: dict[bytes, list[bytes]]
) -> None:
    assert {len(expected) for expected in answers.values()} >= {0, 3}
    for puzzle, expected in answers.items():
        assert build.count_solutions(puzzle, 3) == len(expected)
        if len(expected) < 3:
            assert sorted(build.solutions(puzzle, 3)) == sorted(expected)


def test_every_build_makes_the_same_guesses(build: Any, answers: dict[bytes, list[bytes]]) -> None:
    for puzzle in answers:
        assert build.examine(puzzle, 2) == examined_uncompiled(puzzle)


@cache
def examined_uncompiled(puzzle: bytes) -> tuple[int, bytes | None, int]:
    """What the search finds up to two solutions, as Python."""
    return search.examine(puzzle, 2)


def test_what_follows_is_not_guessed(build: Any) -> None:
    puzzles = [kernel.minimal_puzzle(seed) for seed in range(60)]
    assert sum(build.examine(puzzle)[2] for puzzle in puzzles) <= 64  # 65 with any step left out
    assert build.examine(digits(HARD))[2] <= 30


def test_more_solutions_than_a_byte_holds_are_counted_to_the_last(build: Any) -> None:
    puzzle, rng = kernel.minimal_puzzle(8), Random(8)
    clues = [cell for cell in range(81) if puzzle[cell]]
    puzzle = changed(puzzle, dict.fromkeys(rng.sample(clues, 2), 0))
    expected = all_solutions(puzzle)
    number = len(expected)
    assert number > 255
    assert sorted(build.solutions(puzzle, 10**9)) == expected
    for limit in (number - 1, number, number + 1, 2**40):
        assert build.count_solutions(puzzle, limit) == min(number, limit)
        assert build.examine(puzzle, limit)[:2] == (min(number, limit), build.solve(puzzle))
    assert len(build.solutions(puzzle, number - 1)) == number - 1


@cache
def all_solutions(puzzle: bytes) -> list[bytes]:
    """Every solution that the plain solver finds, in order."""
    return sorted(oracle.solutions(puzzle))


@pytest.mark.parametrize("limit", [0, 1, 2, 100])
def test_the_blank_grid_ends_at_the_limit(build: Any, limit: int) -> None:
    blank = bytes(81)
    assert build.count_solutions(blank, limit) == limit
    assert build.examine(blank, limit)[0] == limit
    solutions = build.solutions(blank, limit)
    assert len(set(solutions)) == len(solutions) == limit
    assert all(oracle.count(solution, 2) == 1 for solution in solutions)
    assert build.solve_many(blank, limit)[1] == bytes([limit])


@in_turn("puzzle", [b"", bytes(80), bytes(82), bytes([10]) + bytes(80)])
def test_only_81_bytes_of_0_to_9_are_a_puzzle(build: Any, puzzle: bytes) -> None:
    for name in ("count_solutions", "examine", "is_minimal", "solve", "true_candidates"):
        with pytest.raises(ValueError, match="81 bytes"):
            getattr(build, name)(puzzle)


def test_cells_and_digits_that_there_are_not_are_refused(build: Any) -> None:
    for cell, digit in ((81, 1), (-1, 1), (0, 0), (0, 10)):
        with pytest.raises(ValueError, match="a cell is 0-80 and a digit 1-9"):
            build.has_solution_without(bytes(81), cell, digit)
    with pytest.raises(ValueError, match="a cell is 0-80"):
        build.dig(ROWS, bytes([80, 81]))
    with pytest.raises(ValueError, match="81 bytes each"):
        build.solve_many(bytes(100))


def test_only_a_puzzle_with_a_solution_can_be_dug(build: Any) -> None:
    with pytest.raises(ValueError, match="a solution"):
        build.dig(digits(NO_SOLUTION), bytes(range(81)))
    assert build.dig(digits(HARD), b"") == digits(HARD)


def test_where_there_is_no_solution_no_candidate_is_true(build: Any) -> None:
    assert build.true_candidates(digits(NO_SOLUTION)) == [0] * 81
    assert build.true_candidates(bytes([1, 1]) + bytes(79)) == [0] * 81


def test_a_text_is_examined_like_its_digits(build: Any) -> None:
    for text in (FEW_CLUES, HARD, TWO_SOLUTIONS, NO_SOLUTION):
        expected = build.examine(digits(text))[:2]
        for blank in ".0*_":
            assert build.examine_text(text.replace(".", blank)) == expected


def test_a_text_that_is_no_puzzle_counts_minus_one(build: Any) -> None:
    for text in ("", FEW_CLUES[1:], FEW_CLUES + ".", "x" + FEW_CLUES[1:], FEW_CLUES[1:] + "é"):
        assert build.examine_text(text) == (-1, None)


CALLS: dict[str, tuple[Any, ...]] = {  # functions with what they are asked beside the puzzle
    "dig": (bytes(range(80, -1, -1)),),
    "has_solution_without": (40, 5),
    "is_minimal": (),
    "is_redundant": (12,),
    "random_solution": (2**64 - 1,),
    "solve": (),
    "true_candidates": (),
}


@pytest.mark.parametrize("name", CALLS)
def test_every_build_gives_the_same_answers(build: Any, name: str) -> None:
    rng = Random(3)
    puzzles = [digits(FEW_CLUES), digits(TWO_SOLUTIONS)]
    puzzles += [each for each in damaged(puzzles[0], rng) if kernel.solve(each)]
    for puzzle in puzzles:
        assert getattr(build, name)(puzzle, *CALLS[name]) == answered_uncompiled(name, puzzle)


@cache
def answered_uncompiled(name: str, puzzle: bytes) -> Any:
    """What a function answers as Python."""
    return getattr(search, name)(puzzle, *CALLS[name])


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
        bytes([10, *digits(HARD)[1:]]),
        bytes([1, 1]) + bytes(79),
        digits(HARD),
    ]
    solved, counts = build.solve_many(b"".join(puzzles), 3)
    assert list(counts) == [1, 0, 3, 2, 0, 0, 1]
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
    rng = Random(2)
    for puzzle in read(data / "puzzles" / name):
        for each in (puzzle, *damaged(puzzle, rng)):
            solutions = sorted(kernel.solutions(each, 3))
            assert oracle.count(each, 3) == len(solutions)
            if len(solutions) < 3:
                assert sorted(oracle.solutions(each)) == solutions


@pytest.mark.torture
@pytest.mark.parametrize("name", [name for name, _ in LISTS])
def test_uncompiled_the_search_makes_the_same_guesses_on_whole_lists(data: Path, name: str) -> None:
    for puzzle in read(data / "puzzles" / name):
        assert kernel.examine(puzzle, 2) == search.examine(puzzle, 2)

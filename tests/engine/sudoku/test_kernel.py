# SPDX-License-Identifier: MIT
"""What the kernel offers, and which of its builds is behind the door."""

import os
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from operator import or_
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_qt.engine.sudoku import kernel
from tests.engine.sudoku import oracle
from tests.engine.sudoku.puzzle_lists import (
    FEW_CLUES,
    HARD,
    NO_SOLUTION,
    TWO_SOLUTIONS,
    changed,
    digits,
    image,
)

ROOT = Path(__file__).resolve().parents[3]
SOURCES = ("search.py", "search.pxd", "vectors.h")
MINIMAL = st.integers(0, 2**64 - 1).map(kernel.minimal_puzzle)
CHANCE = st.integers().map(Random)
BILLIONS = 10**12
GRID_OF_SEED_1 = "138546792627198345459372816761423958982715463345689271593267184816934527274851639"
PUZZLE_OF_SEED_1 = (
    "1.85....26......4.....7.8....14...5.98.71......5..9.....32....4...9...2...48....9"
)


def in_new_python(code: str, build: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run some code in a Python of its own, with a build asked for."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    environment.pop("SUDOKU_KERNEL", None)
    if build:
        environment["SUDOKU_KERNEL"] = build
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )


# The door


def test_the_build_is_the_one_that_is_asked_for() -> None:
    code = "from sudoku_qt.engine.sudoku import kernel; print(kernel.BUILD, kernel.COMPILED)"
    assert in_new_python(code, "python").stdout == "python False\n"
    best = kernel.load_best_build()
    assert in_new_python(code).stdout == f"{best.BUILD} {best.COMPILED}\n"
    assert "_search_abacus" in in_new_python(code, "abacus").stderr


def test_without_compiled_builds_the_search_runs_as_it_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in kernel.BUILDS[:-1]:
        monkeypatch.setitem(sys.modules, f"sudoku_qt.engine.sudoku._search_{name}", None)
    assert kernel.load_best_build().BUILD == "python"


def test_the_kernel_starts_without_numpy_and_without_cython() -> None:
    code = "import sys; from sudoku_qt.engine.sudoku import kernel; print(kernel.COMPILED, "
    for wanted in ("numpy", "Cython"):
        assert in_new_python(f"{code}{wanted!r} in sys.modules)").stdout.endswith("False\n")


def test_no_build_is_older_than_its_sources() -> None:
    folder = ROOT / "sudoku_qt" / "engine" / "sudoku"
    stamp = zlib.crc32(b"".join((folder / name).read_bytes() for name in SOURCES))
    for name in kernel.BUILDS[:-1]:
        try:
            build = kernel.load_build(name)
        except ImportError:
            continue
        assert stamp == build.STAMP, f"{name} is out of date: pip install -e . compiles it anew"


@pytest.mark.skipif(
    os.environ.get("SUDOKU_REQUIRE_KERNEL") != "1", reason="SUDOKU_REQUIRE_KERNEL is not set to 1"
)
def test_the_kernel_is_compiled_where_it_has_to_be() -> None:
    assert kernel.COMPILED


# Bad input


@pytest.mark.parametrize("puzzle", [b"", bytes(80), bytes(82), bytes([10]) + bytes(80)])
def test_only_81_bytes_of_0_to_9_are_a_puzzle(puzzle: bytes) -> None:
    for function in (kernel.count_solutions, kernel.solve, kernel.is_minimal):
        with pytest.raises(ValueError, match="81 bytes"):
            function(puzzle)


def test_cells_and_digits_that_there_are_not_are_refused() -> None:
    for cell, digit in ((81, 1), (-1, 1), (0, 0), (0, 10)):
        with pytest.raises(ValueError, match="a cell is 0-80 and a digit 1-9"):
            kernel.has_solution_without(bytes(81), cell, digit)
    with pytest.raises(ValueError, match="a cell is 0-80"):
        kernel.dig(kernel.random_grid(1), bytes([80, 81]))
    with pytest.raises(ValueError, match="81 bytes each"):
        kernel.solve_many(bytes(100))


def test_a_text_that_is_no_puzzle_counts_minus_one() -> None:
    for text in ("", FEW_CLUES[1:], FEW_CLUES + ".", "x" + FEW_CLUES[1:], FEW_CLUES[1:] + "é"):
        assert kernel.examine_text(text) == (-1, None)


# Solutions


@pytest.mark.parametrize("blank", ".0*_")
def test_a_text_is_examined_like_its_digits(blank: str) -> None:
    for text in (FEW_CLUES, HARD, TWO_SOLUTIONS, NO_SOLUTION):
        count, solution, _ = kernel.examine(digits(text))
        assert kernel.examine_text(text.replace(".", blank)) == (count, solution)


def test_a_count_ends_at_its_limit() -> None:
    assert kernel.count_solutions(bytes(81), 2_000) == 2_000


def test_a_random_solution_is_a_solution_and_none_is_left_out() -> None:
    puzzle = digits(TWO_SOLUTIONS)
    found = {kernel.random_solution(puzzle, seed) for seed in range(30)}
    assert found == set(kernel.solutions(puzzle, 5))
    assert kernel.random_solution(digits(NO_SOLUTION), 1) is None


@pytest.mark.parametrize("text", [FEW_CLUES, TWO_SOLUTIONS, "." + TWO_SOLUTIONS[1:], NO_SOLUTION])
def test_true_candidates_are_those_of_all_solutions(text: str) -> None:
    solutions = kernel.solutions(digits(text), 10_000)
    expected = [reduce(or_, (1 << grid[cell] - 1 for grid in solutions), 0) for cell in range(81)]
    assert kernel.true_candidates(digits(text)) == expected


def test_on_a_blank_grid_every_candidate_is_true() -> None:
    assert kernel.true_candidates(bytes(81)) == [511] * 81


@settings(deadline=None)
@given(MINIMAL, CHANCE)
def test_every_image_of_a_puzzle_has_as_many_solutions(puzzle: bytes, chance: Random) -> None:
    cell = next(cell for cell in range(81) if puzzle[cell])
    less = changed(puzzle, {cell: 0})
    assert kernel.count_solutions(image(puzzle, chance)) == 1
    assert kernel.count_solutions(image(less, chance), 50) == kernel.count_solutions(less, 50) > 1


# Clues


@settings(deadline=None)
@given(MINIMAL)
def test_a_minimal_puzzle_needs_each_clue(puzzle: bytes) -> None:
    assert kernel.is_minimal(puzzle)
    for cell in range(81):
        assert not kernel.is_redundant(puzzle, cell)
        if puzzle[cell]:
            assert kernel.count_solutions(changed(puzzle, {cell: 0})) == 2


def test_a_clue_that_follows_is_redundant() -> None:
    puzzle, solution = digits(FEW_CLUES), kernel.solve(digits(FEW_CLUES))
    assert solution
    cell = puzzle.index(0)
    more = changed(puzzle, {cell: solution[cell]})
    assert kernel.is_redundant(more, cell)
    assert not kernel.is_minimal(more)
    assert not kernel.is_minimal(digits(TWO_SOLUTIONS))


def test_a_solution_without_a_digit_is_told_from_none() -> None:
    puzzle = digits(TWO_SOLUTIONS)
    masks = kernel.true_candidates(puzzle)
    for cell, mask in enumerate(masks):
        if not puzzle[cell]:
            for digit in range(1, 10):
                others = mask & ~(1 << digit - 1)
                assert kernel.has_solution_without(puzzle, cell, digit) == (others != 0)


@settings(deadline=None)
@given(st.integers(0, 2**32), CHANCE)
def test_digging_keeps_the_solution_and_what_is_not_to_be_tried(seed: int, chance: Random) -> None:
    grid = kernel.random_grid(seed)
    order = bytes(chance.sample(range(81), 40))
    puzzle = kernel.dig(grid, order)
    assert kernel.solutions(puzzle, 2) == [grid]
    assert all(puzzle[cell] for cell in range(81) if cell not in order)
    assert not any(kernel.is_redundant(puzzle, cell) for cell in order)


def test_digging_keeps_all_solutions_and_needs_one() -> None:
    puzzle = digits(TWO_SOLUTIONS)
    dug = kernel.dig(puzzle, bytes(range(81)))
    assert set(kernel.solutions(dug, 9)) == set(kernel.solutions(puzzle, 9))
    with pytest.raises(ValueError, match="solution"):
        kernel.dig(digits(NO_SOLUTION), bytes(range(81)))


# Random grids and puzzles


def test_a_seed_gives_the_same_grid_and_puzzle_on_every_machine() -> None:
    assert kernel.random_grid(1) == digits(GRID_OF_SEED_1)
    assert kernel.minimal_puzzle(1) == digits(PUZZLE_OF_SEED_1)


def test_many_grids_are_those_of_consecutive_seeds() -> None:
    single = [kernel.random_grid(seed) for seed in (2**64 - 1, 0, 1)]
    assert kernel.random_grids(-1, 3) == b"".join(single)
    assert kernel.random_grids(7, 0) == b""


def test_random_grids_keep_the_rules_and_differ() -> None:
    grids = kernel.random_grids(0, 300)
    each = {bytes(grids[start : start + 81]) for start in range(0, len(grids), 81)}
    assert len(each) == 300
    for grid in each:
        assert all({grid[cell] for cell in house} == set(range(1, 10)) for house in oracle.HOUSES)


def test_no_digit_prefers_a_cell() -> None:
    number = 20_000 if kernel.COMPILED else 200
    grids = kernel.random_grids(0, number)
    for cell in range(81):
        counts = Counter(grids[cell::81])
        expected = number / 9
        squares = sum((counts[digit] - expected) ** 2 for digit in range(1, 10)) / expected
        assert squares < 35  # chi-square, 8 degrees of freedom: 1 in 37,000 by chance


# Threads and stopping


def calls() -> dict[str, Callable[[Callable[[], bool]], object]]:
    """Name calls that last for seconds or years, by what they do."""
    blanks = bytes(81 * 100_000)
    return {
        "count": lambda stop: kernel.count_solutions(bytes(81), BILLIONS, stop),
        "examine": lambda stop: kernel.examine(bytes(81), BILLIONS, stop),
        "list": lambda stop: kernel.solutions(bytes(81), 10**9, stop),
        "many": lambda stop: kernel.solve_many(blanks, 255, stop),
        "grids": lambda stop: kernel.random_grids(0, 10**5, stop),
        "puzzles": lambda stop: kernel.minimal_puzzles(0, 10**5, stop),
    }


@pytest.mark.parametrize("name", calls())
def test_a_long_call_ends_when_it_is_told_to(name: str) -> None:
    asked = iter(range(3))
    with pytest.raises(kernel.Stopped):
        calls()[name](lambda: next(asked, None) is None)


def test_other_threads_run_while_one_searches() -> None:
    begun, stopped, ended = Event(), Event(), Event()

    def stop() -> bool:
        begun.set()
        return stopped.is_set()

    def search() -> None:
        with pytest.raises(kernel.Stopped):
            kernel.count_solutions(bytes(81), BILLIONS, stop)
        ended.set()

    thread = Thread(target=search)
    thread.start()
    assert begun.wait(60)
    stopped.set()
    thread.join(60)
    assert ended.is_set()


def test_threads_do_not_disturb_each_other() -> None:
    seeds = range(40)
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(kernel.minimal_puzzle, seeds)) == [
            kernel.minimal_puzzle(seed) for seed in seeds
        ]

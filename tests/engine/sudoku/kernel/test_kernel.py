# SPDX-License-Identifier: MIT
"""What the kernel offers, and which of its builds is behind the door."""

import os
import shutil
import subprocess
import sys
import zlib
from functools import reduce
from itertools import islice
from operator import or_
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel import search
from tests.engine.sudoku import oracle
from tests.engine.sudoku.kernel.builds import runnable
from tests.engine.sudoku.puzzle_lists import (
    FEW_CLUES,
    NO_SOLUTION,
    TWO_SOLUTIONS,
    changed,
    damaged,
    digits,
    image,
)
from tests.sweeps import in_turn

ROOT = Path(__file__).resolve().parents[4]
SOURCES = ("search.py", "search.pxd", "vectors.h")
MINIMAL = st.integers(0, 2**64 - 1).map(kernel.minimal_puzzle)
CHANCE = st.integers().map(Random)


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


def test_the_fastest_build_is_chosen_and_any_other_may_be_asked_for() -> None:
    code = "from sudoku_qt.engine.sudoku import kernel; print(kernel.BUILD, kernel.COMPILED)"
    names = runnable()
    assert in_new_python(code).stdout == f"{names[0]} {names[0] != 'python'}\n"
    for name in names:
        assert in_new_python(code, name).stdout == f"{name} {name != 'python'}\n"


def test_a_build_that_there_is_not_is_refused_in_a_sentence() -> None:
    done = in_new_python("from sudoku_qt.engine.sudoku import kernel", "abacus")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "ImportError: the kernel has no build “abacus”, "
        "only avx512, avx2, sse2, neon, generic, python"
    )


def test_a_build_that_the_processor_cannot_run_is_not_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    older = SimpleNamespace(BEST="avx2", BUILD="avx2", COMPILED=True)
    monkeypatch.setattr(kernel, "load_best_build", lambda: older)
    with pytest.raises(ImportError, match=r"this processor cannot run .* “avx512”"):
        kernel.load_wanted_build("avx512")


def test_a_build_that_was_not_compiled_is_told_from_one_that_cannot_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in kernel.BUILDS[:-1]:
        monkeypatch.setitem(sys.modules, f"sudoku_qt.engine.sudoku.kernel._search_{name}", None)
    for name in kernel.BUILDS[:-1]:
        with pytest.raises(ImportError, match=f"“{name}” was not compiled here"):
            kernel.load_wanted_build(name)
    assert kernel.load_wanted_build("python") is search


def test_a_processor_gets_the_best_build_that_it_can_run_and_that_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = {name: SimpleNamespace(BUILD=name, BEST="avx2") for name in ("avx512", "avx2", "sse2")}

    def load(name: str) -> SimpleNamespace:
        if name not in here:
            raise ImportError(name)
        return here[name]

    monkeypatch.setattr(kernel, "load_build", load)
    assert kernel.load_best_build().BUILD == "avx2"
    del here["avx2"]
    assert kernel.load_best_build().BUILD == "sse2"


if sys.platform == "win32":  # elsewhere the compiler's own check is taken
    import ctypes

    def test_the_kernel_knows_the_processor_as_windows_does() -> None:
        has_avx2 = bool(ctypes.windll.kernel32.IsProcessorFeaturePresent(40))
        assert (kernel.load_best_build().BEST in {"avx2", "avx512"}) is has_avx2


def test_without_compiled_builds_the_search_runs_as_it_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in kernel.BUILDS[:-1]:
        monkeypatch.setitem(sys.modules, f"sudoku_qt.engine.sudoku.kernel._search_{name}", None)
    assert kernel.load_best_build().BUILD == "python"


def test_the_kernel_starts_without_numpy_and_without_cython() -> None:
    code = "import sys; from sudoku_qt.engine.sudoku import kernel; print(kernel.COMPILED, "
    for wanted in ("numpy", "Cython"):
        assert in_new_python(f"{code}{wanted!r} in sys.modules)").stdout.endswith("False\n")


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
@pytest.mark.parametrize("order", ["LITTLE", "BIG"])
def test_a_big_endian_processor_compiles_no_build(order: str) -> None:
    header = ROOT / "sudoku_qt" / "engine" / "sudoku" / "kernel" / "vectors.h"
    words = ["-w", "-U__BYTE_ORDER__", f"-D__BYTE_ORDER__=__ORDER_{order}_ENDIAN__", str(header)]
    done = subprocess.run(["cc", "-fsyntax-only", *words], capture_output=True, check=False)
    assert (done.returncode != 0) == (b"big-endian" in done.stderr) == (order == "BIG")


def test_no_build_is_older_than_its_sources() -> None:
    folder = ROOT / "sudoku_qt" / "engine" / "sudoku" / "kernel"
    stamp = zlib.crc32(b"".join((folder / name).read_bytes() for name in SOURCES))
    for name in runnable()[:-1]:
        build = kernel.load_build(name)
        assert stamp == build.STAMP, f"{name} is out of date: run `make setup`"


@pytest.mark.skipif(
    os.environ.get("SUDOKU_REQUIRE_KERNEL") != "1", reason="SUDOKU_REQUIRE_KERNEL is not set to 1"
)
def test_the_kernel_is_compiled_where_it_has_to_be() -> None:
    assert kernel.COMPILED


# Solutions


def test_solutions_within_candidates_are_those_that_have_them() -> None:
    puzzle = digits(TWO_SOLUTIONS)
    masks = [1 << digit - 1 if digit else 511 for digit in puzzle]
    one, other = kernel.solutions(puzzle, 3)
    assert {*kernel.solutions_within(masks, 3)} == {one, other}
    cell = next(n for n in range(81) if one[n] != other[n])
    masks[cell] &= ~(1 << one[cell] - 1)
    assert kernel.solutions_within(masks, 3) == [other]
    masks[cell] = 0
    assert kernel.solutions_within(masks, 3) == []
    with pytest.raises(ValueError, match="81 masks"):
        kernel.solutions_within([512] * 81, 1)


def test_a_count_ends_at_its_limit() -> None:
    assert kernel.count_solutions(bytes(81), 2_000) == 2_000


def test_a_random_solution_is_a_solution_and_none_is_left_out() -> None:
    puzzle = digits(TWO_SOLUTIONS)
    found = {kernel.random_solution(puzzle, seed) for seed in range(30)}
    assert found == set(kernel.solutions(puzzle, 5))
    assert kernel.random_solution(digits(NO_SOLUTION), 1) is None


@given(MINIMAL, CHANCE)
def test_true_candidates_of_puzzles_with_many_solutions(puzzle: bytes, rng: Random) -> None:
    clues = [cell for cell in range(81) if puzzle[cell]]
    less = changed(puzzle, dict.fromkeys(rng.sample(clues, 2), 0))
    solutions = kernel.solutions(less, 5_000)
    masks = kernel.true_candidates(less)
    for cell, mask in enumerate(masks):
        seen = reduce(or_, (1 << grid[cell] - 1 for grid in solutions))
        assert seen == mask if len(solutions) < 5_000 else seen & ~mask == 0


@given(MINIMAL, CHANCE)
def test_damaged_puzzles_have_the_solutions_that_the_plain_solver_finds(
    puzzle: bytes, rng: Random
) -> None:
    for each in damaged(puzzle, rng):
        expected = list(islice(oracle.solutions(each), 20))
        assert kernel.count_solutions(each, 20) == len(expected)
        if len(expected) < 20:
            assert sorted(kernel.solutions(each, 20)) == sorted(expected)


def test_a_random_solution_may_have_any_digit_in_any_cell() -> None:
    grids = [kernel.random_solution(bytes(81), seed) for seed in range(100)]
    for cell in range(81):
        assert {grid[cell] for grid in grids if grid} == set(range(1, 10))


LEFT_OUT = frozenset(range(40, 81))


def test_a_tally_counts_what_stands_where_in_all_solutions() -> None:
    less = kernel.dig(kernel.random_grid(3), bytes(range(81)))
    fewer = bytes(0 if cell in LEFT_OUT else digit for cell, digit in enumerate(less))
    solutions = kernel.solutions(fewer, 2_000)
    number, places = kernel.tally(fewer, 2_000)
    assert number == len(solutions) > 255
    for cell in range(81):
        column = [solution[cell] for solution in solutions]
        assert places[9 * cell : 9 * cell + 9] == [column.count(digit) for digit in range(1, 10)]


def test_a_tally_ends_at_its_limit() -> None:
    number, places = kernel.tally(bytes(81), 300)
    assert (number, sum(places[:9])) == (300, 300)
    with pytest.raises(ValueError, match="below"):
        kernel.tally(bytes(81), 1 << 24)


@in_turn("text", [FEW_CLUES, TWO_SOLUTIONS, "." + TWO_SOLUTIONS[1:], NO_SOLUTION])
def test_true_candidates_are_those_of_all_solutions(text: str) -> None:
    solutions = kernel.solutions(digits(text), 10_000)
    expected = [reduce(or_, (1 << grid[cell] - 1 for grid in solutions), 0) for cell in range(81)]
    assert kernel.true_candidates(digits(text)) == expected


def test_on_a_blank_grid_every_candidate_is_true() -> None:
    assert kernel.true_candidates(bytes(81)) == [511] * 81


def test_true_candidates_of_a_hundred_solutions_and_of_one_more() -> None:
    solution, numbers = kernel.random_grid(7), set()
    for order in range(40):
        blank = Random(order).sample(range(81), 50 + order % 4)
        puzzle = bytes(0 if cell in blank else digit for cell, digit in enumerate(solution))
        solutions = kernel.solutions(puzzle, 10_000)
        numbers.add(min(len(solutions) // 50, 3))
        expected = [reduce(or_, (1 << grid[cell] - 1 for grid in solutions)) for cell in range(81)]
        assert kernel.true_candidates(puzzle) == expected
    assert numbers >= {0, 1, 3}


@given(MINIMAL, CHANCE)
def test_every_image_of_a_puzzle_has_as_many_solutions(puzzle: bytes, rng: Random) -> None:
    cell = next(cell for cell in range(81) if puzzle[cell])
    less = changed(puzzle, {cell: 0})
    assert kernel.count_solutions(image(puzzle, rng)) == 1
    assert kernel.count_solutions(image(less, rng), 50) == kernel.count_solutions(less, 50) > 1


# Clues


@given(MINIMAL)
def test_a_minimal_puzzle_needs_each_clue(puzzle: bytes) -> None:
    assert kernel.is_minimal(puzzle)
    for cell in range(81):
        assert not kernel.is_redundant(puzzle, cell)
        if puzzle[cell]:
            assert kernel.count_solutions(changed(puzzle, {cell: 0})) == 2


@given(MINIMAL, CHANCE)
def test_a_clue_is_redundant_if_no_solution_is_added_without_it(puzzle: bytes, rng: Random) -> None:
    solution = kernel.solve(puzzle)
    assert solution
    some = rng.sample(range(81), 10)
    more = changed(puzzle, {cell: solution[cell] for cell in some})
    for cell in some:
        without = changed(more, {cell: 0})
        assert kernel.is_redundant(more, cell) == (kernel.count_solutions(without) == 1)
    assert kernel.is_minimal(more) == (more == puzzle)


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


@given(st.integers(0, 2**32), CHANCE)
def test_digging_keeps_the_solution_and_what_is_not_to_be_tried(seed: int, rng: Random) -> None:
    grid = kernel.random_grid(seed)
    order = bytes(rng.sample(range(81), 40))
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

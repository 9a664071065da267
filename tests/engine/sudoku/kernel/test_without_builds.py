# SPDX-License-Identifier: MIT
"""The engine where nothing was compiled: a copy of the sources alone gives the same results."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[4] / "sudoku_qt"
PROGRAM = """
from hashlib import sha256

from sudoku_qt.engine.sudoku.kernel import canonical, backtracking, solver
from sudoku_qt.engine.sudoku.generate import distinct_grids
from sudoku_qt.engine.sudoku import kernel

import numpy as np

hard = "...1.9......5.8.316....4..92..........18.3..5..56...7...89.1..73.4.............4."
two = "6....1...4.....9.2.85.......38..6....5....83..7..5...1..16..32.....7..1....9....5"
puzzles = [solver.parse(text) for text in (hard, two, hard.replace("1", "2"), "." * 81)]
search = backtracking.PlainSearch(kernel.dig(kernel.random_grid(3), bytes(range(40))))
search.run(20_000)
results = (
    [kernel.examine(puzzle, 30) for puzzle in puzzles],
    [kernel.random_solution(puzzle, 9) for puzzle in puzzles],
    [kernel.true_candidates(puzzle) for puzzle in puzzles[:3]],
    [kernel.is_minimal(puzzle) for puzzle in puzzles],
    kernel.random_grids(4, 5), kernel.minimal_puzzles(4, 2),
    [solver.solve(text) for text in (hard, two, "77" + hard[2:])],
    [array.tolist() for array in solver.solve_many(np.frombuffer(b"".join(puzzles), np.uint8)
        .reshape(-1, 81), 3)],
    canonical.canonical_form(puzzles[0]), canonical.canonical_form(kernel.random_grid(1)),
    distinct_grids.DistinctGrids(5, 6, 20).images(kernel.random_grid(7), 20),
    (search.trials, search.values),
)
print(kernel.BUILD, *(sha256(repr(each).encode()).hexdigest() for each in results))
"""


def results(folder: Path) -> Iterator[str]:
    """Run the program with the package in a folder; yield the build and each result's digest."""
    environment = {name: value for name, value in os.environ.items() if name != "SUDOKU_KERNEL"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr
    return iter(done.stdout.split())


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the package, and nothing that was compiled."""
    folder = tmp_path_factory.mktemp("sources")
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(PACKAGE / "engine", folder / "sudoku_qt" / "engine", ignore=compiled)
    shutil.copy(PACKAGE / "__init__.py", folder / "sudoku_qt")
    return folder


@pytest.mark.slow
def test_what_was_not_compiled_gives_the_same_results(sources: Path) -> None:
    build, *found = results(sources)
    assert build == "python"
    assert found == [*results(PACKAGE.parent)][1:]
    assert len(found) == 12

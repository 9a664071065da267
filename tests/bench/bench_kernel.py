# SPDX-License-Identifier: MIT
"""The kernel: solving, digging and random grids on one core, in each build that runs here.

The lists are read from the folder that SUDOKU_DATA names; without it only our own puzzles are
solved. All rates are of processor time, the best of some rounds, and all solving proves that
there is one solution.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel import solver

Row = tuple[str, float, str, str]

ROUNDS = 5
MINIMAL = 5_000
GRIDS = 20_000
TEXTS = 2_000
FORMS = 200
LISTS = (  # file, what it is called, how many of it are solved in a round
    ("17_clue.txt", "17 clues", 20_000),
    ("magictour_top1465.txt", "magictour's top 1465", 1465),
    ("hardest_1905_sample.txt", "hardest of 1905", 4000),
    ("hardest_1106.txt", "hardest of 1106", 375),
    ("serg_sample.txt", "two solutions", 4000),
)
SLOW = 500  # uncompiled only one puzzle in so many is solved
START = "import time; t = time.thread_time(); import {}; print(time.thread_time() - t)"


def rows() -> Iterator[Row]:
    """Measure the kernel."""
    yield "kernel compiled", float(kernel.COMPILED), "", kernel.BUILD
    yield "import of the kernel", start_time(), "ms", "beside a Python that has imported typing"
    minimal = bytes(kernel.minimal_puzzles(0, MINIMAL))
    for name in runnable():
        yield from build_rows(name, kernel.load_build(name), minimal)
    yield from solver_rows(minimal)
    yield from form_rows(minimal)


def runnable() -> Iterator[str]:
    """Name the builds that are here and that this processor runs."""
    for name in kernel.BUILDS[kernel.BUILDS.index(kernel.load_best_build().BEST) :]:
        try:
            kernel.load_build(name)
        except ImportError:
            continue
        yield name


def build_rows(name: str, build: Any, minimal: bytes) -> Iterator[Row]:
    """Measure one build."""
    part = 1 if build.COMPILED else SLOW
    for title, puzzles in {"our minimal puzzles": minimal, **lists()}.items():
        some = puzzles[: len(puzzles) // 81 // part * 81 or 81]
        number = len(some) // 81
        guesses = sum(build.examine(some[at : at + 81])[2] for at in range(0, len(some), 81))
        seconds = best_of(partial(build.solve_many, some, 2))
        yield f"{title}, {name}", number / seconds, "/s", f"{guesses / number:.2f} guesses each"
    for title, draw, number in (
        ("minimal puzzles dug", build.minimal_puzzles, MINIMAL // part),
        ("random full grids", build.random_grids, GRIDS // part),
    ):
        seconds = best_of(partial(draw, 1, number))
        yield f"{title}, {name}", number / seconds, "/s", ""


def lists() -> dict[str, bytes]:
    """Read the measured lists, by what they are called."""
    folder = os.environ.get("SUDOKU_DATA")
    found = {}
    for name, title, number in LISTS if folder else ():
        lines = Path(folder or "", "puzzles", name).read_text("ascii").split()
        step = max(1, len(lines) // number)
        found[title] = b"".join(solver.parse(line[:81]) for line in lines[::step])
    return found


def solver_rows(minimal: bytes) -> Iterator[Row]:
    """Measure what the solver adds to the kernel."""
    puzzles = np.frombuffer(minimal, np.uint8).reshape(-1, 81)
    texts = [solver.to_text(bytes(puzzle)) for puzzle in puzzles[:TEXTS]]
    each = [wall_time(partial(solver.solve, text)) for text in texts * ROUNDS]
    yield "solve(text), median", median(each) * 1e6, "us", "our minimal puzzles"
    alone = best_of(partial(kernel.solve_many, minimal, 2))
    many = best_of(partial(solver.solve_many, puzzles, 2))
    yield "solve_many, beside the kernel alone", many / alone, "times", "aim: 1.1"


def form_rows(minimal: bytes) -> Iterator[Row]:
    """Measure the canonical form."""
    grids = bytes(kernel.random_grids(0, FORMS // 10))
    for title, puzzles in (("a minimal puzzle", minimal[: FORMS * 81]), ("a full grid", grids)):
        each = [puzzles[at : at + 81] for at in range(0, len(puzzles), 81)]
        seconds = best_of(partial(each_form, each))
        yield f"canonical form of {title}", seconds / len(each) * 1e6, "us", "mean"


def each_form(puzzles: list[bytes]) -> None:
    """Find the canonical form of some puzzles."""
    for puzzle in puzzles:
        kernel.canonical_form(puzzle)


def best_of(work: Callable[[], object]) -> float:
    """The least processor time, in seconds, that some work took in a few rounds."""
    times = []
    for _ in range(ROUNDS):
        begun = time.thread_time()
        work()
        times.append(time.thread_time() - begun)
    return min(times)


def wall_time(work: Callable[[], object]) -> float:
    """The time, in seconds, that some work took."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def start_time() -> float:
    """What importing the kernel adds to the start, in milliseconds."""
    return median(import_time("sudoku_qt.engine.sudoku.kernel") for _ in range(9))


def import_time(module: str) -> float:
    """The time that a new Python takes to import a module."""
    code = f"import typing; {START.format(module)}"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(found.stdout) * 1e3

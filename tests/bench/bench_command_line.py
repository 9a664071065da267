# SPDX-License-Identifier: MIT
"""The command line by the million, beside what the same bytes cost without it."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import TypeVar

from sudoku_qt.cli.batch import read_course_grids
from sudoku_qt.cli.layouts import layout_named
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.distinct_grids import DistinctGrids

Row = tuple[str, float, str, str]

ROOT = Path(__file__).parents[2]
T = TypeVar("T")

MILLION = 1_000_000
PUZZLES = 100_000
ROUNDS = 5


def rows() -> Iterator[Row]:
    """Measure starting, making and solving."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start = median(seconds(lambda: sudoku(folder, "-c", "1")) for _ in range(ROUNDS))
        yield "sudoku -c 1, start to end", 1000 * start, "ms", f"kernel {kernel.BUILD}"
        yield from grids(folder)
        yield from solutions(folder)


def grids(folder: Path) -> Iterator[Row]:
    """Write a million grids, and the same bytes with the disk's word that they are there."""
    out = folder / "sudoku.txt"
    memory = sudoku(folder, "-c", str(MILLION))  # first: a child's peak begins with ours
    source = DistinctGrids(1, 1, MILLION)
    drawing = seconds(lambda: [source.images(kernel.random_grid(n), 1000) for n in range(1000)])
    yield "a million different grids drawn, no file", drawing, "s", "in this process"
    ours, bare = [], []
    for _ in range(ROUNDS):
        out.unlink(missing_ok=True)
        ours.append(seconds(lambda: sudoku(folder, "-c", str(MILLION))))
        data = out.read_bytes()
        bare.append(seconds(partial(write_and_sync, folder / "copy", data)))
    yield "sudoku -c 1000000", median(ours), "s", f"{len(data):,} bytes"
    yield "the same bytes written, with fsync", median(bare), "s", "the yardstick"
    yield "ratio to writing and fsync", median(ours) / median(bare), "x", "at most 4"
    yield "memory of sudoku -c 1000000", memory / 2**20, "MB", "at most 300"
    uniform = seconds(lambda: sudoku(folder, "-c", str(PUZZLES), "--uniform"))
    yield f"sudoku -c {PUZZLES} --uniform", uniform, "s", "each by a search of its own"


def solutions(folder: Path) -> Iterator[Row]:
    """Solve a million puzzles, and do the same reading, solving and writing without the rest."""
    minimal = bytes(kernel.minimal_puzzles(1, PUZZLES)) * (MILLION // PUZZLES)
    layout = layout_named("course", "puzzle", (), ())
    source, out = folder / "puzzles.txt", folder / "sudoku.txt"
    source.write_bytes(bytes(layout.bulk("puzzle", minimal) or b"")[1:])
    ours, bare = [], []
    for _ in range(ROUNDS):
        out.unlink(missing_ok=True)
        ours.append(seconds(lambda: sudoku(folder, "-s", "puzzles.txt")))
        text, reading = result_of(source.read_bytes)
        cells = read_course_grids(text + b"\n", 1).cells
        _, solving = result_of(partial(kernel.solve_many, cells, 1))
        data = out.read_bytes()
        _, writing = result_of(partial((folder / "copy").write_bytes, data))
        bare.append(reading + solving + writing)
    yield "sudoku -s, a million minimal puzzles", median(ours), "s", "24.4 clues on average"
    yield "reading, solve_many and writing alone", median(bare), "s", "the yardstick"
    yield "ratio to these three", median(ours) / median(bare), "x", "at most 2"


def sudoku(folder: Path, *arguments: str) -> int:
    """Run the command line in a folder, and give the most memory that a run has taken, in bytes."""
    command = [sys.executable, "-m", "sudoku_qt.cli.main", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run(command, cwd=folder, env=environment, check=True)
    try:
        import resource
    except ImportError:  # Windows does not tell
        return 0
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return most if sys.platform == "darwin" else 1024 * most


def write_and_sync(path: Path, data: bytes) -> None:
    """Write a file anew and wait for the disk."""
    path.unlink(missing_ok=True)
    with path.open("wb", buffering=0) as stream:
        stream.write(data)
        os.fsync(stream.fileno())


def seconds(work: Callable[[], object]) -> float:
    """Do something and give the seconds that it took."""
    return result_of(work)[1]


def result_of(work: Callable[[], T]) -> tuple[T, float]:
    """Do something and give its result and the seconds that it took."""
    before = time.perf_counter()
    result = work()
    return result, time.perf_counter() - before

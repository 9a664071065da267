# SPDX-License-Identifier: MIT
"""What researchers ask by the million: forms, neighbours, unavoidable sets, the library's jobs.

All on one core but the last row, which compares two cores with one in the same process.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median

import numpy as np

import sudoku_qt.api as sudoku
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.research.minimal import minimal_puzzles_in
from sudoku_qt.engine.sudoku.research.neighbours import neighbours
from sudoku_qt.engine.sudoku.research.seen import Seen
from sudoku_qt.engine.sudoku.research.unavoidable import unavoidable_sets

Row = tuple[str, float, str, str]

ROUNDS = 7
PUZZLES = 20_000
GRIDS = 500
FEW = 5
MILLION = 1_000_000


def rows() -> Iterator[Row]:
    """Measure each question."""
    puzzles = bytes(kernel.minimal_puzzles(1, PUZZLES))
    grids = bytes(kernel.random_grids(1, GRIDS))
    each = [puzzles[at : at + 81] for at in range(0, len(puzzles), 81)]
    yield rate("canonical forms of minimal puzzles", PUZZLES, kernel.canonical_forms, puzzles)
    yield rate("canonical forms of full grids", GRIDS, kernel.canonical_forms, grids)
    yield rate("keys seen, all new", PUZZLES, lambda keys: Seen().add(keys), each)
    yield rate("true candidates", 1000, partial(map_all, kernel.true_candidates), each)
    few = each[:FEW]
    yield rate("{-1+1} of a puzzle", FEW, partial(map_all, all_neighbours), few)
    yield rate("minimal puzzles inside", FEW, partial(map_all, all_minimal), few)
    full = [grids[at : at + 81] for at in range(0, FEW * 81, 81)]
    yield rate(
        "unavoidable sets to 9", FEW, lambda some: [unavoidable_sets(g, 9) for g in some], full
    )
    one = full[:1]
    yield rate("unavoidable sets to 12", 1, lambda some: unavoidable_sets(some[0], 12), one)
    yield from jobs(puzzles)


def map_all(work: Callable[[bytes], object], puzzles: list[bytes]) -> None:
    """Do something with each puzzle."""
    for puzzle in puzzles:
        work(puzzle)


def all_neighbours(puzzle: bytes) -> int:
    """Count the neighbours at one clue for another."""
    return sum(1 for _ in neighbours(puzzle, 1, 1))


def all_minimal(puzzle: bytes) -> int:
    """Count the minimal puzzles in one with three clues more."""
    solution = kernel.solve(puzzle) or puzzle
    empty = [cell for cell in range(81) if not puzzle[cell]][::20]
    more = bytes(solution[at] if at in empty else digit for at, digit in enumerate(puzzle))
    return sum(1 for _ in minimal_puzzles_in(more))


def jobs(puzzles: bytes) -> Iterator[Row]:
    """Solve a million puzzles with one core and with two."""
    one = np.frombuffer(puzzles, np.uint8).reshape(-1, 81)
    array = np.tile(one, (MILLION // PUZZLES, 1))
    texts = ["".join(map(str, puzzle)) for puzzle in one.tolist()] * (MILLION // PUZZLES)
    for title, many in (("array", array), ("list", texts)):
        single, double = [], []
        seconds(partial(sudoku.solve, many, jobs=2))  # the first answers wait for their memory
        for _ in range(ROUNDS):
            single.append(seconds(partial(sudoku.solve, many, jobs=1)))
            double.append(seconds(partial(sudoku.solve, many, jobs=2)))
        ratio = median(single) / median(double)
        yield f"solve(), a million in {title}", MILLION / median(single), "/s", "one core"
        yield f"two cores beside one, {title}", ratio, "x", "aim: 1.9 on a quiet machine"


def rate(title: str, number: int, work: Callable[..., object], given: object) -> Row:
    """Measure how many a second."""
    some = given[:number] if isinstance(given, list) else given
    return title, number / min(seconds(partial(work, some)) for _ in range(ROUNDS)), "/s", ""


def seconds(work: Callable[[], object]) -> float:
    """Do something and give the seconds until its answer is there, which is thrown away after."""
    before = time.perf_counter()
    answer = work()
    taken = time.perf_counter() - before
    del answer
    return taken

# SPDX-License-Identifier: MIT
"""Solving as a person does: whole paths on one core, next steps, and what a window's thread feels.

The lists are read from the folder that SUDOKU_DATA names; without it only our own puzzles are
solved. "Ordinary" are those that people were timed on. A puzzle for which only brute force is
left does not count as solved. Rates are of processor time.
"""

import csv
import os
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.path import follow, next_finding
from sudoku_qt.engine.sudoku.logic.techniques import LADDER

Row = tuple[str, float, str, str]

RANDOM = 1_000
HARD = 1_465
POSITIONS = 60
TICK = 0.001
BUSY = 5.0


def rows() -> Iterator[Row]:
    """Measure the ladder."""
    random = [kernel.minimal_puzzle(seed) for seed in range(RANDOM)]
    yield path_row("random minimal puzzles", random)
    folder = os.environ.get("SUDOKU_DATA")
    if not folder:
        yield "paths of lists", 0.0, "", "SUDOKU_DATA does not name a folder of data"
        yield from next_rows(random)
        yield from beside_rows(random)
        return
    with Path(folder, "human/solving_times.csv").open(encoding="utf-8", newline="") as file:
        yield path_row("ordinary puzzles", [parse(row["puzzle"]) for row in csv.DictReader(file)])
    text = Path(folder, "puzzles/magictour_top1465.txt").read_text(encoding="ascii")
    hard = [parse(line[:81]) for line in text.splitlines()]
    yield path_row("magictour's top 1465", hard)
    yield from next_rows(hard)
    yield from beside_rows(hard)


def path_row(name: str, puzzles: Sequence[bytes]) -> Row:
    """Solve puzzles to the end."""
    began = time.thread_time()
    solved = sum(map(solve, puzzles))
    taken = time.thread_time() - began
    return f"paths of {name}", solved / taken, "a second", f"{solved} of {len(puzzles)} solved"


def solve(puzzle: bytes) -> bool:
    """Follow a puzzle's path, and say whether it did without brute force."""
    names = [rung.name for rung, _ in follow(Board.of_givens(puzzle))]
    return "brute_force" not in names


def next_rows(puzzles: Sequence[bytes]) -> Iterator[Row]:
    """Ask for the next step, up to almost locked sets, in every position of some paths."""
    ladder = up_to("als_chain")
    rungs = ladder.active
    times = []
    for puzzle in puzzles[:: max(1, len(puzzles) // POSITIONS)]:
        board = Board.of_givens(puzzle)
        for _ in follow(board):
            fresh = board.copy()
            began = time.thread_time()
            next_finding(fresh, rungs)
            times.append(1000 * (time.thread_time() - began))
    times.sort()
    note = f"{len(times)} positions"
    yield "next step, up to almost locked sets, mean", sum(times) / len(times), "ms", note
    yield "next step, up to almost locked sets, longest", times[-1], "ms", note


def up_to(name: str) -> Ladder:
    """The ladder as far as one technique."""
    names = [rung.name for rung in LADDER if rung.on]
    return LADDER.only(*names[: names.index(name) + 1])


def beside_rows(puzzles: Sequence[bytes]) -> Iterator[Row]:
    """Measure how late a thread is that wants to run every millisecond while puzzles are solved."""
    late: list[float] = []
    done = threading.Event()
    thread = threading.Thread(target=tick, args=(late, done))
    thread.start()
    began = time.perf_counter()
    for puzzle in puzzles:
        solve(puzzle)
        if time.perf_counter() - began > BUSY:
            break
    done.set()
    thread.join()
    late.sort()
    for share in (0.5, 0.99, 1.0):
        value = 1000 * late[min(len(late) - 1, int(share * len(late)))]
        yield f"a thread beside it is late, {share:.0%}", value, "ms", f"{len(late)} ticks"


def tick(late: list[float], done: threading.Event) -> None:
    """Note each time by how much a tick was late."""
    while not done.is_set():
        wanted = time.perf_counter() + TICK
        time.sleep(TICK)
        late.append(time.perf_counter() - wanted)

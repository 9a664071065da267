# SPDX-License-Identifier: MIT
"""The makers: the figures of their papers beside ours, and how long a new puzzle takes."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.course.bank import bank_puzzle
from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS, count_givens
from sudoku_qt.engine.sudoku.generate.course.digging_paper import ORDERS, Order, dig_in_order, score
from sudoku_qt.engine.sudoku.generate.course.full_grid import TRIALS, las_vegas_grid, random_start
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.hardest.hill_climb import hardest
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.generate.practice import needing
from sudoku_qt.engine.sudoku.kernel import backtracking
from sudoku_qt.engine.sudoku.kernel.backtracking import PlainSearch
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES
from sudoku_qt.engine.work import never
from sudoku_qt.paths import resource

Row = tuple[str, float, str, str]

EVIL = DIGGING_LEVELS[4]
STARTS = 1_000
RUNS = 200
PUZZLES = 100
FEW = 20
LEVEL = range(1, 6)
SE_GOAL = 9.0
NO_PATTERN = {"symmetry": "none"}
RING = frozenset(cell for cell in range(81) if {cell // 9, cell % 9} & {0, 4, 8})
PAPER_RATES = (13.33, 89.66, 100.0, 100.0)  # per cent of runs that reach level 5, by order


def rows() -> Iterator[Row]:
    """Measure the makers."""
    search = "compiled" if not backtracking.__file__.endswith(".py") else "as Python"
    yield "kernel compiled", float(kernel.COMPILED), "", f"{kernel.BUILD}; plain search {search}"
    yield from las_vegas()
    for order, paper in zip(ORDERS, PAPER_RATES, strict=True):
        yield level_five(order, paper)
    yield from one_try()
    yield from published_puzzles()
    yield from levels_of_the_paper()
    yield from new_puzzles()
    yield from special_options()
    yield from practised()
    yield climbed()
    bank = median([timed(partial(bank_puzzle, "bench", number)) for number in range(100)])
    yield "a puzzle of the bank, median", bank, "ms", ""


def las_vegas() -> Iterator[Row]:
    """Complete starts of 11 random cells, by plain search within its limit and at all."""
    starts = [random_start(SeededRandom(f"start {number}")) for number in range(STARTS)]
    within = sum(PlainSearch(start).run(TRIALS) for start in starts)
    solvable = sum(kernel.count_solutions(start, 1) for start in starts)
    note = f"paper 99.7 % within its limit; ours is {TRIALS:,} trials"
    yield "Las Vegas, 11 cells: done within the limit", 100 * within / STARTS, "%", note
    yield "Las Vegas, 11 cells: have a solution", 100 * solvable / STARTS, "%", "paper 99.7 %"
    rng = SeededRandom("grids")
    grids = [timed(lambda: las_vegas_grid(rng)) for _ in range(RUNS)]
    yield "Las Vegas grid, mean with new starts", sum(grids) / RUNS, "ms", ""


def level_five(order: Order, paper: float) -> Row:
    """Dig with the bounds of level 5 in one order."""
    puzzles = [
        dig_in_order(SeededRandom(f"evil {number}"), EVIL, order, never) for number in range(RUNS)
    ]
    reached = sum(score(puzzle, never).level == 5 for puzzle in puzzles)
    few = sum(count_givens(puzzle) <= EVIL.most for puzzle in puzzles)
    note = f"paper {paper} %; at most {EVIL.most} givens in {100 * few / RUNS:.1f} %"
    return f"level 5 reached, {order.name}", 100 * reached / RUNS, "%", note


def one_try() -> Iterator[Row]:
    """Dig level-5 puzzles with every cell tried once, and with all tried again after each hole."""
    grids = [las_vegas_grid(SeededRandom(f"try {number}")) for number in range(RUNS)]
    once = [timed(partial(dig_once, grid)) for grid in grids]
    again = [timed(partial(dig_again, grid)) for grid in grids]
    yield "digging level 5, each cell tried once, mean", sum(once) / RUNS, "ms", "paper 1,088 ms"
    yield "the same, all cells tried after each hole", sum(again) / RUNS, "ms", "paper 55,106 ms"


def dig_once(grid: bytes) -> bytes:
    """Dig from left to right until no more than 22 givens or no cell remain."""
    return kernel.dig(grid, bytes(range(81)))


def dig_again(grid: bytes) -> bytes:
    """Dig the same holes, but begin at the first cell again after each."""
    values = bytearray(grid)
    while True:
        for cell in range(81):
            if values[cell] and kernel.is_redundant(bytes(values), cell):
                values[cell] = 0
                break
        else:
            return bytes(values)


def published_puzzles() -> Iterator[Row]:
    """Solve as many hard puzzles as the paper did, with the kernel and by plain search."""
    puzzles = [make(MakeOptions("digging", 5, seed=f"hard {n}")).givens for n in range(27)]
    with_kernel = sum(timed(partial(kernel.solve, puzzle)) for puzzle in puzzles)
    plainly = sum(timed(partial(score, puzzle, never)) for puzzle in puzzles)
    yield "27 level-5 puzzles solved, kernel", with_kernel, "ms", "paper's own 27: 4,509 ms"
    yield "27 level-5 puzzles by plain search", plainly, "ms", "to the limit of 1,000,000 trials"


def levels_of_the_paper() -> Iterator[Row]:
    """Grade puzzles of each level of the digging paper, and of the simple maker, honestly."""
    for mode in ("digging", "simple"):
        for level in DIGGING_LEVELS:
            options = [MakeOptions(mode, level.number, seed=f"paper {n}") for n in range(PUZZLES)]
            made = [make(wanted) for wanted in options]
            honest = Counter(setup.level for setup in made)
            shares = ", ".join(f"{each}: {100 * honest[each] / PUZZLES:.0f} %" for each in LEVEL)
            minutes = median([setup.minutes for setup in made])
            name = f"{mode} digging, level {level.number} ({level.name}), median time"
            yield name, minutes, "min", f"honest levels {shares}"


def new_puzzles() -> Iterator[Row]:
    """Make standard puzzles of every level in every pattern, graded and all."""
    for symmetry in SYMMETRIES:
        for level in LEVEL:
            name = f"new puzzle, level {level}, {symmetry.name}"
            yield from made(name, RUNS, level=level, symmetry=symmetry.name)


def special_options() -> Iterator[Row]:
    """Make puzzles as setters ask for them."""
    for level in LEVEL:
        yield from made(
            f"minimal, level {level}, none", FEW, level=level, minimal=True, **NO_PATTERN
        )
        yield from made(f"26 to 28 givens, level {level}", FEW, level=level, clues=(26, 28))
        yield from made(f"givens in a ring, level {level}", FEW, level=level, mask=RING)
    for name in ("x_wing", "unique_rectangle_1", "xy_chain"):
        yield from made(f"that must use {name}", FEW, level=0, must=(name,))


def made(name: str, number: int, **options: Any) -> Iterator[Row]:
    """Make so many puzzles, and give the median time and the 99th percentile."""
    times, found = [], 0
    for each in range(number):
        began = time.perf_counter()
        try:
            setup = make(MakeOptions(**options, seed=f"new {each}"))
            found += setup.level == options["level"] or not options["level"]
        except Fault:
            pass
        times.append(1000 * (time.perf_counter() - began))
    note = f"{100 * found / number:.0f} % of {number} are as wanted"
    yield f"{name}, median", median(times), "ms", note
    yield f"{name}, 99 %", percentile(times, 99), "ms", ""


def practised() -> Iterator[Row]:
    """Find a puzzle for each technique of the ladder."""
    bank = resource("puzzles/techniques.zip")
    slowest, all_times = ("", 0.0), []
    for rung in LADDER:
        times = [timed(partial(needing, rung.name, f"{n}", bank=bank)) for n in range(FEW)]
        slowest = max(slowest, (rung.name, median(times)), key=lambda each: each[1])
        all_times += times
    yield "a puzzle that needs a technique, median", median(all_times), "ms", "every one in turn"
    yield "the same, 99 %", percentile(all_times, 99), "ms", f"slowest {slowest[0]}"
    yield "the same, slowest technique, median", slowest[1], "ms", slowest[0]


def climbed() -> Row:
    """Climb to a SE rating of 9."""
    began = time.perf_counter()
    reached = next(setup for setup in hardest("bench") if setup.se_rating >= SE_GOAL)
    seconds = time.perf_counter() - began
    return "climbing to SE 9 and more", seconds, "s", f"SE {reached.se_rating}"


def timed(work: Callable[[], object]) -> float:
    """Do something and give the milliseconds that it took."""
    began = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - began)


def median(values: list[float]) -> float:
    """The middle value."""
    return percentile(values, 50)


def percentile(values: list[float], share: int) -> float:
    """The value that `share` per cent do not exceed."""
    return sorted(values)[min(len(values) - 1, len(values) * share // 100)]

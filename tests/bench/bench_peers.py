# SPDX-License-Identifier: MIT
"""The packages that a Python user would install instead, beside our solver.

Every solver is asked whether a puzzle has one solution, on the same puzzles, each by itself. The
packages come with `pip install -e .[bench]`; those that are not there are named.
"""

import os
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from itertools import combinations, islice, product
from pathlib import Path

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel import solver
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

Row = tuple[str, float, str, str]
IsUnique = Callable[[bytes], bool]

LONGEST = 5.0  # seconds that a package may take, whole puzzles only
MOST = 300


def rows() -> Iterator[Row]:
    """Measure each package on a list with 17 clues, or else on puzzles of our own."""
    puzzles, title = some_puzzles()
    ours = rate(lambda puzzle: kernel.count_solutions(puzzle) == 1, puzzles)
    yield f"ours, {title}", ours, "/s", kernel.BUILD
    for package, module, adapter in PEERS:
        try:
            import_module(module)
        except ImportError:
            yield f"{package}, {title}", 0.0, "/s", "not installed"
            continue
        theirs = rate(adapter(), puzzles)
        note = f"version {version(package)}; ours is {ours / theirs:,.0f} times as fast"
        yield f"{package}, {title}", theirs, "/s", note


def some_puzzles() -> tuple[list[bytes], str]:
    """Choose the puzzles, and say what they are."""
    folder = os.environ.get("SUDOKU_DATA")
    if not folder:
        return [kernel.minimal_puzzle(seed) for seed in range(MOST)], "our minimal puzzles"
    lines = Path(folder, "puzzles", "17_clue.txt").read_text("ascii").split()
    return [solver.parse(line) for line in lines[:: len(lines) // MOST]], "17 clues"


def rate(is_unique: IsUnique, puzzles: list[bytes]) -> float:
    """The number of puzzles a second, as far as it gets in `LONGEST` seconds."""
    is_unique(puzzles[0])  # what a first call sets up is not counted
    begun, done = time.perf_counter(), 0
    for puzzle in puzzles:
        if not is_unique(puzzle):
            raise ValueError(solver.to_text(puzzle))
        done += 1
        if time.perf_counter() - begun > LONGEST:
            break
    return done / (time.perf_counter() - begun)


def python_sat() -> IsUnique:
    """Ask a SAT solver that keeps what it learns about the rules from puzzle to puzzle."""
    rules = import_module("pysat.solvers").Cadical195(bootstrap_with=sudoku_clauses())
    fresh = iter(range(730, 10**9))

    def is_unique(puzzle: bytes) -> bool:
        clues = [literal(cell, digit) for cell, digit in enumerate(puzzle) if digit]
        if not rules.solve(assumptions=clues):
            return False
        solution = [each for each in rules.get_model()[:729] if each > 0]
        other = next(fresh)
        rules.add_clause([-other, *(-each for each in solution)])
        return not rules.solve(assumptions=[*clues, other])

    return is_unique


def literal(cell: int, digit: int) -> int:
    """Number the statement that a digit stands in a cell."""
    return 9 * cell + digit


def sudoku_clauses() -> Iterator[list[int]]:
    """Say in clauses that each cell has one digit and each house has each digit once."""
    places = [[literal(cell, digit) for digit in range(1, 10)] for cell in range(81)]
    for house, digit in product(STANDARD_SHAPE.houses, range(1, 10)):
        places.append([literal(cell, digit) for cell in house])
    for ways in places:
        yield ways
        yield from ([-one, -other] for one, other in combinations(ways, 2))


def or_tools() -> IsUnique:
    """Ask the constraint solver CP-SAT for a solution and for another one, on one core."""
    cp_model = import_module("ortools.sat.python.cp_model")
    search = cp_model.CpSolver()
    search.parameters.num_workers = 1

    def is_unique(puzzle: bytes) -> bool:
        model = cp_model.CpModel()
        cells = [model.new_int_var(digit or 1, digit or 9, "") for digit in puzzle]
        for house in STANDARD_SHAPE.houses:
            model.add_all_different(cells[cell] for cell in house)
        if search.solve(model) == cp_model.INFEASIBLE:
            return False
        model.add_forbidden_assignments(cells, [[search.value(cell) for cell in cells]])
        return bool(search.solve(model) == cp_model.INFEASIBLE)

    return is_unique


def sudokutools() -> IsUnique:
    """Ask sudokutools for two solutions by its exact cover search."""
    dlx = import_module("sudokutools.solve").dlx
    decode = import_module("sudokutools.sudoku").Sudoku.decode

    def is_unique(puzzle: bytes) -> bool:
        grid = decode("".join(map(str, puzzle)))
        return len(list(islice(dlx(grid), 2))) == 1

    return is_unique


def py_sudoku() -> IsUnique:
    """Ask py-sudoku for its two solutions, by rising and by falling numbers."""
    sudoku = import_module("sudoku").Sudoku

    def is_unique(puzzle: bytes) -> bool:
        board = [[digit or None for digit in puzzle[at : at + 9]] for at in range(0, 81, 9)]
        return not sudoku(3, 3, board=board).has_multiple_solutions()

    return is_unique


PEERS = (  # package, what it is imported as, how it is asked
    ("python-sat", "pysat", python_sat),
    ("ortools", "ortools", or_tools),
    ("sudokutools", "sudokutools", sudokutools),
    ("py-sudoku", "sudoku", py_sudoku),
)

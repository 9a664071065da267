# SPDX-License-Identifier: MIT
"""The check of a puzzle, or of a player's answer: what is wrong, where, how many solutions."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from sudoku_qt.engine.message import Counted, Fault, Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel.solver import find_clash
from sudoku_qt.engine.work import Stop, go_on, never


@dataclass(frozen=True)
class Inspection:
    """The result for a puzzle. `solutions` is 0, 1, or 2 for several.

    `fault` is None for a puzzle with one solution; otherwise it says what is wrong, and `cells` are
    those to check.
    """

    solutions: int
    solution: bytes | None = None
    fault: Fault | None = None
    cells: frozenset[int] = frozenset()


@dataclass(frozen=True)
class CheckedAnswer:
    """The result for a player's answer.

    `wrong` are the cells that the player filled wrongly; `cells` are those to check if no answer
    could be right, since the puzzle itself has no solution.
    """

    verdict: Message
    wrong: frozenset[int] = frozenset()
    cells: frozenset[int] = frozenset()


class Solver(Protocol):
    """Solutions of grids by certain rules; each method raises `Cancelled`."""

    def clash(self, values: bytes) -> tuple[Fault, Iterable[int]] | None:
        """The first rule that values break, as a reason, and the cells that break it."""

    def count(self, values: bytes, limit: int, stop: Stop) -> int:
        """The number of solutions with these values, up to a limit."""

    def solve(self, values: bytes, stop: Stop) -> bytes | None:
        """A solution with these values, if there is one."""

    def candidates(self, values: bytes, stop: Stop) -> Sequence[int]:
        """For each cell the mask of its digits in all solutions."""


class ClassicSolver:
    """Solutions by the classic rules, from the kernel."""

    def clash(self, values: bytes) -> tuple[Fault, Iterable[int]] | None:
        """The first house with a repeated digit."""
        found = find_clash(values)
        return found and (found.fault, found.cells)

    def count(self, values: bytes, limit: int, _: Stop) -> int:
        """The number of solutions, up to a limit."""
        return kernel.count_solutions(values, limit)

    def solve(self, values: bytes, _: Stop) -> bytes | None:
        """A solution, if there is one."""
        return kernel.solve(values)

    def candidates(self, values: bytes, _: Stop) -> Sequence[int]:
        """For each cell the mask of its digits in all solutions."""
        return kernel.true_candidates(values)


CLASSIC = ClassicSolver()


def inspect(givens: bytes, stop: Stop = never, solver: Solver = CLASSIC) -> Inspection:
    """Check the givens of a puzzle, a byte for each cell. Raises `Cancelled`."""
    clash = solver.clash(givens)
    if clash:
        fault = Fault("This puzzle breaks a rule: {reason}.", reason=clash[0])
        return Inspection(0, None, fault, frozenset(clash[1]))
    count = solver.count(givens, 2, stop)
    if not count:
        fault = Fault("This puzzle has no solution.")
        filled = (cell for cell, digit in enumerate(givens) if digit)
        return Inspection(0, None, fault, _to_blame(givens, filled, stop, solver))
    solution = solver.solve(givens, stop)
    if count == 1:
        return Inspection(1, solution)
    masks = solver.candidates(givens, stop)
    open_cells = frozenset(cell for cell, mask in enumerate(masks) if mask.bit_count() > 1)
    fault = Fault("This puzzle has several solutions.")
    return Inspection(2, solution, fault, open_cells)


def check(grid: Grid, stop: Stop = never, solver: Solver = CLASSIC) -> CheckedAnswer:
    """Whether a player's answer is right, wrong and where, or incomplete.

    If the puzzle has several solutions, any of them is right. Raises `Cancelled`.
    """
    if grid.solved:
        return CheckedAnswer(Message("Right: the puzzle is solved."))
    inspection = inspect(grid.givens, stop, solver)
    if not inspection.solutions and inspection.fault:
        return CheckedAnswer(inspection.fault.message, cells=inspection.cells)
    wrong = _wrong(grid, inspection, stop, solver)
    if wrong:
        sentence = Counted(
            "1 wrong digit, marked with a cross.",
            "{count} wrong digits, each marked with a cross.",
            len(wrong),
        )
        return CheckedAnswer(sentence, wrong)
    missing = grid.values.count(0)
    return CheckedAnswer(
        Message("Not finished: {count} to go, and no mistake so far.", count=missing)
    )


def _wrong(grid: Grid, inspection: Inspection, stop: Stop, solver: Solver) -> frozenset[int]:
    """The entered cells that stand in the way of every solution."""
    values, solution = grid.values, inspection.solution
    if inspection.solutions == 1 and solution:
        return frozenset(cell for cell in grid.filled_cells if values[cell] != solution[cell])
    if solver.count(values, 1, stop):
        return frozenset()
    return _to_blame(values, grid.filled_cells, stop, solver)


def _to_blame(values: bytes, suspects: Iterable[int], stop: Stop, solver: Solver) -> frozenset[int]:
    """A smallest part of the suspects that, with all other filled cells, contradicts."""
    left, blamed = bytearray(values), set()
    for cell in suspects:
        go_on(stop)
        left[cell] = 0
        if solver.count(bytes(left), 1, stop):
            left[cell] = values[cell]
            blamed.add(cell)
    return frozenset(blamed)

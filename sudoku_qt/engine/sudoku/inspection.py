# SPDX-License-Identifier: MIT
"""The check of a puzzle, or of a player's answer: what is wrong, where, how many solutions."""

from collections.abc import Iterable
from dataclasses import dataclass

from sudoku_qt.engine.message import Counted, Fault, Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel.solver import find_clash
from sudoku_qt.engine.sudoku.shape import CELLS
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


def inspect(givens: bytes, stop: Stop = never) -> Inspection:
    """Check the givens of a puzzle: 81 bytes of 0-9. Raises `Cancelled`."""
    clash = find_clash(givens)
    if clash:
        fault = Fault("This puzzle breaks a rule: {reason}.", reason=clash.fault)
        return Inspection(0, None, fault, frozenset(clash.cells))
    count = kernel.count_solutions(givens, 2)
    if not count:
        fault = Fault("This puzzle has no solution.")
        filled = (cell for cell in range(CELLS) if givens[cell])
        return Inspection(0, None, fault, _to_blame(givens, filled, stop))
    solution = kernel.solve(givens)
    if count == 1:
        return Inspection(1, solution)
    masks = kernel.true_candidates(givens)
    open_cells = frozenset(cell for cell in range(CELLS) if masks[cell].bit_count() > 1)
    fault = Fault("This puzzle has several solutions.")
    return Inspection(2, solution, fault, open_cells)


def check(grid: Grid, stop: Stop = never) -> CheckedAnswer:
    """Whether a player's answer is right, wrong and where, or incomplete.

    If the puzzle has several solutions, any of them is right. Raises `Cancelled`.
    """
    if grid.solved:
        return CheckedAnswer(Message("Right: the puzzle is solved."))
    inspection = inspect(grid.givens, stop)
    if not inspection.solutions and inspection.fault:
        return CheckedAnswer(inspection.fault.message, cells=inspection.cells)
    wrong = _wrong(grid, inspection, stop)
    if wrong:
        told = Counted(
            "1 wrong digit, marked with a cross.",
            "{count} wrong digits, each marked with a cross.",
            len(wrong),
        )
        return CheckedAnswer(told, wrong)
    missing = grid.values.count(0)
    return CheckedAnswer(
        Message("Not finished: {count} to go, and no mistake so far.", count=missing)
    )


def _wrong(grid: Grid, inspection: Inspection, stop: Stop) -> frozenset[int]:
    """The entered cells that stand in the way of every solution."""
    values, solution = grid.values, inspection.solution
    if inspection.solutions == 1 and solution:
        return frozenset(cell for cell in grid.filled_cells if values[cell] != solution[cell])
    if kernel.count_solutions(values, 1):
        return frozenset()
    return _to_blame(values, grid.filled_cells, stop)


def _to_blame(values: bytes, suspects: Iterable[int], stop: Stop) -> frozenset[int]:
    """A smallest part of the suspects that, with all other filled cells, contradicts."""
    left, blamed = bytearray(values), set()
    for cell in suspects:
        go_on(stop)
        left[cell] = 0
        if kernel.count_solutions(bytes(left), 1):
            left[cell] = values[cell]
            blamed.add(cell)
    return frozenset(blamed)

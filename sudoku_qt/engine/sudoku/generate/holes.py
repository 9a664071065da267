# SPDX-License-Identifier: MIT
"""Holes: the cells of a full grid emptied one after another while one solution remains."""

from collections.abc import Iterable
from dataclasses import dataclass

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.digging_levels import least_in_a_line
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Stop, go_on


@dataclass(frozen=True)
class Bounds:
    """When to stop: at `enough` givens, never below `fewest`, nor below `least` in any line."""

    enough: int
    fewest: int
    least: int = 0


def dig(full: bytes, groups: Iterable[tuple[int, ...]], bounds: Bounds, stop: Stop) -> bytes:
    """Empty groups of cells, in their order, each tried once, and give what remains.

    A group is left as it is where that would break a bound or leave more than one solution.
    `full` is a full grid. Raises `Cancelled`.
    """
    values = bytearray(full)
    givens = CELLS
    for group in groups:
        if givens <= bounds.enough:
            break
        go_on(stop)
        if givens - len(group) >= bounds.fewest and _empty(values, group, bounds.least):
            givens -= len(group)
    return bytes(values)


def _empty(values: bytearray, group: tuple[int, ...], least: int) -> bool:
    """Empty the cells of a group and say so, or leave them all as they are."""
    before = bytes(values)
    for cell in group:
        values[cell] = 0
    even = not least or least_in_a_line(values) >= least
    if even and _unique(values, before, group):
        return True
    values[:] = before
    return False


def _unique(values: bytearray, before: bytes, group: tuple[int, ...]) -> bool:
    """Whether a puzzle that had one solution before a group was emptied still has only one.

    A single hole is proved by contradiction: no other digit there leads to a solution.
    """
    if len(group) == 1:
        return kernel.is_redundant(before, group[0])
    return kernel.count_solutions(bytes(values), 2) == 1

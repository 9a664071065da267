# SPDX-License-Identifier: MIT
"""Room for one more constraint on a drawing: where it lies on no other one of its kind."""

from collections.abc import Iterator
from dataclasses import replace

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.gesture import Gesture
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED, Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

ALONE = frozenset({Gesture.LINE, Gesture.CELLS, Gesture.TWINS})
"""What is drawn through or round cells: two of a kind there could not be told apart."""


def added(puzzle: VariantPuzzle, constraint: Constraint) -> VariantPuzzle | None:
    """The puzzle with one more constraint; None where another one of its kind lies there.

    Raises `Fault` if it cannot be there.
    """
    rules = puzzle.rules
    if not _has_room(rules, constraint):
        return None
    more = Rules(rules.size, rules.board.regions, (*rules.constraints, constraint))
    return replace(puzzle, rules=more)


def duplicate(puzzle: VariantPuzzle, constraint: Constraint) -> Constraint | None:
    """The same constraint at the nearest cells where there is room for it; None if nowhere."""
    for cells in _moved(puzzle.rules, constraint.cells):
        copy = replace(constraint, cells=cells)
        try:
            if added(puzzle, copy):
                return copy
        except Fault:
            continue
    return None


def _moved(rules: Rules, cells: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield cells of the same form elsewhere, the nearest first, and below or to the right."""
    reach = range(1 - rules.size, rules.size)
    steps = [(down, right) for down in reach for right in reach if down or right]
    for down, right in sorted(steps, key=_distance):
        moved = [rules.board.moved(cell, down, right) for cell in cells]
        there = tuple(cell for cell in moved if cell is not None)
        if there and len(there) == len(cells):
            yield there


def _distance(step: tuple[int, int]) -> tuple[int, bool, int]:
    down, right = step
    return abs(down) + abs(right), min(step) < 0, -down


def _has_room(rules: Rules, constraint: Constraint) -> bool:
    """Whether none of its kind lies at its cells, or for lines and cages on any of them."""
    alike = [each for each in rules.constraints if each.kind == constraint.kind]
    gesture = KIND_NAMED[constraint.kind].gesture
    if gesture in ALONE:
        return not any({*each.cells} & {*constraint.cells} for each in alike)
    if gesture is Gesture.EDGE:  # a row has two ends
        return all(each.cells != constraint.cells for each in alike)
    return all({*each.cells} != {*constraint.cells} for each in alike)

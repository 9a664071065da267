# SPDX-License-Identifier: MIT
"""The solutions of a puzzle with rules of its own, for the check of it and of answers to it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.engine.sudoku.variants.search import variant_solver
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by
from sudoku_qt.engine.work import Stop


class VariantSolver:
    """Solutions by the rules of a puzzle, with any values; each method raises `Cancelled`."""

    def __init__(self, puzzle: VariantPuzzle) -> None:
        self._puzzle = puzzle

    def clash(self, values: bytes) -> tuple[Fault, Iterable[int]] | None:
        """The first rule that values break, and the cells that break it."""
        broken = broken_by(self._puzzle.rules, values)
        return (broken_rule(self._puzzle, values), broken[0][1]) if broken else None

    def count(self, values: bytes, limit: int, stop: Stop) -> int:
        """The number of solutions, up to a limit."""
        return variant_solver.count_solutions(self._with(values), limit, stop)

    def solve(self, values: bytes, stop: Stop) -> bytes | None:
        """A solution, if there is one."""
        return variant_solver.solve(self._with(values), stop)

    def candidates(self, values: bytes, stop: Stop) -> Sequence[int]:
        """For each cell the mask of its digits in all solutions."""
        return variant_solver.true_candidates(self._with(values), stop)

    def _with(self, values: bytes) -> VariantPuzzle:
        return replace(self._puzzle, givens=values)


def broken_rule(puzzle: VariantPuzzle, values: bytes) -> Fault:
    """The first rule that values break, in words."""
    constraint, cells = broken_by(puzzle.rules, values)[0]
    names = tuple(puzzle.rules.board.name(cell).lower() for cell in cells[:5])
    if constraint is None:
        return Fault("a digit stands twice in a row, column or region: {cells}", cells=names)
    title = KIND_NAMED[constraint.kind].title
    return Fault("“{rule}” does not hold: {cells}", rule=Message(title), cells=names)

# SPDX-License-Identifier: MIT
"""Proofs by contradiction, beyond the ladder: from an assumption, steps lead to a contradiction.

The consequences of the assumption are steps of the ladder, so that each can be told like any other.
If no assumption is refuted in this way, another one is refuted within it.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.trail import Trail, area, numbers
from sudoku_qt.engine.sudoku.logic import evidence
from sudoku_qt.engine.sudoku.logic.bits import OFF
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.path import next_finding
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.truths import Truth
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE
from sudoku_qt.engine.work import Stop, go_on, never

NAME = "contradiction"
PLAIN_LEVEL = 4
"""Under an assumption, the techniques of puzzles up to this level are tried first."""
BEST_OF = 3
"""The number of short paths to a contradiction of which the shortest is taken."""
_ALL = 0x1FF


class Contradiction(Technique):
    """Assumes candidates, those of cells with few first, and follows a ladder to its end."""

    name = NAME

    def __init__(
        self, rungs: Sequence[Rung], stop: Stop = never, *, plain_first: bool = True
    ) -> None:
        """Where no hint shows it `plain_first` is a detour, which takes time and leads further."""
        self._rungs, self._stop = tuple(rungs), stop
        plain = tuple(rung for rung in rungs if rung.lowest_level <= PLAIN_LEVEL)
        self._choices = (plain, self._rungs) if plain_first else (self._rungs,)

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one elimination; none if the grid is full."""
        grid = board.grid()
        if grid.full:
            return
        for rungs in self._choices:
            number = self._soonest(grid, rungs)
            if number is not None:
                finding = self._refuted(grid, number, rungs)
                break
        else:
            finding = self._refuted(grid, next(_suspects(grid)), self._nested())
        if finding is not None:
            yield finding

    def concluding(self, board: Board, eliminations: Sequence[int]) -> Iterator[Finding]:
        """Yield the elimination of the first of these candidates."""
        finding = self.refute(board.grid(), eliminations[0])
        if finding is not None:
            yield finding

    def of(self, grid: Grid, number: int) -> Finding | None:
        """The elimination of a candidate, if the whole ladder refutes it."""
        return self._refuted(grid, number, self._rungs)

    def refute(self, grid: Grid, number: int) -> Finding | None:
        """The elimination of a candidate, if need be by refuting others within it."""
        ways = (self._refuted(grid, number, rungs) for rungs in (*self._choices, self._nested()))
        return next((finding for finding in ways if finding is not None), None)

    def _nested(self) -> tuple[Rung, ...]:
        """What follows from an assumption by which another one may be refuted."""
        inner = Contradiction(self._rungs, self._stop, plain_first=False)
        return (*self._rungs, Rung(inner, None, "extreme", 0))

    def _refuted(self, grid: Grid, number: int, rungs: tuple[Rung, ...]) -> Finding | None:
        """The elimination of one candidate, if some rungs come to it."""
        found = self._follow(_supposing(grid, number), rungs)
        return None if found is None else _finding(number, *found)

    def _soonest(self, grid: Grid, rungs: tuple[Rung, ...]) -> int | None:
        """Of some candidates that are refuted the one that takes the fewest steps."""
        lengths = (
            (length, number)
            for number in _suspects(grid)
            if (length := self._length(_supposing(grid, number), rungs)) is not None
        )
        return min(islice(lengths, BEST_OF), default=(0, None))[1]

    def _length(self, grid: Grid, rungs: tuple[Rung, ...]) -> int | None:
        """How many steps lead from a grid to a contradiction, if any do."""
        board, length = Board(grid), 0
        while _empty_unit(board.grid()) is None:
            found = next_finding(board, rungs, self._stop)
            if found is None:
                return None
            board.apply(found[1])
            length += 1
        return length

    def _follow(self, grid: Grid, rungs: tuple[Rung, ...]) -> tuple[Trail, Truth] | None:
        """The steps to a contradiction, without those that it does not need, and what it is."""
        trail = Trail(grid)
        while (empty := _empty_unit(trail.board.grid())) is None:
            found = next_finding(trail.board, rungs, self._stop)
            if found is None:
                return None
            trail.lay(*found)
        go_on(self._stop)
        return trail.shortened(area(empty) & numbers(grid.candidates), self._stop), empty


def _suspects(grid: Grid) -> Iterator[int]:
    """The candidates that are false, as numbers, those of cells with few of them first."""
    count, solution, _ = kernel.examine(grid.values)
    true = solution if count == 1 else None
    for cell in sorted(grid.empty_cells, key=lambda each: grid.candidates[each].bit_count()):
        for digit in digits_in(grid.candidates[cell]):
            if true is None or true[cell] != digit:
                yield CELLS * (digit - 1) + cell


def _supposing(grid: Grid, number: int) -> Grid:
    """The position if a candidate were true."""
    board = Board(grid)
    board.apply(Finding((), 1 << number // CELLS, (), (number,)))
    return board.grid()


def _empty_unit(grid: Grid) -> Truth | None:
    """A cell without a candidate, or a house without a place for a digit."""
    for cell in grid.empty_cells:
        if not grid.candidates[cell]:
            return Truth("cell", cell, 0)
    for house, cells in enumerate(STANDARD_SHAPE.houses):
        there = 0
        for cell in cells:
            there |= grid.candidates[cell] or 1 << grid.values[cell] - 1
        if there != _ALL:
            return Truth(
                "house", 9 * house + ((~there & _ALL) & -(~there & _ALL)).bit_length() - 1, 0
            )
    return None


def _finding(number: int, trail: Trail, empty: Truth) -> Finding:
    """The elimination of what was supposed."""
    units = {(truth.kind, truth.number) for step in trail.steps for truth in step.proof.truths}
    units |= {("pattern", 0)} if any(not step.proof.truths for step in trail.steps) else set()
    parts = (
        evidence.candidates("starts", evidence.SET_A, [number]),
        evidence.nodes("assumptions", [number]),
        evidence.nodes("result", [OFF + number]),
        evidence.under(trail.steps, [*sorted(units), (empty.kind, empty.number)]),
    )
    return Finding(parts, 1 << number // CELLS, (number,), (), len(trail.laid))

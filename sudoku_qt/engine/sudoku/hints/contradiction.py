# SPDX-License-Identifier: MIT
"""A proof by contradiction, past the ladder: a candidate is supposed, and steps lead to nothing.

What follows from the assumption are steps of the ladder, so that each can be told like any other.
Where no assumption comes to an end so, another one is refuted under it.
"""

from collections.abc import Iterator, Sequence

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.trail import Trail, area, numbers
from sudoku_qt.engine.sudoku.logic import evidence
from sudoku_qt.engine.sudoku.logic.bits import OFF
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.path import next_finding
from sudoku_qt.engine.sudoku.logic.proof import Truth
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE
from sudoku_qt.engine.work import Stop, go_on, never

NAME = "contradiction"
PLAIN_LEVEL = 4
"""Under an assumption, what puzzles up to this level ask for is tried first."""
BEST_OF = 3
"""Of so many short ways to a contradiction the shortest is taken."""
_ALL = 0x1FF


class Contradiction(Technique):
    """Supposes candidates, those of small cells first, and follows a ladder to its end."""

    name = NAME

    def __init__(self, rungs: Sequence[Rung], stop: Stop = never) -> None:
        self._rungs, self._stop = tuple(rungs), stop
        self._plain = tuple(rung for rung in rungs if rung.lowest_level <= PLAIN_LEVEL)

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one elimination; none where the grid is full."""
        grid = board.grid()
        if grid.full:
            return
        for rungs in (self._plain, self._rungs):
            for trail, number, empty in self._ways(grid, rungs):
                yield _finding(number, trail, empty)
                return
        number = next(_suspects(grid))
        under = (*self._rungs, Rung(Contradiction(self._rungs, self._stop), None, "extreme", 0))
        found = self._follow(_supposing(grid, number), under)
        if found is not None:
            yield _finding(number, *found)

    def of(self, grid: Grid, number: int) -> Finding | None:
        """The elimination of one candidate, where the whole ladder refutes it."""
        found = self._follow(_supposing(grid, number), self._rungs)
        return None if found is None else _finding(number, *found)

    def _ways(self, grid: Grid, rungs: tuple[Rung, ...]) -> Iterator[tuple[Trail, int, Truth]]:
        """Yield the shortest of some ways to a contradiction."""
        lengths: list[tuple[int, int]] = []
        for number in _suspects(grid):
            length = self._length(_supposing(grid, number), rungs)
            if length is not None:
                lengths.append((length, number))
            if len(lengths) == BEST_OF:
                break
        found = []
        for _, number in sorted(lengths):
            way = self._follow(_supposing(grid, number), rungs)
            if way is not None:
                found.append((way[0], number, way[1]))
        yield from sorted(found, key=lambda each: len(each[0].laid))

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

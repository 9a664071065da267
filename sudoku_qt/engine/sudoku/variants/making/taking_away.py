# SPDX-License-Identifier: MIT
"""The removal of givens and clues that a puzzle does not need."""

from collections.abc import Sequence

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.engine.sudoku.symmetry import Move, Symmetry
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.making.one_solution import OneSolution
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.work import Stop, never


def orbits(symmetry: Symmetry, size: int) -> list[tuple[int, ...]]:
    """The groups of cells, on a board of any size, that are given or empty together."""
    found = dict[tuple[int, ...], None]()
    for cell in range(size * size):
        reached, fresh = {cell}, [cell]
        while fresh:
            at = fresh.pop()
            for move in symmetry.moves:
                there = _moved(move, at, size)
                if there not in reached:
                    reached.add(there)
                    fresh.append(there)
        found[tuple(sorted(reached))] = None
    return [*found]


def _moved(move: Move, cell: int, size: int) -> int:
    """Where a move takes a cell: what it counts from the far edge is that much nearer."""
    row, column = move(*divmod(cell, size))
    far_row, far_column = move(0, 0)
    less = SIDE - size
    return size * (row - less * bool(far_row)) + column - less * bool(far_column)


def needed_givens(
    proof: OneSolution, symmetry: Symmetry, size: int, rng: SeededRandom
) -> frozenset[int]:
    """Cells whose digits, with the rules, have one solution, and none of which can be left out.

    Raises `Cancelled`.
    """
    givens = {*range(size * size)}
    for cells in rng.shuffled(orbits(symmetry, size)):
        if not proof.needs(givens, cells):
            givens -= {*cells}
    return frozenset(givens)


def needed_clues(
    base: Rules,
    clues: Sequence[Constraint],
    givens: frozenset[int],
    solution: bytes,
    rng: SeededRandom,
    *,
    stop: Stop = never,
) -> tuple[Constraint, ...]:
    """Clues that, with the givens, have one solution; at least one of each kind is kept.

    Raises `Cancelled`.
    """
    kept = [*clues]
    for clue in rng.shuffled(clues):
        if sum(each.kind == clue.kind for each in kept) == 1:
            continue
        fewer = [each for each in kept if each != clue]
        if OneSolution(with_clues(base, fewer), solution, stop).other(givens) is None:
            kept = fewer
    return tuple(kept)


def with_clues(base: Rules, clues: Sequence[Constraint]) -> Rules:
    """The rules with further constraints."""
    return Rules(base.size, base.regions, (*base.constraints, *clues))

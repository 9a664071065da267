# SPDX-License-Identifier: MIT
"""Minimal puzzles under any rules: they need all of their givens. The rules are unchanged.

All functions take a puzzle with one solution.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, go_on, never


def minimal_puzzle_in(
    puzzle: VariantPuzzle, order: Iterable[int], stop: Stop = never
) -> VariantPuzzle:
    """A minimal puzzle inside a puzzle; givens are removed in this order. Raises `Cancelled`."""
    for cell in order:
        if puzzle.givens[cell] and is_redundant(puzzle, cell, stop):
            puzzle = without(puzzle, cell)
    return puzzle


def minimal_puzzles_in(puzzle: VariantPuzzle, stop: Stop = never) -> Iterator[VariantPuzzle]:
    """Yield every minimal puzzle inside a puzzle, each once. Raises `Cancelled`.

    A given that is needed stays needed when others are removed, so only givens that could be
    removed before are tried again.
    """
    givens = [cell for cell, given in enumerate(puzzle.givens) if given]
    yield from _minimal(puzzle, givens, 0, stop)


def _minimal(
    puzzle: VariantPuzzle, cells: Sequence[int], first: int, stop: Stop
) -> Iterator[VariantPuzzle]:
    """Yield those inside from which no given before the cell `first` is removed any more."""
    go_on(stop)
    redundant = [cell for cell in cells if is_redundant(puzzle, cell, stop)]
    if not redundant:
        yield puzzle
    for cell in redundant:
        if cell >= first:
            others = [other for other in redundant if other != cell]
            yield from _minimal(without(puzzle, cell), others, cell, stop)


def is_redundant(puzzle: VariantPuzzle, cell: int, stop: Stop = never) -> bool:
    """Whether the solution stays unique without a given. Raises `Cancelled`."""
    return count_solutions(without(puzzle, cell), 2, stop) == 1


def without(puzzle: VariantPuzzle, cell: int) -> VariantPuzzle:
    """A puzzle without a given."""
    return replace(puzzle, givens=puzzle.givens[:cell] + b"\0" + puzzle.givens[cell + 1 :])

# SPDX-License-Identifier: MIT
"""The solutions of a puzzle with rules of its own: found, counted, and their candidates."""

from collections.abc import Iterator
from itertools import islice

from sudoku_qt.engine.sudoku.variants.search.tables import Tables, tables_of
from sudoku_qt.engine.sudoku.variants.search.tree import OUTCOMES, Tree
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, go_on, never

PAUSED, _, FOUND = OUTCOMES
SLICE = 500
"""Guesses between two looks whether the work is still wanted."""


def solutions(puzzle: VariantPuzzle, stop: Stop = never) -> Iterator[bytes]:
    """Yield all solutions, a byte a cell. Raises `Cancelled`."""
    tree = Tree(tables(puzzle))
    while _reaches(tree, stop):
        yield _digits(tree)


def solve(puzzle: VariantPuzzle, stop: Stop = never) -> bytes | None:
    """A solution, a byte a cell; None where there is none. Raises `Cancelled`."""
    return next(solutions(puzzle, stop), None)


def count_solutions(puzzle: VariantPuzzle, limit: int = 2, stop: Stop = never) -> int:
    """The number of solutions, counted up to a limit. Raises `Cancelled`."""
    return sum(1 for _ in islice(solutions(puzzle, stop), limit))


def true_candidates(puzzle: VariantPuzzle, stop: Stop = never) -> list[int]:
    """For each cell the mask of its digits in all solutions, 0 everywhere if there is none.

    Raises `Cancelled`.
    """
    tree = Tree(tables(puzzle))
    if not tree.settle():
        return [0] * tree.cells
    open_masks = tree.masks()
    proved = [0] * tree.cells
    for cell in range(tree.cells):
        while unproved := open_masks[cell] & ~proved[cell]:
            bit = unproved & -unproved
            masks = [*open_masks]
            masks[cell] = bit
            tree.begin(masks)
            if _reaches(tree, stop):
                proved = [had | mask for had, mask in zip(proved, tree.masks(), strict=True)]
            else:
                open_masks[cell] ^= bit
    return proved


def tables(puzzle: VariantPuzzle) -> Tables:
    """The search tables of a puzzle."""
    return tables_of(puzzle.rules.board, puzzle.rules.demands, puzzle.givens)


def _reaches(tree: Tree, stop: Stop) -> bool:
    """Search up to the next solution, if there is one. Raises `Cancelled`."""
    go_on(stop)  # for there may be many, and each found at once
    while (found := tree.run(SLICE)) == PAUSED:
        go_on(stop)
    return bool(found == FOUND)


def _digits(tree: Tree) -> bytes:
    return bytes(mask.bit_length() for mask in tree.masks())

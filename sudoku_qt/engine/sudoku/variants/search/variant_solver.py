# SPDX-License-Identifier: MIT
"""The solutions of a puzzle with rules of its own: found, counted, and their candidates.

Where there is nothing but rows, columns, boxes and what a cell can be, the kernel is asked.
"""

from collections.abc import Callable, Iterator
from itertools import islice

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.variants.demands import Allowed
from sudoku_qt.engine.sudoku.variants.search.laying import tables_of
from sudoku_qt.engine.sudoku.variants.search.tables import Tables
from sudoku_qt.engine.sudoku.variants.search.tree import OUTCOMES, Tree
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, go_on, never

PAUSED, FINISHED, FOUND = OUTCOMES
SLICE = 500
"""Guesses between two looks whether the work is still wanted."""
FEW_SLICES = 40
"""Slices in which a second solution, or that there is none, is looked for before candidates are."""
PATIENCE = 1
"""Half slices after which a search for one solution begins again at first."""
KERNEL_SIZE = 9
FEW, MORE = 2, 32
"""Solutions that the kernel is asked for first, and how many times as many after that."""


def solutions(puzzle: VariantPuzzle, stop: Stop = never) -> Iterator[bytes]:
    """Yield all solutions, a byte a cell. Raises `Cancelled`."""
    masks = plain_masks(puzzle)
    if masks is not None:
        yield from _by_kernel(masks, stop)
        return
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
    masks = plain_masks(puzzle)
    if masks is not None:
        found = [_masks_of(each) for each in kernel.solutions_within(masks, FEW, stop)]
        if len(found) < FEW:
            return _united(found, len(masks))
        return _proved(masks, found, lambda tried: _first_by_kernel(tried, stop))
    laid = tables(puzzle)
    tree = Tree(laid)
    tree.settle()
    settled = tree.masks()
    found, slices, outcome = list[list[int]](), 0, PAUSED
    while outcome != FINISHED and len(found) < FEW and slices < FEW_SLICES:
        go_on(stop)
        outcome = tree.run(SLICE)
        slices += 1
        if outcome == FOUND:
            found.append(tree.masks())
    if outcome == FINISHED:
        return _united(found, len(settled))
    tree = Tree(laid)  # for what the weights learned on the way here misleads

    return _proved(settled, found, lambda tried: _first(tree, tried, stop))


def _first(tree: Tree, masks: list[int], stop: Stop) -> list[int] | None:
    """A solution with given candidates, if there is one.

    The search begins again and again, each time with more patience and with the weights learned so
    far: on boards that leave much open a few searches in a thousand are lost for long otherwise.
    """
    patience = PATIENCE
    while True:
        tree.begin(masks)
        for _ in range(patience):
            go_on(stop)
            outcome = tree.run(SLICE // 2)
            if outcome != PAUSED:
                return tree.masks() if outcome == FOUND else None
        patience *= 2


def _united(solutions: list[list[int]], cells: int) -> list[int]:
    united = [0] * cells
    for each in solutions:
        united = [had | mask for had, mask in zip(united, each, strict=True)]
    return united


def _proved(
    masks: list[int],
    found: list[list[int]],
    first: Callable[[list[int]], list[int] | None],
) -> list[int]:
    """Those candidates that are in a solution, where `first` finds one with given candidates.

    Some solutions are found already.
    """
    proved = _united(found, len(masks))
    masks = [*masks]
    for cell in range(len(masks)):
        while unproved := masks[cell] & ~proved[cell]:
            bit = unproved & -unproved
            solution = first([*masks[:cell], bit, *masks[cell + 1 :]])
            if solution:
                proved = [had | mask for had, mask in zip(proved, solution, strict=True)]
            else:
                masks[cell] ^= bit
    return proved


def plain_masks(puzzle: VariantPuzzle) -> list[int] | None:
    """The candidates of the cells, where these and the plain rules are all there is."""
    rules = puzzle.rules
    if rules.size != KERNEL_SIZE or not rules.has_boxes:
        return None
    allowed = list[Allowed]()
    for constraint, demands in rules.reasons:
        if constraint is None:
            continue
        for each in demands:
            if not isinstance(each, Allowed):
                return None
            allowed.append(each)
    masks = [1 << given - 1 if given else rules.board.digits for given in puzzle.givens]
    for each in allowed:
        masks[each.cell] &= each.mask
    return masks


def _by_kernel(masks: list[int], stop: Stop) -> Iterator[bytes]:
    known, limit = 0, FEW
    while True:
        found = kernel.solutions_within(masks, limit, stop)
        yield from found[known:]
        if len(found) < limit:
            return
        known, limit = limit, limit * MORE


def _first_by_kernel(masks: list[int], stop: Stop) -> list[int] | None:
    found = kernel.solutions_within(masks, 1, stop)
    return _masks_of(found[0]) if found else None


def _masks_of(solution: bytes) -> list[int]:
    return [1 << digit - 1 for digit in solution]


def tables(puzzle: VariantPuzzle) -> Tables:
    """The search tables of a puzzle."""
    return tables_of(puzzle.rules.board, puzzle.rules.demands, puzzle.givens)


def _reaches(tree: Tree, stop: Stop) -> bool:
    """Search up to the next solution, if there is one. Raises `Cancelled`."""
    go_on(stop)  # since there may be many that are each found at once
    while (found := tree.run(SLICE)) == PAUSED:
        go_on(stop)
    return bool(found == FOUND)


def _digits(tree: Tree) -> bytes:
    return bytes(mask.bit_length() for mask in tree.masks())

# SPDX-License-Identifier: MIT
"""What some cells prove by themselves: the candidates that none of their fillings leaves.

A filling gives each of the cells one of its candidates, no two that see each other the same one,
and fills every house whose places for a digit all lie among the cells. Whatever no filling leaves
is eliminated, by whatever name players call the pattern; what needs the puzzle to have but one
solution is not found.
"""

from collections.abc import Iterable, Iterator, Sequence

from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cell_mask, cells_in

MOST_CELLS = 16
"""Of more cells nobody asks, and their fillings would be too many."""
Filling = tuple[Candidate, ...]


def proved_by(candidates: Sequence[int], cells: Iterable[int]) -> frozenset[Candidate]:
    """The candidates of a position (81 masks) that some of its cells prove wrong."""
    known = tuple(sorted(cells))
    if not known or len(known) > MOST_CELLS:
        return frozenset()
    left: set[Candidate] | None = None
    for filling in fillings(candidates, known):
        gone = _excluded(candidates, known, filling)
        left = gone if left is None else left & gone
        if not left:
            break
    return frozenset(left or ())


def fillings(candidates: Sequence[int], cells: Sequence[int]) -> Iterator[Filling]:
    """Yield every filling of some cells."""
    bound = tuple(_bound(candidates, cells))
    for filling in _filled(candidates, cells, ()):
        masks = {digit: cell_mask(cell for cell, each in filling if each == digit)
                 for digit in {digit for _, digit in bound}}  # fmt: skip
        if all(masks[digit] & places for places, digit in bound):
            yield filling


def _filled(candidates: Sequence[int], cells: Sequence[int], before: Filling) -> Iterator[Filling]:
    if len(before) == len(cells):
        yield before
        return
    cell = cells[len(before)]
    peers = STANDARD_SHAPE.peers[cell]
    taken = {digit for other, digit in before if other in peers}
    for digit in digits_in(candidates[cell]):
        if digit not in taken:
            yield from _filled(candidates, cells, (*before, Candidate(cell, digit)))


def _bound(candidates: Sequence[int], cells: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield the houses that need a digit in one of the cells: those places, and the digit."""
    whole = cell_mask(cells)
    for house in STANDARD_SHAPE.house_masks:
        for digit in range(1, 10):
            places = cell_mask(
                each for each in cells_in(house) if candidates[each] >> digit - 1 & 1
            )
            if places and not places & ~whole:
                yield places, digit


def _excluded(candidates: Sequence[int], cells: Sequence[int], filling: Filling) -> set[Candidate]:
    """The candidates that are not there with a filling."""
    inside = {
        Candidate(cell, digit)
        for cell, taken in filling
        for digit in digits_in(candidates[cell])
        if digit != taken
    }
    own = set(cells)
    outside = {
        Candidate(peer, digit)
        for cell, digit in filling
        for peer in STANDARD_SHAPE.peers[cell]
        if peer not in own and candidates[peer] >> digit - 1 & 1
    }
    return inside | outside

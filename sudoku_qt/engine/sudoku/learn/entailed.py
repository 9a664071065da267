# SPDX-License-Identifier: MIT
"""What some cells prove by themselves: the candidates that none of their fillings leaves.

A filling gives each of the cells one of its candidates, no two that see each other the same one,
and fills every house whose places for a digit all lie among the cells. Whatever no filling leaves
is eliminated, by whatever name players call the pattern; what needs the puzzle to have but one
solution is not found.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE, cell_mask, cells_in

MOST_CELLS = 16
"""Of more cells nobody asks, and their fillings would be too many."""
MOST_TRIED = 2000
"""Fillings after which nothing is said: whoever marked the cells is waiting."""
Filling = tuple[Candidate, ...]


def proved_by(candidates: Sequence[int], cells: Iterable[int]) -> frozenset[Candidate]:
    """The candidates of a position (81 masks) that some of its cells prove wrong.

    Of cells with too many fillings nothing is known to be.
    """
    known = tuple(sorted(cells))
    if not known or len(known) > MOST_CELLS:
        return frozenset()
    if next(islice(_filled(candidates, known, ()), MOST_TRIED, None), None) is not None:
        return frozenset()
    left: set[Candidate] | None = None
    for filling in fillings(candidates, known):
        gone = _excluded(candidates, known, filling)
        left = gone if left is None else left & gone
        if not left:
            break
    return frozenset(left or ())


def fillings(candidates: Sequence[int], cells: Sequence[int]) -> Iterator[Filling]:
    """Yield the fillings of some cells, as far as they are tried."""
    bound = tuple(_bound(candidates, cells))
    for filling in islice(_filled(candidates, cells, ()), MOST_TRIED):
        masks = {digit: cell_mask(cell for cell, each in filling if each == digit)
                 for digit in {digit for _, digit in bound}}  # fmt: skip
        if all(masks[digit] & places for places, digit in bound):
            yield filling


def proved_of_digit(
    candidates: Sequence[int], cells: Iterable[int], digit: int
) -> frozenset[Candidate]:
    """The candidates of a digit (1-9) that some cells prove wrong by their places for it alone."""
    known = tuple(sorted(cells))
    bit = 1 << digit - 1
    where = cell_mask(cell for cell in range(CELLS) if candidates[cell] & bit)
    if not known or len(known) > MOST_CELLS or cell_mask(known) & ~where:
        return frozenset()
    bound = [house & where for house in STANDARD_SHAPE.house_masks]
    bound = [places for places in bound if places and not places & ~cell_mask(known)]
    left = where
    for taken in _placed(known, 0):
        if all(taken & places for places in bound):
            left &= cell_mask(known) & ~taken | _seen_from(taken)
    return frozenset(Candidate(cell, digit) for cell in cells_in(left if bound else 0))


def _placed(cells: Sequence[int], before: int) -> Iterator[int]:
    """Yield the sets of cells in which one digit may stand at once."""
    if not cells:
        yield before
        return
    yield from _placed(cells[1:], before)
    if not before & STANDARD_SHAPE.peer_masks[cells[0]]:
        yield from _placed(cells[1:], before | 1 << cells[0])


def _seen_from(cells: int) -> int:
    seen = 0
    for cell in cells_in(cells):
        seen |= STANDARD_SHAPE.peer_masks[cell]
    return seen


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

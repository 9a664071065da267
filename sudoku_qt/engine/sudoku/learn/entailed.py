# SPDX-License-Identifier: MIT
"""What some cells prove by themselves: the candidates that no filling of them allows.

A filling gives each of the cells one of its candidates, never the same one to two cells that see
each other, and satisfies every house whose places for a digit are all among the cells. Candidates
that no filling allows are eliminated, whatever players call the pattern; eliminations that need the
puzzle to have one solution are not found.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE, cell_mask, cells_in

MOST_CELLS = 16
"""The most cells that are checked: with more there would be too many fillings."""
MOST_TRIED = 2000
"""The number of fillings after which the check is abandoned, since the player waits."""
Filling = tuple[Candidate, ...]


def proved_by(candidates: Sequence[int], cells: Iterable[int]) -> frozenset[Candidate]:
    """The candidates of a position (81 masks) that some of its cells prove wrong.

    For cells with too many fillings the result is empty.
    """
    known = tuple(sorted(cells))
    if not known or len(known) > MOST_CELLS:
        return frozenset()
    tried = list(islice(_filled(_choices(candidates, known), ()), MOST_TRIED + 1))
    if len(tried) > MOST_TRIED:
        return frozenset()
    own, where = cell_mask(known), _places(candidates)
    left: list[int] = []
    for filling in _whole(tried, where, own):
        gone = _excluded(where, own, filling)
        left = [each & other for each, other in zip(left or gone, gone, strict=True)]
        if not any(left):
            break
    return frozenset(
        Candidate(cell, digit) for digit, mask in enumerate(left) for cell in cells_in(mask)
    )


def fillings(candidates: Sequence[int], cells: Sequence[int]) -> Iterator[Filling]:
    """Yield the fillings of some cells, up to a limit."""
    tried = islice(_filled(_choices(candidates, cells), ()), MOST_TRIED)
    return _whole(tried, _places(candidates), cell_mask(cells))


def _whole(tried: Iterable[Filling], where: Sequence[int], own: int) -> Iterator[Filling]:
    """Yield those that fill every house whose places for a digit all lie among the cells."""
    bound = tuple(_bound(where, own))
    for filling in tried:
        stands = _stands(filling)
        if all(stands[digit] & places for places, digit in bound):
            yield filling


def _stands(filling: Filling) -> list[int]:
    """Where each digit, from 1, stands."""
    stands = [0] * 10
    for cell, digit in filling:
        stands[digit] |= 1 << cell
    return stands


def proved_of_digit(
    candidates: Sequence[int], cells: Iterable[int], digit: int
) -> frozenset[Candidate]:
    """The candidates of a digit (1-9) that the cells prove wrong by their places for it alone."""
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


def _choices(candidates: Sequence[int], cells: Iterable[int]) -> list[list[Candidate]]:
    """What each of the cells may be."""
    return [[Candidate(cell, digit) for digit in digits_in(candidates[cell])] for cell in cells]


def _filled(choices: Sequence[Sequence[Candidate]], before: Filling) -> Iterator[Filling]:
    if len(before) == len(choices):
        yield before
        return
    for choice in choices[len(before)]:
        peers = STANDARD_SHAPE.peer_masks[choice.cell]
        if not any(digit == choice.digit and peers >> cell & 1 for cell, digit in before):
            yield from _filled(choices, (*before, choice))


def _places(candidates: Sequence[int]) -> list[int]:
    """The cells of each digit, from 1."""
    by_digit = [
        cell_mask(cell for cell in range(CELLS) if candidates[cell] >> digit & 1)
        for digit in range(9)
    ]
    return [0, *by_digit]


def _bound(where: Sequence[int], own: int) -> Iterator[tuple[int, int]]:
    """Yield the houses that need a digit in one of the cells: those places, and the digit."""
    for digit, cells in enumerate(where):
        for house in STANDARD_SHAPE.house_masks:
            places = house & cells
            if places and not places & ~own:
                yield places, digit


def _excluded(where: Sequence[int], own: int, filling: Filling) -> list[int]:
    """The cells of each digit, from 1, that lose it with a filling."""
    seen = [0] * 10
    for cell, digit in filling:
        seen[digit] |= STANDARD_SHAPE.peer_masks[cell]
    return [
        places & (own & ~stand | ~own & away)
        for places, stand, away in zip(where, _stands(filling), seen, strict=True)
    ]

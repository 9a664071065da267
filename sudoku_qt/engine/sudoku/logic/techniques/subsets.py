# SPDX-License-Identifier: MIT
"""Subsets: as many cells of a house as digits, and one side has nothing but the other.

A naked subset is n cells that hold nothing but n digits; a hidden one is n digits that fit in
nothing but n cells. A locked subset is a naked one inside a box and a line at once that clears
both.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique


class NakedSubset(Technique):
    """The n digits leave every other cell that sees all n cells."""

    def __init__(self, name: str, size: int, *, locked: bool = False) -> None:
        self.name = name
        self.size = size
        self.locked = locked

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every n cells of few candidates in every house, the boxes last."""
        house: bits.House
        first: bits.Cell
        cell: bits.Cell
        left: bits.CellSet
        few: bits.CellSet = bits.NO_CELLS
        size: bits.Count = self.size
        for cell in range(81):
            if 1 < bits.size(board.masks[cell]) <= size:
                few |= bits.bit(cell)
        for house in range(27):
            left = few & bits.HOUSES[house]
            if bits.count(left) < size:
                continue
            while left:
                first = bits.first(left)
                left &= left - 1
                for cells in _grow(board, bits.bit(first), board.masks[first], left, size - 1):
                    finding = self._conclude(board, house, cells)
                    if finding is not None:
                        yield finding

    def _conclude(self, board: Board, house: bits.House, cells: bits.CellSet) -> Finding | None:
        digits: bits.Mask = board.digits_of(cells)
        seen: bits.CellSet = board.seen_by_all(cells)
        first: bits.Cell = bits.first(cells)
        box: bits.CellSet = bits.HOUSES[18 + bits.BOX[first]]
        locked: bits.Flag = False
        if bits.count(cells) < 4 and not cells & ~box:
            locked = board.holds(seen & box, digits) and board.holds(seen & ~box, digits)
            if house >= 18 and (
                not cells & ~bits.HOUSES[bits.ROW[first]]
                or not cells & ~bits.HOUSES[9 + bits.COLUMN[first]]
            ):
                return None
        if locked != self.locked or not board.holds(seen, digits):
            return None
        parts = (
            evidence.cells("cells", evidence.SET_A, cells, digits),
            evidence.digits("digits", digits),
            evidence.houses("house", (house,)),
        )
        return Finding(parts, digits, board.eliminations(seen, digits))


class HiddenSubset(Technique):
    """Every other digit leaves the n cells."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every n digits of few places in every house."""
        house: bits.House
        digit: bits.Digit
        usable: bits.Mask
        places: bits.Mask
        size: bits.Count = self.size
        for house in range(27):
            usable = 0
            for digit in range(9):
                if 1 < bits.size(board.spots[9 * house + digit]) <= size:
                    usable |= 1 << digit
            if bits.size(usable) < size:
                continue
            for digits, places in _hide(board, house, 0, 0, usable, size):
                finding = _hidden(board, house, digits, places)
                if finding is not None:
                    yield finding


def _grow(
    board: Board, cells: bits.CellSet, digits: bits.Mask, left: bits.CellSet, more: bits.Count
) -> list[int]:
    """List the ways to add `more` cells of `left` so that cells and digits are as many."""
    cell: bits.Cell
    joined: bits.Mask
    found: list[int] = []
    while left:
        cell = bits.first(left)
        left &= left - 1
        joined = digits | board.masks[cell]
        if bits.size(joined) > bits.count(cells) + more:
            continue
        if more == 1:
            found.append(cells | bits.bit(cell))
        else:
            found += _grow(board, cells | bits.bit(cell), joined, left, more - 1)
    return found


def _hide(
    board: Board,
    house: bits.House,
    digits: bits.Mask,
    places: bits.Mask,
    usable: bits.Mask,
    more: bits.Count,
) -> list[tuple[int, int]]:
    """List the ways to add `more` usable digits so that digits and places are as many."""
    digit: bits.Digit
    joined: bits.Mask
    found: list[tuple[int, int]] = []
    while usable:
        digit = bits.low(usable)
        usable &= usable - 1
        joined = places | board.spots[9 * house + digit]
        if bits.size(joined) > bits.size(digits) + more:
            continue
        if more == 1:
            found.append((digits | 1 << digit, joined))
        else:
            found += _hide(board, house, digits | 1 << digit, joined, usable, more - 1)
    return found


def _hidden(
    board: Board, house: bits.House, digits: bits.Mask, places: bits.Mask
) -> Finding | None:
    cells: bits.CellSet = bits.NO_CELLS
    others: bits.Mask = 0x1FF & ~digits
    while places:
        cells |= bits.bit(bits.cell_at(house, bits.low(places)))
        places &= places - 1
    if not board.holds(cells, others):
        return None
    parts = (
        evidence.cells("cells", evidence.SET_A, cells, digits),
        evidence.digits("digits", digits),
        evidence.houses("house", (house,)),
    )
    return Finding(parts, digits, board.eliminations(cells, others))

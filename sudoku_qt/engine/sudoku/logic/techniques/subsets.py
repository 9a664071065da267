# SPDX-License-Identifier: MIT
"""Subsets: n cells of a house hold n digits, and either has nothing else.

A naked subset is n cells with no other candidates than n digits; a hidden one is n digits with no
other places than n cells. A locked subset is a naked one inside both a box and a line that
eliminates from both.
"""

from collections.abc import Iterator
from typing import TypeAlias

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique

Naked: TypeAlias = list[int]
"""Sets of cells."""
Hidden: TypeAlias = list[tuple[int, int]]
"""Digits and their places in a house."""


class NakedSubset(Technique):
    """All other cells that see all n cells lose the n digits."""

    def __init__(self, name: str, size: int, *, locked: bool = False) -> None:
        self.name = name
        self.size = size
        self.locked = locked

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every n cells with few candidates in every house, the boxes last.

        Locked ones are found in the lines, within a box.
        """
        house: bits.House
        part: bits.Count
        left: bits.CellSet
        size: bits.Count = self.size
        locked: bits.Flag = self.locked
        few: bits.CellSet = _cells_of_few(board, size)
        changed: bits.CellSet = board.changed(self, 0x1FF)
        exhausted = True
        for house in range(18 if locked else 27):
            left = few & bits.HOUSES[house]
            if not left & changed or bits.count(left) < size:
                continue
            found: Naked = []
            if locked:
                for part in range(3):
                    _add_all(board, left & bits.HOUSES[_crossing(house, part)], size, found)
            else:
                _add_all(board, left, size, found)
            for cells in found:
                exhausted = False
                finding = self._conclude(board, house, cells)
                if finding is not None:
                    yield finding
        if exhausted:
            board.mark_all_exhausted(self)

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
        if locked != self.locked:
            return None
        houses = [around for around in range(27) if not cells & ~bits.HOUSES[around]]
        parts = (
            evidence.cells("cells", evidence.SET_A, cells, digits),
            evidence.digits("digits", digits),
            evidence.houses("house", houses if self.locked else (house,)),
        )
        return Finding(parts, digits, board.eliminations(seen, digits))


class HiddenSubset(Technique):
    """The n cells lose all other digits."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every n digits with few places in every house."""
        house: bits.House
        digit: bits.Digit
        usable: bits.Mask
        size: bits.Count = self.size
        changed: bits.CellSet = board.changed(self, 0x1FF)
        exhausted = True
        for house in range(27):
            if not changed & bits.HOUSES[house]:
                continue
            usable = 0
            for digit in range(9):
                if _is_few(board.spots[9 * house + digit], size):
                    usable |= 1 << digit
            if bits.size(usable) < size:
                continue
            found: Hidden = []
            _hide(board, house, 0, 0, usable, size, found)
            for digits, places in found:
                exhausted = False
                yield _hidden(board, house, digits, places)
        if exhausted:
            board.mark_all_exhausted(self)


def _is_few(mask: bits.Mask, most: bits.Count) -> bits.Flag:
    """Whether a mask has two bits or more, up to so many."""
    if not mask & mask - 1:
        return False
    while mask and most:
        mask &= mask - 1
        most -= 1
    return not mask


def _cells_of_few(board: Board, most: bits.Count) -> bits.CellSet:
    """The cells with two candidates or more, up to so many."""
    cell: bits.Cell
    cells: bits.CellSet = bits.NO_CELLS
    if most == 2:
        return board.sized(2)
    if most == 3:
        return board.sized(2) | board.sized(3)
    for cell in range(81):
        if _is_few(board.masks[cell], most):
            cells |= bits.bit(cell)
    return cells


def _crossing(line: bits.House, part: bits.Count) -> bits.House:
    """The box that crosses a line in a third of its cells."""
    return 18 + (line // 3 * 3 + part if line < 9 else line // 3 - 3 + 3 * part)


def _add_all(board: Board, left: bits.CellSet, size: bits.Count, found: Naked) -> None:
    """List the subsets among some cells from which anything follows."""
    first: bits.Cell
    if bits.count(left) < size:
        return
    while left:
        first = bits.first(left)
        left &= left - 1
        _grow(board, bits.bit(first), board.masks[first], left, size - 1, found)


def _grow(
    board: Board,
    cells: bits.CellSet,
    digits: bits.Mask,
    left: bits.CellSet,
    more: bits.Count,
    found: Naked,
) -> None:
    """List the ways to add `more` cells that make a subset from which anything follows."""
    cell: bits.Cell
    joined: bits.Mask
    chosen: bits.CellSet
    while left:
        cell = bits.first(left)
        left &= left - 1
        joined = digits | board.masks[cell]
        chosen = cells | bits.bit(cell)
        if bits.size(joined) > bits.count(cells) + more:
            continue
        if more > 1:
            _grow(board, chosen, joined, left, more - 1, found)
        elif board.holds(board.seen_by_all(chosen), joined):
            found.append(chosen)


def _hide(
    board: Board,
    house: bits.House,
    digits: bits.Mask,
    places: bits.Mask,
    usable: bits.Mask,
    more: bits.Count,
    found: Hidden,
) -> None:
    """List the ways to add `more` digits that make a subset from which anything follows."""
    digit: bits.Digit
    joined: bits.Mask
    while usable:
        digit = bits.low(usable)
        usable &= usable - 1
        joined = places | board.spots[9 * house + digit]
        if bits.size(joined) > bits.size(digits) + more:
            continue
        if more > 1:
            _hide(board, house, digits | 1 << digit, joined, usable, more - 1, found)
        elif board.holds(_cells_at(house, joined), 0x1FF & ~(digits | 1 << digit)):
            found.append((digits | 1 << digit, joined))


def _cells_at(house: bits.House, places: bits.Mask) -> bits.CellSet:
    cells: bits.CellSet = bits.NO_CELLS
    while places:
        cells |= bits.bit(bits.cell_at(house, bits.low(places)))
        places &= places - 1
    return cells


def _hidden(board: Board, house: bits.House, digits: bits.Mask, places: bits.Mask) -> Finding:
    cells: bits.CellSet = _cells_at(house, places)
    parts = (
        evidence.cells("cells", evidence.SET_A, cells, digits),
        evidence.digits("digits", digits),
        evidence.houses("house", (house,)),
    )
    return Finding(parts, digits, board.eliminations(cells, 0x1FF & ~digits))

# SPDX-License-Identifier: MIT
"""Subsets on the classic scale: hidden and naked sets, and fish, which are sets of lines.

All three ask for n masks of two bits and more that have n bits in all. Sets are looked for in
boxes, columns and rows, and only where a house has empty cells enough for the rest to be one.
"""

from sudoku_qt.engine.sudoku import bits
from sudoku_qt.engine.sudoku.board import Board
from sudoku_qt.engine.sudoku.explainer.hint import Hint, Rule, after

_HOUSES = (*range(18, 27), *range(9, 18), *range(9))
_SIZES = ("", "", "pair", "triplet", "quad")
_FISH = ("", "", "x-wing", "swordfish", "jellyfish")


class HiddenSet(Rule):
    """So many digits have only so many cells of a house, which hold nothing else.

    In its direct form the rule is only used where that leaves another digit with one place.
    """

    def __init__(self, size: bits.Count, rating: float, direct: bits.Flag) -> None:
        self.size = size
        self.rating = rating
        self.direct = direct

    def find(self, board: Board) -> Hint | None:
        """Try the sets of digits in order, house by house."""
        house: bits.House
        least: bits.Count = self.size if self.direct else 2 * self.size
        digits: bits.Mask
        common: bits.Mask
        for house in _HOUSES:
            if bits.count(board.empty & bits.HOUSES[house]) <= least:
                continue
            digits = (1 << self.size) - 1
            while digits < 512:
                common = _places(board, house, digits, self.size)
                if common:
                    found = self._conclude(board, house, digits, common)
                    if found is not None:
                        return found
                digits = after(digits)
        return None

    def _conclude(
        self, board: Board, house: bits.House, digits: bits.Mask, places: bits.Mask
    ) -> Hint | None:
        digit: bits.Digit
        here: bits.Mask
        left: bits.Mask
        cells: bits.CellSet = bits.NO_CELLS
        if self.direct:
            for digit in range(9):
                here = board.spots[9 * house + digit]
                left = here & ~places
                if not digits >> digit & 1 and here & here - 1 and left and not left & left - 1:
                    cell = bits.cell_at(house, bits.low(left))
                    name = f"direct hidden {_SIZES[self.size]}"
                    return Hint(name, self.rating, (), 81 * digit + cell)
            return None
        while places:
            cells |= bits.bit(bits.cell_at(house, bits.low(places)))
            places &= places - 1
        removals = board.removals(cells, 0o777 & ~digits)
        return Hint(f"hidden {_SIZES[self.size]}", self.rating, removals) if removals else None


class NakedSet(Rule):
    """So many cells of a house hold only so many digits, which stand nowhere else in it."""

    def __init__(self, size: bits.Count, rating: float) -> None:
        self.size = size
        self.rating = rating

    def find(self, board: Board) -> Hint | None:
        """Try the sets of places in order, house by house."""
        house: bits.House
        place: bits.Count
        chosen: bits.Mask
        common: bits.Mask
        others: bits.CellSet
        for house in _HOUSES:
            if bits.count(board.empty & bits.HOUSES[house]) < 2 * self.size:
                continue
            chosen = (1 << self.size) - 1
            while chosen < 512:
                common = _held(board, house, chosen, self.size)
                if common:
                    others = bits.HOUSES[house]
                    for place in range(9):
                        if chosen >> place & 1:
                            others &= ~bits.bit(bits.cell_at(house, place))
                    if board.holds(others, common):
                        removals = board.removals(others, common)
                        return Hint(f"naked {_SIZES[self.size]}", self.rating, removals)
                chosen = after(chosen)
        return None


class Fish(Rule):
    """So many lines hold a digit in only so many crossing lines, which hold it nowhere else."""

    def __init__(self, size: bits.Count, rating: float) -> None:
        self.size = size
        self.rating = rating

    def find(self, board: Board) -> Hint | None:
        """Try the sets of columns, then of rows, all digits for each set."""
        return self._among(board, 9) or self._among(board, 0)

    def _among(self, board: Board, first: bits.House) -> Hint | None:
        digit: bits.Digit
        line: bits.Count
        chosen: bits.Mask = (1 << self.size) - 1
        common: bits.Mask
        cells: bits.CellSet
        while chosen < 512:
            for digit in range(9):
                common = _crossed(board, first, digit, chosen, self.size)
                if common and _open_lines(board, digit) >= 2 * self.size:
                    cells = bits.NO_CELLS
                    for line in range(9):
                        if common >> line & 1:
                            cells |= bits.HOUSES[9 - first + line]
                    for line in range(9):
                        if chosen >> line & 1:
                            cells &= ~bits.HOUSES[first + line]
                    if board.holds(cells, 1 << digit):
                        removals = board.removals(cells, 1 << digit)
                        return Hint(_FISH[self.size], self.rating, removals)
            chosen = after(chosen)
        return None


def _held(board: Board, house: bits.House, places: bits.Mask, size: bits.Count) -> bits.Mask:
    """Give the digits of some cells of a house if there are just `size`, two or more in each."""
    found: bits.Mask = 0
    mask: bits.Mask
    while places:
        mask = board.masks[bits.cell_at(house, bits.low(places))]
        if not mask & mask - 1:
            return 0
        found |= mask
        if bits.size(found) > size:
            return 0
        places &= places - 1
    return found if bits.size(found) == size else 0


def _places(board: Board, house: bits.House, digits: bits.Mask, size: bits.Count) -> bits.Mask:
    """Give the places of some digits in a house if there are just `size`, two or more for each."""
    found: bits.Mask = 0
    mask: bits.Mask
    while digits:
        mask = board.spots[9 * house + bits.low(digits)]
        if not mask & mask - 1:
            return 0
        found |= mask
        if bits.size(found) > size:
            return 0
        digits &= digits - 1
    return found if bits.size(found) == size else 0


def _crossed(
    board: Board, first: bits.House, digit: bits.Digit, lines: bits.Mask, size: bits.Count
) -> bits.Mask:
    """Give the lines that cross some where they hold a digit if there are just `size`."""
    found: bits.Mask = 0
    mask: bits.Mask
    while lines:
        mask = board.spots[9 * (first + bits.low(lines)) + digit]
        if not mask & mask - 1:
            return 0
        found |= mask
        if bits.size(found) > size:
            return 0
        lines &= lines - 1
    return found if bits.size(found) == size else 0


def _open_lines(board: Board, digit: bits.Digit) -> bits.Count:
    """Count the rows in which a digit is not placed yet."""
    row: bits.House
    found: bits.Count = 0
    for row in range(9):
        if board.spots[9 * row + digit]:
            found += 1
    return found

# SPDX-License-Identifier: MIT
"""Subsets on the SE scale: hidden and naked sets, and fish, which are sets of lines.

All three look for n masks of at least two bits each that have n bits in all. Sets are searched for
in boxes, columns and rows, and only if the house has enough empty cells.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule

_SIZES = ("", "", "pair", "triplet", "quad")
_FISH = ("", "", "x-wing", "swordfish", "jellyfish")


class Choice:
    """Masks of 2 to `size` bits, and the sets of `size` of them that have as many bits together.

    A mask is offered with the number of its owner, in ascending order. `owners` and `common` are
    those of the set found last.
    """

    def __init__(self, size: bits.Count) -> None:
        self.size = size
        self.number = 0
        self.chosen = 0
        self.owners = 0
        self.common = 0
        if not bits.COMPILED:
            self.masks, self.owner = [0] * 9, [0] * 9

    def clear(self) -> None:
        """Begin without masks."""
        self.number = 0
        self.chosen = 0

    def offer(self, mask: bits.Mask, owner: bits.Count) -> None:
        """Add a mask if it has few enough bits."""
        rest: bits.Mask = mask & mask - 1
        if not rest:
            return
        rest &= rest - 1
        if self.size > 2:
            rest &= rest - 1
        if self.size > 3:
            rest &= rest - 1
        if not rest:
            self.masks[self.number] = mask
            self.owner[self.number] = owner
            self.number += 1

    def find(self) -> bits.Flag:
        """Find the next set, in the order of their owners."""
        left: bits.Mask
        if self.number < self.size:
            return False
        while True:
            self.chosen = bits.after(self.chosen) if self.chosen else (1 << self.size) - 1
            if self.chosen >> self.number:
                return False
            self.common = 0
            left = self.chosen
            while left:
                self.common |= self.masks[bits.low(left)]
                left &= left - 1
            if bits.size(self.common) == self.size:
                self._find_owners()
                return True

    def _find_owners(self) -> None:
        left: bits.Mask = self.chosen
        self.owners = 0
        while left:
            self.owners |= 1 << self.owner[bits.low(left)]
            left &= left - 1


class HiddenSetRule(Rule):
    """`size` digits have only as many cells in a house, which therefore hold nothing else.

    In its direct form the rule is only used if that leaves another digit with one place.
    """

    def __init__(self, size: bits.Count, rating: float, direct: bits.Flag) -> None:
        self.size = size
        self.rating = rating
        self.direct = direct

    def find(self, board: Board) -> RatedHint | None:
        """Try the sets of digits in order, house by house."""
        turn: bits.Count
        house: bits.House
        digit: bits.Digit
        least: bits.Count = self.size if self.direct else 2 * self.size
        choice = Choice(self.size)
        for turn in range(27):
            house = bits.box_column_row(turn)
            choice.clear()
            for digit in range(9):
                choice.offer(board.spots[9 * house + digit], digit)
            if choice.number < self.size or bits.count(board.empty & bits.HOUSES[house]) <= least:
                continue
            while choice.find():
                hint = self._conclude(board, house, choice.owners, choice.common)
                if hint is not None:
                    return hint
        return None

    def _conclude(
        self, board: Board, house: bits.House, digits: bits.Mask, places: bits.Mask
    ) -> RatedHint | None:
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
                    return RatedHint(name, self.rating, (), 81 * digit + cell)
            return None
        while places:
            cells |= bits.bit(bits.cell_at(house, bits.low(places)))
            places &= places - 1
        eliminations = board.eliminations(cells, 0o777 & ~digits)
        return (
            RatedHint(f"hidden {_SIZES[self.size]}", self.rating, eliminations)
            if eliminations
            else None
        )


class NakedSetRule(Rule):
    """`size` cells of a house have only as many digits, which the rest of the house loses."""

    def __init__(self, size: bits.Count, rating: float) -> None:
        self.size = size
        self.rating = rating

    def find(self, board: Board) -> RatedHint | None:
        """Try the sets of places in order, house by house."""
        turn: bits.Count
        house: bits.House
        place: bits.Count
        others: bits.CellSet
        choice = Choice(self.size)
        for turn in range(27):
            house = bits.box_column_row(turn)
            choice.clear()
            for place in range(9):
                choice.offer(board.masks[bits.cell_at(house, place)], place)
            if choice.number < self.size:
                continue
            if bits.count(board.empty & bits.HOUSES[house]) < 2 * self.size:
                continue
            while choice.find():
                others = bits.HOUSES[house]
                for place in range(9):
                    if choice.owners >> place & 1:
                        others &= ~bits.bit(bits.cell_at(house, place))
                if board.holds(others, choice.common):
                    eliminations = board.eliminations(others, choice.common)
                    return RatedHint(f"naked {_SIZES[self.size]}", self.rating, eliminations)
        return None


class FishRule(Rule):
    """`size` lines have a digit in only as many crossing lines, which lose it elsewhere."""

    def __init__(self, size: bits.Count, rating: float) -> None:
        self.size = size
        self.rating = rating

    def find(self, board: Board) -> RatedHint | None:
        """Try the sets of columns, then of rows, all digits for each set."""
        return self._among(board, 9) or self._among(board, 0)

    def _among(self, board: Board, first: bits.House) -> RatedHint | None:
        """Find the first set of lines; the lowest of its digits where there are several."""
        digit: bits.Digit
        line: bits.Count
        found: bits.Mask = 512
        of_digit: bits.Digit = 0
        cells: bits.CellSet
        eliminated: bits.CellSet = bits.NO_CELLS
        choice = Choice(self.size)
        for digit in range(9):
            if not board.where[digit] or open_lines(board, digit) < 2 * self.size:
                continue
            choice.clear()
            for line in range(9):
                choice.offer(board.spots[9 * (first + line) + digit], line)
            while choice.find() and choice.owners < found:
                cells = board.where[digit] & _crossed(first, choice.owners, choice.common)
                if cells:
                    found = choice.owners
                    of_digit = digit
                    eliminated = cells
        if not eliminated:
            return None
        return RatedHint(
            _FISH[self.size], self.rating, board.eliminations(eliminated, 1 << of_digit)
        )


def _crossed(first: bits.House, lines: bits.Mask, crossing: bits.Mask) -> bits.CellSet:
    """The cells of the lines that cross some others, outside of these."""
    line: bits.Count
    cells: bits.CellSet = bits.NO_CELLS
    for line in range(9):
        if crossing >> line & 1:
            cells |= bits.HOUSES[9 - first + line]
    for line in range(9):
        if lines >> line & 1:
            cells &= ~bits.HOUSES[first + line]
    return cells


def open_lines(board: Board, digit: bits.Digit) -> bits.Count:
    """The number of rows in which a digit is not placed yet."""
    row: bits.House
    found: bits.Count = 0
    for row in range(9):
        if board.spots[9 * row + digit]:
            found += 1
    return found

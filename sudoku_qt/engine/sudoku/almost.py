# SPDX-License-Identifier: MIT
"""Almost locked sets: n cells of a house that hold n + 1 digits between them.

If such a set loses any one digit, each of the others stands in it. A digit is a restricted
common of two sets when all its cells in one see all its cells in the other, so that only one
of the two can have it. The smallest set is a bivalue cell.
"""

from sudoku_qt.engine.sudoku import bits
from sudoku_qt.engine.sudoku.board import Board

MOST_SETS = 1500
MOST_PAIRS = 30000


class AlmostSets:
    """The almost locked sets of a board, the smallest first, with who restricts whom.

    `held` and `seen`, at `9 * set + digit`, are the cells of a set that can hold a digit and the
    cells that see them all. Sets that share cells are linked only where `overlap` admits it.
    """

    def __init__(self, board: Board) -> None:
        house: bits.House
        self.board = board
        self.count = 0
        self.linked = -1
        self.raw = 0
        if not bits.COMPILED:
            self.cells, self.digits = [0] * 1500, [0] * 1500
            self.raw_cells, self.raw_digits = [0] * 1500, [0] * 1500
            self.held, self.seen = [0] * 13500, [0] * 13500
            self.near = [0] * 1500
            self.link_first, self.link_to = [0] * 1501, [0] * 60000
            self.link_digits = [0] * 60000
            self.pair_one, self.pair_two = [0] * 30000, [0] * 30000
            self.pair_digits = [0] * 30000
        for house in range(27):
            self._grow(house, bits.NO_CELLS, 0, board.empty & bits.HOUSES[house])
        self._sort()

    def _grow(
        self, house: bits.House, cells: bits.CellSet, digits: bits.Mask, left: bits.CellSet
    ) -> None:
        """Collect the sets of a house; one that lies in an earlier house, too, is there already."""
        cell: bits.Cell
        joined: bits.Mask
        chosen: bits.CellSet
        while left:
            cell = bits.first(left)
            left &= left - 1
            joined = digits | self.board.masks[cell]
            chosen = cells | bits.bit(cell)
            if bits.size(joined) == bits.count(chosen) + 1 and self.raw < MOST_SETS:
                self.raw_cells[self.raw] = chosen
                self.raw_digits[self.raw] = joined
                self.raw += self._is_new(house, chosen)
            if bits.size(joined) <= bits.count(chosen) + bits.count(left) + 1:
                self._grow(house, chosen, joined, left)

    def _is_new(self, house: bits.House, cells: bits.CellSet) -> bits.Flag:
        cell: bits.Cell = bits.first(cells)
        if house >= 9 and not cells & ~bits.HOUSES[bits.ROW[cell]]:
            return False
        return house < 18 or (cells & ~bits.HOUSES[9 + bits.COLUMN[cell]]) != 0

    def _sort(self) -> None:
        """Put the small sets first."""
        size: bits.Count
        number: bits.Count
        for size in range(1, 9):
            for number in range(self.raw):
                if bits.count(self.raw_cells[number]) == size:
                    self.cells[self.count] = self.raw_cells[number]
                    self.digits[self.count] = self.raw_digits[number]
                    self._note(self.count)
                    self.count += 1

    def _note(self, number: bits.Count) -> None:
        digit: bits.Digit
        held: bits.CellSet
        self.near[number] = bits.NO_CELLS
        for digit in range(9):
            self.held[9 * number + digit] = bits.NO_CELLS
            self.seen[9 * number + digit] = bits.NO_CELLS
            if self.digits[number] >> digit & 1:
                held = self.cells[number] & self.board.where[digit]
                self.held[9 * number + digit] = held
                self.seen[9 * number + digit] = self.board.seen_by_all(held)
                self.near[number] |= self.seen[9 * number + digit] & self.board.where[digit]

    def link(self, *, overlap: bits.Flag) -> None:
        """Find the restricted commons of every two sets."""
        one: bits.Count
        two: bits.Count
        pair: bits.Count
        pairs: bits.Count = 0
        shared: bits.Mask
        if self.linked == overlap:
            return
        self.linked = overlap
        for one in range(self.count + 1):
            self.link_first[one] = 0
        for one in range(self.count):
            for two in range(one + 1, self.count):
                if not self.cells[two] & self.near[one]:
                    continue
                if not overlap and self.cells[one] & self.cells[two]:
                    continue
                shared = self.restricted(one, two)
                if shared and pairs < MOST_PAIRS:
                    self.pair_one[pairs], self.pair_two[pairs] = one, two
                    self.pair_digits[pairs] = shared
                    pairs += 1
                    self.link_first[one] += 1
                    self.link_first[two] += 1
        for one in range(1, self.count + 1):
            self.link_first[one] += self.link_first[one - 1]
        for pair in range(pairs - 1, -1, -1):
            self._enter(self.pair_two[pair], self.pair_one[pair], self.pair_digits[pair])
        for pair in range(pairs - 1, -1, -1):
            self._enter(self.pair_one[pair], self.pair_two[pair], self.pair_digits[pair])

    def _enter(self, one: bits.Count, two: bits.Count, shared: bits.Mask) -> None:
        """Put a link at the end of what is free for a set; in the end `link_first` is right."""
        place: bits.Count = self.link_first[one] - 1
        self.link_first[one] = place
        self.link_to[place] = two
        self.link_digits[place] = shared

    def restricted(self, one: bits.Count, two: bits.Count) -> bits.Mask:
        """Give the restricted commons of two sets; a common in a shared cell is none."""
        digit: bits.Digit
        shared: bits.Mask = 0
        common: bits.Mask = self.digits[one] & self.digits[two]
        while common:
            digit = bits.low(common)
            common &= common - 1
            if not self.held[9 * one + digit] & ~self.seen[9 * two + digit]:
                shared |= 1 << digit
        return shared

    def prey(self, one: bits.Count, two: bits.Count, digit: bits.Digit) -> bits.CellSet:
        """Give the cells that lose a digit that stands in one of two sets."""
        seen: bits.CellSet = self.seen[9 * one + digit] & self.seen[9 * two + digit]
        return seen & self.board.where[digit]


def almost_sets(board: Board) -> AlmostSets:
    """Give the sets of a board, which are found once for each position."""
    known = board.memory.get("almost_sets")
    if isinstance(known, AlmostSets):
        return known
    sets = AlmostSets(board)
    board.memory["almost_sets"] = sets
    return sets


def almost_locked_sets(board: Board) -> list[tuple[int, int]]:
    """List the almost locked sets of a board as cells and digits, the smallest first."""
    sets = almost_sets(board)
    return [(sets.cells[number], sets.digits[number]) for number in range(sets.count)]

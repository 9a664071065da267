# SPDX-License-Identifier: MIT
"""Almost locked sets: n cells of a house that hold n + 1 digits between them.

If such a set loses any one digit, each of the others stands in it. A digit is a restricted
common of two sets when all its cells in one see all its cells in the other, so that only one
of the two can have it. The smallest set is a bivalue cell.
"""

from sudoku_qt.engine.sudoku import bits
from sudoku_qt.engine.sudoku.board import Board

MOST_SETS = 2000


class AlmostSets:
    """The almost locked sets of a board, the smallest first, with who restricts whom.

    `held` and `seen`, at `9 * set + digit`, are the cells of a set that can hold a digit and the
    cells that see them all. Sets that share cells are linked only where `overlap` admits it.
    """

    def __init__(self, board: Board) -> None:
        number: bits.Count = 0
        cells: bits.CellSet
        digits: bits.Mask
        self.board = board
        self.count = 0
        self.linked = -1
        if not bits.COMPILED:
            self.cells, self.digits = [0] * 2000, [0] * 2000
            self.held, self.seen = [0] * 18000, [0] * 18000
            self.near = [0] * 2000
            self.link_first, self.link_to = [0] * 2001, [0] * 100000
            self.link_digits = [0] * 100000
        for cells, digits in almost_locked_sets(board)[:MOST_SETS]:
            self.cells[number] = cells
            self.digits[number] = digits
            self._note(number)
            number += 1
        self.count = number

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
        place: bits.Count = 0
        shared: bits.Mask
        if self.linked == overlap:
            return
        self.linked = overlap
        for one in range(self.count):
            self.link_first[one] = place
            for two in range(self.count):
                if not self.cells[two] & self.near[one] or one == two:
                    continue
                if not overlap and self.cells[one] & self.cells[two]:
                    continue
                shared = self.restricted(one, two)
                if shared and place < 100000:
                    self.link_to[place] = two
                    self.link_digits[place] = shared
                    place += 1
        self.link_first[self.count] = place

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
    """List the almost locked sets of a board as cells and digits, each once, the smallest first."""
    house: bits.House
    size: bits.Count
    found: dict[tuple[int, int], None] = {}
    for house in range(27):
        for each in _grow(board, bits.NO_CELLS, 0, board.empty & bits.HOUSES[house]):
            found.setdefault(each)
    by_size: list[list[tuple[int, int]]] = [[] for _ in range(10)]
    for each in found:
        size = bits.count(each[0])
        by_size[size].append(each)
    return [each for sets in by_size for each in sets]


def _grow(
    board: Board, cells: bits.CellSet, digits: bits.Mask, left: bits.CellSet
) -> list[tuple[int, int]]:
    cell: bits.Cell
    joined: bits.Mask
    chosen: bits.CellSet
    found: list[tuple[int, int]] = []
    while left:
        cell = bits.first(left)
        left &= left - 1
        joined = digits | board.masks[cell]
        chosen = cells | bits.bit(cell)
        if bits.size(joined) == bits.count(chosen) + 1:
            found.append((chosen, joined))
        if bits.size(joined) <= bits.count(chosen) + bits.count(left) + 1:
            found += _grow(board, chosen, joined, left)
    return found

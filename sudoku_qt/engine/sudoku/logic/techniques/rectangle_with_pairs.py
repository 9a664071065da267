# SPDX-License-Identifier: MIT
"""Unique rectangle with conjugate pairs: it eliminates candidates that would force the pattern.

A corner that takes one of the two digits forces the other into an adjacent corner that holds just
the two, or that is its only other place in a common house. If that leads round all four corners,
the two digits could be swapped.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles import Rectangle, deadly_part, unsolved
from sudoku_qt.engine.sudoku.logic.technique import Technique


class RectangleWithPairs(Technique):
    """Any number of conjugate pairs along the sides of a rectangle."""

    name = "rectangle_with_pairs"

    def find(self, board: Board) -> Iterator[Finding]:
        """Put each of the two digits into each corner and go round."""
        turn: bits.Count
        digits: bits.Mask
        sides = _Sides(board)
        for rectangle in unsolved(board, missing=False):
            sides.take(rectangle)
            for turn in range(4):
                digits = sides.pair
                while digits:
                    if sides.go_round(turn, bits.low(digits)):
                        yield _finding(board, rectangle, turn, bits.low(digits), sides.houses())
                    digits &= digits - 1


class _Sides:
    """A rectangle, and what a digit in one corner forces: `filled`, -1 where nothing.

    `via` are the houses of the `number` conjugate pairs that force it.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.pair = 0
        self.number = 0
        if not bits.COMPILED:
            self.corners, self.filled, self.via = [0] * 4, [0] * 4, [0] * 4

    def take(self, rectangle: Rectangle) -> None:
        """Take the corners and the two digits of a rectangle."""
        place: bits.Count
        for place in range(4):
            self.corners[place] = rectangle[place]
        self.pair = rectangle[4]

    def houses(self) -> list[int]:
        """The houses of the pairs."""
        return [self.via[place] for place in range(self.number)]

    def go_round(self, turn: bits.Count, digit: bits.Digit) -> bits.Flag:
        """Whether a digit in a corner forces all four, some of them through pairs."""
        place: bits.Count
        for place in range(4):
            self.filled[place] = -1
        self.filled[turn] = digit
        self.number = 0
        self._fill_beside(turn)
        self._fill_beside((turn + 1) % 4)
        self._fill_beside((turn + 3) % 4)
        self._fill_beside((turn + 1) % 4)
        for place in range(4):
            if self.filled[place] < 0:
                return False
        return self.number > 0

    def _fill_beside(self, start: bits.Count) -> None:
        """Fill the corners beside one that is filled."""
        side: bits.Count
        place: bits.Count
        house: bits.House
        other: bits.Digit
        if self.filled[start] < 0:
            return
        other = bits.low(self.pair & ~(1 << self.filled[start]))
        for side in range(2):
            place = (start + 1 + 2 * side) % 4
            if self.filled[place] >= 0:
                continue
            if self.board.masks[self.corners[place]] == self.pair:
                self.filled[place] = other
                continue
            house = self._binding(self.corners[start], self.corners[place], other)
            if house >= 0:
                self.filled[place] = other
                self.via[self.number] = house
                self.number += 1

    def _binding(self, one: bits.Cell, two: bits.Cell, digit: bits.Digit) -> bits.House:
        """A house that has a digit in two cells only, or -1."""
        kind: bits.Count
        house: bits.House
        cells: bits.CellSet = bits.bit(one) | bits.bit(two)
        for kind in range(3):
            house = bits.house_of(one, kind)
            if self.board.where[digit] & bits.HOUSES[house] == cells:
                return house
        return -1


def _finding(
    board: Board, rectangle: Rectangle, turn: bits.Count, digit: bits.Digit, houses: list[int]
) -> Finding:
    cell: bits.Cell
    pair: bits.Mask = rectangle[4]
    every: bits.CellSet = bits.NO_CELLS
    for cell in rectangle[:4]:
        every |= bits.bit(cell)
    corner: bits.Cell = rectangle[turn]
    parts = (
        evidence.cells("corners", evidence.SET_A, every, pair),
        evidence.cells("extras", evidence.SET_B, every, board.digits_of(every) & ~pair),
        evidence.cells("corner", evidence.SILENT, bits.bit(corner), 0),
        evidence.digits("pair", pair),
        evidence.digits("digit", 1 << digit),
        evidence.houses("houses", houses),
        deadly_part(board, every, pair),
    )
    return Finding(parts, pair, (81 * digit + corner,))

# SPDX-License-Identifier: MIT
"""Unavoidable exchanges in a full grid, composed of moves: a digit leaves some cells for others.

After a move the digit is still once in every row, column and box. Each cell that it takes belongs
to another digit, which has to move in turn, until each cell that was taken has been left. Digits
are 0-8 here, and masks are those of `bits`.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.work import Stop, go_on, never

_FEWEST = 2
"""A digit that moves leaves at least two cells."""
_BAND = 27
_OF_BAND = (1 << _BAND) - 1
_SIZES = 10

Bands = tuple[int, int, int]
"""The cells of the upper, middle and lower three rows, 27 bits each."""


class Exchanges:
    """The exchanges of a grid with at least `digits` digits and at most `largest` cells.

    Each begins with a digit that leaves no more cells than any other. A move is listed for each
    cell that it leaves, small moves first: those of a cell and a size begin at `starts[10 * cell +
    size]`.
    """

    def __init__(self, grid: bytes, largest: int, digits: int) -> None:
        cell: bits.Cell
        place: bits.Count
        total: bits.Count = 0
        if not bits.COMPILED:
            self.digit = [0] * 81
            self.of_digit = [bits.NO_CELLS] * 9
            self.starts, self.ends = [0] * 810, [0] * 810
        self.largest = largest
        self.least = largest // digits
        self.longest = largest - _FEWEST * (digits - 1)
        self.filling = False
        for cell in range(81):
            self.digit[cell] = grid[cell] - 1
            self.of_digit[self.digit[cell]] |= bits.bit(cell)
        self._walk()
        for place in range(81 * _SIZES):
            self.starts[place] = total
            total += self.ends[place]
            self.ends[place] = self.starts[place]
        self.room = bytearray(16 * total), bytearray(16 * total)
        self.left, self.taken = bits.sets_of(self.room[0]), bits.sets_of(self.room[1])
        self.filling = True
        self._walk()
        self.found = set[Bands]()

    def all(self, stop: Stop = never) -> set[int]:
        """The cells of each exchange, as a mask whose bit n is cell n. Raises `Cancelled`."""
        for cell in range(81):
            go_on(stop)
            self._begin(cell)
        return {one | two << _BAND | three << 2 * _BAND for one, two, three in self.found}

    def _begin(self, cell: bits.Cell) -> None:
        """Begin with the moves of which this is the first cell."""
        least: bits.Count
        number: bits.Count
        own: bits.CellSet = self.of_digit[self.digit[cell]]
        for least in range(_FEWEST, self.least + 1):
            for number in range(
                self.starts[_SIZES * cell + least], self.ends[_SIZES * cell + least]
            ):
                if bits.first(self.left[number]) == cell:
                    self._close(least, least, self.left[number], self.taken[number], own)

    def _close(
        self,
        least: bits.Count,
        size: bits.Count,
        left: bits.CellSet,
        taken: bits.CellSet,
        moved: bits.CellSet,
    ) -> None:
        """Let what was taken be left, the first such cell first, until there is none.

        Each digit leaves at least so many cells, and `moved` are all cells of those that did.
        """
        cell: bits.Cell
        more: bits.Count
        most: bits.Count
        number: bits.Count
        waiting: bits.CellSet = taken & ~left
        if not waiting:
            self._keep(left)
            return
        if waiting & moved:
            return
        cell = bits.first(waiting)
        moved |= self.of_digit[self.digit[cell]]
        most = self.largest - size - least * (self._digits_in(waiting) - 1)
        for more in range(least, min(most, self.longest) + 1):
            for number in range(self.starts[_SIZES * cell + more], self.ends[_SIZES * cell + more]):
                if not self.taken[number] & taken:
                    self._close(
                        least,
                        size + more,
                        left | self.left[number],
                        taken | self.taken[number],
                        moved,
                    )

    def _keep(self, left: bits.CellSet) -> None:
        upper: bits.CellSet = left & _OF_BAND
        middle: bits.CellSet = left >> _BAND & _OF_BAND
        lower: bits.CellSet = left >> 2 * _BAND & _OF_BAND
        self.found.add((upper, middle, lower))

    def _digits_in(self, cells: bits.CellSet) -> bits.Count:
        digit: bits.Digit
        count: bits.Count = 0
        for digit in range(9):
            if cells & self.of_digit[digit]:
                count += 1
        return count

    def _walk(self) -> None:
        """Go through all moves that leave at most so many cells as can be."""
        digit: bits.Digit
        rows: bits.Mask
        row: bits.Count
        for digit in range(9):
            for rows in range(512):
                if not _FEWEST <= bits.size(rows) <= self.longest:
                    continue
                left: bits.CellSet = bits.NO_CELLS
                columns: bits.Mask = 0
                boxes: bits.Mask = 0
                for row in range(9):
                    if rows >> row & 1:
                        cell: bits.Cell = bits.first(self.of_digit[digit] & bits.HOUSES[row])
                        left |= bits.bit(cell)
                        columns |= 1 << bits.COLUMN[cell]
                        boxes |= 1 << bits.BOX[cell]
                self._move(left, left, bits.NO_CELLS, columns, boxes)

    def _move(
        self,
        left: bits.CellSet,
        waiting: bits.CellSet,
        taken: bits.CellSet,
        columns: bits.Mask,
        boxes: bits.Mask,
    ) -> None:
        """Let the digit leave the cells that wait for cells of these columns and boxes."""
        column: bits.Count
        cell: bits.Cell
        if not waiting:
            self._take(left, taken)
            return
        own: bits.Cell = bits.first(waiting)
        waiting &= waiting - 1
        for column in range(9):
            cell = own - bits.COLUMN[own] + column
            if columns >> column & 1 and cell != own and boxes >> bits.BOX[cell] & 1:
                self._move(
                    left,
                    waiting,
                    taken | bits.bit(cell),
                    columns & ~(1 << column),
                    boxes & ~(1 << bits.BOX[cell]),
                )

    def _take(self, left: bits.CellSet, taken: bits.CellSet) -> None:
        """Count a move, or put it into the rows of the cells that it leaves."""
        place: bits.Count
        cells: bits.CellSet = left
        while cells:
            place = _SIZES * bits.first(cells) + bits.count(left)
            cells &= cells - 1
            if self.filling:
                self.left[self.ends[place]] = left
                self.taken[self.ends[place]] = taken
            self.ends[place] += 1

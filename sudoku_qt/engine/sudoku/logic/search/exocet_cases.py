# SPDX-License-Identifier: MIT
"""The eliminations of an exocet: those that hold whichever two digits its base and targets have.

In a case both base cells and both targets are filled. A digit of the base then has one place in
each of the two cross-lines where it is not in a target; and, if both targets lie in the base's
chute, one in the box of the other target: its mirror. If such a place is missing the case is
impossible; if there is only one place, or two in two common lines, more is eliminated in that case.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.exocets import Exocet


def eliminations(board: Board, exocet: Exocet, *, mirrored: bool) -> tuple[int, ...]:
    """The eliminations that hold in all cases; none if there is no case."""
    digit: bits.Digit
    cases = _Cases(board, exocet, mirrored)
    cases.go_through()
    found: list[int] = []
    if cases.count:
        for digit in range(9):
            found += board.eliminations(cases.every[digit], 1 << digit)
    return tuple(found)


class _Cases:
    """The cases of an exocet.

    `eliminated` are the cells that lose each digit in one case, `every` those in all cases.
    """

    def __init__(self, board: Board, exocet: Exocet, mirrored: bool) -> None:
        digit: bits.Digit
        self.board = board
        self.exocet = exocet
        self.mirrored = mirrored
        self.count = 0
        self.base = exocet.base
        self.targets = exocet.targets
        if not bits.COMPILED:
            self.every, self.eliminated = [0] * 9, [0] * 9
            self.stands, self.lines = [0] * 9, list(exocet.lines)
        for digit in range(3):
            self.lines[digit] = exocet.lines[digit]
        for digit in range(9):
            self.every[digit] = bits.ALL_CELLS
            self.stands[digit] = board.where[digit]
        for digit in range(81):
            if board.values[digit]:
                self.stands[board.values[digit] - 1] |= bits.bit(digit)

    def go_through(self) -> None:
        """Try every pair of digits in the base, and both ways to place them in the targets."""
        one: bits.Digit
        two: bits.Digit
        masks = self.board.masks
        first: bits.Cell = bits.first(self.base)
        second: bits.Cell = bits.first(self.base & self.base - 1)
        for one in range(9):
            if not masks[first] >> one & 1:
                continue
            for two in range(9):
                if two != one and masks[second] >> two & 1:
                    self._case(first, second, one, two, one, two)
                    self._case(first, second, one, two, two, one)

    def _case(
        self,
        first: bits.Cell,
        second: bits.Cell,
        one: bits.Digit,
        two: bits.Digit,
        left: bits.Digit,
        right: bits.Digit,
    ) -> None:
        """Fill base and targets, and keep what all cases so far have in common."""
        digit: bits.Digit
        target: bits.Cell = bits.first(self.targets)
        other: bits.Cell = bits.first(self.targets & self.targets - 1)
        masks = self.board.masks
        if not masks[target] >> left & 1 or not masks[other] >> right & 1:
            return
        for digit in range(9):
            self.eliminated[digit] = bits.NO_CELLS
        self._fill(first, one)
        self._fill(second, two)
        self._fill(target, left)
        self._fill(other, right)
        if not self._lines_hold(left, target, other) or not self._lines_hold(right, other, target):
            return
        if self.mirrored and not (self._box_holds(left, other) and self._box_holds(right, target)):
            return
        self.count += 1
        for digit in range(9):
            self.every[digit] &= self.eliminated[digit]

    def _fill(self, cell: bits.Cell, digit: bits.Digit) -> None:
        """Remove what a digit in a cell excludes."""
        each: bits.Digit
        self.eliminated[digit] |= bits.PEERS[cell]
        for each in range(9):
            if each != digit:
                self.eliminated[each] |= bits.bit(cell)

    def _lines_hold(self, digit: bits.Digit, target: bits.Cell, other: bits.Cell) -> bits.Flag:
        """Whether both lines without the digit's target have a place; remove what follows."""
        number: bits.Count
        area: bits.CellSet = bits.NO_CELLS
        room: bits.CellSet
        line: bits.House
        lost: bits.HouseSet = 0
        crossing: bits.Count
        free: bits.CellSet = self.stands[digit] & ~self.eliminated[digit]
        for number in range(3):
            if bits.HOUSES[self.lines[number]] & bits.bit(target):
                continue
            room = bits.HOUSES[self.lines[number]] & free
            if not room:
                return False
            area |= room
        crossing = 9 - self.lines[0] // 9 * 9
        for line in range(crossing, crossing + 9):
            if bits.HOUSES[line] & area:
                lost |= 1 << line
        if bits.size(lost) < 2:
            return False
        if bits.size(lost) == 2:
            self.eliminated[digit] |= bits.area(lost) & ~area & ~bits.bit(target)
        for number in range(3):
            room = bits.HOUSES[self.lines[number]] & area
            if room and not room & room - 1:
                self._fill(bits.first(room), digit)
        return True

    def _box_holds(self, digit: bits.Digit, other: bits.Cell) -> bits.Flag:
        """Whether the other target's box has a place for a digit; remove what follows."""
        room: bits.CellSet = bits.HOUSES[18 + bits.BOX[other]] & self.stands[digit]
        room &= ~self.eliminated[digit]
        if not room:
            return False
        if not room & room - 1:
            self._fill(bits.first(room), digit)
        return True

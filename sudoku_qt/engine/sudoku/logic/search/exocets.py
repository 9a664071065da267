# SPDX-License-Identifier: MIT
"""Exocets: base cells whose digits must also be in two target cells, for lack of other places.

The base is two cells of a crossing, which hold two of three or four digits. There are three
cross-lines, one in each chute, none through a base cell. Whichever digit is true in the base is not
in sight of it, and has one place in each of the three cross-lines. If it finds no more than two
places besides the targets, one of these has it; this holds for both digits of the base, so the
targets hold just these two.

The theory is David P. Bird's (JExocet Compendium, 2013), after champagne found the pattern in the
hardest puzzles; here targets may lie anywhere in the three lines.
"""

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board


class Exocet:
    """Base cells, their digits, the cross-lines, and the targets with the lines that contain them.

    `base` and `targets` are sets of cells, `digits` is a mask, `lines` are the three cross-lines.
    """

    def __init__(self, base: int, targets: int, digits: int, lines: tuple[int, int, int]) -> None:
        self.base = base
        self.targets = targets
        self.digits = digits
        self.lines = lines


class ExocetSearch:
    """The search for all exocets of a board, with both targets in the base's chute or not.

    A place in a line is a bit of nine. `room` is where each digit can or does stand in each of
    the 18 lines; `tracks` is the same for the base's digits in the three cross-lines, three a
    digit.
    """

    def __init__(self, board: Board, *, senior: bool) -> None:
        cell: bits.Cell
        number: bits.Count
        self.board = board
        self.senior = senior
        self.found: dict[tuple[int, int], Exocet] = {}
        if not bits.COMPILED:
            self.room, self.tracks = [0] * 162, [0] * 12
            self.lines, self.chosen, self.rows = [0] * 3, [0] * 2, [0] * 2
        for number in range(162):
            self.room[number] = board.spots[number]
        for cell in range(81):
            if board.values[cell]:
                number = board.values[cell] - 1
                self.room[9 * bits.ROW[cell] + number] |= 1 << bits.COLUMN[cell]
                self.room[9 * (9 + bits.COLUMN[cell]) + number] |= 1 << bits.ROW[cell]

    def search(self) -> list[Exocet]:
        """The exocets of every base, one for each pair of targets."""
        line: bits.House
        part: bits.Count
        spare: bits.Count
        for line in range(18):
            for part in range(3):
                for spare in range(3):
                    self._base(line, 3 * part, spare)
        return list(self.found.values())

    def _base(self, line: bits.House, start: bits.Count, spare: bits.Count) -> None:
        """Take two cells of a crossing as a base: all but one of three that begin at a place."""
        one: bits.Cell = bits.cell_at(line, start + (spare + 1) % 3)
        two: bits.Cell = bits.cell_at(line, start + (spare + 2) % 3)
        digits: bits.Mask = self.board.masks[one] | self.board.masks[two]
        second: bits.Count
        third: bits.Count
        if not self.board.masks[one] or not self.board.masks[two]:
            return
        if bits.size(digits) != 3 and bits.size(digits) != 4:  # two are a pair, five too many
            return
        self.line = line
        self.base = bits.bit(one) | bits.bit(two)
        self.digits = digits
        self.lines[0] = start + spare
        for second in range(3):
            for third in range(3):
                self.lines[1] = (start + 3) % 9 + second
                self.lines[2] = (start + 6) % 9 + third
                self._across()

    def _across(self) -> None:
        """Look where the base's digits fit into three lines out of its sight; then for targets."""
        number: bits.Count
        row: bits.Count = self.line % 9
        crossing: bits.House = 9 - self.line // 9 * 9
        digits: bits.Mask = self.digits
        self.count = 0
        while digits:
            for number in range(3):
                self.tracks[3 * self.count + number] = self.room[
                    9 * (crossing + self.lines[number]) + bits.low(digits)
                ] & ~(1 << row)
            self.tracks[3 * self.count] &= ~(7 << row // 3 * 3)
            self.count += 1
            digits &= digits - 1
        self._target(0)

    def _target(self, known: bits.Count) -> None:
        """Take a cell of three that a digit of the base could fill at once as a target."""
        number: bits.Count
        place: bits.Count
        each: bits.Count
        taken: bits.Mask
        ways: bits.Key = self._fits()
        if ways < 0 or known == 2:
            if ways < 0 and known == 2:
                self._keep()
            return
        for number in range(3):
            place = ways >> 4 * number & 15
            if self.board.values[self._cell(number, place)]:
                continue
            taken = 0
            for each in range(self.count):
                taken |= (self.tracks[3 * each + number] >> place & 1) << each
                self.tracks[3 * each + number] &= ~(1 << place)
            self.chosen[known], self.rows[known] = number, place
            self._target(known + 1)
            for each in range(self.count):
                self.tracks[3 * each + number] |= (taken >> each & 1) << place

    def _fits(self) -> bits.Key:
        """Places in the three lines where some digit can stand in all at once, packed, or -1."""
        each: bits.Count
        first: bits.Mask
        second: bits.Mask
        third: bits.Mask
        for each in range(self.count):
            first = self.tracks[3 * each]
            while first:
                second = self.tracks[3 * each + 1] & ~(first & -first)
                while second:
                    third = self.tracks[3 * each + 2] & ~(first & -first) & ~(second & -second)
                    if third:
                        return bits.low(first) | bits.low(second) << 4 | bits.low(third) << 8
                    second &= second - 1
                first &= first - 1
        return -1

    def _cell(self, number: bits.Count, place: bits.Count) -> bits.Cell:
        """The cell at a place of one of the lines across."""
        return bits.cell_at(self.line // 9 * 9 + place, self.lines[number])

    def _keep(self) -> None:
        """Keep an exocet, unless its targets lie otherwise than asked for."""
        chute: bits.Count = self.line % 9 // 3
        inside: bits.Flag = (
            self.rows[0] // 3 == chute
            and self.rows[1] // 3 == chute
            and self.chosen[0] + self.chosen[1] == 3
        )
        one: bits.Cell = self._cell(self.chosen[0], self.rows[0])
        two: bits.Cell = self._cell(self.chosen[1], self.rows[1])
        if inside == self.senior or one == two:
            return
        with cython.gil:
            self._add(bits.bit(one) | bits.bit(two))

    def _add(self, targets: bits.CellSet) -> None:
        crossing = 9 - self.line // 9 * 9
        lines = crossing + self.lines[0], crossing + self.lines[1], crossing + self.lines[2]
        exocet = Exocet(self.base, targets, self.digits, lines)
        self.found.setdefault((self.base, targets), exocet)

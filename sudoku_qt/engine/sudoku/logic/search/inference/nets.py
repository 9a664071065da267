# SPDX-License-Identifier: MIT
"""Nets: all consequences of one assumption by singles, with the reason of each step.

A true candidate makes those false that it sees; when a cell or a house has one candidate left, that
is true; when it has none, the assumption is wrong.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board

_ASSUMED = -1
_NAKED = 27
_NOTHING = -1


class Net:
    """The consequences of the assumption that was run last.

    Depths are 0 where nothing is known. A true candidate's reason is the house that has no other
    place, 27 if its cell has no other candidate, or -1 for the assumption; a false one's is the
    true candidate that it sees. `broken` is the unit without candidates: a cell (0-80), `81 + 9 *
    house + digit`, or -1; if several become empty at the same depth, it is one whose candidates
    have the least sum of depths.
    """

    def __init__(self, board: Board) -> None:
        number: bits.Count
        self.board = board
        self.broken = _NOTHING
        self.least = 0
        self.width = 0
        if not bits.COMPILED:
            self.masks, self.spots = [0] * 81, [0] * 243
            self.on_depth, self.off_depth = [0] * 729, [0] * 729
            self.on_why, self.off_why = [0] * 729, [0] * 729
            self.queue = [0] * 1458
        for number in range(729):
            self.on_depth[number] = 0
            self.off_depth[number] = 0

    def run(self, start: bits.Candidate, on: bits.Flag) -> None:
        """Assume a candidate true or false and follow it, nearest first, until a unit is empty.

        All consequences at that depth are followed, too, so that the result does not depend on the
        order of cells.
        """
        number: bits.Count
        end: bits.Count
        candidate: bits.Candidate
        head: bits.Count = 0
        bits.copy(self.masks, self.board.masks, 81)
        bits.copy(self.spots, self.board.spots, 243)
        for number in range(self.width):
            candidate = self.queue[number]
            self.on_depth[candidate % 729] = 0
            self.off_depth[candidate % 729] = 0
        self.broken = _NOTHING
        self.width = 0
        if on:
            self._set_on(start, _ASSUMED, 1)
        else:
            self._set_off(start, _ASSUMED, 1)
        while head < self.width and self.broken == _NOTHING:
            end = self.width
            while head < end:
                candidate = self.queue[head]
                head += 1
                if candidate < 729:
                    self._spread_on(candidate, self.on_depth[candidate] + 1)
                else:
                    self._spread_off(candidate - 729, self.off_depth[candidate - 729] + 1)

    def _set_on(self, candidate: bits.Candidate, why: bits.Count, depth: bits.Count) -> None:
        if not self.on_depth[candidate]:
            self.on_depth[candidate] = depth
            self.on_why[candidate] = why
            self.queue[self.width] = candidate
            self.width += 1

    def _set_off(self, candidate: bits.Candidate, why: bits.Count, depth: bits.Count) -> None:
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        row: bits.House = bits.ROW[cell]
        column: bits.House = bits.COLUMN[cell]
        if self.off_depth[candidate] or not self.board.masks[cell] >> digit & 1:
            return
        self.off_depth[candidate] = depth
        self.off_why[candidate] = why
        self.masks[cell] &= ~(1 << digit)
        self.spots[9 * row + digit] &= ~(1 << column)
        self.spots[9 * (9 + column) + digit] &= ~(1 << row)
        self.spots[9 * (18 + bits.BOX[cell]) + digit] &= ~(1 << bits.BOX_PLACE[cell])
        self.queue[self.width] = 729 + candidate
        self.width += 1

    def _spread_on(self, candidate: bits.Candidate, depth: bits.Count) -> None:
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        other: bits.Mask = self.board.masks[cell] & ~(1 << digit)
        seen: bits.CellSet = bits.PEERS[cell] & self.board.where[digit]
        while other:
            self._set_off(81 * bits.low(other) + cell, candidate, depth)
            other &= other - 1
        while seen:
            self._set_off(81 * digit + bits.first(seen), candidate, depth)
            seen &= seen - 1

    def _spread_off(self, candidate: bits.Candidate, depth: bits.Count) -> None:
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        left: bits.Mask = self.masks[cell]
        if not left:
            self._break(cell)
        elif not left & left - 1:
            self._set_on(81 * bits.low(left) + cell, _NAKED, depth)
        self._check_house(bits.ROW[cell], digit, depth)
        self._check_house(9 + bits.COLUMN[cell], digit, depth)
        self._check_house(18 + bits.BOX[cell], digit, depth)

    def _check_house(self, house: bits.House, digit: bits.Digit, depth: bits.Count) -> None:
        left: bits.Mask = self.spots[9 * house + digit]
        if not left:
            self._break(81 + 9 * house + digit)
        elif not left & left - 1:
            self._set_on(81 * digit + bits.cell_at(house, bits.low(left)), house, depth)

    def _break(self, unit: bits.Count) -> None:
        """Note that a unit is empty, unless one is known that became so after fewer steps."""
        digit: bits.Digit = (unit - 81) % 9
        mask: bits.Mask = self.board.masks[unit] if unit < 81 else 0
        left: bits.CellSet = bits.NO_CELLS
        steps: bits.Count = 0
        if unit >= 81:
            left = self.board.where[digit] & bits.HOUSES[(unit - 81) // 9]
        while mask:
            steps += self.off_depth[81 * bits.low(mask) + unit]
            mask &= mask - 1
        while left:
            steps += self.off_depth[81 * digit + bits.first(left)]
            left &= left - 1
        if self.broken == _NOTHING or steps < self.least:
            self.broken, self.least = unit, steps

    def trace(self, ends: list[int]) -> list[int]:
        """The nodes that lead to some ends, in order: true candidates, or false ones plus 729."""
        needed: set[int] = set()
        left = list(ends)
        while left:
            node = left.pop()
            if node in needed:
                continue
            needed.add(node)
            left += self._reasons(node)
        return [node for node in self._order() if node in needed]

    def _order(self) -> list[int]:
        return [self.queue[place] for place in range(self.width)]

    def _reasons(self, node: bits.Node) -> list[int]:
        cell: bits.Cell = node % 729 % 81
        digit: bits.Digit = node % 729 // 81
        why: bits.Count
        if node >= 729:
            why = self.off_why[node - 729]
            return [] if why == _ASSUMED else [why]
        why = self.on_why[node]
        if why == _ASSUMED:
            return []
        if why == _NAKED:
            rest: bits.Mask = self.board.masks[cell] & ~(1 << digit)
            return [729 + 81 * other + cell for other in range(9) if rest >> other & 1]
        return [each for each in self.unit(81 + 9 * why + digit) if each != 729 + node]

    def unit(self, number: bits.Count) -> list[int]:
        """The candidates of a unit, a cell or a digit in a house, as false nodes."""
        digit: bits.Digit
        if number < 81:
            mask: bits.Mask = self.board.masks[number]
            return [729 + 81 * digit + number for digit in range(9) if mask >> digit & 1]
        digit = (number - 81) % 9
        cells: bits.CellSet = self.board.where[digit] & bits.HOUSES[(number - 81) // 9]
        found = []
        while cells:
            found.append(729 + 81 * digit + bits.first(cells))
            cells &= cells - 1
        return found

    def depth(self) -> bits.Count:
        """The depth at which the unit without candidates lost its last one."""
        return max([self.off_depth[node - 729] for node in self.unit(self.broken)])

    def unit_of(self, candidate: bits.Candidate) -> bits.Count:
        """The unit, numbered as in `broken`, that makes a candidate its last one and so true."""
        why: bits.Count = self.on_why[candidate]
        return candidate % 81 if why == _NAKED else 81 + 9 * why + candidate // 81

# SPDX-License-Identifier: MIT
"""Whips and braids: from an assumption, unit after unit is left with one candidate.

A unit is a cell, or a digit in a house. In each, all candidates but one are excluded by the
assumption or by the last candidates of earlier units; in the final unit, all are. In a whip each
unit has a candidate that the last one of the unit before excludes, so that it reads as a chain; in
a braid any earlier unit's may exclude it. The theory is Denis Berthier's: "The Hidden Logic of
Sudoku" (2007), "Pattern-Based Constraint Satisfaction and Logic Puzzles" (2012).
"""

from typing import TypeAlias

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.inference.nets import Net

ALL_TRIALS = 1 << 30
_NOTHING = -1
_KNOWN = 4096

Variable: TypeAlias = tuple[int, int, int, int]
"""The candidate that excludes, the excluded one, the one that is left (-1 in the final unit), and
the unit: a cell (0-80) or `81 + 9 * house + digit`."""


class Whips:
    """The search for the shortest whips of a board, candidate by candidate.

    If a search found nothing and was not `cut` short by its length, there is no longer whip either.
    `trials` counts the units tried: if nothing is found all are, so that the number does not depend
    on the order of cells.
    """

    def __init__(self, board: Board) -> None:
        number: bits.Count
        self.board = board
        self.net = Net(board)
        self.width = 0
        self.trials = 0
        self.most = ALL_TRIALS
        self.cut = False
        self.sum = 0
        self.states = 0
        self.epoch = 0
        self.empty = _NOTHING
        if not bits.COMPILED:
            self.masks, self.spots = [0] * 81, [0] * 243
            self.on, self.where = [0] * 729, [0] * 9
            self.units, self.lefts, self.rights = [0] * 20, [0] * 20, [0] * 20
            self.trail, self.mark = [0] * 729, [0] * 20
            self.known, self.known_in = [0] * 4096, [0] * 4096
        for number in range(729):
            self.on[number] = 0
        for number in range(_KNOWN):
            self.known_in[number] = 0

    def targets(self) -> list[tuple[int, int, int]]:
        """The candidates that lead to a contradiction, those refuted soonest first.

        Each is preceded by the least possible length and the size of its net.
        """
        candidate: bits.Candidate
        found = []
        for candidate in range(729):
            if self.board.masks[candidate % 81] >> candidate // 81 & 1:
                self.net.run(candidate, True)
                if self.net.broken != _NOTHING:
                    found.append((self.net.depth() // 2, self.net.width, candidate))
        return sorted(found)

    def search(
        self, target: bits.Candidate, length: bits.Count, most: bits.Count = ALL_TRIALS
    ) -> bool:
        """Whether a candidate has a whip of at most `length` units; then `variables` tells it.

        At most `most` units are tried, and one more if that is not enough.
        """
        number: bits.Count
        bits.copy(self.masks, self.board.masks, 81)
        bits.copy(self.spots, self.board.spots, 243)
        for number in range(9):
            self.where[number] = self.board.where[number]
        for number in range(self.width):
            self.on[self.rights[number]] = 0
        self.width, self.trials, self.cut, self.sum, self.states = 0, 0, False, 0, 0
        self.epoch += 1
        self.most = most
        with cython.nogil:
            self._push(target, target, _NOTHING)
            return bool(self._extend(length))

    def _push(self, right: bits.Candidate, left: bits.Candidate, unit: bits.Count) -> None:
        """Assume a candidate: whatever it excludes is false."""
        cell: bits.Cell = right % 81
        digit: bits.Digit = right // 81
        other: bits.Mask = self.masks[cell] & ~(1 << digit)
        seen: bits.CellSet = bits.PEERS[cell] & self.where[digit]
        self.rights[self.width] = right
        self.lefts[self.width] = left
        self.units[self.width] = unit
        self.width += 1
        self.sum += _scatter(right)
        self.on[right] = 1
        self.empty = _NOTHING
        if self.width == 1:
            self.mark[0] = 0
        while other:
            self._set_off(81 * bits.low(other) + cell)
            other &= other - 1
        while seen:
            self._set_off(81 * digit + bits.first(seen))
            seen &= seen - 1

    def _set_off(self, candidate: bits.Candidate) -> None:
        """Take a candidate out of its four units, and note the first that is left with nothing."""
        kind: bits.Count = 0
        if not self.masks[candidate % 81] >> candidate // 81 & 1:
            return
        self._turn(candidate)
        self.trail[self.mark[self.width - 1]] = candidate
        self.mark[self.width - 1] += 1
        while kind < 4 and self.empty == _NOTHING:
            if not self._left(self._unit(candidate, kind)):
                self.empty = self._unit(candidate, kind)
            kind += 1

    def _turn(self, candidate: bits.Candidate) -> None:
        """Take a candidate out of its units, or put it back."""
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        row: bits.House = bits.ROW[cell]
        column: bits.House = bits.COLUMN[cell]
        self.masks[cell] ^= 1 << digit
        self.where[digit] ^= bits.bit(cell)
        self.spots[9 * row + digit] ^= 1 << column
        self.spots[9 * (9 + column) + digit] ^= 1 << row
        self.spots[9 * (18 + bits.BOX[cell]) + digit] ^= 1 << bits.BOX_PLACE[cell]

    def _pop(self) -> None:
        start: bits.Count
        self.width -= 1
        self.sum -= _scatter(self.rights[self.width])
        self.on[self.rights[self.width]] = 0
        start = self.mark[self.width - 1]
        while self.mark[self.width] > start:
            self.mark[self.width] -= 1
            self._turn(self.trail[self.mark[self.width]])

    def _unit(self, candidate: bits.Candidate, kind: bits.Count) -> bits.Count:
        """The cell, or the digit in the row, column or box, of a candidate, as nets number them."""
        if not kind:
            return candidate % 81
        return 81 + 9 * bits.house_of(candidate % 81, kind - 1) + candidate // 81

    def _left(self, unit: bits.Count) -> bits.Mask:
        """What is left of a unit: digits of a cell, or places of a house."""
        return self.masks[unit] if unit < 81 else self.spots[unit - 81]

    def _extend(self, more: bits.Count) -> bits.Flag:
        """Go on from the last candidate that is true, with so many units more at most."""
        last: bits.Candidate = self.rights[self.width - 1]
        cell: bits.Cell = last % 81
        digit: bits.Digit = last // 81
        other: bits.Mask = self.board.masks[cell] & ~(1 << digit)
        seen: bits.CellSet = bits.PEERS[cell] & self.board.where[digit]
        if self.empty != _NOTHING:
            return True
        if more < 2:
            self.cut = True
            return False
        while other:
            if self._through(81 * bits.low(other) + cell, more):
                return True
            other &= other - 1
        while seen:
            if self._through(81 * digit + bits.first(seen), more):
                return True
            seen &= seen - 1
        return False

    def _through(self, left: bits.Candidate, more: bits.Count) -> bits.Flag:
        """Go on through the units of a candidate that the last one excludes."""
        cell: bits.Cell = left % 81
        digit: bits.Digit = left // 81
        mask: bits.Mask = self.masks[cell]
        if not mask & mask - 1 and self._try(81 * bits.low(mask) + cell, left, cell, more):
            return True
        if self._through_house(bits.ROW[cell], digit, left, more):
            return True
        if self._through_house(9 + bits.COLUMN[cell], digit, left, more):
            return True
        return self._through_house(18 + bits.BOX[cell], digit, left, more)

    def _through_house(
        self, house: bits.House, digit: bits.Digit, left: bits.Candidate, more: bits.Count
    ) -> bits.Flag:
        mask: bits.Mask = self.spots[9 * house + digit]
        if mask & mask - 1:
            return False
        right: bits.Candidate = 81 * digit + bits.cell_at(house, bits.low(mask))
        return self._try(right, left, 81 + 9 * house + digit, more)

    def _try(
        self, right: bits.Candidate, left: bits.Candidate, unit: bits.Count, more: bits.Count
    ) -> bits.Flag:
        """Go on with the candidate that a unit is left with."""
        if self.on[right] or self.trials > self.most:
            return False
        if more == 2 and not self._empties(right):
            self.trials += 1
            self.cut = True
            return False
        if self._is_known(right):
            return False
        self.trials += 1
        self.mark[self.width] = self.mark[self.width - 1]
        self._push(right, left, unit)
        if self._extend(more - 1):
            return True
        self._pop()
        return False

    def _empties(self, candidate: bits.Candidate) -> bits.Flag:
        """Whether some unit has nothing left but what a candidate excludes."""
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        seen: bits.CellSet = bits.PEERS[cell] & self.where[digit]
        hidden: bits.CellSet = self.where[digit] & ~bits.PEERS[cell]
        other: bits.Mask = self.masks[cell] & ~(1 << digit)
        left: bits.Mask
        house: bits.House
        kind: bits.Count
        while other:
            for kind in range(3):
                house = bits.house_of(cell, kind)
                left = self.spots[9 * house + bits.low(other)]
                if not left & left - 1:
                    return True
            other &= other - 1
        for house in range(27):
            if not hidden & bits.HOUSES[house] and seen & bits.HOUSES[house]:
                return True
        while seen:
            if self.masks[bits.first(seen)] == 1 << digit:
                return True
            seen &= seen - 1
        return False

    def _is_known(self, last: bits.Candidate) -> bits.Flag:
        """Whether the same candidates with the same last one were tried before, and led nowhere."""
        key: bits.Key = self.sum + _scatter(last) ^ last + 1
        slot: bits.Count
        slot = (key >> 7) & (_KNOWN - 1)
        while self.known_in[slot] == self.epoch:
            if self.known[slot] == key:
                return True
            slot = (slot + 1) & (_KNOWN - 1)
        if self.states < _KNOWN // 2:
            self.known_in[slot] = self.epoch
            self.known[slot] = key
            self.states += 1
        return False

    def variables(self) -> list[Variable]:
        """The units of the whip found last."""
        found = [
            (self.rights[place - 1], self.lefts[place], self.rights[place], self.units[place])
            for place in range(1, self.width)
        ]
        last: bits.Candidate = self.rights[self.width - 1]
        left = next(each for each in self.members(self.empty) if excludes(last, each))
        return [*found, (last, left, _NOTHING, self.empty)]

    def members(self, unit: bits.Count) -> list[int]:
        """The candidates of a unit."""
        return [node - 729 for node in self.net.unit(unit)]

    def braid(self, target: bits.Candidate) -> list[Variable]:
        """The units of a braid that refutes a candidate which leads to a contradiction."""
        self.net.run(target, True)
        nodes: list[int] = self.net.trace(self.net.unit(self.net.broken))
        true, units = [target], []
        for candidate in [node for node in nodes if node < 729][1:]:
            units.append(self.net.unit_of(candidate))
            if _cause(true, candidate) >= 0:
                return self._trimmed(true, units)
            true.append(candidate)
        return self._trimmed(true, [*units, self.net.broken])

    def _trimmed(self, true: list[int], units: list[int]) -> list[Variable]:
        """Leave out the units that the last one does not need; `true` has the last of each."""
        found: list[Variable] = []
        kept = {_NOTHING}
        for right, unit in reversed([*zip([*true[1:], _NOTHING], units, strict=True)]):
            if right in kept:
                lost = [each for each in self.members(unit) if each != right]
                places = [_cause(true, each) for each in lost]
                kept |= {true[place] for place in places}
                last = max(places)
                found.append((true[last], lost[places.index(last)], right, unit))
        return found[::-1]


def _cause(true: list[int], candidate: bits.Candidate) -> int:
    """The place of the first of some true candidates that excludes another, or -1."""
    return next((place for place, each in enumerate(true) if excludes(each, candidate)), -1)


def _scatter(candidate: bits.Candidate) -> bits.Key:
    """A number of 47 bits that belongs to a candidate, so that sums tell sets apart."""
    key: bits.Key = candidate + 1
    key = key * 0x1E3779B1 & 0x7FFFFFFF
    return (key ^ key >> 15) * 0x85EB


def excludes(one: bits.Candidate, two: bits.Candidate) -> bool:
    """Whether two different candidates cannot both be true."""
    if one % 81 == two % 81:
        return one != two
    return one // 81 == two // 81 and (bits.PEERS[one % 81] & bits.bit(two % 81)) != 0

# SPDX-License-Identifier: MIT
"""The reach of every candidate: all consequences by static chains, as sets without reasons.

A candidate that is on turns off those that it sees, and each of these turns on the other one of a
pair. The reach of a reached candidate is reached, too. So the result for one candidate is reused
for the next, which quickly shows which chains are worth searching.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board


class StaticReach:
    """The candidates that each candidate turns on and off, for as long as the board is unchanged.

    The `number` candidates of the board are numbered digit by digit. Sets of these are `words`
    words of 128 bits, at most six; the set of the n-th begins at `words * n`: those that it has
    `seen`, its `partners` in pairs, those that it turns on `next`, and those that are finally `on`
    and `off`. A unit is a cell or the places of a digit in a house; the candidates of the n-th are
    `members[ends[n]]` to before `members[ends[n + 1]]`.
    """

    def __init__(self, board: Board) -> None:
        digit: bits.Digit
        self.board = board
        self.number = 0
        self.words = 0
        self.units = 0
        if not bits.COMPILED:
            self._make_room()
        for digit in range(9):
            self.where[digit] = bits.NO_CELLS

    def _make_room(self) -> None:
        self.where, self.ends, self.members = [bits.NO_CELLS] * 9, [0] * 325, [0] * 2916
        self.numbers, self.candidates, self.done = [0] * 729, [0] * 729, [False] * 729
        self.seen, self.partners = [bits.NO_CELLS] * 4374, [bits.NO_CELLS] * 4374
        self.next = [bits.NO_CELLS] * 4374
        self.on, self.off = [bits.NO_CELLS] * 4374, [bits.NO_CELLS] * 4374
        self.ahead = [bits.NO_CELLS] * 6
        self.both_on, self.both_off = [bits.NO_CELLS] * 6, [bits.NO_CELLS] * 6

    def renew(self) -> None:
        """Begin with the board as it is now."""
        digit: bits.Digit
        changed: bits.Flag = False
        for digit in range(9):
            if self.where[digit] != self.board.where[digit]:
                self.where[digit] = self.board.where[digit]
                changed = True
        if changed:
            self._number()
            self._list_units()
            self._join()

    def begin(self) -> None:
        """Begin an intersection: everything is common to no candidates."""
        word: bits.Count
        for word in range(self.words):
            self.both_on[word] = ~bits.NO_CELLS
            self.both_off[word] = ~bits.NO_CELLS

    def share(self, candidate: bits.Candidate) -> None:
        """Intersect with the consequences of a candidate, itself included."""
        word: bits.Count
        here: bits.CellSet
        number: bits.Count = self.numbers[candidate]
        place: bits.Count = self.words * number
        self.fill(number)
        for word in range(self.words):
            here = bits.bit(number & 127) if word == number >> 7 else bits.NO_CELLS
            self.both_on[word] &= self.on[place + word] | here
            self.both_off[word] &= self.off[place + word] | self.seen[place + word]

    def any_common(self) -> bits.Flag:
        """Whether the intersection is not empty."""
        word: bits.Count
        for word in range(self.words):
            if self.both_on[word] | self.both_off[word]:
                return True
        return False

    def count(self, candidate: bits.Candidate) -> bits.Count:
        """The number of consequences of a candidate, itself included."""
        word: bits.Count
        found: bits.Count = 0
        self.begin()
        self.share(candidate)
        for word in range(self.words):
            found += bits.count(self.both_on[word]) + bits.count(self.both_off[word])
        return found

    def _number(self) -> None:
        """Number the candidates, of which nothing is known yet."""
        digit: bits.Digit
        left: bits.CellSet
        place: bits.Count
        self.number = 0
        for digit in range(9):
            left = self.where[digit]
            while left:
                self.candidates[self.number] = 81 * digit + bits.first(left)
                self.numbers[81 * digit + bits.first(left)] = self.number
                self.done[self.number] = False
                self.number += 1
                left &= left - 1
        self.words = (self.number + 127) >> 7
        for place in range(self.words * self.number):
            self.seen[place] = bits.NO_CELLS
            self.partners[place] = bits.NO_CELLS
            self.next[place] = bits.NO_CELLS

    def _list_units(self) -> None:
        """List the units that hold two candidates or more."""
        digit: bits.Digit
        house: bits.House
        cell: bits.Cell
        self.units = 0
        self.ends[0] = 0
        for digit in range(9):
            for house in range(27 if self.where[digit] else 0):
                self._list_places(digit, self.where[digit] & bits.HOUSES[house])
        for cell in range(81):
            self._list_digits(cell, self.board.masks[cell])

    def _list_places(self, digit: bits.Digit, places: bits.CellSet) -> None:
        end: bits.Count = self.ends[self.units]
        if not places & places - 1:
            return
        while places:
            self.members[end] = self.numbers[81 * digit + bits.first(places)]
            end += 1
            places &= places - 1
        self.units += 1
        self.ends[self.units] = end

    def _list_digits(self, cell: bits.Cell, mask: bits.Mask) -> None:
        end: bits.Count = self.ends[self.units]
        if not mask & mask - 1:
            return
        while mask:
            self.members[end] = self.numbers[81 * bits.low(mask) + cell]
            end += 1
            mask &= mask - 1
        self.units += 1
        self.ends[self.units] = end

    def _join(self) -> None:
        """Find out who sees whom, who are partners, and who goes on next; nobody does to itself."""
        unit: bits.Count
        number: bits.Count
        place: bits.Count
        for unit in range(self.units):
            self._see(self.ends[unit], self.ends[unit + 1])
        for number in range(self.number):
            place = self.words * number + (number >> 7)
            self.seen[place] &= ~bits.bit(number & 127)
            self.partners[place] &= ~bits.bit(number & 127)
        for unit in range(self.units):
            self._lead_on(self.ends[unit], self.ends[unit + 1])
        for number in range(self.number):
            self.next[self.words * number + (number >> 7)] &= ~bits.bit(number & 127)

    def _see(self, first: bits.Count, end: bits.Count) -> None:
        """Have the candidates of a unit see each other; two of them are partners."""
        word: bits.Count
        place: bits.Count
        here: bits.CellSet
        for word in range(self.members[first] >> 7, (self.members[end - 1] >> 7) + 1):
            here = bits.NO_CELLS
            for place in range(first, end):
                if self.members[place] >> 7 == word:
                    here |= bits.bit(self.members[place] & 127)
            for place in range(first, end):
                self.seen[self.words * self.members[place] + word] |= here
                if end - first == 2:
                    self.partners[self.words * self.members[place] + word] |= here

    def _lead_on(self, first: bits.Count, end: bits.Count) -> None:
        """Each candidate of a unit leads to the partners of the others."""
        word: bits.Count
        place: bits.Count
        here: bits.CellSet
        once: bits.CellSet
        twice: bits.CellSet
        for word in range(self.words):
            once = bits.NO_CELLS
            twice = bits.NO_CELLS
            for place in range(first, end):
                here = self.partners[self.words * self.members[place] + word]
                twice |= once & here
                once |= here
            for place in range(first if once else end, end):
                here = once & ~self.partners[self.words * self.members[place] + word] | twice
                self.next[self.words * self.members[place] + word] |= here

    def fill(self, start: bits.Count) -> None:
        """Compute the consequences of a candidate, by its number, unless they are known."""
        word: bits.Count
        here: bits.Count
        if self.done[start]:
            return
        for word in range(self.words):
            self.on[self.words * start + word] = self.next[self.words * start + word]
            self.off[self.words * start + word] = bits.NO_CELLS
            self.ahead[word] = self.next[self.words * start + word]
        word = 0
        while word < self.words:
            if not self.ahead[word]:
                word += 1
                continue
            here = 128 * word + bits.first(self.ahead[word])
            self.ahead[word] &= self.ahead[word] - 1
            if self.done[here]:
                self._take_over(start, here)
            else:
                self._go_on(start, here)
            word = 0
        self.done[start] = True

    def _take_over(self, start: bits.Count, here: bits.Count) -> None:
        """Take over what is known to follow from a candidate that is on."""
        word: bits.Count
        for word in range(self.words):
            self.on[self.words * start + word] |= self.on[self.words * here + word]
            self.off[self.words * start + word] |= (
                self.off[self.words * here + word] | self.seen[self.words * here + word]
            )
            self.ahead[word] &= ~self.on[self.words * here + word]

    def _go_on(self, start: bits.Count, here: bits.Count) -> None:
        """Put off what a candidate that is on sees, and on what is next."""
        word: bits.Count
        fresh: bits.CellSet
        for word in range(self.words):
            self.off[self.words * start + word] |= self.seen[self.words * here + word]
            fresh = self.next[self.words * here + word] & ~self.on[self.words * start + word]
            self.on[self.words * start + word] |= fresh
            self.ahead[word] |= fresh


def reach_on(board: Board) -> StaticReach:
    """The reach on a board, in room that is kept with it."""
    reach: StaticReach | None = board.lasting.get(StaticReach)
    if reach is None:
        reach = board.lasting[StaticReach] = StaticReach(board)
    reach.renew()
    return reach

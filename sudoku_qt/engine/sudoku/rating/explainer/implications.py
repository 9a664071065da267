# SPDX-License-Identifier: MIT
"""What any chain can come to at all, found for every candidate at once.

A candidate that is on puts off those that it sees, and each of these puts on the other one of a
pair. Followed up as sets, that costs a fraction of a search for chains, and mostly it says that
there is none: a chain that rules out its beginning makes it impossible, one that proves its
beginning makes all impossible that this sees, and a cycle makes impossible what it takes away.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.links import Links


class Implications:
    """The candidates that are `impossible`, by digits, for they lead to what they see.

    `on_cycle` are those that are on in a cycle which takes something away, and maybe others. The
    `number` candidates that are ends of pairs have numbers; sets of these are some `words` of
    128 bits, six at the most, and `reached` are such sets, of all that each puts on.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.links = Links(board)
        if not bits.COMPILED:
            self.impossible, self.on_cycle = [bits.NO_CELLS] * 9, [bits.NO_CELLS] * 9
            self.numbers, self.candidates, self.is_done = [0] * 729, [0] * 729, [False] * 729
            self.reached = [bits.NO_CELLS] * 4374
            self.seen, self.now = [bits.NO_CELLS] * 6, [bits.NO_CELLS] * 6
            self.ahead, self.both = [bits.NO_CELLS] * 6, [bits.NO_CELLS] * 6

    def find(self) -> None:
        """Look at the board as it is now."""
        cell: bits.Cell
        mask: bits.Mask
        number: bits.Count
        word: bits.Count
        self.links.list_strong(True, True)
        self._number()
        for number in range(self.number):
            self._begin(self.candidates[number])
            for word in range(self.words):
                self.reached[6 * number + word] = self.now[word]
        for number in range(self.number):
            self._follow(number)
        for cell in range(81):
            mask = self.board.masks[cell]
            while mask:
                self._judge(81 * bits.low(mask) + cell)
                mask &= mask - 1
        self._find_on_cycles()

    def any_impossible(self) -> bits.Flag:
        """Whether there is any chain or cycle."""
        digit: bits.Digit
        for digit in range(9):
            if self.impossible[digit]:
                return True
        return False

    def is_useful(self, candidate: bits.Candidate) -> bits.Flag:
        """Whether a candidate is impossible, or on in a cycle that takes something away."""
        digit: bits.Digit = candidate // 81
        found: bits.CellSet = self.impossible[digit] | self.on_cycle[digit]
        return (found & bits.bit(candidate % 81)) != bits.NO_CELLS

    def can_be_proved(self, candidate: bits.Candidate) -> bits.Flag:
        """Whether all that a candidate sees is impossible."""
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        other: bits.Mask = self.board.masks[cell] & ~(1 << digit)
        if bits.PEERS[cell] & self.board.where[digit] & ~self.impossible[digit]:
            return False
        while other:
            if not self.impossible[bits.low(other)] & bits.bit(cell):
                return False
            other &= other - 1
        return True

    def _number(self) -> None:
        """Number the candidates that are ends of pairs, and begin with nothing."""
        digit: bits.Digit
        left: bits.CellSet
        self.number = 0
        for digit in range(9):
            self.impossible[digit] = bits.NO_CELLS
            self.on_cycle[digit] = bits.NO_CELLS
            left = self.links.two_sided[digit]
            while left:
                self.candidates[self.number] = 81 * digit + bits.first(left)
                self.numbers[81 * digit + bits.first(left)] = self.number
                self.is_done[self.number] = False
                self.number += 1
                left &= left - 1
        self.words = (self.number + 127) >> 7
        for digit in range(6):
            self.both[digit] = bits.NO_CELLS

    def _follow(self, number: bits.Count) -> None:
        """Follow up what goes on behind a candidate with a number."""
        word: bits.Count
        here: bits.Count
        following: bits.Count
        fresh: bits.CellSet
        for word in range(self.words):
            self.now[word] = self.reached[6 * number + word]
            self.ahead[word] = self.now[word]
        here = 0
        while here < self.words:
            if not self.ahead[here]:
                here += 1
                continue
            following = 128 * here + bits.first(self.ahead[here])
            self.ahead[here] &= self.ahead[here] - 1
            for word in range(self.words):
                fresh = self.reached[6 * following + word] & ~self.now[word]
                self.now[word] |= fresh
                if self.is_done[following]:
                    self.ahead[word] &= ~self.reached[6 * following + word]
                else:
                    self.ahead[word] |= fresh
                    if fresh and word < here:
                        here = word
        for word in range(self.words):
            self.reached[6 * number + word] = self.now[word]
        self.is_done[number] = True

    def _judge(self, candidate: bits.Candidate) -> None:
        """Find out whether a candidate leads to one that it sees."""
        word: bits.Count
        number: bits.Count
        left: bits.CellSet
        found: bits.Flag = False
        self._begin(candidate)
        for word in range(self.words):
            self.ahead[word] = self.now[word]
        for word in range(self.words):
            left = self.ahead[word]
            while left:
                number = 128 * word + bits.first(left)
                left &= left - 1
                self._add(number)
        for word in range(self.words):
            if self.now[word] & self.seen[word]:
                found = True
        if found:
            self.impossible[candidate // 81] |= bits.bit(candidate % 81)
            for word in range(self.words):
                self.both[word] |= self.now[word]

    def _add(self, number: bits.Count) -> None:
        """Add all that a candidate leads to."""
        word: bits.Count
        for word in range(self.words):
            self.now[word] |= self.reached[6 * number + word]

    def _find_on_cycles(self) -> None:
        """Find what leads back to itself, and what is impossible leads to."""
        number: bits.Count
        one: bits.CellSet
        for number in range(self.number):
            one = bits.bit(number & 127)
            if self.both[number >> 7] & self.reached[6 * number + (number >> 7)] & one:
                self.on_cycle[self.candidates[number] // 81] |= bits.bit(
                    self.candidates[number] % 81
                )

    def _begin(self, candidate: bits.Candidate) -> None:
        """Begin with what goes on right behind what a candidate sees."""
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        other: bits.Mask = self.board.masks[cell] & ~(1 << digit)
        left: bits.CellSet = self.links.two_sided[digit] & bits.PEERS[cell]
        word: bits.Count
        number: bits.Count
        for word in range(self.words):
            self.seen[word] = bits.NO_CELLS
            self.now[word] = bits.NO_CELLS
        while left:
            self._see(81 * digit + bits.first(left))
            left &= left - 1
        while other:
            if self.links.two_sided[bits.low(other)] & bits.bit(cell):
                self._see(81 * bits.low(other) + cell)
            other &= other - 1
        if self.links.two_sided[digit] & bits.bit(cell):
            number = self.numbers[candidate]
            self.now[number >> 7] &= ~bits.bit(number & 127)

    def _see(self, candidate: bits.Candidate) -> None:
        """Put a candidate off, and on what it is paired with."""
        link: bits.Count
        number: bits.Count = self.numbers[candidate]
        self.seen[number >> 7] |= bits.bit(number & 127)
        for link in range(4 * candidate, self.links.strong_end[candidate]):
            number = self.numbers[self.links.strong[link]]
            self.now[number >> 7] |= bits.bit(number & 127)

# SPDX-License-Identifier: MIT
"""The possible results of any chain, found for every candidate at once.

Computing the consequences of a candidate as sets costs a fraction of a search for chains, and
mostly shows that there are none: a chain that excludes its start makes that impossible, one that
proves its start makes impossible all that this sees, and a cycle makes its eliminations impossible.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.links import OrderedLinks
from sudoku_qt.engine.sudoku.rating.explainer.reach import reach_on


class Implications:
    """The candidates, by digit, that are `impossible` since they lead to something they see.

    `on_cycle` includes the candidates that are on in a cycle with eliminations, and perhaps others;
    `both` is everything that something impossible leads to, by the numbers of `reach`.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.links = OrderedLinks(board)
        self.reach = reach_on(board)
        if not bits.COMPILED:
            self.impossible, self.on_cycle = [bits.NO_CELLS] * 9, [bits.NO_CELLS] * 9
            self.both = [bits.NO_CELLS] * 6

    def find(self) -> None:
        """Compute the implications of the board as it is now."""
        number: bits.Count
        self.reach.renew()
        for number in range(6):
            self.both[number] = bits.NO_CELLS
        for number in range(9):
            self.impossible[number] = bits.NO_CELLS
            self.on_cycle[number] = bits.NO_CELLS
        for number in range(self.reach.number):
            self._judge(number)
        self._find_on_cycles()

    def any_impossible(self) -> bits.Flag:
        """Whether there is any chain or cycle."""
        digit: bits.Digit
        for digit in range(9):
            if self.impossible[digit]:
                return True
        return False

    def is_useful(self, candidate: bits.Candidate) -> bits.Flag:
        """Whether a candidate is impossible, or on in a cycle with eliminations."""
        digit: bits.Digit = candidate // 81
        found: bits.CellSet = self.impossible[digit] | self.on_cycle[digit]
        return (found & bits.bit(candidate % 81)) != bits.NO_CELLS

    def can_be_proved(self, candidate: bits.Candidate) -> bits.Flag:
        """Whether everything that a candidate sees is impossible."""
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

    def _judge(self, number: bits.Count) -> None:
        """Find out whether a candidate leads to one that it sees."""
        word: bits.Count
        place: bits.Count = self.reach.words * number
        candidate: bits.Candidate = self.reach.candidates[number]
        self.reach.fill(number)
        if self.reach.off[place + (number >> 7)] & bits.bit(number & 127):
            self.impossible[candidate // 81] |= bits.bit(candidate % 81)
            for word in range(self.reach.words):
                self.both[word] |= self.reach.on[place + word]

    def _find_on_cycles(self) -> None:
        """Find what leads back to itself, and what is impossible leads to."""
        number: bits.Count
        word: bits.Count
        place: bits.Count
        candidate: bits.Candidate
        for number in range(self.reach.number):
            word = number >> 7
            place = self.reach.words * number + word
            if self.both[word] & self.reach.on[place] & bits.bit(number & 127):
                candidate = self.reach.candidates[number]
                self.on_cycle[candidate // 81] |= bits.bit(candidate % 81)

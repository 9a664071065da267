# SPDX-License-Identifier: MIT
"""The reach of every candidate: all that static chains lead to from it, as sets, and no reasons.

Whatever a reached candidate reaches is reached too. So what was worked out for one candidate is
taken over whole for the next, and it is soon known which chains are worth a closer look.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.links import Links


class Reach:
    """What goes on and what goes off, nine sets for each candidate, at `9 * candidate`."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.links = Links(board)
        if not bits.COMPILED:
            self.on, self.off = [bits.NO_CELLS] * 6561, [bits.NO_CELLS] * 6561
            self.done, self.ahead = [0] * 729, [0] * 729
            self.both = [bits.NO_CELLS] * 18
        self.renew()

    def renew(self) -> None:
        """Look at the board as it is now."""
        candidate: bits.Candidate
        self.links.list_strong(True, True)
        for candidate in range(729):
            self.done[candidate] = 0

    def begin(self) -> None:
        """Begin with what is common to nothing: everything."""
        number: bits.Count
        for number in range(18):
            self.both[number] = bits.ALL_CELLS

    def share(self, candidate: bits.Candidate) -> None:
        """Leave of what is common what this candidate leads to."""
        digit: bits.Digit
        if not self.done[candidate]:
            self._fill(candidate)
        for digit in range(9):
            self.both[digit] &= self.on[9 * candidate + digit]
            self.both[9 + digit] &= self.off[9 * candidate + digit]

    def any_common(self) -> bits.Flag:
        """Whether something is common to all that shared."""
        number: bits.Count
        for number in range(18):
            if self.both[number]:
                return True
        return False

    def count(self, candidate: bits.Candidate) -> bits.Count:
        """Count what a candidate leads to, itself included."""
        digit: bits.Digit
        found: bits.Count = 0
        if not self.done[candidate]:
            self._fill(candidate)
        for digit in range(9):
            found += bits.count(self.on[9 * candidate + digit])
            found += bits.count(self.off[9 * candidate + digit])
        return found

    def _fill(self, start: bits.Candidate) -> None:
        """Find what a candidate leads to."""
        height: bits.Count = 1
        digit: bits.Digit
        here: bits.Candidate
        for digit in range(9):
            self.on[9 * start + digit] = bits.NO_CELLS
            self.off[9 * start + digit] = bits.NO_CELLS
        self.on[9 * start + start // 81] = bits.bit(start % 81)
        self.ahead[0] = start
        while height:
            height -= 1
            here = self.ahead[height]
            if self.done[here]:
                for digit in range(9):
                    self.on[9 * start + digit] |= self.on[9 * here + digit]
                    self.off[9 * start + digit] |= self.off[9 * here + digit]
                continue
            height = self._go_on(start, here, height)
        self.done[start] = 1

    def _go_on(self, start: bits.Candidate, here: bits.Candidate, height: bits.Count) -> bits.Count:
        """Put off what a candidate rules out, and pile up what goes on for that."""
        digit: bits.Digit
        other: bits.Candidate
        link: bits.Count
        ruled_out: bits.CellSet
        for digit in range(9):
            ruled_out = bits.PEERS[here % 81] if digit == here // 81 else bits.bit(here % 81)
            ruled_out &= self.board.where[digit] & ~self.off[9 * start + digit]
            self.off[9 * start + digit] |= ruled_out
            ruled_out &= self.links.two_sided[digit]
            while ruled_out:
                other = 81 * digit + bits.first(ruled_out)
                ruled_out &= ruled_out - 1
                for link in range(4 * other, self.links.strong_end[other]):
                    height = self._pile(start, self.links.strong[link], height)
        return height

    def _pile(
        self, start: bits.Candidate, candidate: bits.Candidate, height: bits.Count
    ) -> bits.Count:
        if self.on[9 * start + candidate // 81] & bits.bit(candidate % 81):
            return height
        self.on[9 * start + candidate // 81] |= bits.bit(candidate % 81)
        self.ahead[height] = candidate
        return height + 1


def reach_on(board: Board) -> Reach:
    """What candidates lead to on a board, in room that is kept with it."""
    reach: Reach | None = board.lasting.get(Reach)
    if reach is None:
        reach = board.lasting[Reach] = Reach(board)
    else:
        reach.renew()
    return reach

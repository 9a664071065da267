# SPDX-License-Identifier: MIT
"""Aligned exclusion on the SE scale: two or three cells, and the cells that all of them see.

A choice of digits for the cells is impossible if two cells that see each other get the same digit,
or if a cell with few candidates that sees all of them is left without any. A digit that occurs in
no possible choice is eliminated.
"""

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule


class AlignedExclusionRule(Rule):
    """Aligned pairs, or triplets whose third cell has few candidates and sees one of the others."""

    def __init__(self, size: bits.Count, rating: float) -> None:
        self.size = size
        self.rating = rating

    def find(self, board: Board) -> RatedHint | None:
        """Try the pairs in the order of their second cells, each with every third cell."""
        search: _ExclusionSearch = board.lasting.setdefault(self, None) or _ExclusionSearch(
            board, self.size
        )
        board.lasting[self] = search
        search.begin()
        with cython.nogil:
            search.look()
        eliminations = search.eliminations()
        if not eliminations:
            search.mark_exhausted()
            return None
        kind = "pair" if self.size == 2 else "triplet"
        return RatedHint(f"aligned {kind} exclusion", self.rating, eliminations)


class _ExclusionSearch:
    """The cells with few candidates, those that can be aligned, and the eliminations of the first.

    `covers` are the digits of the cells with few candidates that see all current cells. A search is
    kept with its board: if nothing was found, there is nothing before a cell changes that is
    aligned, or that sees all of those. `changed` are the cells that have changed since.
    """

    def __init__(self, board: Board, size: bits.Count) -> None:
        self.board = board
        self.size = size
        self.number = 0
        self.one, self.two, self.three = -1, -1, -1
        self.eliminated_one, self.eliminated_two, self.eliminated_three = 0, 0, 0
        self.small, self.bases = bits.NO_CELLS, bits.NO_CELLS
        self.changed = bits.ALL_CELLS
        self.is_exhausted = False
        if not bits.COMPILED:
            self.covers, self.masks = [0] * 81, [0] * 81

    def begin(self) -> None:
        """Begin with the board as it is now."""
        cell: bits.Cell
        single: bits.CellSet = self.board.sized(1)
        self.eliminated_one, self.eliminated_two, self.eliminated_three = 0, 0, 0
        self.small = self.board.sized(2)
        if self.size == 3:
            self.small |= self.board.sized(3)
        self.bases = self._aligned(single)
        self.changed = bits.ALL_CELLS
        if self.is_exhausted and not single:
            self.changed = bits.NO_CELLS
            for cell in range(81):
                if self.masks[cell] != self.board.masks[cell]:
                    self.changed |= bits.bit(cell)

    def mark_exhausted(self) -> None:
        """Remember that the board as it is has no hint, although it may have one after singles."""
        cell: bits.Cell
        self.is_exhausted = not self.board.sized(1)
        for cell in range(81):
            self.masks[cell] = self.board.masks[cell]

    def _aligned(self, single: bits.CellSet) -> bits.CellSet:
        """The cells that can be aligned: of two digits and more, seeing a small cell."""
        cell: bits.Cell
        bases: bits.CellSet = bits.NO_CELLS
        for cell in range(81):
            if (
                bits.size(self.board.masks[cell]) >= 2
                and self.small & bits.PEERS[cell]
                and not single & bits.PEERS[cell]
            ):
                bases |= bits.bit(cell)
        return bases

    def look(self) -> None:
        """Search for the first cells with an elimination."""
        first: bits.CellSet
        second: bits.CellSet = self.bases
        common: bits.CellSet
        concerned: bits.CellSet
        while second:
            self.two = bits.first(second)
            second &= second - 1
            first = self.bases & (bits.bit(self.two) - 1)
            first &= _seen_twice(self.small & bits.PEERS[self.two])
            while first:
                self.one = bits.first(first)
                first &= first - 1
                common = bits.PEERS[self.one] & bits.PEERS[self.two]
                concerned = self.changed & (common | bits.bit(self.one) | bits.bit(self.two))
                common &= self.small
                if self.size == 3:
                    if self._looks_further(common, concerned):
                        return
                elif concerned and self._excludes_of_two(common):
                    return

    def _looks_further(self, common: bits.CellSet, concerned: bits.CellSet) -> bits.Flag:
        """Whether some third cell makes two of them tell something."""
        both: bits.CellSet = bits.bit(self.one) | bits.bit(self.two)
        thirds: bits.CellSet = bits.PEERS[self.one] | bits.PEERS[self.two]
        thirds &= self.small & self.bases & ~both & ~self._done()
        if not concerned:
            thirds &= self.changed
        if thirds:
            thirds &= _seen_twice(common)
        while thirds:
            self.three = bits.first(thirds)
            thirds &= thirds - 1
            if not concerned & (both | bits.PEERS[self.three]) | self.changed & bits.bit(
                self.three
            ):
                continue
            if self._excludes_of_three(common & bits.PEERS[self.three]):
                return True
        return False

    def _done(self) -> bits.CellSet:
        """The third cells that were looked at before, with the second one as the third."""
        before: bits.CellSet = bits.bit(self.two) - 1
        if not self.small & bits.bit(self.two):
            return bits.NO_CELLS
        return before if _see(self.one, self.two) else before & bits.PEERS[self.two]

    def _cover(self, common: bits.CellSet) -> None:
        self.number = 0
        while common:
            self.covers[self.number] = self.board.masks[bits.first(common)]
            self.number += 1
            common &= common - 1

    def _excludes_of_two(self, common: bits.CellSet) -> bits.Flag:
        """Whether a digit of the two cells occurs in no possible choice.

        Each digit of the other cell but one has to be ruled out by a small cell of its own.
        """
        one: bits.Mask = self.board.masks[self.one]
        two: bits.Mask
        choice: bits.Mask
        peers: bits.Flag = _see(self.one, self.two)
        two = self.board.masks[self.two]
        if bits.count(common) < min(bits.size(one), bits.size(two)) - 1:
            return False
        self._cover(common)
        self.eliminated_one = one
        self.eliminated_two = two
        while one:
            two = self.board.masks[self.two]
            while two:
                choice = one & -one | two & -two
                if (choice & choice - 1 or not peers) and self._leaves_each(choice):
                    self.eliminated_one &= ~(one & -one)
                    self.eliminated_two &= ~(two & -two)
                two &= two - 1
            one &= one - 1
        return (self.eliminated_one | self.eliminated_two) != 0

    def _excludes_of_three(self, common: bits.CellSet) -> bits.Flag:
        """Whether a digit of the three cells occurs in no possible choice."""
        one: bits.Mask = self.board.masks[self.one]
        two: bits.Mask
        left: bits.Mask
        peers: bits.Mask = 0o777 if _see(self.one, self.two) else 0
        first: bits.Mask = 0o777 if _see(self.one, self.three) else 0
        second: bits.Mask = 0o777 if _see(self.two, self.three) else 0
        self._cover(common)
        self.eliminated_one = one
        self.eliminated_two = self.board.masks[self.two]
        self.eliminated_three = self.board.masks[self.three]
        while one:
            two = self.board.masks[self.two] & ~(one & -one & peers)
            while two and (
                one & -one & self.eliminated_one or self.eliminated_two | self.eliminated_three
            ):
                left = self._thirds(one & -one, two & -two)
                left &= ~(one & -one & first | two & -two & second)
                if left:
                    self.eliminated_one &= ~(one & -one)
                    self.eliminated_two &= ~(two & -two)
                    self.eliminated_three &= ~left
                two &= two - 1
            one &= one - 1
        return (self.eliminated_one | self.eliminated_two | self.eliminated_three) != 0

    def _thirds(self, one: bits.Mask, two: bits.Mask) -> bits.Mask:
        """The digits of the third cell with which two others leave every small cell one."""
        number: bits.Count
        cover: bits.Mask
        left: bits.Mask = self.board.masks[self.three]
        for number in range(self.number):
            cover = self.covers[number] & ~(one | two)
            if not cover & cover - 1:
                left &= ~cover if cover else 0
        return left

    def _leaves_each(self, choice: bits.Mask) -> bits.Flag:
        """Whether every cell that sees all has a digit that was not chosen."""
        number: bits.Count
        for number in range(self.number):
            if not self.covers[number] & ~choice:
                return False
        return True

    def eliminations(self) -> tuple[int, ...]:
        """The eliminations."""
        if self.one < 0 or not self.eliminated_one | self.eliminated_two | self.eliminated_three:
            return ()
        found = self.board.eliminations(bits.bit(self.one), self.eliminated_one)
        found += self.board.eliminations(bits.bit(self.two), self.eliminated_two)
        if self.size == 3:
            found += self.board.eliminations(bits.bit(self.three), self.eliminated_three)
        return found


def _seen_twice(cells: bits.CellSet) -> bits.CellSet:
    """The cells that see two of some cells, or more."""
    once: bits.CellSet = bits.NO_CELLS
    twice: bits.CellSet = bits.NO_CELLS
    while cells:
        twice |= once & bits.PEERS[bits.first(cells)]
        once |= bits.PEERS[bits.first(cells)]
        cells &= cells - 1
    return twice


def _see(one: bits.Cell, other: bits.Cell) -> bits.Flag:
    """Whether two cells see each other."""
    return (bits.PEERS[one] & bits.bit(other)) != bits.NO_CELLS

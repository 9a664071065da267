# SPDX-License-Identifier: MIT
"""Bivalue oddagon: an odd loop of cells with the same two digits and some extra candidates.

Two digits alone would have to alternate along the loop, which is impossible with an odd number of
cells; so one of the extra candidates, its guardians, is true. Unlike a unique loop it does not
assume that there is one solution. The name comes from the New Sudoku Players' Forum, where the
types are distinguished like those of unique rectangles.
"""

from collections.abc import Iterator

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.guarded_cells import guarded
from sudoku_qt.engine.sudoku.logic.technique import Technique

_SHORTEST, _LONGEST = 5, 9
_MOST_GUARDED = 4
_MOST_TRIED = 20_000
"""The number of cells after which the loops of a length through one cell are abandoned."""


class BivalueOddagon(Technique):
    """Type 1: one cell has extras; 2: all extras are one digit; 3: they make a naked subset."""

    name = "bivalue_oddagon"

    def find(self, board: Board) -> Iterator[Finding]:
        """Follow the loops of every two digits that enough cells share, short ones first.

        If nothing was found, there is nothing before a cell changes.
        """
        one: bits.Digit
        two: bits.Digit
        length: bits.Count
        both: bits.CellSet
        bare: bits.CellSet = board.sized(2)
        if not board.changed(self, 0x1FF):
            return
        found = False
        for length in range(_SHORTEST, _LONGEST + 1, 2):
            for one in range(9):
                for two in range(one + 1, 9):
                    both = board.where[one] & board.where[two]
                    if (
                        bits.count(both) < length
                        or bits.count(both & bare) < length - _MOST_GUARDED
                    ):
                        continue
                    loops = _PairLoops(board, 1 << one | 1 << two, length)
                    for cells in loops.run():
                        for finding in guarded(board, cells, loops.pair):
                            found = True
                            yield finding
        if not found:
            board.mark_all_exhausted(self)


class _PairLoops:
    """The search for loops of one length of cells with two digits, a few of them with extras."""

    def __init__(self, board: Board, pair: bits.Mask, length: bits.Count) -> None:
        digit: bits.Digit
        self.pair = pair
        self.length = length
        self.start = 0
        self.tried = 0
        self.usable = bits.ALL_CELLS
        self.further = bits.NO_CELLS
        self.bare = bits.ALL_CELLS
        self.found: list[int] = []
        for digit in range(9):
            if pair >> digit & 1:
                self.usable &= board.where[digit]
            else:
                self.bare &= ~board.where[digit]
        self.bare &= self.usable

    def run(self) -> list[int]:
        """The loops as sets of cells."""
        left: bits.CellSet = self.usable
        while left and bits.count(left) >= self.length:  # a loop begins with its first cell
            self.start = bits.first(left)
            left &= left - 1
            self.further = left
            self.tried = 0
            with cython.nogil:
                self._go(self.start, bits.NO_CELLS, bits.NO_CELLS, bits.ALL_CELLS, 0)
        return self.found

    def _go(
        self,
        cell: bits.Cell,
        loop: bits.CellSet,
        guarded: bits.CellSet,
        seen: bits.CellSet,
        length: bits.Count,
    ) -> None:
        """Take a cell into the loop and go on; `seen` are the cells that see all guarded ones."""
        left: bits.CellSet
        loop |= bits.bit(cell)
        length += 1
        self.tried += 1
        if not bits.bit(cell) & self.bare:
            guarded |= bits.bit(cell)
            seen &= bits.PEERS[cell]
        if self.tried > _MOST_TRIED or bits.count(guarded) > _MOST_GUARDED:
            return
        if bits.count(guarded) > 1 and not seen:
            return
        if length == self.length:
            self._keep(loop)
            return
        left = bits.PEERS[cell] & self.further & ~loop
        if length == self.length - 1:  # the last one leads back
            left &= bits.PEERS[self.start]
        while left:
            self._go(bits.first(left), loop, guarded, seen, length)
            left &= left - 1

    def _keep(self, loop: bits.CellSet) -> None:
        with cython.gil:
            if loop not in self.found:
                self.found.append(loop)

# SPDX-License-Identifier: MIT
"""Guardians: an odd loop of one digit that its strong links alone cannot close.

Along strong links the digit would be alternately true and false, which is impossible in an odd
loop. So one of the other candidates in the houses of the loop is true: these are its guardians.
Also known as broken wing; described by Rod Hagglund, whom Sudokuwiki's page "Guardians" names.
"""

from collections.abc import Iterator

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import DigitTechnique

_SHORTEST, _LONGEST = 5, 9
_MOST_TRIED = 20_000
"""The number of cells after which the loops of a length through one cell are abandoned."""


class Guardians(DigitTechnique):
    """A single guardian is true; candidates that see all of several guardians are false."""

    name = "guardians"

    def find_digit(self, board: Board, digit: bits.Digit) -> Iterator[Finding]:
        """Follow the loops through every cell, short ones first."""
        length: bits.Count
        seen: set[tuple[int, int]] = set()
        for length in range(_SHORTEST, _LONGEST + 1, 2):
            loops = _Loops(board, digit, length)
            for cells, guardians, houses in sorted(loops.run(), key=_fewest):
                if (cells, guardians) not in seen:
                    seen.add((cells, guardians))
                    yield _finding(board, digit, cells, guardians, houses)


def _fewest(loop: tuple[int, int, int]) -> int:
    return bits.count(loop[1])


class _Loops:
    """The search for loops of one digit and one length that have some guardians."""

    def __init__(self, board: Board, digit: bits.Digit, length: bits.Count) -> None:
        self.where = board.where[digit]
        self.length = length
        self.start = 0
        self.tried = 0
        self.found: list[tuple[int, int, int]] = []

    def run(self) -> list[tuple[int, int, int]]:
        """The loops: cells, guardians, and a mask of the houses that join the cells."""
        left: bits.CellSet = self.where
        while left and bits.count(left) >= self.length:  # a loop begins with its first cell
            self.start = bits.first(left)
            self.tried = 0
            with cython.nogil:
                self._go(self.start, left & -left, bits.NO_CELLS, self.where, 0, 1)
            left &= left - 1
        return self.found

    def _go(
        self,
        cell: bits.Cell,
        loop: bits.CellSet,
        guardians: bits.CellSet,
        seen: bits.CellSet,
        used: bits.HouseSet,
        length: bits.Count,
    ) -> None:
        """Go on from a cell by every house; `seen` are the places that see all guardians."""
        kind: bits.Count
        house: bits.House
        further: bits.CellSet
        here: bits.CellSet
        self.tried += 1
        if self.tried > _MOST_TRIED:
            return
        for kind in range(3):
            house = bits.house_of(cell, kind)
            here = bits.HOUSES[house] & self.where & ~bits.bit(cell)
            if used >> house & 1 or here & loop & ~bits.bit(self.start):
                continue
            if length == self.length:
                if here & bits.bit(self.start):
                    self._join(bits.bit(self.start), here, loop, guardians, seen, used | 1 << house)
                continue
            if here & loop:
                continue
            further = here & ~guardians
            while further:
                if bits.first(further) > self.start:
                    self._join(further & -further, here, loop, guardians, seen, used | 1 << house)
                further &= further - 1

    def _join(
        self,
        end: bits.CellSet,
        here: bits.CellSet,
        loop: bits.CellSet,
        guardians: bits.CellSet,
        seen: bits.CellSet,
        used: bits.HouseSet,
    ) -> None:
        """Join the next cell, or the first one again: the others of the house are guardians."""
        left: bits.CellSet = here & ~end & ~guardians
        guardians |= left
        while left:
            seen &= bits.PEERS[bits.first(left)]
            left &= left - 1
        if guardians & (loop | end) or (not seen and bits.count(guardians) > 1):
            return
        if not end & loop:
            self._go(bits.first(end), loop | end, guardians, seen, used, bits.count(loop) + 1)
        elif guardians:
            with cython.gil:
                self.found.append((loop, guardians, used))


def _finding(
    board: Board,
    digit: bits.Digit,
    cells: bits.CellSet,
    guardians: bits.CellSet,
    houses: bits.HouseSet,
) -> Finding:
    mask: bits.Mask = 1 << digit
    parts = (
        evidence.digits("digit", mask),
        evidence.cells("loop", evidence.SET_A, cells, mask),
        evidence.cells("guardians", evidence.SET_B, guardians, mask),
        evidence.number("length", bits.count(cells)),
        evidence.houses("joining", [house for house in range(27) if houses >> house & 1]),
    )
    size = bits.count(cells) + bits.count(guardians)
    if not guardians & (guardians - 1):
        placed = (81 * digit + bits.first(guardians),)
        return Finding(parts, mask, placements=placed, size=size, variant="one")
    eliminated = board.eliminations(board.seen_by_all(guardians), mask)
    return Finding(parts, mask, eliminated, size=size, variant="several")

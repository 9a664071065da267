# SPDX-License-Identifier: MIT
"""Unique loop: a ring of cells in which two digits could be swapped, but for extra candidates.

Each cell of the ring sees the next, and every house contains two cells of it or none, one at an odd
and one at an even place. With only two digits in all of them there would be two solutions.
"""

from collections.abc import Iterator

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles import deadly_part, subsets_with
from sudoku_qt.engine.sudoku.logic.technique import Technique

_LONGEST = 14


class UniqueLoop(Technique):
    """Type 1: one cell has extras; 2: all extras are one digit; 3 and 4: two cells have extras."""

    name = "unique_loop"

    def find(self, board: Board) -> Iterator[Finding]:
        """Follow rings from every bivalue cell; a ring of four is a rectangle."""
        start: bits.Cell
        pairs: bits.CellSet = board.sized(2)
        left: bits.CellSet = pairs
        seen: set[tuple[int, int]] = set()
        found = []
        while left:
            start = bits.first(left)
            left &= left - 1
            ring = _Ring(board, start)
            for cells in ring.run() if ring.possible else ():
                if (cells, ring.pair) not in seen:
                    seen.add((cells, ring.pair))
                    found += list(_conclude(board, cells, ring.pair))
        yield from sorted(found, key=_size)


def _size(finding: Finding) -> int:
    return int(finding.size)


class _Ring:
    """The search for rings through one cell."""

    def __init__(self, board: Board, start: bits.Cell) -> None:
        cell: bits.Cell
        self.board = board
        self.start = start
        self.pair = board.masks[start]
        self.found: list[int] = []
        self.rings = 0
        self.usable = bits.NO_CELLS
        bare: bits.Count = 0
        for cell in range(81):
            if board.masks[cell] & self.pair == self.pair:
                self.usable |= bits.bit(cell)
                bare += board.masks[cell] == self.pair
        self.possible = bare >= 4  # of six cells at least, of which two may hold more

    def run(self) -> list[int]:
        """The rings as sets of cells."""
        with cython.nogil:
            self._go(self.start, bits.bit(self.start), bits.NO_CELLS, 0, 1, -1)
        return self.found

    def _go(
        self,
        cell: bits.Cell,
        ring: bits.CellSet,
        odd: bits.CellSet,
        used: bits.HouseSet,
        length: bits.Count,
        last: bits.Count,
    ) -> None:
        """Go on from a cell by a house that is not used yet and not of the last kind."""
        kind: bits.Count
        house: bits.House
        further: bits.Cell
        left: bits.CellSet
        for kind in range(3):
            house = bits.house_of(cell, kind)
            if kind == last or used >> house & 1:
                continue
            left = bits.HOUSES[house] & self.usable & ~bits.bit(cell)
            if length > 5 and length % 2 == 0 and left & bits.bit(self.start):
                self._close(ring, odd | bits.bit(cell))
            left &= ~ring
            if length >= _LONGEST or self.rings > 200:
                continue
            while left:
                further = bits.first(left)
                left &= left - 1
                if self._extras(ring | bits.bit(further)) > 2:
                    continue
                self._go(
                    further,
                    ring | bits.bit(further),
                    odd if length % 2 else odd | bits.bit(cell),
                    used | 1 << house,
                    length + 1,
                    kind,
                )

    def _extras(self, ring: bits.CellSet) -> bits.Count:
        """Count the cells with more candidates."""
        count: bits.Count = 0
        while ring:
            if self.board.masks[bits.first(ring)] != self.pair:
                count += 1
            ring &= ring - 1
        return count

    def _close(self, ring: bits.CellSet, odd: bits.CellSet) -> None:
        """Keep a ring of which every house holds one cell of each kind or none."""
        house: bits.House
        here: bits.CellSet
        for house in range(27):
            here = ring & bits.HOUSES[house]
            if here and (bits.count(here) != 2 or bits.count(here & odd) != 1):
                return
        self.rings += 1
        with cython.gil:
            self.found.append(ring)


def _conclude(board: Board, cells: bits.CellSet, pair: bits.Mask) -> Iterator[Finding]:
    cell: bits.Cell
    digit: bits.Digit
    roof: bits.CellSet = bits.NO_CELLS
    left: bits.CellSet = cells
    eliminations: bits.CellSet
    while left:
        cell = bits.first(left)
        left &= left - 1
        if board.masks[cell] != pair:
            roof |= bits.bit(cell)
    extra: bits.Mask = board.digits_of(roof) & ~pair
    if bits.count(roof) == 1:
        yield _finding(board, cells, roof, (pair, extra), board.eliminations(roof, pair), "type_1")
        return
    eliminations = board.seen_by_all(roof) & ~cells
    if bits.size(extra) == 1 and board.holds(eliminations, extra):
        yield _finding(
            board, cells, roof, (pair, extra), board.eliminations(eliminations, extra), "type_2"
        )
    if not bits.PEERS[bits.first(roof)] & roof:
        return
    for house, subset, digits in subsets_with(board, roof, extra):
        eliminations = board.seen_by_all(roof | subset) & ~cells
        if bits.size(extra) > 1 and board.holds(eliminations, digits):
            parts = (
                evidence.cells("subset", evidence.SET_C, subset, digits),
                evidence.digits("digits", digits),
                evidence.houses("house", (house,)),
            )
            eliminated = board.eliminations(eliminations, digits)
            yield _finding(board, cells, roof, (pair, extra), eliminated, "type_3", *parts)
    for digit in range(9):
        if pair >> digit & 1 and board.binds(roof, digit):
            other: bits.Mask = pair & ~(1 << digit)
            eliminated = board.eliminations(roof, other)
            yield _finding(board, cells, roof, (pair, 1 << digit), eliminated, "type_4")


def _finding(
    board: Board,
    cells: bits.CellSet,
    roof: bits.CellSet,
    digits: tuple[int, int],
    eliminated: tuple[int, ...],
    variant: str,
    *more: tuple[object, ...],
) -> Finding:
    pair, extra = digits
    parts = (
        evidence.cells("cells", evidence.SET_A, cells, pair),
        evidence.cells("roof", evidence.SET_B, roof, board.digits_of(roof) & ~pair),
        evidence.digits("pair", pair),
        evidence.digits("extra", extra),
        deadly_part(board, cells, pair),
        *more,
    )
    return Finding(parts, pair, eliminated, size=bits.count(cells), variant=variant)

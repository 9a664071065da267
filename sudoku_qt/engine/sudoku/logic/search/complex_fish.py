# SPDX-License-Identifier: MIT
"""Fish with any houses as bases and covers: Franken and mutant ones, with fins or without."""

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.fish import FishPattern


def free_fish(
    board: Board, digit: bits.Digit, size: bits.Count, bases: bits.HouseSet, covers: bits.HouseSet
) -> list[FishPattern]:
    """List the fish of a digit with any bases and covers out of two sets of houses.

    They depend on the cells of the digit only, and are known wherever these are the same.
    """
    known, key = board.of_positions(), ("free_fish", digit, board.where[digit], size, bases, covers)
    if key not in known:
        known[key] = _Search(board, digit, size, bases, covers).run()
    return list(known[key])


class _Search:
    """The search for the fish of a digit.

    Every candidate is tried in turn: were it true, the houses it sees would lose the digit, and
    the bases would have to share the other size - 1 covers. So those are chosen first, and the
    bases that fit into them are looked up.
    """

    def __init__(
        self,
        board: Board,
        digit: bits.Digit,
        size: bits.Count,
        bases: bits.HouseSet,
        covers: bits.HouseSet,
    ) -> None:
        house: bits.House
        if not bits.COMPILED:
            self.left = [0] * 27
            self.full = [0] * 27
        self.where = board.where[digit]
        self.size = size
        self.all_bases = bases
        self.all_covers = covers
        self.trial = FishPattern(self.where, digit, 0, 0)
        self.found: list[tuple[int, int]] = []
        for house in range(27):
            self.full[house] = self.where & bits.HOUSES[house]

    def run(self) -> list[FishPattern]:
        """The fish, by their lowest elimination."""
        left: bits.CellSet = self.where
        cell: bits.Cell
        while left:
            cell = bits.first(left)
            left &= left - 1
            with cython.nogil:
                self._pattern(cell)
        digit: bits.Digit = self.trial.digit
        return [FishPattern(self.where, digit, *houses) for houses in dict.fromkeys(self.found)]

    def _pattern(self, cell: bits.Cell) -> None:
        """Look for fish that eliminate one candidate."""
        house: bits.House
        full: bits.CellSet
        self.bases = 0
        self.covers = 0
        self.last_covers = 0
        for house in range(27):
            full = self.full[house]
            self.left[house] = full & ~bits.PEERS[cell] & ~bits.bit(cell)
            if not full & full - 1:
                continue
            if self.all_bases >> house & 1 and not bits.HOUSES[house] & bits.bit(cell):
                self.bases |= 1 << house
            if self.all_covers >> house & 1:
                if bits.HOUSES[house] & bits.bit(cell):
                    self.last_covers |= 1 << house
                elif self.left[house]:
                    self.covers |= 1 << house
        self._choose()

    def _choose(self) -> None:
        """Choose among the bases that so many covers can hold, and the covers that can help."""
        house: bits.House
        ways: bits.HouseSet
        useful: bits.HouseSet = 0
        usable: bits.HouseSet = 0
        for house in range(27):
            if self.bases >> house & 1:
                ways = self._ways(self.left[house], self.size - 1)
                if ways:
                    usable |= 1 << house
                    useful |= ways
        self.bases = usable
        if bits.size(usable) >= self.size:
            self._choose_covers(self.size - 1, useful & self.covers, 0, bits.NO_CELLS)

    def _ways(self, cells: bits.CellSet, more: bits.Count) -> bits.HouseSet:
        """The covers that take part in covering some cells with so many, bit 27 if any can."""
        house: bits.House
        ways: bits.HouseSet
        found: bits.HouseSet = 0
        cell: bits.Cell
        kind: bits.Count
        if not cells:
            return 1 << 27
        if not more:
            return 0
        cell = bits.first(cells)
        for kind in range(3):
            house = bits.house_of(cell, kind)
            if self.covers >> house & 1:
                ways = self._ways(cells & ~bits.HOUSES[house], more - 1)
                if ways:
                    found |= ways | 1 << house
        return found

    def _choose_covers(
        self, more: bits.Count, left: bits.HouseSet, chosen: bits.HouseSet, area: bits.CellSet
    ) -> None:
        house: bits.House
        inside: bits.HouseSet
        if not more:
            inside = 0
            left = self.bases & ~chosen
            while left:
                house = bits.low(left)
                left &= left - 1
                if not self.left[house] & ~area:
                    inside |= 1 << house
            if bits.size(inside) >= self.size:
                self._choose_bases(self.size, inside, 0, bits.NO_CELLS, chosen)
            return
        while left:
            house = bits.low(left)
            left &= left - 1
            if self.left[house] & ~area:
                self._choose_covers(more - 1, left, chosen | 1 << house, area | self.left[house])

    def _choose_bases(
        self,
        more: bits.Count,
        left: bits.HouseSet,
        chosen: bits.HouseSet,
        area: bits.CellSet,
        covers: bits.HouseSet,
    ) -> None:
        house: bits.House
        if not more:
            self._finish(chosen, covers)
            return
        while left:
            house = bits.low(left)
            left &= left - 1
            if not self.left[house] & area:
                self._choose_bases(
                    more - 1, left, chosen | 1 << house, area | self.left[house], covers
                )

    def _finish(self, bases: bits.HouseSet, covers: bits.HouseSet) -> None:
        """Add each cover that sees the candidate, and keep what makes a fish within the limits."""
        base: bits.CellSet = bits.area(bases) & self.where
        last: bits.HouseSet = self.last_covers
        self.trial.bases = bases
        while last:
            self.trial.covers = covers | last & -last
            last &= last - 1
            if bits.area(self.trial.covers & ~covers) & base:
                self.trial.measure(self.where)
                if self.trial.eliminations and self.trial.within_limits():
                    with cython.gil:
                        self.found.append((self.trial.bases, self.trial.covers))

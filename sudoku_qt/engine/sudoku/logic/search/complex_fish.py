# SPDX-License-Identifier: MIT
"""Fish with any houses as bases and covers: Franken and mutant fish, finned or not."""

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.fish import BOXES, COLUMNS, ROWS, FishPattern
from sudoku_qt.engine.sudoku.logic.search.templates import outside_templates

_ONE: bits.Key = 1
_ONE_IN_EACH: bits.Key = 0x0101010101010101
_KINDS = (
    (ROWS | COLUMNS | BOXES, ROWS | COLUMNS | BOXES),
    (ROWS | BOXES, COLUMNS | BOXES),
    (COLUMNS | BOXES, ROWS | BOXES),
)
"""Mutant fish and both ways of Franken fish, the widest first."""
_MOST_SIZE = 7
"""The size of a leviathan, the largest fish with a name."""
_WEIGHED_FROM = 3
"""From this size on so many choices of covers are tried that weighing them pays off."""


def complex_fish(
    board: Board, digit: bits.Digit, size: bits.Count, bases: bits.HouseSet, covers: bits.HouseSet
) -> list[FishPattern]:
    """The fish of a digit with any bases and covers out of two sets of houses.

    They depend only on the cells of the digit, and are remembered by these. Franken fish are
    searched together with mutant ones: a caller who asks for the first asks for the others next.
    """
    kinds = _KINDS if (bases, covers) in _KINDS else ((bases, covers),)
    outside: bits.CellSet = outside_templates(board, digit)
    if not outside:
        return []
    known, key = board.of_positions(), ("complex_fish", digit, board.where[digit], size, kinds)
    if key not in known:
        known[key] = _FishSearch(board, digit, size, kinds).run(outside)
    return list(known[key][kinds.index((bases, covers))])


class _FishSearch:
    """The search for the fish of a digit.

    Every candidate in no template of the digit is tried in turn: if it were true, the houses that
    it sees would lose the digit, and the bases would have to share the other size - 1 covers. So
    those covers are chosen first, and the bases that fit into them are looked up.
    """

    def __init__(
        self,
        board: Board,
        digit: bits.Digit,
        size: bits.Count,
        kinds: tuple[tuple[int, int], ...],
    ) -> None:
        house: bits.House
        kind: bits.Count
        if not bits.COMPILED:
            self.left = [0] * 27
            self.full = [0] * 27
            self.all_bases, self.all_covers, self.useful = [0] * 3, [0] * 3, [0] * 3
            self.held, self.slack, self.shares = [0] * 28, [0] * 28, [0] * 108
        self.where = board.where[digit]
        self.size = size
        self.kinds = len(kinds)
        for kind in range(self.kinds):
            self.all_bases[kind], self.all_covers[kind] = kinds[kind]
        self.trial = FishPattern(self.where, digit, 0, 0)
        self.found: tuple[list[tuple[int, int]], ...] = tuple([] for _ in kinds)
        for house in range(27):
            self.full[house] = self.where & bits.HOUSES[house]

    def run(self, left: bits.CellSet) -> tuple[list[FishPattern], ...]:
        """The fish of each kind that eliminate any of these candidates, by the lowest of these."""
        cell: bits.Cell
        while left:
            cell = bits.first(left)
            left &= left - 1
            with cython.nogil:
                self._pattern(cell)
        digit: bits.Digit = self.trial.digit
        return tuple(
            [FishPattern(self.where, digit, *houses) for houses in dict.fromkeys(found)]
            for found in self.found
        )

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
            if self.all_bases[0] >> house & 1 and not bits.HOUSES[house] & bits.bit(cell):
                self.bases |= 1 << house
            if self.all_covers[0] >> house & 1:
                if bits.HOUSES[house] & bits.bit(cell):
                    self.last_covers |= 1 << house
                elif self.left[house]:
                    self.covers |= 1 << house
        self._choose()

    def _choose(self) -> None:
        """Choose among the bases that so many covers can hold, and the covers that can help."""
        kind: bits.Count
        for kind in range(self.kinds - 1, -1, -1):
            self._find_useful(kind)
        self.bases = self.usable
        if bits.size(self.usable) >= self.size:
            if self.size >= _WEIGHED_FROM:
                self._weigh(self.useful[0])
            self._choose_covers(self.size - 1, self.useful[0], 0, bits.NO_CELLS)

    def _find_useful(self, kind: bits.Count) -> None:
        """Find the covers that can help to cover the bases of a kind, and these bases."""
        house: bits.House
        ways: bits.HouseSet
        covers: bits.HouseSet = self.covers
        self.usable = 0
        self.useful[kind] = 0
        self.covers &= self.all_covers[kind]
        for house in range(27):
            if (self.bases & self.all_bases[kind]) >> house & 1:
                ways = self._ways(self.left[house], self.size - 1)
                if ways:
                    self.usable |= 1 << house
                    self.useful[kind] |= ways
        self.useful[kind] &= self.covers
        self.covers = covers

    def _weigh(self, covers: bits.HouseSet) -> None:
        """Compute the cells that each base and cover share, a byte each, eight bases in a word.

        In the sum of what covers hold, a byte is 128 less the cells that the base still lacks. To a
        base that is the cover itself a cover gives a negative number. `slack` is the most that
        covers yet to be chosen can give.
        """
        house: bits.House
        base: bits.House
        bases: bits.HouseSet
        word: bits.Count
        shift: bits.Count
        left: bits.HouseSet
        place: bits.Count = 0
        shared: bits.Count
        most: bits.Count
        top: bits.Count = 4 * (self.size - 1)
        for word in range(4 * _MOST_SIZE):
            self.held[word] = 0
            self.slack[word] = 0
        for word in range(108):
            self.shares[word] = 0
        bases = self.bases
        while bases:
            base = bits.low(bases)
            bases &= bases - 1
            word, shift = place // 8, place % 8 * 8
            place += 1
            most = 0
            self.held[top + word] += _ONE * (128 - bits.count(self.left[base])) << shift
            left = covers & ~(1 << base)
            while left:
                house = bits.low(left)
                left &= left - 1
                shared = _size_of_few(self.left[base] & self.left[house])
                most = max(most, shared)
                self.shares[4 * house + word] += _ONE * shared << shift
            if covers >> base & 1:
                self.shares[4 * base + word] -= _ONE * 64 << shift
            for left in range(1, self.size):
                self.slack[4 * left + word] += _ONE * most * left << shift
        self.words = (place + 7) // 8

    def _outweighs(self, more: bits.Count, house: bits.House) -> bits.Flag:
        """Whether a cover and `more` others may cover enough bases by weight."""
        word: bits.Count
        held: bits.Key
        bases: bits.Key = 0
        for word in range(self.words):
            held = self.held[4 * more + 4 + word] + self.shares[4 * house + word]
            self.held[4 * more + word] = held
            bases += held + self.slack[4 * more + word] >> 7 & _ONE_IN_EACH
        bases += bases >> 32
        bases += bases >> 16
        bases += bases >> 8
        return (bases & 0xFF) >= self.size

    def _ways(self, cells: bits.CellSet, more: bits.Count) -> bits.HouseSet:
        """The covers that help to cover some cells with so many; bit 27 if they can."""
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
        while left:
            house = bits.low(left)
            left &= left - 1
            if not self.left[house] & ~area:
                continue
            if self.size >= _WEIGHED_FROM and not self._outweighs(more - 1, house):
                continue
            if more > 1:
                self._choose_covers(more - 1, left, chosen | 1 << house, area | self.left[house])
            else:
                self._look_inside(chosen | 1 << house, area | self.left[house])

    def _look_inside(self, covers: bits.HouseSet, area: bits.CellSet) -> None:
        """Choose among the bases that lie in some covers."""
        house: bits.House
        inside: bits.HouseSet = 0
        left: bits.HouseSet = self.bases & ~covers
        while left:
            house = bits.low(left)
            left &= left - 1
            if not self.left[house] & ~area:
                inside |= 1 << house
        if bits.size(inside) >= self.size:
            self._choose_bases(self.size, inside, 0, bits.NO_CELLS, covers)

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
        if self.size > 2 and not self._needs_all(base, covers):
            return
        self.trial.bases = bases
        while last:
            self.trial.covers = covers | last & -last
            last &= last - 1
            if bits.area(self.trial.covers & ~covers) & base:
                self.trial.measure(self.where)
                if self.trial.eliminations and self.trial.within_limits():
                    with cython.gil:
                        self._keep(covers)

    def _needs_all(self, base: bits.CellSet, covers: bits.HouseSet) -> bits.Flag:
        """Whether no cover could be spared, unless it comes first in order."""
        left: bits.HouseSet = covers
        house: bits.House
        while left:
            house = bits.low(left)
            left &= left - 1
            if not self.left[house] & base & ~bits.area(covers & ~(1 << house)):
                return False
        return True

    def _keep(self, covers: bits.HouseSet) -> None:
        """Keep a fish as one of each kind whose covers could help it."""
        kind: bits.Count
        for kind in range(self.kinds):
            if self.trial.bases & ~self.all_bases[kind] or covers & ~self.useful[kind]:
                continue
            if not self.trial.covers & ~self.all_covers[kind]:
                self.found[kind].append((self.trial.bases, self.trial.covers))


def _size_of_few(cells: bits.CellSet) -> bits.Count:
    """Count the cells of a set that has hardly any."""
    number: bits.Count = 0
    while cells:
        cells &= cells - 1
        number += 1
    return number

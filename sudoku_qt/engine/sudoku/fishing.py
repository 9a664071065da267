# SPDX-License-Identifier: MIT
"""Fish of every kind: n base houses whose candidates of a digit are caught by n cover houses.

Each base must hold the digit once and each cover can hold it once at most, so what a cover holds
besides goes. Base candidates outside the covers are fins, and so are those in two bases (endo
fins); then only what sees every fin goes. A candidate in two covers may go as well, even from
the bases (a cannibalistic fish). Houses are masks of 27 bits here.
"""

from collections.abc import Iterator

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku import bits, evidence
from sudoku_qt.engine.sudoku.board import Board, Finding

ROWS = 0o777
COLUMNS = 0o777 << 9
BOXES = 0o777 << 18
MOST_FINS = 5
MOST_ENDO_FINS = 2


class Catch:
    """What one choice of bases and covers catches; `prey` are the cells that lose the digit."""

    def __init__(
        self, where: bits.CellSet, digit: bits.Digit, bases: bits.HouseSet, covers: bits.HouseSet
    ) -> None:
        self.digit = digit
        self.bases = bases
        self.covers = covers
        self.measure(where)

    def measure(self, where: bits.CellSet) -> None:
        """Work out what its bases and covers come to in the cells of the digit."""
        part: bits.CellSet
        prey: bits.CellSet
        left: bits.CellSet
        houses: bits.HouseSet = self.bases
        base: bits.CellSet = bits.NO_CELLS
        cover: bits.CellSet = bits.NO_CELLS
        twice: bits.CellSet = bits.NO_CELLS
        endo: bits.CellSet = bits.NO_CELLS
        while houses:
            part = where & bits.HOUSES[bits.low(houses)]
            houses &= houses - 1
            endo |= base & part
            base |= part
        houses = self.covers
        while houses:
            part = where & bits.HOUSES[bits.low(houses)]
            houses &= houses - 1
            twice |= cover & part
            cover |= part
        self.base = base
        self.cover = cover
        self.fins = base & ~cover
        self.endo_fins = endo
        prey = (cover & ~base) | twice
        left = self.fins | endo
        while left and prey:
            prey &= bits.PEERS[bits.first(left)]
            left &= left - 1
        self.prey = prey

    @property
    def finned(self) -> bool:
        """Whether it has fins of either kind."""
        return bool(self.fins | self.endo_fins)

    def sashimi(self, board: Board) -> bool:
        """Say whether without its fins some base would hold the digit in fewer than two cells."""
        house: bits.House
        kept: bits.CellSet
        for house in range(27):
            kept = board.where[self.digit] & bits.HOUSES[house] & ~self.fins
            if self.bases >> house & 1 and not kept & kept - 1:
                return True
        return False

    def within_limits(self) -> bits.Flag:
        """Say whether it has no more fins than one can follow."""
        if bits.count(self.fins) > MOST_FINS:
            return False
        return bits.count(self.endo_fins) <= MOST_ENDO_FINS

    def finding(self, board: Board) -> Finding:
        """Put the catch into a finding."""
        digit: bits.Digit = self.digit
        fins: bits.CellSet = self.fins | self.endo_fins
        kept: bits.CellSet = self.base & ~fins
        parts = (
            evidence.digits("digit", 1 << digit),
            evidence.houses("bases", houses_in(self.bases)),
            evidence.houses("covers", houses_in(self.covers)),
            evidence.cells("body", evidence.SET_A, kept, 1 << digit),
            evidence.cells("fins", evidence.SET_B, fins, 1 << digit),
        )
        gone = board.removals(self.prey, 1 << digit)
        return Finding(parts, 1 << digit, gone, size=bits.size(self.bases))


def houses_in(houses: bits.HouseSet) -> list[int]:
    """List the houses of a mask."""
    return [house for house in range(27) if houses >> house & 1]


def line_fish(
    board: Board, digit: bits.Digit, size: bits.Count, *, finned: bits.Flag
) -> Iterator[Catch]:
    """Yield the fish of a digit whose bases are rows and covers columns, or the other way round."""
    across: bits.Count
    number: bits.Count
    way: bits.Count
    lines = _Lines(board, digit)
    for across in range(2):
        lines.choose(9 * across, size, size + 2 if finned else size)
        for number in range(lines.count):
            if finned and bits.size(lines.reach[number]) == size:
                continue
            lines.cover(number, size)
            for way in range(lines.ways):
                yield Catch(
                    board.where[digit], digit, lines.bases[number] << 9 * across, lines.covers[way]
                )


def wide_fish(
    board: Board, digit: bits.Digit, size: bits.Count, most_fins: bits.Count
) -> Iterator[Catch]:
    """Yield the fish of a digit between lines with a few fins, wherever these stand."""
    across: bits.Count
    number: bits.Count
    out: bits.Mask
    reach: bits.Mask
    lines = _Lines(board, digit)
    for across in range(2):
        lines.choose(9 * across, size, size + most_fins)
        for number in range(lines.count):
            reach = lines.reach[number]
            for out in range(1, 512):
                if out & ~reach or bits.size(reach & ~out) != size:
                    continue
                covers: bits.Mask = reach & ~out
                bases: bits.Mask = lines.bases[number]
                catch = Catch(
                    board.where[digit], digit, bases << 9 * across, covers << (9 - 9 * across)
                )
                if bits.count(catch.fins) <= most_fins:
                    yield catch


class _Lines:
    """The choices of parallel lines that hold a digit in few places, and what could cover one."""

    def __init__(self, board: Board, digit: bits.Digit) -> None:
        self.board = board
        self.digit = digit
        self.first = 0
        self.count = 0
        self.ways = 0
        if not bits.COMPILED:
            self.bases, self.reach = [0] * 126, [0] * 126
            self.covers = [0] * 24

    def choose(self, first: bits.House, size: bits.Count, most: bits.Count) -> None:
        """List `size` lines with at most so many places, out of the nine from house `first` on."""
        line: bits.Count
        lines: bits.Mask = 0
        self.first = first
        self.count = 0
        for line in range(9):
            if bits.size(self.board.spots[9 * (first + line) + self.digit]) > 1:
                lines |= 1 << line
        if bits.size(lines) >= size:
            self._add(lines, size, most, 0, 0)

    def _add(
        self,
        lines: bits.Mask,
        more: bits.Count,
        most: bits.Count,
        bases: bits.Mask,
        reach: bits.Mask,
    ) -> None:
        """List the ways to add `more` lines."""
        line: bits.Count
        joined: bits.Mask
        while lines:
            line = bits.low(lines)
            lines &= lines - 1
            joined = reach | self.board.spots[9 * (self.first + line) + self.digit]
            if bits.size(joined) > most:
                continue
            if more == 1:
                self.bases[self.count] = bases | 1 << line
                self.reach[self.count] = joined
                self.count += 1
            else:
                self._add(lines, more - 1, most, bases | 1 << line, joined)

    def cover(self, number: bits.Count, size: bits.Count) -> None:
        """List the covers of a choice that leave the fins in one stack of boxes and catch prey."""
        chute: bits.Count
        choice: bits.Mask
        fins: bits.Mask
        covers: bits.HouseSet
        reach: bits.Mask = self.reach[number]
        spare: bits.Count = bits.size(reach) - size
        base: bits.CellSet = area(self.bases[number] << self.first) & self.board.where[self.digit]
        self.ways = 0
        for chute in range(3 if spare else 1):
            for choice in range(8):
                fins = choice << 3 * chute
                if bits.size(choice) != spare or fins & ~reach:
                    continue
                if spare and not (reach & ~fins) >> 3 * chute & 7:
                    continue
                covers = (reach & ~fins) << (9 - self.first)
                if self._prey(base, area(covers) & self.board.where[self.digit]):
                    self.covers[self.ways] = covers
                    self.ways += 1

    def _prey(self, base: bits.CellSet, cover: bits.CellSet) -> bits.CellSet:
        fins: bits.CellSet = base & ~cover
        prey: bits.CellSet = cover & ~base
        while fins and prey:
            prey &= bits.PEERS[bits.first(fins)]
            fins &= fins - 1
        return prey


def area(houses: bits.HouseSet) -> bits.CellSet:
    """Give the cells of some houses."""
    cells: bits.CellSet = bits.NO_CELLS
    while houses:
        cells |= bits.HOUSES[bits.low(houses)]
        houses &= houses - 1
    return cells


def free_fish(
    board: Board, digit: bits.Digit, size: bits.Count, bases: bits.HouseSet, covers: bits.HouseSet
) -> list[Catch]:
    """List the fish of a digit with any bases and covers out of two sets of houses.

    They depend on the cells of the digit only, and are kept until one of these changes.
    """
    key = "free_fish", digit, size, bases, covers
    known = board.lasting.get(key)
    if known is not None and known[0] == board.where[digit]:
        return list(known[1])
    caught = _Hunt(board, digit, size, bases, covers).run()
    board.lasting[key] = board.where[digit], caught
    return caught


class _Hunt:
    """The search for the fish of a digit.

    Every prey is tried in turn: were it true, the houses that it sees would lose the digit, and
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
        self.trial = Catch(self.where, digit, 0, 0)
        self.found: list[tuple[int, int]] = []
        for house in range(27):
            self.full[house] = self.where & bits.HOUSES[house]

    def run(self) -> list[Catch]:
        """List the fish, by their lowest prey."""
        left: bits.CellSet = self.where
        prey: bits.Cell
        while left:
            prey = bits.first(left)
            left &= left - 1
            with cython.nogil:
                self._catch(prey)
        digit: bits.Digit = self.trial.digit
        return [Catch(self.where, digit, *houses) for houses in dict.fromkeys(self.found)]

    def _catch(self, prey: bits.Cell) -> None:
        """Look for fish that catch one prey."""
        house: bits.House
        full: bits.CellSet
        self.bases = 0
        self.covers = 0
        self.last_covers = 0
        for house in range(27):
            full = self.full[house]
            self.left[house] = full & ~bits.PEERS[prey] & ~bits.bit(prey)
            if not full & full - 1:
                continue
            if self.all_bases >> house & 1 and not bits.HOUSES[house] & bits.bit(prey):
                self.bases |= 1 << house
            if self.all_covers >> house & 1:
                if bits.HOUSES[house] & bits.bit(prey):
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
        """Give the covers that take part in covering some cells with so many, bit 27 if any can."""
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
        """Add each cover that sees the prey, and keep what makes a fish within the limits."""
        caught: bits.CellSet = area(bases) & self.where
        last: bits.HouseSet = self.last_covers
        self.trial.bases = bases
        while last:
            self.trial.covers = covers | last & -last
            last &= last - 1
            if area(self.trial.covers & ~covers) & caught:
                self.trial.measure(self.where)
                if self.trial.prey and self.trial.within_limits():
                    with cython.gil:
                        self.found.append((self.trial.bases, self.trial.covers))

# SPDX-License-Identifier: MIT
"""Fish of every kind: n base houses whose candidates of a digit lie in n cover houses.

Each base must hold the digit once, and each cover can hold it at most once, so candidates in a
cover but in no base are eliminated. Base candidates outside the covers are fins, and so are those
in two bases (endo fins); with fins only candidates that see every fin are eliminated. A candidate
in two covers may be eliminated as well, even in the bases (a cannibalistic fish). Houses are masks
of 27 bits here.

Fish between lines are found here, those with any houses in `complex_fish.py`.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding

ROWS = 0o777
COLUMNS = 0o777 << 9
BOXES = 0o777 << 18
MOST_FINS = 5
MOST_ENDO_FINS = 2


class FishPattern:
    """A choice of bases and covers; `eliminations` are the cells that lose the digit."""

    def __init__(
        self, where: bits.CellSet, digit: bits.Digit, bases: bits.HouseSet, covers: bits.HouseSet
    ) -> None:
        self.digit = digit
        self.bases = bases
        self.covers = covers
        self.measure(where)

    def measure(self, where: bits.CellSet) -> None:
        """Compute the fins and eliminations from the cells of the digit."""
        part: bits.CellSet
        eliminations: bits.CellSet
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
        eliminations = (cover & ~base) | twice
        left = self.fins | endo
        while left and eliminations:
            eliminations &= bits.PEERS[bits.first(left)]
            left &= left - 1
        self.eliminations = eliminations

    @property
    def finned(self) -> bool:
        """Whether it has fins of either kind."""
        return bool(self.fins | self.endo_fins)

    def sashimi(self, board: Board) -> bool:
        """Whether some base, without its fins, would hold the digit in fewer than two cells."""
        house: bits.House
        kept: bits.CellSet
        for house in range(27):
            kept = board.where[self.digit] & bits.HOUSES[house] & ~self.fins
            if self.bases >> house & 1 and not kept & kept - 1:
                return True
        return False

    def within_limits(self) -> bits.Flag:
        """Whether it has no more fins than a player can follow."""
        if bits.count(self.fins) > MOST_FINS:
            return False
        return bits.count(self.endo_fins) <= MOST_ENDO_FINS

    def finding(self, board: Board) -> Finding:
        """The pattern as a finding."""
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
        eliminated = board.eliminations(self.eliminations, 1 << digit)
        return Finding(parts, 1 << digit, eliminated, size=bits.size(self.bases))


def houses_in(houses: bits.HouseSet) -> list[int]:
    """The houses of a mask."""
    return [house for house in range(27) if houses >> house & 1]


def has_lines(board: Board, digit: bits.Digit, size: bits.Count, most: bits.Count) -> bool:
    """Whether `size` parallel lines have a digit in 2 to `most` places each."""
    across: bits.Count
    line: bits.Count
    places: bits.Mask
    found: bits.Count
    for across in range(2):
        found = 0
        for line in range(9 * across, 9 * across + 9):
            places = board.spots[9 * line + digit]
            if places & places - 1 and bits.size(places) <= most:
                found += 1
        if found >= size:
            return True
    return False


def line_fish(
    board: Board, digit: bits.Digit, size: bits.Count, *, finned: bits.Flag
) -> Iterator[FishPattern]:
    """Yield the fish of a digit whose bases are rows and covers columns, or the reverse."""
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
                yield FishPattern(
                    board.where[digit], digit, lines.bases[number] << 9 * across, lines.covers[way]
                )


def wide_fish(
    board: Board, digit: bits.Digit, size: bits.Count, most_fins: bits.Count
) -> list[FishPattern]:
    """The fish of a digit between lines with a few fins, wherever these are.

    They depend only on the cells of the digit, and are remembered by these.
    """
    known = board.of_positions()
    key = "wide_fish", digit, board.where[digit], size, most_fins
    if key not in known:
        known[key] = list(_wide_fish(board, digit, size, most_fins))
    found: list[FishPattern] = known[key]
    return found


def _wide_fish(
    board: Board, digit: bits.Digit, size: bits.Count, most_fins: bits.Count
) -> Iterator[FishPattern]:
    across: bits.Count
    number: bits.Count
    out: bits.Mask
    reach: bits.Mask
    covers: bits.Mask
    base: bits.CellSet
    lines = _Lines(board, digit)
    for across in range(2):
        lines.choose(9 * across, size, size + most_fins)
        for number in range(lines.count):
            reach = lines.reach[number]
            base = board.where[digit] & bits.area(lines.bases[number] << 9 * across)
            out = -reach & reach  # the next subset of `reach`
            while out:
                covers = reach & ~out
                out = (out - reach) & reach
                if bits.size(covers) != size:
                    continue
                covers <<= 9 - 9 * across
                if bits.count(base & ~bits.area(covers)) <= most_fins:
                    bases = lines.bases[number] << 9 * across
                    yield FishPattern(board.where[digit], digit, bases, covers)


class _Lines:
    """The choices of parallel lines that have a digit in few places, and the covers of one."""

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
        """List `size` lines with at most `most` places, out of the nine from house `first` on."""
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
        """Find the covers of a choice with all fins in one stack, and with eliminations."""
        chute: bits.Count
        choice: bits.Mask
        fins: bits.Mask
        covers: bits.HouseSet
        reach: bits.Mask = self.reach[number]
        spare: bits.Count = bits.size(reach) - size
        where: bits.CellSet = self.board.where[self.digit]
        base: bits.CellSet = bits.area(self.bases[number] << self.first) & where
        self.ways = 0
        for chute in range(3 if spare else 1):
            for choice in range(8):
                fins = choice << 3 * chute
                if bits.size(choice) != spare or fins & ~reach:
                    continue
                if spare and not (reach & ~fins) >> 3 * chute & 7:
                    continue
                covers = (reach & ~fins) << (9 - self.first)
                if self._eliminations(base, bits.area(covers) & where):
                    self.covers[self.ways] = covers
                    self.ways += 1

    def _eliminations(self, base: bits.CellSet, cover: bits.CellSet) -> bits.CellSet:
        fins: bits.CellSet = base & ~cover
        eliminations: bits.CellSet = cover & ~base
        while fins and eliminations:
            eliminations &= bits.PEERS[bits.first(fins)]
            fins &= fins - 1
        return eliminations

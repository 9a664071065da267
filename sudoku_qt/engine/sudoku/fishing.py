# SPDX-License-Identifier: MIT
"""Fish of every kind: n base houses whose candidates of a digit are caught by n cover houses.

Each base must hold the digit once and each cover can hold it once at most, so what a cover holds
besides goes. Base candidates outside the covers are fins, and so are those in two bases (endo
fins); then only what sees every fin goes. A candidate in two covers may go as well, even from
the bases (a cannibalistic fish). Houses are masks of 27 bits here.
"""

from collections.abc import Iterator

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
        self, board: Board, digit: bits.Digit, bases: bits.HouseSet, covers: bits.HouseSet
    ) -> None:
        house: bits.House
        part: bits.CellSet
        base: bits.CellSet = bits.NO_CELLS
        cover: bits.CellSet = bits.NO_CELLS
        twice: bits.CellSet = bits.NO_CELLS
        endo: bits.CellSet = bits.NO_CELLS
        self.digit = digit
        self.bases = bases
        self.covers = covers
        for house in range(27):
            part = board.where[digit] & bits.HOUSES[house]
            if bases >> house & 1:
                endo |= base & part
                base |= part
            if covers >> house & 1:
                twice |= cover & part
                cover |= part
        self.base = base
        self.cover = cover
        self.fins = base & ~cover
        self.endo_fins = endo
        self.prey = (cover & ~base) | twice
        if self.fins | endo:
            self.prey &= board.seen_by_all(self.fins | endo)

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


def line_fish(board: Board, size: bits.Count, *, finned: bits.Flag) -> Iterator[Catch]:
    """Yield the fish whose bases are rows and covers columns, or the other way round."""
    digit: bits.Digit
    across: bits.Count
    lines: bits.Mask
    line: bits.Count
    most: bits.Count = size + 2 if finned else size
    for digit in range(9):
        if bits.count(board.where[digit]) < 2 * size:
            continue
        for across in range(2):
            lines = 0
            for line in range(9):
                if bits.size(board.spots[9 * (9 * across + line) + digit]) > 1:
                    lines |= 1 << line
            if bits.size(lines) >= size:
                for bases, reach in _pick(board, digit, 9 * across, lines, size, most, 0, 0):
                    if bits.size(reach) > size or not finned:
                        yield from _cover(board, digit, 9 * across, bases, reach, size)


def _pick(
    board: Board,
    digit: bits.Digit,
    first: bits.House,
    lines: bits.Mask,
    more: bits.Count,
    most: bits.Count,
    bases: bits.Mask,
    reach: bits.Mask,
) -> list[tuple[int, int]]:
    """List the ways to add `more` lines so that all their places are at most `most`."""
    line: bits.Count
    joined: bits.Mask
    found: list[tuple[int, int]] = []
    while lines:
        line = bits.low(lines)
        lines &= lines - 1
        joined = reach | board.spots[9 * (first + line) + digit]
        if bits.size(joined) > most:
            continue
        if more == 1:
            found.append((bases | 1 << line, joined))
        else:
            found += _pick(board, digit, first, lines, more - 1, most, bases | 1 << line, joined)
    return found


def _cover(
    board: Board,
    digit: bits.Digit,
    first: bits.House,
    bases: bits.Mask,
    reach: bits.Mask,
    size: bits.Count,
) -> Iterator[Catch]:
    """Try the covers that leave the fins in one stack of boxes."""
    chute: bits.Count
    choice: bits.Mask
    spare: bits.Count = bits.size(reach) - size
    for chute in range(3):
        if spare == 0 and chute:
            return
        for choice in range(8):
            fins: bits.Mask = choice << 3 * chute
            if bits.size(choice) != spare or fins & ~reach:
                continue
            if spare and not (reach & ~fins) >> 3 * chute & 7:
                continue
            catch = Catch(board, digit, bases << first, (reach & ~fins) << (9 - first))
            if catch.prey:
                yield catch


def wide_fish(board: Board, size: bits.Count, most_fins: bits.Count) -> Iterator[Catch]:
    """Yield the fish between lines with a few fins, wherever these stand."""
    digit: bits.Digit
    across: bits.Count
    line: bits.Count
    lines: bits.Mask
    out: bits.Mask
    for digit in range(9):
        for across in range(2):
            lines = 0
            for line in range(9):
                if bits.size(board.spots[9 * (9 * across + line) + digit]) > 1:
                    lines |= 1 << line
            for bases, reach in _pick(
                board, digit, 9 * across, lines, size, size + most_fins, 0, 0
            ):
                for out in range(512):
                    if out & ~reach or bits.size(reach & ~out) != size or not out:
                        continue
                    covers: bits.Mask = reach & ~out
                    catch = Catch(board, digit, bases << 9 * across, covers << (9 - 9 * across))
                    if bits.count(catch.fins) <= most_fins:
                        yield catch


def free_fish(
    board: Board, size: bits.Count, bases: bits.HouseSet, covers: bits.HouseSet
) -> list[Catch]:
    """List the fish with any bases and covers out of two sets of houses, once for a position."""
    key = f"free_fish {size} {bases} {covers}"
    known = board.memory.get(key)
    if isinstance(known, list):
        return known
    caught = list(_free_fish(board, size, bases, covers))
    board.memory[key] = caught
    return caught


def _free_fish(
    board: Board, size: bits.Count, bases: bits.HouseSet, covers: bits.HouseSet
) -> Iterator[Catch]:
    """Yield the fish with any bases and covers out of two sets of houses.

    Every prey is tried in turn: were it true, the houses that it sees would lose the digit, and
    the bases would have to share the other size - 1 covers. So those are chosen first, and the
    bases that fit into them are looked up.
    """
    digit: bits.Digit
    left: bits.CellSet
    seen: set[tuple[int, int, int]] = set()
    for digit in range(9):
        left = board.where[digit]
        while left:
            hunt = _Hunt(board, digit, bits.first(left), size, bases, covers)
            left &= left - 1
            for chosen in hunt.run():
                key = (digit, *chosen)
                if key in seen:
                    continue
                seen.add(key)
                catch = Catch(board, digit, chosen[0], chosen[1])
                if catch.prey and _within_limits(catch):
                    yield catch


def _within_limits(catch: Catch) -> bool:
    return bits.count(catch.fins) <= MOST_FINS and bits.count(catch.endo_fins) <= MOST_ENDO_FINS


class _Hunt:
    """The search for fish that catch one prey."""

    def __init__(
        self,
        board: Board,
        digit: bits.Digit,
        prey: bits.Cell,
        size: bits.Count,
        bases: bits.HouseSet,
        covers: bits.HouseSet,
    ) -> None:
        house: bits.House
        full: bits.CellSet
        if not bits.COMPILED:
            self.left = [0] * 27
            self.full = [0] * 27
        self.size = size
        self.bases = 0
        self.covers = 0
        self.last_covers = 0
        self.found: list[tuple[int, int]] = []
        for house in range(27):
            full = board.where[digit] & bits.HOUSES[house]
            self.full[house] = full
            self.left[house] = full & ~bits.PEERS[prey] & ~bits.bit(prey)
            if not full & full - 1:
                continue
            if bases >> house & 1 and not bits.HOUSES[house] & bits.bit(prey):
                self.bases |= 1 << house
            if covers >> house & 1:
                if bits.HOUSES[house] & bits.bit(prey):
                    self.last_covers |= 1 << house
                elif self.left[house]:
                    self.covers |= 1 << house

    def run(self) -> list[tuple[int, int]]:
        """List the pairs of bases and covers."""
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
        return self.found

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
        house: bits.House
        caught: bits.CellSet = bits.NO_CELLS
        last: bits.HouseSet = self.last_covers
        for house in range(27):
            if bases >> house & 1:
                caught |= self.full[house]
        while last:
            house = bits.low(last)
            last &= last - 1
            if self.full[house] & caught:
                self.found.append((bases, covers | 1 << house))

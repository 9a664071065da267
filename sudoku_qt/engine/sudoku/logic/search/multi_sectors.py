# SPDX-License-Identifier: MIT
"""Multi-sector sets: empty cells whose digits fit into their houses only as often as needed.

Each cell of the set takes one digit, and a house takes a digit at most once. So choose for every
digit houses that cover its places in the set: if these are no more in all than there are cells,
each of them is used, and the digit is eliminated from the rest of it, and where two covers overlap.

These are Allan Barker's base and cover sets of rank 0; the rank is the number of covers beyond that
of bases. David P. Bird found the rectangles, as multi-sector naked sets; Steve Kurzhals the loops.
"""

from collections.abc import Iterator

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board

Link = tuple[int, int]
"""A house and a digit in it."""


class Sectors:
    """Cells that each take one digit, as many links, and the eliminations."""

    def __init__(self, cells: int, links: list[Link], eliminations: list[int]) -> None:
        self.cells = cells
        self.links = tuple(sorted(links))
        self.eliminations = tuple(sorted(eliminations))


def covered(board: Board, cells: int, houses: tuple[int, ...], others: tuple[int, ...]) -> Sectors:
    """The sparsest cover of the digits of some cells by houses of two kinds.

    Each cell lies in one of `houses` and in one of `others`. Of several covers of a digit, one with
    the most eliminations is taken.
    """
    links: list[Link] = []
    eliminated: list[int] = []
    for digit in range(9):
        places = board.where[digit] & cells
        tried = [
            (-len(chosen), _eliminated(board.where[digit], cells, chosen), chosen)
            for chosen in _covers(places, houses, others)
        ]
        _, hit, best = max(tried, key=lambda each: (each[0], each[1].bit_count()))
        links += [(house, digit) for house in best]
        eliminated += [81 * digit + cell for cell in range(81) if hit >> cell & 1]
    return Sectors(cells, links, eliminated)


def counted(board: Board, cells: int, links: list[Link]) -> Sectors:
    """Cells of which the digits are counted in these houses, each in one."""
    eliminated = [
        81 * digit + cell
        for house, digit in links
        for cell in range(81)
        if board.where[digit] & bits.HOUSES[house] & ~cells & bits.bit(cell)
    ]
    return Sectors(cells, links, eliminated)


def _covers(
    places: int, houses: tuple[int, ...], others: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """Yield covers of some places: any of the houses, and all others that it takes then."""
    held = [house for house in houses if bits.HOUSES[house] & places]
    for choice in range(1 << len(held)):
        chosen = [house for number, house in enumerate(held) if choice >> number & 1]
        left = places
        for house in chosen:
            left &= ~bits.HOUSES[house]
        yield (*chosen, *(house for house in others if bits.HOUSES[house] & left))


def _eliminated(where: int, cells: int, chosen: tuple[int, ...]) -> int:
    """The cells that lose a digit: beside the set in one of the houses, in the set in two."""
    once = 0
    twice = 0
    for house in chosen:
        twice |= once & bits.HOUSES[house]
        once |= bits.HOUSES[house]
    return where & (once & ~cells | twice & cells)


class SectorSearch:
    """The search for empty cells at the crossings of lines, or beside them in four boxes.

    `tracks` are up to five houses of one kind, as masks of the houses of the other kind in which
    they have a digit at a cell of the set.
    """

    def __init__(self, board: Board) -> None:
        number: bits.Count
        self.board = board
        self.found: list[tuple[int, int]] = []
        if not bits.COMPILED:
            self.spots, self.free = [0] * 81, [0] * 9
            self.tracks, self.rest, self.rows = [0] * 5, [0] * 32, [0] * 5
        for number in range(81):
            self.spots[number] = board.spots[number]
        for number in range(9):
            self.free[number] = 0
        for number in range(81):
            if not board.values[number]:
                self.free[bits.ROW[number]] |= 1 << bits.COLUMN[number]

    def rectangles(self) -> list[tuple[int, int]]:
        """The rows and columns, as masks, whose crossings are all empty and covered."""
        self._grow(0, 0, 0x1FF)
        return self.found

    def _grow(self, count: bits.Count, start: bits.House, common: bits.Mask) -> None:
        """Add rows that are empty in three columns or more together, five rows at most."""
        row: bits.House
        for row in range(start, 9):
            if bits.size(common & self.free[row]) < 3:
                continue
            self.rows[count] = row
            if count >= 2:
                self._choose(count + 1, common & self.free[row])
            if count < 4:
                self._grow(count + 1, row + 1, common & self.free[row])

    def _choose(self, count: bits.Count, common: bits.Mask) -> None:
        """Try the columns that are empty in so many rows, three to five of them."""
        columns: bits.Mask = common
        number: bits.Count
        rows: bits.Mask = 0
        for number in range(count):
            rows |= 1 << self.rows[number]
        while columns:
            number = bits.size(columns)
            if number >= 3 and number <= 5 and self._is_covered(count, columns):
                with cython.gil:
                    self.found.append((rows, columns))
            columns = columns - 1 & common

    def _is_covered(self, count: bits.Count, columns: bits.Mask) -> bits.Flag:
        """Whether lines cover all digits of a rectangle that are as many as its cells."""
        digit: bits.Digit
        number: bits.Count
        cells: bits.Count = count * bits.size(columns)
        for digit in range(9):
            for number in range(count):
                self.tracks[number] = self.spots[9 * self.rows[number] + digit] & columns
            cells -= self._fewest(count)
            if cells < 0:
                return False
        return cells == 0

    def _fewest(self, count: bits.Count) -> bits.Count:
        """The fewest houses that cover the tracks: some of these, and all others that it takes."""
        left: bits.Mask
        links: bits.Count
        fewest: bits.Count = count
        self.rest[0] = 0
        for left in range(1, 1 << count):
            self.rest[left] = self.rest[left & left - 1] | self.tracks[bits.low(left)]
            links = count - bits.size(left) + bits.size(self.rest[left])
            if links < fewest:
                fewest = links
        return fewest

    def loops(self) -> list[tuple[int, int]]:
        """Two rows and columns each, as masks; the cells beside their crossings are covered.

        These cells are all empty. The rows lie in different bands, and the columns in different
        stacks.
        """
        rows: bits.Mask
        columns: bits.Mask
        for rows in range(512):
            if bits.size(rows) != 2 or not _apart(rows):
                continue
            for columns in range(512):
                if bits.size(columns) == 2 and _apart(columns) and self._is_loop(rows, columns):
                    self.found.append((rows, columns))
        return self.found

    def _is_loop(self, rows: bits.Mask, columns: bits.Mask) -> bits.Flag:
        """Whether the 16 cells beside four crossings are empty, and houses cover them as well."""
        digit: bits.Digit
        number: bits.Count
        box: bits.Count
        house: bits.House
        left: bits.Count = 16
        cells: bits.CellSet = beside(rows, columns)
        if cells & ~self.board.empty:
            return False
        for digit in range(9):
            for number in range(4):
                house = _nth(rows, number) if number < 2 else 9 + _nth(columns, number - 2)
                self.tracks[number] = 0
                for box in range(4):
                    if (
                        self.board.where[digit]
                        & cells
                        & bits.HOUSES[house]
                        & bits.HOUSES[box_at(rows, columns, box)]
                    ):
                        self.tracks[number] |= 1 << box
            left -= self._fewest(4)
            if left < 0:
                return False
        return left == 0


def beside(rows: bits.Mask, columns: bits.Mask) -> bits.CellSet:
    """The cells in line with the crossings of two rows and columns, within the crossings' boxes."""
    box: bits.Count
    boxes: bits.CellSet = bits.NO_CELLS
    for box in range(4):
        boxes |= bits.HOUSES[box_at(rows, columns, box)]
    return boxes & (bits.area(rows) ^ bits.area(columns << 9))


def box_at(rows: bits.Mask, columns: bits.Mask, number: bits.Count) -> bits.House:
    """The box of one of the four crossings of two rows and two columns."""
    return 18 + _nth(rows, number // 2) // 3 * 3 + _nth(columns, number % 2) // 3


def _nth(mask: bits.Mask, number: bits.Count) -> bits.Count:
    """The lower (0) or the higher (1) bit of two."""
    return bits.low(mask & mask - 1) if number else bits.low(mask)


def _apart(lines: bits.Mask) -> bits.Flag:
    """Whether two lines lie in different chutes."""
    return _nth(lines, 0) // 3 != _nth(lines, 1) // 3

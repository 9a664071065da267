# SPDX-License-Identifier: MIT
"""Almost locked sets: n cells of a house that hold n + 1 digits between them.

If such a set loses one digit, it holds each of the others. A digit is a restricted common of two
sets if all its cells in one see all its cells in the other, so that only one of the two can hold
it. The smallest set is a bivalue cell.
"""

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board

MOST_SETS = 1500
MOST_PARTS = 4000
"""If there are more, all sets of the largest sizes are left out. No puzzle of the published lists
of hard ones comes near: none has more than 410 sets or 1,400 parts."""
MOST_LINKS = 60000
"""Later links are left out; the solving paths of such puzzles had at most 9,808."""
MOST_CELLS = 4
"""The most cells of an almost locked set in a chain ..."""
MOST_LEFT = 3
"""... or of the rest of its house, which is then a hidden set."""


class AlmostLockedSets:
    """The almost locked sets of a position, the smallest first, and their restricted commons.

    A part is the cells of a set that can hold a digit. Many sets share parts, so parts are
    numbered: `part`, at `9 * set + digit`, is the number, 0 if there is none; `held` and `seen` are
    the cells of the part and the cells that see them all; `like` is the first part that excludes
    the same candidates. `of_cell`, at `9 * cell + digit`, is the head of the list of parts with
    that lowest cell, `with_part` that of the list of sets with a part. The links of a set, from
    `link_first` to `link_end`, are found on demand: most sets lead nowhere. Sets that share cells
    are linked only if `overlap` is true.
    """

    def __init__(self, board: Board) -> None:
        number: bits.Count
        if not bits.COMPILED:
            self.masks, self.where = [0] * 81, [0] * 9
            self.cells, self.digits = [0] * 1500, [0] * 1500
            self.raw_cells, self.raw_digits = [0] * 1500, [0] * 1500
            self.raw_sizes = [0] * 1500
            self.part, self.same_part = [0] * 13500, [0] * 13500
            self.held, self.seen = [0] * 4000, [0] * 4000
            self.of_cell, self.same_cell, self.with_part = [0] * 729, [0] * 4000, [0] * 4000
            self.like, self.first_like, self.next_like = [0] * 4000, [0] * 729, [0] * 4000
            self.link_first, self.link_end = [0] * 1500, [0] * 1500
            self.link_to, self.link_digits = [0] * 60000, [0] * 60000
            self.touched, self.shared = [0] * 19, [0] * 1500
        for number in range(19):
            self.touched[number] = bits.NO_CELLS
        for number in range(MOST_SETS):
            self.shared[number] = 0
        self.follow(board)

    def follow(self, board: Board) -> None:
        """Find the sets of a board as it is now, in the existing room."""
        number: bits.Count
        self.changes = board.changes
        self.links, self.linked, self.largest = 0, -1, 8
        for number in range(81):
            self.masks[number] = board.masks[number]
        for number in range(9):
            self.where[number] = board.where[number]
        with cython.nogil:
            while not self._find(board.empty):
                self.largest -= 1

    def _find(self, empty: bits.CellSet) -> bits.Flag:
        """Find the sets up to the largest size; return whether there is room for all."""
        house: bits.House
        number: bits.Count
        self.count, self.raw, self.parts = 0, 0, 1
        for number in range(729):
            self.of_cell[number] = 0
            self.first_like[number] = 0
        for house in range(27):
            self._grow(house, bits.NO_CELLS, 0, empty & bits.HOUSES[house], 1)
        return self.raw < MOST_SETS and self._sort()

    def _grow(
        self,
        house: bits.House,
        cells: bits.CellSet,
        digits: bits.Mask,
        left: bits.CellSet,
        size: bits.Count,
    ) -> None:
        """Collect the sets of a house of `size` cells and more, some of which are chosen.

        One that lies in an earlier house, too, is there already.
        """
        cell: bits.Cell
        more: bits.Count = bits.count(left)
        joined: bits.Mask
        chosen: bits.CellSet
        while left:
            cell = bits.first(left)
            left &= left - 1
            more -= 1
            joined = digits | self.masks[cell]
            chosen = cells | bits.bit(cell)
            if bits.size(joined) == size + 1 and self.raw < MOST_SETS:
                self.raw_cells[self.raw] = chosen
                self.raw_digits[self.raw] = joined
                self.raw_sizes[self.raw] = size
                self.raw += self._is_new(house, chosen)
            if more and size < self.largest and bits.size(joined) <= size + more + 1:
                self._grow(house, chosen, joined, left, size + 1)

    def _is_new(self, house: bits.House, cells: bits.CellSet) -> bits.Flag:
        cell: bits.Cell = bits.first(cells)
        if house >= 9 and not cells & ~bits.HOUSES[bits.ROW[cell]]:
            return False
        return house < 18 or (cells & ~bits.HOUSES[9 + bits.COLUMN[cell]]) != 0

    def _sort(self) -> bits.Flag:
        """Sort the sets by size; return whether there is room for the parts of all."""
        size: bits.Count
        number: bits.Count
        for size in range(1, 9):
            for number in range(self.raw):
                if self.raw_sizes[number] != size:
                    continue
                if self.parts >= MOST_PARTS - 9:
                    return False
                self.cells[self.count] = self.raw_cells[number]
                self.digits[self.count] = self.raw_digits[number]
                self._divide(self.count)
                self.count += 1
        return True

    def _divide(self, number: bits.Count) -> None:
        """Find the parts of a set."""
        digit: bits.Digit
        part: bits.Count
        for digit in range(9):
            self.part[9 * number + digit] = 0
            if self.digits[number] >> digit & 1:
                part = self._part(self.cells[number] & self.where[digit], digit)
                self.part[9 * number + digit] = part
                self.same_part[9 * number + digit] = self.with_part[part]
                self.with_part[part] = number + 1

    def _part(self, held: bits.CellSet, digit: bits.Digit) -> bits.Count:
        """The number of a part, a new one where it is not known yet."""
        place: bits.Count = 9 * bits.first(held) + digit
        part: bits.Count = self.of_cell[place]
        left: bits.CellSet = held
        while part and self.held[part] != held:
            part = self.same_cell[part]
        if not part:
            part = self.parts
            self.parts += 1
            self.held[part] = held
            self.with_part[part] = 0
            self.seen[part] = bits.ALL_CELLS
            while left:
                self.seen[part] &= bits.PEERS[bits.first(left)]
                left &= left - 1
            self.same_cell[part] = self.of_cell[place]
            self.of_cell[place] = part
            self.like[part] = self._like(part, self.seen[part] & self.where[digit], digit)
        return part

    def _like(self, part: bits.Count, excluded: bits.CellSet, digit: bits.Digit) -> bits.Count:
        """The first part that excludes the same from some cells as a new one, 0 for nothing."""
        place: bits.Count
        known: bits.Count
        if not excluded:
            return 0
        place = 9 * bits.first(excluded) + digit
        known = self.first_like[place]
        while known and self.seen[known] & self.where[digit] != excluded:
            known = self.next_like[known]
        if not known:
            self.next_like[part] = self.first_like[place]
            self.first_like[place] = known = part
        return known

    def link(self, *, overlap: bits.Flag) -> None:
        """Choose whether sets that share cells are linked; each set's links are found on demand."""
        number: bits.Count
        if self.linked != overlap:
            self.linked, self.links = overlap, 0
            for number in range(self.count):
                self.link_first[number] = -1

    def find_links(self, one: bits.Count) -> None:
        """Find the sets that share restricted commons with set `one`, unless that was done."""
        word: bits.Count
        if self.link_first[one] >= 0:
            return
        self.link_first[one] = self.links
        self._touch(one)
        self._list(one, True)
        self._list(one, False)
        self.link_end[one] = self.links
        for word in range((self.count + 80) // 81):
            self.touched[word] = bits.NO_CELLS

    def _list(self, one: bits.Count, higher: bits.Flag) -> None:
        """Link a set with the touched ones of higher numbers, or of lower ones."""
        two: bits.Count
        word: bits.Count
        left: bits.CellSet
        for word in range((self.count + 80) // 81):
            left = self.touched[word]
            while left:
                two = 81 * word + bits.first(left)
                left &= left - 1
                if (two > one) != higher:
                    continue
                if self.links < MOST_LINKS and (
                    self.linked or not self.cells[one] & self.cells[two]
                ):
                    self.link_to[self.links] = two
                    self.link_digits[self.links] = self.shared[two]
                    self.links += 1
                self.shared[two] = 0

    def _touch(self, one: bits.Count) -> None:
        """Note in `touched` and `shared` the sets with restricted commons, and these."""
        digit: bits.Digit
        part: bits.Count
        two: bits.Count
        seen: bits.CellSet
        left: bits.CellSet
        for digit in range(9):
            if not self.digits[one] >> digit & 1:
                continue
            seen = self.seen[self.part[9 * one + digit]]
            left = seen & self.where[digit]
            while left:
                part = self.of_cell[9 * bits.first(left) + digit]
                left &= left - 1
                while part:
                    two = 0 if self.held[part] & ~seen else self.with_part[part]
                    while two:
                        self.touched[(two - 1) // 81] |= bits.bit((two - 1) % 81)
                        self.shared[two - 1] |= 1 << digit
                        two = self.same_part[9 * (two - 1) + digit]
                    part = self.same_cell[part]

    def eliminations(self, one: bits.Count, two: bits.Count, digit: bits.Digit) -> bits.CellSet:
        """The cells that lose a digit which stands in one of two sets."""
        seen: bits.CellSet = self.seen[self.part[9 * one + digit]]
        return seen & self.seen[self.part[9 * two + digit]] & self.where[digit]

    def alone(self, number: bits.Count, digit: bits.Digit) -> bits.CellSet:
        """The cells that lose a digit which certainly stands in a set."""
        return self.seen[self.part[9 * number + digit]] & self.where[digit]


def almost_sets(board: Board) -> AlmostLockedSets:
    """The sets of a board, found once for each position."""
    known = board.lasting.get("almost_sets")
    if known is None:
        known = AlmostLockedSets(board)
        board.lasting["almost_sets"] = known
    sets: AlmostLockedSets = known
    if sets.changes != board.changes:
        sets.follow(board)
    return sets


def almost_locked_sets(board: Board) -> list[tuple[int, int]]:
    """The almost locked sets of a board as pairs of cells and digits, the smallest first."""
    sets = almost_sets(board)
    return [(sets.cells[number], sets.digits[number]) for number in range(sets.count)]


def readable_numbers(board: Board) -> list[int]:
    """The numbers of the sets of several cells that are short to describe."""
    number: bits.Count
    sets = almost_sets(board)
    found = []
    for number in range(sets.count):
        if _readable(board, sets.cells[number]):
            found.append(number)  # noqa: PERF401 - counted in C
    return found


def is_short(cells: bits.CellSet) -> bits.Flag:
    """Whether a set is described by its own cells rather than by the rest of its house."""
    return bits.count(cells) <= MOST_CELLS


def _readable(board: Board, cells: bits.CellSet) -> bits.Flag:
    """Whether a set of several cells is one of few, or leaves few of its house."""
    kind: bits.Count
    house: bits.CellSet
    number: bits.Count = bits.count(cells)
    if number < 2 or number <= MOST_CELLS:
        return number > 1
    for kind in range(3):
        house = bits.HOUSES[bits.house_of(bits.first(cells), kind)]
        if not cells & ~house and bits.count(board.empty & house & ~cells) <= MOST_LEFT:
            return True
    return False

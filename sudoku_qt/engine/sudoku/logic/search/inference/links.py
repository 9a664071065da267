# SPDX-License-Identifier: MIT
"""Strong and weak links between candidates.

A node is one or more cells of a digit; it is true if one of them holds the digit. A strong link
says that at least one of two nodes is true, a weak one that at least one is false. Besides single
candidates, nodes are groups (two or three cells where a box crosses a line) and parts of almost
locked sets.
"""

from collections.abc import Iterable

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets import almost_sets, readable_numbers
from sudoku_qt.engine.sudoku.logic.search.deadly_patterns import Ends, Pattern, deadly_patterns
from sudoku_qt.engine.sudoku.logic.search.guarded.tridagons import tridagon_links
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import BETWEEN_CANDIDATES, LinkKinds
from sudoku_qt.engine.sudoku.logic.search.inference.link_room import LinkRoom

MOST_NODES = 3000
MOST_LINKS = 24000
"""If there are more, all sets of the largest sizes are left out. That happens only with few givens:
no puzzle of the published lists of hard ones has more than 2,200 nodes or 7,500 links, or more than
340 links without sets, of which there may be a third as many."""
MOST_SETS = 31500
"""The most stripped sets: each of 1,500 alone, and with each of at most twenty cells that it
strips."""
MOST_PARTS = 4000
_LARGEST = 9


class Links(LinkRoom):
    """The links of a position.

    A link through a set or pattern has its number, below `set_count`, others have -1. A set is one
    of the board's, `set_of`, alone or with the last candidate of a stripped cell, `bare_of`.
    """

    def __init__(self, board: Board, kinds: LinkKinds = BETWEEN_CANDIDATES) -> None:
        self.kinds = kinds
        self.within_digit = kinds.within_digit
        self.grouped = kinds.grouped
        self.stripped = 0
        if not bits.COMPILED:
            self.seen_by, self.bare = [0] * 9, [0] * 20
            self.part = [0] * 9
        super().__init__(*room_for(kinds), within_cell=kinds.within_cell)
        if kinds.sets:
            self.set_of, self.bare_of = bits.room(MOST_SETS), bits.room(MOST_SETS)
            self.node_of = bits.room(MOST_PARTS)
        self.follow(board)

    def __dealloc__(self) -> None:
        bits.leave(self.set_of)
        bits.leave(self.bare_of)
        bits.leave(self.node_of)

    def follow(self, board: Board) -> None:
        """Find the links of a board as it is now, in the existing room."""
        largest: bits.Count = _LARGEST
        self.changes = board.changes
        self._find(board, largest)
        while self.full and self.kinds.sets and largest > 1:
            largest -= 1
            self._find(board, largest)
        self._end()

    def _find(self, board: Board, largest: bits.Count) -> None:
        """Find links, those of sets of so many cells at most, as far as there is room."""
        self.set_count = 0
        self.patterns: dict[int, tuple[int, int, tuple[int, ...]]] = {}
        self._begin(board)
        with cython.nogil:
            self._link()
        if self.kinds.sets:
            self._link_sets(board, largest)
        self.first_pattern = self.set_count
        if self.kinds.unique:
            self._link_patterns(deadly_patterns(board))
        if self.kinds.impossible:
            self._link_patterns(tridagon_links(board))

    def _link(self) -> None:
        if self.within_digit:
            self._link_houses()
        if self.within_cell:
            self._link_cells()
        if self.grouped:
            self._link_groups()

    def _link_houses(self) -> None:
        house: bits.House
        digit: bits.Digit
        ends: bits.CellSet
        for house in range(27):
            for digit in range(9):
                ends = self.where[digit] & bits.HOUSES[house]
                if bits.count(ends) == 2 and not (house >= 18 and self._in_line(ends, digit)):
                    self._join(
                        81 * digit + bits.first(ends),
                        81 * digit + bits.first(ends & ends - 1),
                        -1,
                    )

    def _in_line(self, ends: bits.CellSet, digit: bits.Digit) -> bits.Flag:
        """Whether a line holds a digit just in these cells, too."""
        row: bits.CellSet = bits.HOUSES[bits.ROW[bits.first(ends)]]
        column: bits.CellSet = bits.HOUSES[9 + bits.COLUMN[bits.first(ends)]]
        return self.where[digit] & row == ends or self.where[digit] & column == ends

    def _link_cells(self) -> None:
        cell: bits.Cell
        mask: bits.Mask
        for cell in range(81):
            mask = self.masks[cell]
            if bits.size(mask) == 2:
                self._join(81 * bits.low(mask) + cell, 81 * bits.low(mask & mask - 1) + cell, -1)

    def _link_groups(self) -> None:
        """Link what a house holds of a digit where that is two nodes and one is a group."""
        digit: bits.Digit
        line: bits.House
        box: bits.House
        group: bits.CellSet
        for digit in range(9):
            for line in range(18):
                box = 18 + (line // 3 * 3 if line < 9 else line // 3 - 3)
                for _ in range(3):
                    group = bits.HOUSES[line] & bits.HOUSES[box] & self.where[digit]
                    if group & group - 1:
                        self.node(group, digit)
                        self._link_group(group, digit, line)
                        self._link_group(group, digit, box)
                    box += 1 if line < 9 else 3

    def _link_group(self, group: bits.CellSet, digit: bits.Digit, house: bits.House) -> None:
        rest: bits.CellSet = bits.HOUSES[house] & self.where[digit] & ~group
        kind: bits.Count
        if not rest:
            return
        if not rest & rest - 1:
            self._join(self.node(group, digit), self.node(rest, digit), -1)
            return
        box: bits.CellSet = bits.HOUSES[18 + bits.BOX[bits.first(rest)]] & self.where[digit]
        if rest & ~box:
            return
        for kind in range(2):
            crossing: bits.CellSet = bits.HOUSES[bits.house_of(bits.first(rest), kind)] & box
            if rest & ~crossing:
                continue
            if rest != crossing or bits.first(group) < bits.first(rest):  # or they are linked twice
                self._join(self.node(group, digit), self.node(rest, digit), -1)

    def _link_sets(self, board: Board, largest: bits.Count) -> None:
        """Link the parts of every set up to a size, and what a set strips down to one digit."""
        number: bits.Count
        self.known_sets = almost_sets(board)
        for number in readable_numbers(board):
            if bits.count(self.known_sets.cells[number]) <= largest:
                self._add_set(number, -1)
        with cython.nogil:
            self._forget_parts()
            for number in range(self.set_count):
                self._link_set(number)

    def _add_set(self, number: bits.Count, bare: bits.Node) -> None:
        self.set_of[self.set_count], self.bare_of[self.set_count] = number, bare
        self.set_count += 1

    def members(self, number: bits.Count) -> tuple[int, int]:
        """The cells and digits of a set or pattern."""
        if number >= self.first_pattern:
            return self.patterns[number][:2]
        return self._cells_of(number), self._digits_of(number)

    def stripped_of(self, number: bits.Count) -> tuple[int, int, int, int] | None:
        """A set and the cell that it strips, if no house contains both, else None.

        The result is the cells and digits of the set, the cell, and the digits that it loses.
        """
        bare: bits.Node = self.bare_of[number] if number < self.first_pattern else -1
        cells: bits.CellSet = self.known_sets.cells[self.set_of[number]] if bare >= 0 else 0
        house: bits.House
        if bare < 0:
            return None
        for house in range(27):
            if not (cells | bits.bit(bare % 81)) & ~bits.HOUSES[house]:
                return None
        digits: bits.Mask = self.known_sets.digits[self.set_of[number]]
        return cells, digits, bare % 81, self.masks[bare % 81] & ~(1 << bare // 81)

    def _cells_of(self, number: bits.Count) -> bits.CellSet:
        bare: bits.Node = self.bare_of[number]
        cells: bits.CellSet = self.known_sets.cells[self.set_of[number]]
        return cells if bare < 0 else cells | bits.bit(bare % 81)

    def _digits_of(self, number: bits.Count) -> bits.Mask:
        bare: bits.Node = self.bare_of[number]
        digits: bits.Mask = self.known_sets.digits[self.set_of[number]]
        return digits if bare < 0 else digits | 1 << bare // 81

    def _forget_parts(self) -> None:
        number: bits.Count
        for number in range(self.known_sets.parts):
            self.node_of[number] = 0

    def _part(self, number: bits.Count, digit: bits.Digit) -> bits.Node:
        """The node of a digit of a set, -1 where it excludes nothing, so that no chain needs it."""
        part: bits.Count = self.known_sets.part[9 * number + digit]
        held: bits.CellSet = self.known_sets.held[part]
        if held & held - 1 and not self.known_sets.seen[part] & self.where[digit]:
            return -1
        if not self.node_of[part]:
            self.node_of[part] = 1 + self.node(held, digit)
        return self.node_of[part] - 1

    def _link_set(self, via: bits.Count) -> None:
        """Link the parts of a set, and these with the last candidates of what it strips."""
        one: bits.Digit
        two: bits.Digit
        place: bits.Count
        number: bits.Count = self.set_of[via]
        for one in range(9):
            self.part[one] = -1
            if self.known_sets.digits[number] >> one & 1:
                self.part[one] = self._part(number, one)
        for one in range(9):
            if self.part[one] < 0:
                continue
            for two in range(one + 1, 9):
                self._join(self.part[one], self.part[two], via)
        self._find_stripped(number)
        for place in range(self.stripped):
            self._add_set(number, self.bare[place])
            self._link_stripped()

    def _find_stripped(self, number: bits.Count) -> None:
        """Find the cells that lose all digits but one to a set that is locked, two at least."""
        digit: bits.Digit
        cell: bits.Cell
        taken: bits.Mask
        digits: bits.Mask = self.known_sets.digits[number]
        once: bits.CellSet = bits.NO_CELLS
        twice: bits.CellSet = bits.NO_CELLS
        self.stripped = 0
        for digit in range(9):
            self.seen_by[digit] = bits.NO_CELLS
            if digits >> digit & 1:
                self.seen_by[digit] = self.known_sets.alone(number, digit)
            twice |= once & self.seen_by[digit]
            once |= self.seen_by[digit]
        while twice:
            cell = bits.first(twice)
            twice &= twice - 1
            taken = 0
            for digit in range(9):
                if self.seen_by[digit] & bits.bit(cell):
                    taken |= 1 << digit
            if bits.size(self.masks[cell] & ~taken) == 1 and digits & ~taken:
                self.bare[self.stripped] = 81 * bits.low(self.masks[cell] & ~taken) + cell
                self.stripped += 1

    def _link_stripped(self) -> None:
        """Link the last candidate of a stripped cell with those whose loss locks the last set."""
        digit: bits.Digit
        via: bits.Count = self.set_count - 1
        bare: bits.Node = self.bare_of[via]
        digits: bits.Mask = self.known_sets.digits[self.set_of[via]]
        for digit in range(9):
            if digits >> digit & 1 and (
                digit == bare // 81 or not self.masks[bare % 81] >> digit & 1
            ):
                self._join(self.part[digit], bare, via)

    def locked(
        self, via: bits.Count, start: bits.Node, end: bits.Node, digit: bits.Digit
    ) -> bits.CellSet:
        """The cells that lose another digit of a set once it is locked between two nodes."""
        seen: bits.CellSet = self.where[digit]
        if via < 0 or via >= self.first_pattern or digit in (self.digit[start], self.digit[end]):
            return bits.NO_CELLS
        left: bits.CellSet = self._cells_of(via) & self.where[digit]
        if not self._digits_of(via) >> digit & 1:
            return bits.NO_CELLS
        while left:
            seen &= bits.PEERS[bits.first(left)]
            left &= left - 1
        return seen

    def gain(self, via: bits.Count, start: bits.Node, end: bits.Node) -> bits.Count:
        """The number of candidates that a set excludes once it is locked between two nodes."""
        digit: bits.Digit
        number: bits.Count = 0
        for digit in range(9 if via >= 0 else 0):
            number += bits.count(self.locked(via, start, end, digit))
        return number

    def size(self, via: bits.Count) -> bits.Count:
        """The number of cells of a link's set; a pattern counts as one, no set as none."""
        if via < 0:
            return 0
        return bits.count(self._cells_of(via)) if via < self.first_pattern else 1

    def _link_patterns(self, patterns: Iterable[tuple[Pattern, Ends]]) -> None:
        """Link the two nodes without which a pattern could be exchanged, or could not be filled."""
        one: bits.CellSet
        two: bits.CellSet
        one_digit: bits.Digit
        two_digit: bits.Digit
        for pattern, ends in patterns:
            (one, one_digit), (two, two_digit) = ends
            self.patterns[self.set_count] = pattern
            self._join(self.node(one, one_digit), self.node(two, two_digit), self.set_count)
            self.set_count += 1


def room_for(kinds: LinkKinds) -> tuple[int, int]:
    """The room for links and nodes that these kinds of links need."""
    if kinds.sets:
        return MOST_LINKS, MOST_NODES
    if kinds.patterns:
        return MOST_LINKS // 3, MOST_NODES
    if kinds.grouped:
        return MOST_LINKS // 3, 729 + 2 * 9 * 54  # the crossings of lines and boxes, and the rests
    return 2 * (243 + 81) + 2, 729  # one of each digit in each house, and one of each cell


def links_of(board: Board, kinds: LinkKinds = BETWEEN_CANDIDATES) -> Links:
    """The links of a board, found once for each position."""
    key = "links", kinds
    known = board.lasting.get(key)
    if known is None:
        known = Links(board, kinds)
        board.lasting[key] = known
    links: Links = known
    if links.changes != board.changes:
        links.follow(board)
    return links

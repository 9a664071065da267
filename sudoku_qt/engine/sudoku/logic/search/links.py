# SPDX-License-Identifier: MIT
"""Strong and weak links between candidates.

A node is one or more cells of a digit, of which it says that one holds the digit. A strong link
says that one of two nodes is true, a weak one that one of them is false. Nodes 0-728 are the
single candidates; groups (two or three cells where a box crosses a line) and parts of almost
locked sets follow. Only strong links are stored; weak ones are read off the sets of seen cells.
"""

from itertools import pairwise
from typing import NamedTuple

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets import readable_sets
from sudoku_qt.engine.sudoku.logic.search.deadly_patterns import deadly_patterns

MOST_NODES = 3000
MOST_LINKS = 24000
MOST_PLAIN_LINKS = 8000


class LinkKinds(NamedTuple):
    """Which links a search follows.

    `unique` adds deadly patterns: rectangles, or a grave, with two nodes that keep it off.
    `within_digit` takes the strong links of houses, `within_cell` those of bivalue cells;
    `grouped` adds groups, and `sets` almost locked sets: when one of them loses a digit, each
    of its others stands in it.
    """

    within_digit: bool = True
    within_cell: bool = True
    grouped: bool = False
    sets: bool = False
    unique: bool = False


BETWEEN_CANDIDATES = LinkKinds()


class Links:
    """The links of a position.

    Links of a set bear its number in `almost`, others -1.
    """

    def __init__(self, board: Board, kinds: LinkKinds = BETWEEN_CANDIDATES) -> None:
        self.kinds = kinds
        self.within_digit = kinds.within_digit
        self.within_cell = kinds.within_cell
        self.grouped = kinds.grouped
        self.stripped = 0
        self.most = MOST_LINKS if kinds.sets else MOST_PLAIN_LINKS
        self.rooms = [bytearray(2 * self.most) for _ in range(6)]
        self.start, self.end = bits.shorts(self.rooms[0]), bits.shorts(self.rooms[1])
        self.via, self.same_end = bits.shorts(self.rooms[2]), bits.shorts(self.rooms[3])
        self.strong_to, self.strong_via = bits.shorts(self.rooms[4]), bits.shorts(self.rooms[5])
        if not bits.COMPILED:
            self.where, self.masks = [0] * 9, [0] * 81
            self.cells, self.seen = [0] * 3000, [0] * 3000
            self.digit, self.strong_first = [0] * 3000, [0] * 3001
            self.same_first, self.with_first = [0] * 3000, [0] * 729
            self.with_end = [0] * 3000
            self.group_first, self.groups = [0] * 10, [0] * 3000
            self.weak_first = [0] * 3001
            self.seen_by, self.bare, self.bare_digits = [0] * 9, [0] * 9, [0] * 9
        self._make_weak_room(0)
        self.follow(board)

    def follow(self, board: Board) -> None:
        """Find the links of a board as it is now, in the room that there is."""
        number: bits.Count
        self.changes = board.changes
        self.almost: list[tuple[int, int]] = []
        self.patterns: dict[int, tuple[int, int, tuple[int, ...]]] = {}
        for number in range(9):
            self.where[number] = board.where[number]
        for number in range(81):
            self.masks[number] = board.masks[number]
        with cython.nogil:
            self._clear()
            self._link()
        if self.kinds.sets:
            self._link_sets(board)
        if self.kinds.unique:
            self._link_patterns(board)
        with cython.nogil:
            self._pack()
            self._sort_groups()
        if self._find_weak() > self.weak_most:
            self._make_weak_room(self.weak_first[self.count])
            self._find_weak()

    def _make_weak_room(self, most: bits.Count) -> None:
        self.weak_most = most
        self.weak_room = bytearray(2 * most + 2)
        self.weak_to = bits.shorts(self.weak_room)

    def _clear(self) -> None:
        number: bits.Node
        self.found = 0
        for number in range(729):
            self.cells[number] = bits.NO_CELLS
            self.seen[number] = bits.NO_CELLS
            self.with_first[number] = 0
        for number in range(MOST_NODES):
            self.with_end[number] = 0
            self.strong_first[number] = 0
        self.strong_first[MOST_NODES] = 0

    def _link(self) -> None:
        self._take_singles()
        if self.within_digit:
            self._link_houses()
        if self.within_cell:
            self._link_cells()
        if self.grouped:
            self._link_groups()

    def _take_singles(self) -> None:
        digit: bits.Digit
        left: bits.CellSet
        cell: bits.Cell
        number: bits.Node
        self.count = 729
        for digit in range(9):
            left = self.where[digit]
            while left:
                cell = bits.first(left)
                left &= left - 1
                number = 81 * digit + cell
                self.cells[number] = bits.bit(cell)
                self.seen[number] = bits.PEERS[cell] & self.where[digit]
                self.digit[number] = digit

    def node(self, cells: bits.CellSet, digit: bits.Digit) -> bits.Node:
        """The number of a node, a new one where it is not known yet."""
        left: bits.CellSet = cells
        number: bits.Node = 81 * digit + bits.first(cells)
        known: bits.Node = self.with_first[number]
        if not cells & cells - 1:
            return number
        while known and self.cells[known] != cells:
            known = self.same_first[known]
        if known:
            return known
        if self.count >= MOST_NODES:
            return -1
        known = self.count
        self.count += 1
        self.same_first[known] = self.with_first[number]
        self.with_first[number] = known
        self.cells[known] = cells
        self.seen[known] = self.where[digit]
        while left:
            self.seen[known] &= bits.PEERS[bits.first(left)]
            left &= left - 1
        self.digit[known] = digit
        return known

    def _join(self, one: bits.Node, two: bits.Node, via: bits.Node) -> None:
        if one >= 0 and two >= 0 and self.found < self.most - 2:
            self.start[self.found], self.end[self.found] = one, two
            self.start[self.found + 1], self.end[self.found + 1] = two, one
            self.via[self.found], self.via[self.found + 1] = via, via
            self.found += 2

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
                for box in range(18, 27):
                    group = bits.HOUSES[line] & bits.HOUSES[box] & self.where[digit]
                    if group & group - 1:
                        self.node(group, digit)
                        self._link_group(group, digit, line)
                        self._link_group(group, digit, box)

    def _link_group(self, group: bits.CellSet, digit: bits.Digit, house: bits.House) -> None:
        rest: bits.CellSet = bits.HOUSES[house] & self.where[digit] & ~group
        kind: bits.Count
        if not rest:
            return
        if not rest & rest - 1:
            self._join(self.node(group, digit), self.node(rest, digit), -1)
            return
        if bits.first(group) > bits.first(rest):
            return
        if rest & ~bits.HOUSES[18 + bits.BOX[bits.first(rest)]]:
            return
        for kind in range(2):
            if not rest & ~bits.HOUSES[bits.house_of(bits.first(rest), kind)]:
                self._join(self.node(group, digit), self.node(rest, digit), -1)

    def _link_sets(self, board: Board) -> None:
        """Link the parts of every set, and what a set strips down to one digit."""
        number: bits.Count
        cells: bits.CellSet
        digits: bits.Mask
        self.almost = readable_sets(board)
        for number, (cells, digits) in enumerate(tuple(self.almost)):
            with cython.nogil:
                self._link_set(cells, digits, number)
                self._find_stripped(cells, digits)
            for place in range(self.stripped):
                self.almost.append(
                    (cells | bits.bit(self.bare[place]), digits | self.bare_digits[place])
                )
                self._link_stripped(cells, digits, place, len(self.almost) - 1)

    def _link_set(self, cells: bits.CellSet, digits: bits.Mask, number: bits.Count) -> None:
        one: bits.Digit
        two: bits.Digit
        for one in range(9):
            if not digits >> one & 1:
                continue
            for two in range(one + 1, 9):
                if digits >> two & 1:
                    self._join(
                        self.node(cells & self.where[one], one),
                        self.node(cells & self.where[two], two),
                        number,
                    )

    def _find_stripped(self, cells: bits.CellSet, digits: bits.Mask) -> None:
        """Find the cells that lose all digits but one to a set that is locked, two at least."""
        digit: bits.Digit
        cell: bits.Cell
        held: bits.CellSet
        left: bits.CellSet
        taken: bits.Mask
        once: bits.CellSet = bits.NO_CELLS
        twice: bits.CellSet = bits.NO_CELLS
        self.stripped = 0
        for digit in range(9):
            held = bits.NO_CELLS
            if digits >> digit & 1:
                held = self.where[digit]
                left = cells & self.where[digit]
                while left:
                    held &= bits.PEERS[bits.first(left)]
                    left &= left - 1
            self.seen_by[digit] = held
            twice |= once & held
            once |= held
        while twice and self.stripped < 9:
            cell = bits.first(twice)
            twice &= twice - 1
            taken = 0
            for digit in range(9):
                if self.seen_by[digit] & bits.bit(cell):
                    taken |= 1 << digit
            if bits.size(self.masks[cell] & ~taken) == 1 and digits & ~taken:
                self.bare[self.stripped] = cell
                self.bare_digits[self.stripped] = self.masks[cell] & ~taken
                self.stripped += 1

    def _link_stripped(
        self, cells: bits.CellSet, digits: bits.Mask, place: bits.Count, number: bits.Count
    ) -> None:
        """Link the last digit of a stripped cell with those whose loss locks the set."""
        digit: bits.Digit
        cell: bits.Cell = self.bare[place]
        rest: bits.Mask = self.bare_digits[place]
        for digit in range(9):
            if digits & ~self.masks[cell] & 1 << digit or (digits & rest) >> digit & 1:
                self._join(
                    self.node(cells & self.where[digit], digit),
                    81 * bits.low(rest) + cell,
                    number,
                )

    def _link_patterns(self, board: Board) -> None:
        """Link the two nodes without which a rectangle, or the whole grid, could be exchanged."""
        one: bits.CellSet
        two: bits.CellSet
        one_digit: bits.Digit
        two_digit: bits.Digit
        for pattern, ends in deadly_patterns(board):
            (one, one_digit), (two, two_digit) = ends
            self.patterns[len(self.almost)] = pattern
            self.almost.append(pattern[:2])
            self._join(self.node(one, one_digit), self.node(two, two_digit), len(self.almost) - 1)

    def _pack(self) -> None:
        """Sort the links by their start, and those of one start by their end."""
        node: bits.Node
        link: bits.Count
        place: bits.Count
        for link in range(self.found):
            self.strong_first[self.start[link]] += 1
            self.same_end[link] = self.with_end[self.end[link]]
            self.with_end[self.end[link]] = link + 1
        for node in range(1, self.count + 1):
            self.strong_first[node] += self.strong_first[node - 1]
        for node in range(self.count - 1, -1, -1):
            link = self.with_end[node] - 1
            while link >= 0:
                place = self.strong_first[self.start[link]] - 1
                self.strong_first[self.start[link]] = place
                self.strong_to[place], self.strong_via[place] = node, self.via[link]
                link = self.same_end[link] - 1

    def set_between(self, start: bits.Node, end: bits.Node) -> bits.Count:
        """The number of the set that links two nodes strongly, -1 where none is needed."""
        place: bits.Count
        for place in range(self.strong_first[start], self.strong_first[start + 1]):
            if self.strong_to[place] == end:
                return self.strong_via[place]
        return -1

    def sets(self, nodes: list[int], on: bits.Flag) -> list[int]:
        """List the numbers of the sets along a chain whose first node is true or false."""
        start: bits.Node
        end: bits.Node
        found: dict[int, None] = {}
        for start, end in list(pairwise(nodes))[1 if on else 0 :: 2]:
            found[self.set_between(start, end)] = None
        return [number for number in found if number >= 0]

    def _sort_groups(self) -> None:
        """Sort the nodes of several cells by their digit."""
        digit: bits.Digit
        node: bits.Node
        place: bits.Count = 0
        for digit in range(9):
            self.group_first[digit] = place
            for node in range(729, self.count):
                if self.digit[node] == digit:
                    self.groups[place] = node
                    place += 1
        self.group_first[9] = place

    def _find_weak(self) -> bits.Count:
        """Count the weak links that end in a node of several cells, and list as many as fit."""
        node: bits.Node
        place: bits.Count
        total: bits.Count = 0
        for node in range(self.count):
            self.weak_first[node] = total
            if self.cells[node]:
                for place in range(
                    self.group_first[self.digit[node]], self.group_first[self.digit[node] + 1]
                ):
                    if not self.cells[self.groups[place]] & ~self.seen[node]:
                        if total < self.weak_most:
                            self.weak_to[total] = self.groups[place]
                        total += 1
        self.weak_first[self.count] = total
        return total


def links_of(board: Board, kinds: LinkKinds = BETWEEN_CANDIDATES) -> Links:
    """The links of a board, which are found once for each position."""
    key = "links", kinds
    known = board.lasting.get(key)
    if known is None:
        known = Links(board, kinds)
        board.lasting[key] = known
    links: Links = known
    if links.changes != board.changes:
        links.follow(board)
    return links

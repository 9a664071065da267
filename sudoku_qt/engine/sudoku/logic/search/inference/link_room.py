# SPDX-License-Identifier: MIT
"""The room of links between candidates: nodes and strong links as they come, then sorted.

Nodes 0-728 are the single candidates; whatever else is linked gets the numbers that follow. Only
strong links are stored; weak ones are read off the sets of seen cells.
"""

from itertools import pairwise

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board

MOST_NODES = 3000


class LinkRoom:
    """Nodes and links of a position, for whoever says which there are.

    Links of a set bear its number, others -1. `most` is how many links there is room for, two for
    each pair of nodes.
    """

    def __init__(self, most: int) -> None:
        self.most = most
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
        self._make_weak_room(0)

    def _begin(self, board: Board) -> None:
        """Take the candidates of a board as it is now, and no link yet."""
        number: bits.Count
        for number in range(9):
            self.where[number] = board.where[number]
        for number in range(81):
            self.masks[number] = board.masks[number]
        with cython.nogil:
            self._clear()
            self._take_singles()

    def _end(self) -> None:
        """Sort what was linked, and find the weak links."""
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
            if self.seen[node] & self.seen[node] - 1:  # others see no whole group
                for place in range(
                    self.group_first[self.digit[node]], self.group_first[self.digit[node] + 1]
                ):
                    if not self.cells[self.groups[place]] & ~self.seen[node]:
                        if total < self.weak_most:
                            self.weak_to[total] = self.groups[place]
                        total += 1
        self.weak_first[self.count] = total
        return total

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

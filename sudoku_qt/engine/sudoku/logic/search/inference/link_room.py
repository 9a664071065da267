# SPDX-License-Identifier: MIT
"""The storage of links between candidates: nodes and strong links, as they are added and sorted.

Nodes 0-728 are the single candidates; other nodes get the numbers after these. Weak links are
stored only if they lead on, to nodes with strong links; the other candidates that a node excludes
are computed from the sets of seen cells.
"""

from itertools import pairwise

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board


class LinkRoom:
    """The nodes and links of a position, added by a subclass.

    A link through a set has the set's number, others have -1. `most` is the room for links, two for
    each pair of nodes, and `most_nodes` that for nodes. Two digits of a cell are linked weakly only
    `within_cell`. Links for which there is no room are left out, and the room is `full`.
    """

    def __init__(self, most: int, most_nodes: int, *, within_cell: bits.Flag) -> None:
        self.most = most
        self.most_nodes = most_nodes
        self.within_cell = within_cell
        self.start, self.end = bits.room(most), bits.room(most)
        self.via, self.by_end = bits.room(most), bits.room(most)
        self.strong_to, self.strong_via = bits.room(most), bits.room(most)
        self.same_first, self.place = bits.room(most_nodes), bits.room(most_nodes)
        self.node_rooms = [bytearray(16 * most_nodes) for _ in range(2)]
        self.cells, self.seen = bits.sets_of(self.node_rooms[0]), bits.sets_of(self.node_rooms[1])
        if not bits.COMPILED:
            self.where, self.masks = [0] * 9, [0] * 81
            self.digit, self.strong_first = [0] * 3000, [0] * 3001
            self.with_first = [0] * 729
            self.leading, self.seer_first = [0] * 9, [0] * 730
            self.weak_first = [0] * 3001
        self._make_weak_room(2 * most_nodes)

    def __dealloc__(self) -> None:
        bits.leave(self.start)
        bits.leave(self.end)
        bits.leave(self.via)
        bits.leave(self.by_end)
        bits.leave(self.strong_to)
        bits.leave(self.strong_via)
        bits.leave(self.same_first)
        bits.leave(self.place)

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
        needed: bits.Count
        with cython.nogil:
            self._pack()
            self._find_leading()
            needed = self._find_weak()
        while needed > self.weak_most:
            self._make_weak_room(needed + needed // 4)
            needed = self._find_weak()

    def _make_weak_room(self, most: bits.Count) -> None:
        self.weak_most = most
        self.weak_rooms = [bytearray(2 * most + 2) for _ in range(2)]
        self.weak_to, self.seers = bits.shorts(self.weak_rooms[0]), bits.shorts(self.weak_rooms[1])

    def _clear(self) -> None:
        number: bits.Node
        self.found = 0
        self.full = False
        for number in range(729):
            self.cells[number] = bits.NO_CELLS
            self.with_first[number] = 0

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
        """The number of a node, which is added if it is new."""
        left: bits.CellSet = cells
        number: bits.Node = 81 * digit + bits.first(cells)
        known: bits.Node = self.with_first[number]
        if not cells & cells - 1:
            return number
        while known and self.cells[known] != cells:
            known = self.same_first[known]
        if known:
            return known
        if self.count >= self.most_nodes:
            self.full = True
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
        if one < 0 or two < 0:
            return
        self.full |= self.found >= self.most - 2
        if not self.full:
            self.start[self.found], self.end[self.found] = one, two
            self.start[self.found + 1], self.end[self.found + 1] = two, one
            self.via[self.found], self.via[self.found + 1] = via, via
            self.found += 2

    def _pack(self) -> None:
        """Sort the links by their start, and those of one start by their end.

        As many links start at a node as end there, so both sorts have the same `place` for it.
        """
        node: bits.Node
        link: bits.Count
        number: bits.Count
        for node in range(self.count + 1):
            self.strong_first[node] = 0
        for link in range(self.found):
            self.strong_first[self.start[link] + 1] += 1
        for node in range(self.count):
            self.place[node] = self.strong_first[node]
            self.strong_first[node + 1] += self.strong_first[node]
        for link in range(self.found):
            node = self.end[link]
            self.by_end[self.place[node]] = link
            self.place[node] += 1
        for node in range(self.count):
            self.place[node] = self.strong_first[node]
        for number in range(self.found):
            link = self.by_end[number]
            node = self.start[link]
            self.strong_to[self.place[node]] = self.end[link]
            self.strong_via[self.place[node]] = self.via[link]
            self.place[node] += 1

    def _find_leading(self) -> None:
        """Find the candidates with strong links."""
        digit: bits.Digit
        left: bits.CellSet
        for digit in range(9):
            self.leading[digit] = bits.NO_CELLS
            left = self.where[digit]
            while left:
                if self._leads(81 * digit + bits.first(left)):
                    self.leading[digit] |= left & ~(left - 1)
                left &= left - 1

    def _leads(self, node: bits.Node) -> bits.Flag:
        """Whether a node has strong links."""
        return self.strong_first[node] != self.strong_first[node + 1]

    def _find_weak(self) -> bits.Count:
        """List the weak links to nodes with strong links; count them, more than fit if need be."""
        node: bits.Node
        total: bits.Count = self._find_seers() if self.most_nodes > 729 else 0
        if total > self.weak_most:
            return total
        total = 0
        for node in range(self.count):
            self.weak_first[node] = total
            if self.cells[node]:
                total = self._list_weak(node, total)
        self.weak_first[self.count] = total
        return total

    def _find_seers(self) -> bits.Count:
        """Sort the nodes of several cells by the candidates that see them; count these pairs."""
        node: bits.Node
        number: bits.Count
        left: bits.CellSet
        for number in range(730):
            self.seer_first[number] = 0
        for node in range(729, self.count):
            left = self.seen[node] if self._leads(node) else bits.NO_CELLS
            while left:
                self.seer_first[81 * self.digit[node] + bits.first(left)] += 1
                left &= left - 1
        for number in range(729):
            self.seer_first[number + 1] += self.seer_first[number]
        if self.seer_first[729] > self.weak_most:
            return self.seer_first[729]
        for node in range(self.count - 1, 728, -1):
            left = self.seen[node] if self._leads(node) else bits.NO_CELLS
            while left:
                number = 81 * self.digit[node] + bits.first(left)
                self.seer_first[number] -= 1
                self.seers[self.seer_first[number]] = node
                left &= left - 1
        return self.seer_first[729]

    def _list_weak(self, node: bits.Node, total: bits.Count) -> bits.Count:
        """List the links of a node: to single candidates, to larger nodes, within its cell."""
        place: bits.Count
        digit: bits.Digit = self.digit[node]
        start: bits.Candidate = 81 * digit + bits.first(self.cells[node])
        left: bits.CellSet = self.seen[node] & self.leading[digit]
        mask: bits.Mask = self.masks[node % 81] if node < 729 and self.within_cell else 0
        while left:
            total = self._add_weak(81 * digit + bits.first(left), total)
            left &= left - 1
        for place in range(self.seer_first[start], self.seer_first[start + 1]):
            if not self.cells[node] & ~self.seen[self.seers[place]]:
                total = self._add_weak(self.seers[place], total)
        mask &= ~(1 << digit)
        while mask:
            if self.leading[bits.low(mask)] & self.cells[node]:
                total = self._add_weak(81 * bits.low(mask) + node % 81, total)
            mask &= mask - 1
        return total

    def _add_weak(self, other: bits.Node, total: bits.Count) -> bits.Count:
        if total < self.weak_most:
            self.weak_to[total] = other
        return total + 1

    def excludes(self, node: bits.Node, candidate: bits.Candidate) -> bits.Flag:
        """Whether a candidate is false if a node is true."""
        if self.digit[node] == candidate // 81:
            return (self.seen[node] & self.cells[candidate]) != 0
        return self.within_cell and node < 729 and node % 81 == candidate % 81

    def set_between(self, start: bits.Node, end: bits.Node) -> bits.Count:
        """The number of the set that links two nodes strongly, -1 if none is needed."""
        place: bits.Count
        for place in range(self.strong_first[start], self.strong_first[start + 1]):
            if self.strong_to[place] == end:
                return self.strong_via[place]
        return -1

    def vias(self, nodes: list[int], on: bits.Flag) -> list[int]:
        """The set, or -1, of each strong link of a chain whose first node is true or false."""
        strong = list(pairwise(nodes))[1 if on else 0 :: 2]
        return [self.set_between(start, end) for start, end in strong]

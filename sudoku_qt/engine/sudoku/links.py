# SPDX-License-Identifier: MIT
"""Strong and weak links between candidates, and what follows from a false one along them.

A node is one or more cells of a digit, of which it says that one holds the digit. A strong link
says that one of two nodes is true, a weak one that one of them is false. Nodes 0-728 are the
single candidates; groups (two or three cells where a box crosses a line) and parts of almost
locked sets follow. Only strong links are stored; weak ones are read off the sets of seen cells.
"""

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku import bits
from sudoku_qt.engine.sudoku.almost import almost_locked_sets
from sudoku_qt.engine.sudoku.board import Board

MOST_NODES = 3000
MOST_LINKS = 24000
MOST_PLAIN_LINKS = 8000


class Links:
    """The links of a position.

    `within_digit` takes the strong links of houses, `within_cell` those of bivalue cells;
    `grouped` adds groups, and `sets` almost locked sets: when one of them loses a digit, each
    of its others stands in it. Links of a set bear its number in `almost`, others -1. All else
    is as if there were no other digits than `digits`.
    """

    def __init__(
        self,
        board: Board,
        *,
        within_digit: bool = True,
        within_cell: bool = True,
        grouped: bool = False,
        sets: bool = False,
        digits: bits.Mask = 0x1FF,
    ) -> None:
        number: bits.Count
        self.within_digit = within_digit
        self.within_cell = within_cell
        self.grouped = grouped
        self.almost: list[tuple[int, int]] = []
        self.found = 0
        self.most = MOST_LINKS if sets else MOST_PLAIN_LINKS
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
        for number in range(9):
            self.where[number] = board.where[number] if digits >> number & 1 else bits.NO_CELLS
        for number in range(81):
            self.masks[number] = board.masks[number] & digits
        with cython.nogil:
            self._link()
        if sets:
            self._link_sets(board)
        with cython.nogil:
            self._pack()
            self._sort_groups()
        self.weak_room = bytearray(2 * self._find_weak(False) + 2)
        self.weak_to = bits.shorts(self.weak_room)
        self._find_weak(True)

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
        """Give the number of a node, a new one where it is not known yet."""
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
        """Say whether a line holds a digit just in these cells, too."""
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
        number: bits.Count
        one: bits.Digit
        two: bits.Digit
        cells: bits.CellSet
        digits: bits.Mask
        self.almost = [each for each in almost_locked_sets(board) if each[0] & each[0] - 1]
        for number, (cells, digits) in enumerate(self.almost):
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

    def _find_weak(self, keep: bits.Flag) -> bits.Count:
        """Count the weak links that end in a node of several cells, and list them with `keep`."""
        node: bits.Node
        place: bits.Count
        total: bits.Count = 0
        if self.count == 729:
            return 0
        for node in range(self.count):
            self.weak_first[node] = total
            if self.cells[node]:
                for place in range(
                    self.group_first[self.digit[node]], self.group_first[self.digit[node] + 1]
                ):
                    if not self.cells[self.groups[place]] & ~self.seen[node]:
                        if keep:
                            self.weak_to[total] = self.groups[place]
                        total += 1
        self.weak_first[self.count] = total
        return total


def links_of(
    board: Board, *, within_digit: bool = True, grouped: bool = False, sets: bool = False
) -> Links:
    """Give the links of a board, which are found once for each position."""
    key = "links", within_digit, grouped, sets
    known = board.memory.get(key)
    if not isinstance(known, Links):
        known = Links(board, within_digit=within_digit, grouped=grouped, sets=sets)
        board.memory[key] = known
    return known


class Reach:
    """What follows when one node is false or true: a search in width along links by turns."""

    def __init__(self, links: Links) -> None:
        number: bits.Node
        self.links = links
        self.epoch = 0
        self.level = 0
        self.true_count = 0
        self.false_count = 0
        if not bits.COMPILED:
            self.on_epoch, self.off_epoch = [0] * 3000, [0] * 3000
            self.on_from, self.off_from = [0] * 3000, [0] * 3000
            self.on_depth, self.off_depth = [0] * 3000, [0] * 3000
            self.queue, self.after = [0] * 3000, [0] * 3000
            self.off_seen = [0] * 9
            self.true_nodes, self.false_nodes = [0] * 3000, [0] * 3000
            self.trail = [0] * 3000
        for number in range(links.count):
            self.on_epoch[number] = 0
            self.off_epoch[number] = 0

    def run(self, start: bits.Node, depth: bits.Node) -> bits.Node:
        """Follow links from a false node to a depth; `on_depth` tells what is true how far away.

        Returns the depth at which nothing more was found.
        """
        self._begin()
        self.queue[0] = start
        self.off_epoch[start] = self.epoch
        self.off_from[start] = -1
        self.off_depth[start] = 0
        self.false_nodes[0] = start
        self.false_count = 1
        if start < 729:
            self.off_seen[start // 81] = bits.bit(start % 81)
        return self._spread(1, 0, depth)

    def run_true(self, start: bits.Node, depth: bits.Node) -> bits.Node:
        """Follow links from a true node; depths are those of `run`, one higher."""
        self._begin()
        self.on_epoch[start] = self.epoch
        self.on_from[start] = -1
        self.on_depth[start] = 1
        self.true_nodes[0] = start
        self.true_count = 1
        self.level = 2
        return self._spread(self._turn_off(start, 0), 2, depth)

    def _begin(self) -> None:
        digit: bits.Digit
        self.epoch += 1
        self.true_count = 0
        self.false_count = 0
        for digit in range(9):
            self.off_seen[digit] = bits.NO_CELLS

    def _spread(self, width: bits.Node, level: bits.Node, depth: bits.Node) -> bits.Node:
        """Turn by turn follow strong links from `queue` and weak ones from `after`."""
        count: bits.Node
        place: bits.Node
        while width and level < depth:
            level += 1
            count = 0
            for place in range(width):
                count = self._turn_on(self.queue[place], count)
            for place in range(count):
                self.on_depth[self.after[place]] = level
                self.true_nodes[self.true_count] = self.after[place]
                self.true_count += 1
            level += 1
            self.level = level
            width = 0
            if level < depth:
                for place in range(count):
                    width = self._turn_off(self.after[place], width)
        return level

    def _turn_on(self, node: bits.Node, count: bits.Node) -> bits.Node:
        """Add to `after` what is true because a node is false."""
        place: bits.Node
        other: bits.Node
        for place in range(self.links.strong_first[node], self.links.strong_first[node + 1]):
            other = self.links.strong_to[place]
            if self.on_epoch[other] != self.epoch:
                self.on_epoch[other] = self.epoch
                self.on_from[other] = node
                self.after[count] = other
                count += 1
        return count

    def _turn_off(self, node: bits.Node, width: bits.Node) -> bits.Node:
        """Add to `queue` what is false because a node is true."""
        digit: bits.Digit = self.links.digit[node]
        fresh: bits.CellSet = self.links.seen[node] & ~self.off_seen[digit]
        mask: bits.Mask
        place: bits.Node
        other: bits.Node
        self.off_seen[digit] |= fresh
        while fresh:
            other = 81 * digit + bits.first(fresh)
            fresh &= fresh - 1
            width = self._record(other, node, width)
        for place in range(self.links.weak_first[node], self.links.weak_first[node + 1]):
            other = self.links.weak_to[place]
            if self.off_epoch[other] != self.epoch:
                width = self._record(other, node, width)
        if node < 729 and self.links.within_cell:
            mask = self.links.masks[node % 81] & ~(1 << digit)
            while mask:
                digit = bits.low(mask)
                mask &= mask - 1
                if not self.off_seen[digit] & self.links.cells[node]:
                    self.off_seen[digit] |= self.links.cells[node]
                    width = self._record(81 * digit + node % 81, node, width)
        return width

    def _record(self, node: bits.Node, origin: bits.Node, width: bits.Node) -> bits.Node:
        self.off_epoch[node] = self.epoch
        self.off_from[node] = origin
        self.off_depth[node] = self.level
        self.false_nodes[self.false_count] = node
        self.false_count += 1
        self.queue[width] = node
        return width + 1

    def trace(self, end: bits.Node, on: bits.Flag) -> bits.Count:
        """Write the nodes from an end, which is true or false, to the start; give their number."""
        node: bits.Node = end
        number: bits.Count = 0
        while node >= 0:
            self.trail[number] = node
            number += 1
            node = self.on_from[node] if on else self.off_from[node]
            on = not on
        return number

    def chain(self, end: bits.Node, *, on: bits.Flag = True) -> list[int]:
        """List the nodes from the start to an end, which is true or false, by turns."""
        number: bits.Count = self.trace(end, on)
        return [self.trail[place] for place in range(number - 1, -1, -1)]

    def origins(self, node: bits.Node, depth: bits.Node) -> list[int]:
        """List the nodes, true at a depth, that are weakly linked to a node."""
        links: Links = self.links
        other: bits.Node
        found: list[int] = []
        for other in range(links.count):
            if self.on_epoch[other] != self.epoch or self.on_depth[other] != depth:
                continue
            if links.digit[other] == links.digit[node]:
                if not links.cells[node] & ~links.seen[other]:
                    found.append(other)
            elif node < 729 and other < 729 and links.cells[node] == links.cells[other]:
                found.append(other)
        return found

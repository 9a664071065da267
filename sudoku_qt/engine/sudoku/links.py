# SPDX-License-Identifier: MIT
"""Strong and weak links between candidates, and what follows from a false one along them.

A node is one or more cells of a digit, of which it says that one holds the digit. A strong link
says that one of two nodes is true, a weak one that one of them is false. Nodes 0-728 are the
single candidates; groups (two or three cells where a box crosses a line) and parts of almost
locked sets follow. Only strong links are stored; weak ones are read off the sets of seen cells.
"""

from sudoku_qt.engine.sudoku import bits
from sudoku_qt.engine.sudoku.almost import almost_locked_sets
from sudoku_qt.engine.sudoku.board import Board

MOST_NODES = 3000
MOST_LINKS = 24000


class Links:
    """The links of a board.

    `within_digit` takes the strong links of houses, `within_cell` those of bivalue cells;
    `grouped` adds groups, and `sets` almost locked sets: when one of them loses a digit, each
    of its others stands in it. Links of a set bear its number in `almost`, others -1.
    """

    def __init__(
        self,
        board: Board,
        *,
        within_digit: bool = True,
        within_cell: bool = True,
        grouped: bool = False,
        sets: bool = False,
    ) -> None:
        self.board = board
        self.within_digit = within_digit
        self.within_cell = within_cell
        self.numbers: dict[tuple[int, int], int] = {}
        self.pending: list[tuple[int, int, int]] = []
        self.almost: list[tuple[int, int]] = []
        if not bits.COMPILED:
            self.cells, self.seen = [0] * 3000, [0] * 3000
            self.digit = [0] * 3000
            self.strong_first = [0] * 3001
            self.strong_to, self.strong_via = [0] * 30000, [0] * 30000
            self.group_first, self.groups = [0] * 10, [0] * 3000
        self._take_singles()
        if within_digit:
            self._link_houses()
        if within_cell:
            self._link_cells()
        if grouped:
            self._link_groups()
        if sets:
            self._link_sets()
        self._pack()

    def _take_singles(self) -> None:
        digit: bits.Digit
        left: bits.CellSet
        cell: bits.Cell
        number: bits.Node
        self.count = 729
        for number in range(729):
            self.cells[number] = bits.NO_CELLS
        for digit in range(9):
            left = self.board.where[digit]
            while left:
                cell = bits.first(left)
                left &= left - 1
                number = 81 * digit + cell
                self.cells[number] = bits.bit(cell)
                self.seen[number] = bits.PEERS[cell] & self.board.where[digit]
                self.digit[number] = digit

    def node(self, cells: bits.CellSet, digit: bits.Digit) -> bits.Node:
        """Give the number of a node, a new one where it is not known yet."""
        number: bits.Node
        if not cells & cells - 1:
            return 81 * digit + bits.first(cells)
        key = (cells, digit)
        known = self.numbers.get(key)
        if known is not None:
            return known
        number = self.count
        if number >= MOST_NODES:
            return -1
        self.count += 1
        self.numbers[key] = number
        self.cells[number] = cells
        self.seen[number] = self.board.seen_by_all(cells) & self.board.where[digit]
        self.digit[number] = digit
        return number

    def _join(self, one: bits.Node, two: bits.Node, via: bits.Node) -> None:
        if one >= 0 and two >= 0 and len(self.pending) < MOST_LINKS - 2:
            self.pending.append((one, two, via))
            self.pending.append((two, one, via))

    def _link_houses(self) -> None:
        house: bits.House
        digit: bits.Digit
        ends: bits.CellSet
        seen: set[tuple[int, int]] = set()
        for house in range(27):
            for digit in range(9):
                if bits.size(self.board.spots[9 * house + digit]) == 2:
                    ends = self.board.where[digit] & bits.HOUSES[house]
                    key = (ends, digit)
                    if key not in seen:
                        seen.add(key)
                        self._join(
                            81 * digit + bits.first(ends),
                            81 * digit + bits.first(ends & ends - 1),
                            -1,
                        )

    def _link_cells(self) -> None:
        cell: bits.Cell
        mask: bits.Mask
        for cell in range(81):
            mask = self.board.masks[cell]
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
                    group = bits.HOUSES[line] & bits.HOUSES[box] & self.board.where[digit]
                    if group & group - 1:
                        self.node(group, digit)
                        self._link_group(group, digit, line)
                        self._link_group(group, digit, box)

    def _link_group(self, group: bits.CellSet, digit: bits.Digit, house: bits.House) -> None:
        rest: bits.CellSet = bits.HOUSES[house] & self.board.where[digit] & ~group
        line: bits.House
        box: bits.House
        if not rest:
            return
        if not rest & rest - 1:
            self._join(self.node(group, digit), self.node(rest, digit), -1)
            return
        if bits.first(group) > bits.first(rest):
            return
        box = 18 + bits.BOX[bits.first(rest)]
        if rest & ~bits.HOUSES[box]:
            return
        for line in (bits.ROW[bits.first(rest)], 9 + bits.COLUMN[bits.first(rest)]):
            if not rest & ~bits.HOUSES[line]:
                self._join(self.node(group, digit), self.node(rest, digit), -1)

    def _link_sets(self) -> None:
        number: bits.Count
        one: bits.Digit
        two: bits.Digit
        cells: bits.CellSet
        digits: bits.Mask
        self.almost = [each for each in almost_locked_sets(self.board) if each[0] & each[0] - 1]
        for number, (cells, digits) in enumerate(self.almost):
            for one in range(9):
                if not digits >> one & 1:
                    continue
                for two in range(one + 1, 9):
                    if digits >> two & 1:
                        self._join(
                            self.node(cells & self.board.where[one], one),
                            self.node(cells & self.board.where[two], two),
                            number,
                        )

    def _pack(self) -> None:
        """Sort the links by their start, and the nodes of several cells by their digit."""
        place: bits.Node = 0
        node: bits.Node = 0
        start: bits.Node
        end: bits.Node
        via: bits.Node
        digit: bits.Digit
        self.pending.sort()
        for start, end, via in self.pending:
            while node <= start:
                self.strong_first[node] = place
                node += 1
            self.strong_to[place] = end
            self.strong_via[place] = via
            place += 1
        while node <= self.count:
            self.strong_first[node] = place
            node += 1
        place = 0
        for digit in range(9):
            self.group_first[digit] = place
            for node in range(729, self.count):
                if self.digit[node] == digit:
                    self.groups[place] = node
                    place += 1
        self.group_first[9] = place


class Reach:
    """What follows when one node is false or true: a search in width along links by turns."""

    def __init__(self, links: Links) -> None:
        number: bits.Node
        self.links = links
        self.epoch = 0
        self.found = 0
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
        links: Links = self.links
        place: bits.Node
        other: bits.Node
        for place in range(links.strong_first[node], links.strong_first[node + 1]):
            other = links.strong_to[place]
            if self.on_epoch[other] != self.epoch:
                self.on_epoch[other] = self.epoch
                self.on_from[other] = node
                self.after[count] = other
                count += 1
        return count

    def _turn_off(self, node: bits.Node, width: bits.Node) -> bits.Node:
        """Add to `queue` what is false because a node is true."""
        links: Links = self.links
        digit: bits.Digit = links.digit[node]
        seen: bits.CellSet = links.seen[node]
        fresh: bits.CellSet = seen & ~self.off_seen[digit]
        mask: bits.Mask
        place: bits.Node
        other: bits.Node
        self.off_seen[digit] |= fresh
        while fresh:
            other = 81 * digit + bits.first(fresh)
            fresh &= fresh - 1
            width = self._record(other, node, width)
        for place in range(links.group_first[digit], links.group_first[digit + 1]):
            other = links.groups[place]
            if not links.cells[other] & ~seen and self.off_epoch[other] != self.epoch:
                width = self._record(other, node, width)
        if node < 729 and links.within_cell:
            mask = links.board.masks[node % 81] & ~(1 << digit)
            while mask:
                digit = bits.low(mask)
                mask &= mask - 1
                if not self.off_seen[digit] & links.cells[node]:
                    self.off_seen[digit] |= links.cells[node]
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

    def chain(self, end: bits.Node, *, on: bits.Flag = True) -> list[int]:
        """List the nodes from the start to an end, which is true or false, by turns."""
        node: bits.Node = end
        nodes: list[int] = []
        while node >= 0:
            nodes.append(node)
            node = self.on_from[node] if on else self.off_from[node]
            on = not on
        return nodes[::-1]

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

# SPDX-License-Identifier: MIT
"""The consequences of a node that is false, or true, along alternating strong and weak links."""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.inference.links import Links

_FAR = 1000


class Reach:
    """The consequences of a node: a breadth-first search along alternating links.

    Of several paths to a node the shortest is kept. Of equally short ones, those `through`
    something special (a set, a pattern, or a node from number `special` on) are preferred, or with
    `prefers` false avoided. So it does not depend on the order of cells whether the path that is
    kept goes through one. Of those that are alike the first is kept.
    """

    def __init__(self, links: Links) -> None:
        self.links = links
        self.special = 0
        self.prefers = True
        self.epoch = 0
        self.true_count = 0
        if not bits.COMPILED:
            self.on_epoch, self.off_epoch = [0] * 3000, [0] * 3000
            self.on_from, self.off_from = [0] * 3000, [0] * 3000
            self.on_depth = [0] * 3000
            self.on_through, self.off_through = [False] * 3000, [False] * 3000
            self.queue, self.after = [0] * 3000, [0] * 3000
            self.off_seen = [0] * 9
            self.true_nodes, self.trail = [0] * 3000, [0] * 3000

    def run(self, start: bits.Node, depth: bits.Node) -> bits.Node:
        """Follow links from a false node up to a depth; `on_depth` gets the depths of true nodes.

        Returns the depth at which the search found nothing more.
        """
        self._begin()
        self.queue[0] = start
        self.off_epoch[start] = self.epoch
        self.off_from[start] = -1
        self.off_through[start] = self.is_special(start)
        if start < 729:
            self.off_seen[start // 81] = bits.bit(start % 81)
        return self._spread(1, 0, depth)

    def run_true(self, start: bits.Node, depth: bits.Node) -> bits.Node:
        """Follow links from a true node; depths are one higher than those of `run`."""
        self._begin()
        self.on_epoch[start] = self.epoch
        self.on_from[start] = -1
        self.on_depth[start] = 1
        self.on_through[start] = self.is_special(start)
        self.true_nodes[0] = start
        self.true_count = 1
        return self._spread(self._turn_off(start, 0), 2, depth)

    def run_all(self, number: bits.Count) -> None:
        """Follow links from the first nodes of `trail`, each of them true on its own."""
        place: bits.Count
        width: bits.Count = 0
        self._begin()
        for place in range(number):
            self.on_epoch[self.trail[place]] = self.epoch
            self.on_depth[self.trail[place]] = 1
            self.on_through[self.trail[place]] = self.is_special(self.trail[place])
        for place in range(number):
            width = self._turn_off(self.trail[place], width)
        self._spread(width, 2, _FAR)

    def _begin(self) -> None:
        digit: bits.Digit
        self.epoch += 1
        self.true_count = 0
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
                count = self._turn_on(self.queue[place], level, count)
            for place in range(count):
                self.true_nodes[self.true_count] = self.after[place]
                self.true_count += 1
            level += 1
            width = 0
            if level < depth:
                for place in range(count):
                    width = self._turn_off(self.after[place], width)
        return level

    def is_special(self, node: bits.Node) -> bits.Flag:
        """Whether a node is special."""
        return node >= self.special

    def off_depth(self, node: bits.Node) -> bits.Count:
        """The depth of a false node with further links, 0 for the start."""
        origin: bits.Node = self.off_from[node]
        return self.on_depth[origin] + 1 if origin >= 0 else 0

    def is_on_at(self, node: bits.Node, depth: bits.Count) -> bits.Flag:
        """Whether a node is true at exactly this depth."""
        return self.on_epoch[node] == self.epoch and self.on_depth[node] == depth

    def _turn_on(self, node: bits.Node, level: bits.Node, count: bits.Node) -> bits.Node:
        """Add to `after` what is true because a node is false."""
        place: bits.Node
        other: bits.Node
        through: bits.Flag
        for place in range(self.links.strong_first[node], self.links.strong_first[node + 1]):
            other = self.links.strong_to[place]
            through = (
                self.off_through[node]
                or self.links.strong_via[place] >= 0
                or self.is_special(other)
            )
            if self.on_epoch[other] != self.epoch:
                self.on_epoch[other] = self.epoch
                self.on_depth[other] = level
                self.after[count] = other
                count += 1
            elif (
                through != self.prefers
                or self.on_through[other] == through
                or not self._reaches_as_soon(node, place, level)
            ):
                continue
            self.on_from[other] = node
            self.on_through[other] = through
        return count

    def _reaches_as_soon(self, node: bits.Node, place: bits.Node, level: bits.Node) -> bits.Flag:
        """Whether a strong link ends a way as short as the known one.

        Of two links between the same nodes only the first counts, which needs no set if any does.
        """
        other: bits.Node = self.links.strong_to[place]
        if self.on_depth[other] != level:
            return False
        return place == self.links.strong_first[node] or self.links.strong_to[place - 1] != other

    def _turn_off(self, node: bits.Node, width: bits.Node) -> bits.Node:
        """Add to `queue` what is false because a node is true, and leads on."""
        digit: bits.Digit = self.links.digit[node]
        mask: bits.Mask
        place: bits.Node
        other: bits.Node
        through: bits.Flag
        self.off_seen[digit] |= self.links.seen[node]
        for place in range(self.links.weak_first[node], self.links.weak_first[node + 1]):
            other = self.links.weak_to[place]
            through = self.on_through[node] or self.is_special(other)
            if self.off_epoch[other] != self.epoch:
                self.off_epoch[other] = self.epoch
                self.queue[width] = other
                width += 1
            elif (
                through != self.prefers
                or self.off_through[other] == through
                or not self._excludes_as_soon(node, other)
            ):
                continue
            self.off_from[other] = node
            self.off_through[other] = through
        if node < 729 and self.links.within_cell:
            mask = self.links.masks[node % 81] & ~(1 << digit)
            while mask:
                self.off_seen[bits.low(mask)] |= self.links.cells[node]
                mask &= mask - 1
        return width

    def _excludes_as_soon(self, node: bits.Node, other: bits.Node) -> bits.Flag:
        """Whether a true node ends a way as short as the known one to a false one."""
        known: bits.Node = self.off_from[other]
        return known >= 0 and self.on_depth[known] == self.on_depth[node]

    def _origin(self, end: bits.Node) -> bits.Node:
        """The first true node because of which a node came to be false, -1 for the start."""
        place: bits.Count
        node: bits.Node
        if self.off_epoch[end] == self.epoch:
            return self.off_from[end]
        for place in range(self.true_count):
            node = self.true_nodes[place]
            if self.links.excludes(node, end):
                return node
        return -1

    def trace(self, end: bits.Node, on: bits.Flag) -> bits.Count:
        """Write the nodes from an end, true or false, back to the start; return their number."""
        node: bits.Node = end
        number: bits.Count = 0
        while node >= 0:
            self.trail[number] = node
            number += 1
            node = self.on_from[node] if on else self._origin(node)
            on = not on
        return number

    def chain(self, end: bits.Node, *, on: bits.Flag = True) -> list[int]:
        """The nodes from the start to an end that is true or false, alternating."""
        number: bits.Count = self.trace(end, on)
        return [self.trail[place] for place in range(number - 1, -1, -1)]


def borrow(board: Board, links: Links) -> Reach:
    """Borrow the board's room for such a search, or new room while that is in use."""
    reach: Reach | None = board.lasting.pop(Reach, None)
    if reach is None:
        return Reach(links)
    reach.links = links
    reach.special, reach.prefers = 0, True
    return reach


def give_back(board: Board, reach: Reach) -> None:
    """Return borrowed room to the board."""
    board.lasting[Reach] = reach

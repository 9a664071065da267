# SPDX-License-Identifier: MIT
"""The shortest paths to the end of a chain; those that exclude most are taken.

A breadth-first search keeps one path to each node. Here all equally short ones are traced back, so
that the conclusion does not depend on which was met first, and so not on the order of cells. Of
several sets that link the same two nodes, those with the fewest cells are used.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.search.inference.links import Links
from sudoku_qt.engine.sudoku.logic.search.inference.reach import Reach

Way = tuple[list[int], list[int]]
"""The nodes of a chain, and the set of each strong link, -1 if it needs none."""
_ANY = -1


class Ways:
    """The shortest paths from the start, which is false, of the last search of a `reach`.

    The gain of a path is the number of candidates that its links exclude if it closes to a loop,
    counting twice those that two links exclude. Sets of a path may share cells only with `overlap`.
    """

    def __init__(self, links: Links, reach: Reach, *, overlap: bits.Flag) -> None:
        self.links = links
        self.reach = reach
        self.overlap = overlap
        self.gain_sought = _ANY
        self.avoided = bits.NO_CELLS
        self.found: list[Way] = []
        if not bits.COMPILED:
            self.on_known, self.off_known = [0] * 3000, [0] * 3000
            self.on_gain, self.off_gain = [0] * 3000, [0] * 3000
            self.trail, self.vias = [0] * 3000, [0] * 3000

    def loops(self, start: bits.Node, end: bits.Node) -> list[Way]:
        """The paths with the greatest gain between two nodes that exclude each other."""
        closing: bits.Count = self._gain_of_weak(end, start)
        self.found = []
        self.avoided = bits.NO_CELLS
        self.gain_sought = closing + self._gain_on(end)
        while self.gain_sought > 0 and not self.found:
            self._from_true(end, 0, bits.NO_CELLS, False, closing)
            self.gain_sought -= 1
        return self.found

    def any_to(self, end: bits.Node, avoided: bits.CellSet) -> list[Way]:
        """One path whose second and last but one node are not in an avoided cell, as a list."""
        self.found = []
        self.avoided = avoided
        self.gain_sought = _ANY
        self._from_true(end, 0, bits.NO_CELLS, False, 0)
        return self.found

    def gain(self, start: bits.Node, end: bits.Node) -> bits.Count:
        """An upper bound of the gain of a loop over a path between two nodes."""
        return self._gain_of_weak(end, start) + self._gain_on(end)

    def mark_starts(self, end: bits.Node, leads: bits.Room) -> None:
        """Mark the false nodes that come first on shortest paths from a true start to an end."""
        place: bits.Node
        if self.on_known[end] == self.reach.epoch:
            return
        self.on_known[end] = self.reach.epoch
        for place in range(self.links.strong_first[end], self.links.strong_first[end + 1]):
            if self._comes_from(end, place):
                self._mark_false(self.links.strong_to[place], leads)

    def _mark_false(self, node: bits.Node, leads: bits.Room) -> None:
        place: bits.Node
        level: bits.Count = self.reach.off_depth(node)
        if self.off_known[node] == self.reach.epoch:
            return
        self.off_known[node] = self.reach.epoch
        if level == 2:
            leads[node] = True
            return
        for place in range(self.links.weak_first[node], self.links.weak_first[node + 1]):
            if self.reach.is_on_at(self.links.weak_to[place], level - 1):
                self.mark_starts(self.links.weak_to[place], leads)

    def _gain_on(self, node: bits.Node) -> bits.Count:
        """The most that a way to a true node gains."""
        place: bits.Node
        best: bits.Count = 0
        if self.on_known[node] == self.reach.epoch:
            return self.on_gain[node]
        for place in range(self.links.strong_first[node], self.links.strong_first[node + 1]):
            if self._comes_from(node, place):
                best = max(
                    best,
                    self._gain_off(self.links.strong_to[place]) + self._gain_of_strong(node, place),
                )
        self.on_known[node] = self.reach.epoch
        self.on_gain[node] = best
        return best

    def _gain_off(self, node: bits.Node) -> bits.Count:
        """The most that a way to a false node gains."""
        place: bits.Node
        other: bits.Node
        best: bits.Count = 0
        level: bits.Count = self.reach.off_depth(node)
        if self.off_known[node] == self.reach.epoch:
            return self.off_gain[node]
        for place in range(self.links.weak_first[node], self.links.weak_first[node + 1]):
            other = self.links.weak_to[place]
            if level and self.reach.is_on_at(other, level - 1):
                best = max(best, self._gain_on(other) + self._gain_of_weak(other, node))
        self.off_known[node] = self.reach.epoch
        self.off_gain[node] = best
        return best

    def _gain_of_weak(self, one: bits.Node, two: bits.Node) -> bits.Count:
        """How many candidates are excluded where one of two nodes is true for certain."""
        if self.links.digit[one] == self.links.digit[two]:
            return bits.count(self.links.seen[one] & self.links.seen[two])
        return bits.size(self.links.masks[one % 81]) - 2

    def _gain_of_strong(self, node: bits.Node, place: bits.Node) -> bits.Count:
        """How many candidates the set of a strong link excludes once it is locked."""
        return self.links.gain(self.links.strong_via[place], node, self.links.strong_to[place])

    def _comes_from(self, node: bits.Node, place: bits.Node) -> bits.Flag:
        """Whether a shortest way comes to a true node by a link, to whose other end it leads."""
        other: bits.Node = self.links.strong_to[place]
        if self.reach.off_epoch[other] != self.reach.epoch:
            return False
        if self.reach.off_depth(other) != self.reach.on_depth[node] - 1:
            return False
        return self._is_smallest(node, place)

    def _is_smallest(self, node: bits.Node, place: bits.Node) -> bits.Flag:
        """Whether no other link between the same two nodes needs fewer cells."""
        other: bits.Node = self.links.strong_to[place]
        size: bits.Count = self.links.size(self.links.strong_via[place])
        rival: bits.Node = place - 1
        while rival >= self.links.strong_first[node] and self.links.strong_to[rival] == other:
            if self.links.size(self.links.strong_via[rival]) < size:
                return False
            rival -= 1
        rival = place + 1
        while rival < self.links.strong_first[node + 1] and self.links.strong_to[rival] == other:
            if self.links.size(self.links.strong_via[rival]) < size:
                return False
            rival += 1
        return True

    def _from_true(
        self,
        node: bits.Node,
        width: bits.Count,
        taken: bits.CellSet,
        through: bits.Flag,
        gain: bits.Count,
    ) -> None:
        """Go back from a true node, where `taken` are the cells of the sets on the way so far."""
        place: bits.Node
        other: bits.Node
        via: bits.Count
        through = through or self.reach.is_special(node)
        if not through and not self.reach.on_through[node]:
            return
        if self.gain_sought != _ANY and gain + self._gain_on(node) < self.gain_sought:
            return
        self.trail[width] = node
        for place in range(self.links.strong_first[node], self.links.strong_first[node + 1]):
            other = self.links.strong_to[place]
            if not self._comes_from(node, place) or self._is_done():
                continue
            if not width and self.links.cells[other] == self.avoided:
                continue
            via = self.links.strong_via[place]
            if self._crosses(via, width, taken):
                continue
            self.vias[width // 2] = via
            self._from_false(
                other,
                width + 1,
                taken | self._cells(via),
                through or via >= 0,
                gain + self._gain_of_strong(node, place),
            )

    def _from_false(
        self,
        node: bits.Node,
        width: bits.Count,
        taken: bits.CellSet,
        through: bits.Flag,
        gain: bits.Count,
    ) -> None:
        """Go back from a false node, and keep the way at the start."""
        place: bits.Node
        other: bits.Node
        level: bits.Count = self.reach.off_depth(node)
        through = through or self.reach.is_special(node)
        self.trail[width] = node
        if not level:
            if through and self.gain_sought in (_ANY, gain):
                self._keep(width)
            return
        for place in range(self.links.weak_first[node], self.links.weak_first[node + 1]):
            other = self.links.weak_to[place]
            if (
                self.reach.is_on_at(other, level - 1)
                and not self._is_done()
                and not (level == 2 and self.links.cells[other] == self.avoided)
            ):
                self._from_true(
                    other, width + 1, taken, through, gain + self._gain_of_weak(other, node)
                )

    def _is_done(self) -> bits.Flag:
        """Whether one way is enough, and there is one."""
        return self.gain_sought == _ANY and len(self.found) > 0

    def _crosses(self, via: bits.Count, width: bits.Count, taken: bits.CellSet) -> bits.Flag:
        """Whether a set may not be on a way, since another that is there has some of its cells."""
        place: bits.Count
        if self.overlap or not self._cells(via) & taken:
            return False
        for place in range(width // 2):
            if self.vias[place] == via:
                return False
        return True

    def _cells(self, via: bits.Count) -> bits.CellSet:
        """The cells of the set of a link."""
        cells: bits.CellSet = bits.NO_CELLS
        if via >= 0:
            cells = self.links.members(via)[0]
        return cells

    def _keep(self, width: bits.Count) -> None:
        nodes = [self.trail[place] for place in range(width, -1, -1)]
        vias = [self.vias[place] for place in range(width // 2, -1, -1)]
        self.found.append((nodes, vias))

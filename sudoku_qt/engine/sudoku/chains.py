# SPDX-License-Identifier: MIT
"""Alternating chains: one of two ends is true, so what sees both is false.

A chain starts false and comes to a true end over strong and weak links by turns, so that at
least one of its ends is true. What follows depends on how the ends lie:

- the end is the start: it is true in any case ("true");
- the ends see each other: the chain closes to a loop, in which every weak link is a strong one
  as well ("loop");
- the ends are of one digit: what sees both loses it; of two digits in cells that see each other:
  neither cell can hold the other's digit ("chain");
- any candidate that is weakly linked to both ends is false ("false").
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku import bits, evidence
from sudoku_qt.engine.sudoku.board import Board, Finding
from sudoku_qt.engine.sudoku.links import Links, Reach

CHAIN = "chain"
LOOP = "loop"
TRUE = "true"
FALSE = "false"

_NONE, _CHAIN, _TWO_DIGITS, _LOOP, _TRUE, _WEAK = range(6)
_FAR = 1000


class ChainSearch:
    """The chains along some links, shortest first.

    With `needs_node` a chain must use a node of several cells or a set, or it is left to simpler
    techniques. `fewest` is how many candidates a plain chain must clear to count as one.
    """

    def __init__(
        self, board: Board, links: Links, *, needs_node: bool = False, fewest: int = 1
    ) -> None:
        self.board = board
        self.links = links
        self.reach = Reach(links)
        self.needs_node = needs_node
        self.fewest = fewest

    def run(self, kinds: tuple[str, ...]) -> Iterator[Finding]:
        """Yield what follows from the chains of some kinds."""
        start: bits.Node
        end: bits.Node
        depth: bits.Count
        for depth, start, end in self._hits():
            self.reach.run(start, depth)
            nodes = self._path(start, end, depth)
            if nodes and (not self.needs_node or self._special(nodes)):
                yield from self._conclude(nodes, kinds)

    def _hits(self) -> list[tuple[int, int, int]]:
        """List depth, start and end of the chains from which anything may follow."""
        start: bits.Node
        end: bits.Node
        depth: bits.Count
        place: bits.Count
        hits: list[tuple[int, int, int]] = []
        links: Links = self.links
        reach: Reach = self.reach
        for start in range(links.count):
            if links.strong_first[start] == links.strong_first[start + 1]:
                continue
            reach.run(start, _FAR)
            for place in range(reach.true_count):
                end = reach.true_nodes[place]
                depth = reach.on_depth[end]
                if depth > 1 and self._kind(start, end) != _NONE:
                    hits.append((depth, start, end))
        hits.sort()
        return hits

    def _kind(self, start: bits.Node, end: bits.Node) -> bits.Count:
        """Say how two ends lie, and whether anything can follow."""
        links: Links = self.links
        one: bits.CellSet = links.cells[start]
        two: bits.CellSet = links.cells[end]
        digit: bits.Digit = links.digit[start]
        other: bits.Digit = links.digit[end]
        if start == end:
            return _TRUE
        if digit == other:
            if not two & ~links.seen[start] or not one & ~links.seen[end]:
                return _LOOP
            if links.seen[start] & links.seen[end]:
                return _CHAIN
            return _NONE
        if start < 729 and end < 729:
            if one == two:
                return _LOOP
            if not bits.PEERS[start % 81] & two:
                return _NONE
        if (
            self.board.where[other] & one
            and not one & one - 1
            and not two & ~links.board.seen_by_all(one)
        ):
            return _TWO_DIGITS
        if (
            self.board.where[digit] & two
            and not two & two - 1
            and not one & ~links.board.seen_by_all(two)
        ):
            return _TWO_DIGITS
        return _NONE

    def _special(self, nodes: list[int]) -> bits.Flag:
        """Say whether a chain has a node of several cells or runs through a set."""
        return any(node >= 729 for node in nodes) or bool(self._sets(nodes))

    def _sets(self, nodes: list[int]) -> list[int]:
        """List the almost locked sets that a chain runs through."""
        found = []
        for start, end in zip(nodes[::2], nodes[1::2], strict=True):
            via = self._via(start, end)
            if via >= 0:
                found.append(via)
        return found

    def _via(self, start: bits.Node, end: bits.Node) -> bits.Count:
        place: bits.Count
        links: Links = self.links
        for place in range(links.strong_first[start], links.strong_first[start + 1]):
            if links.strong_to[place] == end:
                return links.strong_via[place]
        return -1

    def _path(self, start: bits.Node, end: bits.Node, depth: bits.Count) -> list[int]:
        """Give a shortest way that does not come back to a cell that it has left, or nothing."""
        kind: bits.Count = self._kind(start, end)
        home: bits.CellSet = bits.NO_CELLS
        if kind in (_TRUE, _LOOP):
            home = self.links.cells[start]
        nodes = self.reach.chain(end)
        if not self._crossed(nodes, home):
            return nodes
        self.patience = 500
        return self._straight([end], end, depth, home)

    def _straight(
        self, tail: list[int], node: bits.Node, depth: bits.Count, home: bits.CellSet
    ) -> list[int]:
        """Go back from the true `node` to the start without crossing; `tail` is the way so far."""
        before: bits.Node
        origin: bits.Node
        place: bits.Count
        self.patience -= 1
        for place in range(self.links.strong_first[node], self.links.strong_first[node + 1]):
            before = self.links.strong_to[place]
            if self.reach.off_epoch[before] != self.reach.epoch or self.patience < 0:
                continue
            if self.reach.off_depth[before] != depth - 1:
                continue
            longer = [*tail, before]
            if self._crossed(longer[::-1], home):
                continue
            if depth == 1:
                return longer[::-1]
            for origin in self.reach.origins(before, depth - 2):
                longest = [*longer, origin]
                if not self._crossed(longest[::-1], home):
                    found = self._straight(longest, origin, depth - 2, home)
                    if found:
                        return found
        return []

    def _crossed(self, nodes: list[int], home: bits.CellSet) -> bits.Flag:
        """Say whether a chain comes back to a cell that it has left, `home` excepted.

        A larger node is taken by its first cell: the chain may brush a cell, but not turn back.
        """
        node: bits.Node
        cells: bits.CellSet
        last: bits.CellSet = bits.NO_CELLS
        before: bits.CellSet = bits.NO_CELLS
        for node in nodes:
            cells = self.links.cells[node]
            if bits.bit(bits.first(cells)) & before & ~home:
                return True
            before |= last
            last = cells
        return False

    def _conclude(self, nodes: list[int], kinds: tuple[str, ...]) -> Iterator[Finding]:
        start: bits.Node = nodes[0]
        end: bits.Node = nodes[len(nodes) - 1]
        kind: bits.Count = self._kind(start, end)
        if kind == _TRUE:
            if TRUE in kinds and start < 729:
                yield from self._true(nodes)
            return
        if kind == _LOOP and LOOP in kinds:
            yield from self._loop(nodes)
        if self._crossed(nodes, bits.NO_CELLS):
            return
        gone = self._prey(start, end)
        if CHAIN in kinds and len(gone) >= self.fewest:
            if start < 729 and end < 729 and start % 81 != end % 81:
                yield self._finding(nodes, gone, CHAIN)
        elif FALSE in kinds:
            for candidate in gone:
                yield self._finding(nodes, (candidate,), FALSE)

    def _prey(self, start: bits.Node, end: bits.Node) -> tuple[int, ...]:
        """List the candidates that are linked to both ends."""
        links: Links = self.links
        board: Board = self.board
        digit: bits.Digit = links.digit[start]
        other: bits.Digit = links.digit[end]
        one: bits.CellSet = links.cells[start]
        two: bits.CellSet = links.cells[end]
        gone: tuple[int, ...] = ()
        if digit == other:
            return board.removals(links.seen[start] & links.seen[end], 1 << digit)
        if not one & one - 1 and not one & ~board.seen_by_all(two):
            gone += board.removals(one, 1 << other)
        if not two & two - 1 and not two & ~board.seen_by_all(one):
            gone += board.removals(two, 1 << digit)
        return tuple(sorted(gone))

    def _true(self, nodes: list[int]) -> Iterator[Finding]:
        start: bits.Node = nodes[0]
        cell: bits.CellSet = self.links.cells[start]
        last: bits.Node = nodes[len(nodes) - 2]
        if self.links.cells[nodes[1]] == cell or self.links.cells[last] == cell:
            return
        gone = self.board.removals(cell, 0x1FF & ~(1 << self.links.digit[start]))
        if gone:
            yield self._finding(nodes, gone, TRUE)

    def _loop(self, nodes: list[int]) -> Iterator[Finding]:
        """Turn the weak links of a loop, the closing one among them, into strong ones."""
        index: bits.Count
        links: Links = self.links
        gone: set[int] = set()
        for index in range(1, len(nodes), 2):
            one: bits.Node = nodes[index]
            two: bits.Node = nodes[(index + 1) % len(nodes)]
            if links.digit[one] == links.digit[two]:
                gone.update(
                    self.board.removals(links.seen[one] & links.seen[two], 1 << links.digit[one])
                )
            else:
                digits: bits.Mask = 0x1FF & ~(1 << links.digit[one] | 1 << links.digit[two])
                gone.update(self.board.removals(links.cells[one], digits))
        gone.update(self._locked(nodes))
        if gone:
            yield self._finding(nodes, tuple(sorted(gone)), LOOP)

    def _locked(self, nodes: list[int]) -> Iterator[int]:
        """List what the sets of a loop exclude, for each of them comes to be locked."""
        index: bits.Count
        for index in range(0, len(nodes), 2):
            via: bits.Count = self._via(nodes[index], nodes[index + 1])
            if via < 0:
                continue
            cells, digits = self.links.almost[via]
            used = {self.links.digit[nodes[index]], self.links.digit[nodes[index + 1]]}
            for digit in range(9):
                if digits >> digit & 1 and digit not in used:
                    held: bits.CellSet = cells & self.board.where[digit]
                    yield from self.board.removals(self.board.seen_by_all(held), 1 << digit)

    def _finding(self, nodes: list[int], gone: tuple[int, ...], kind: str) -> Finding:
        digits: bits.Mask = 0
        candidate: bits.Candidate
        for candidate in gone:
            digits |= 1 << candidate // 81
        words = tuple(
            (self.links.cells[node], self.links.digit[node], number % 2 == 1)
            for number, node in enumerate(nodes)
        )
        sets = tuple(
            evidence.cells(f"set{number}", evidence.SET_C, *self.links.almost[via])
            for number, via in enumerate(dict.fromkeys(self._sets(nodes)))
        )
        parts = (
            evidence.chain("chain", words),
            evidence.cells("start", evidence.SILENT, words[0][0], 0),
            evidence.cells("end", evidence.SILENT, words[len(words) - 1][0], 0),
            evidence.digits("start_digit", 1 << words[0][1]),
            evidence.digits("end_digit", 1 << words[len(words) - 1][1]),
            evidence.digits("digits", digits),
            *sets,
        )
        return Finding(parts, digits, gone, size=len(nodes), variant=kind)

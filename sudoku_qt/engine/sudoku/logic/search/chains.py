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

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.links import Links
from sudoku_qt.engine.sudoku.logic.search.reach import Reach

CHAIN = "chain"
LOOP = "loop"
TRUE = "true"
FALSE = "false"

_WANTS = {CHAIN: 1, LOOP: 2, TRUE: 4, FALSE: 8}
_WANTS_CHAIN = 1
_WANTS_LOOP = 2
_WANTS_TRUE = 4
_WANTS_FALSE = 8

_NONE = 0
_CHAIN = 1
_TWO_DIGITS = 2
_LOOP = 3
_TRUE = 4
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
        self.wants = 0
        self.ends = 0
        if not bits.COMPILED:
            self.end = [0] * 3000

    def run(self, kinds: tuple[str, ...]) -> Iterator[Finding]:
        """Yield what follows from the chains of some kinds."""
        hit: bits.Key
        depth: bits.Count
        last: bits.Key = -1
        self.wants = sum(_WANTS[kind] for kind in kinds)
        for hit in self._hits():
            depth = hit >> 24
            if hit >> 12 != last:
                last = hit >> 12
                self.reach.run(hit >> 12 & 0xFFF, depth)
            nodes = self._path(hit >> 12 & 0xFFF, hit & 0xFFF, depth)
            if nodes and (not self.needs_node or self._special(nodes)):
                yield from self._conclude(nodes, kinds)

    def _hits(self) -> list[int]:
        """List the chains from which something may follow, as depth, start, end in one number."""
        start: bits.Node
        place: bits.Count
        hit: bits.Key
        hits: list[int] = []
        for start in range(self.links.count):
            if self.links.strong_first[start] == self.links.strong_first[start + 1]:
                continue
            with cython.nogil:
                self._find_ends(start)
            for place in range(self.ends):
                hit = self.reach.on_depth[self.end[place]]
                hits.append(hit << 24 | start << 12 | self.end[place])
        hits.sort()
        return hits

    def _find_ends(self, start: bits.Node) -> None:
        """Keep the ends of the chains from a start from which something may follow."""
        end: bits.Node
        place: bits.Count
        self.ends = 0
        self.reach.run(start, _FAR)
        for place in range(self.reach.true_count):
            end = self.reach.true_nodes[place]
            if self.reach.on_depth[end] > 1 and self._leads_on(start, end):
                self.end[self.ends] = end
                self.ends += 1

    def _leads_on(self, start: bits.Node, end: bits.Node) -> bits.Flag:
        """Whether something of the wanted kinds may follow from two ends."""
        kind: bits.Count = self._kind(start, end)
        if kind == _NONE or not self._tells(kind, start, end):
            return False
        return not self.needs_node or self._may_need_node(start, end, kind)

    def _may_need_node(self, start: bits.Node, end: bits.Node, kind: bits.Count) -> bits.Flag:
        """Whether the nearest way to an end needs a larger node or a set, or is no way."""
        place: bits.Count
        number: bits.Count = self.reach.trace(end, True)
        for place in range(number):
            if self.reach.trail[place] >= 729:
                return True
        for place in range(0, number, 2):
            if self._via(self.reach.trail[place + 1], self.reach.trail[place]) >= 0:
                return True
        return self._turns_back(number, self._home(start, kind))

    def _home(self, start: bits.Node, kind: bits.Count) -> bits.CellSet:
        """The cells to which a chain may come back."""
        return self.links.cells[start] if kind >= _LOOP else bits.NO_CELLS

    def _tells(self, kind: bits.Count, start: bits.Node, end: bits.Node) -> bits.Flag:
        if kind == _TRUE:
            return (self.wants & _WANTS_TRUE) != 0 and start < 729
        if kind == _LOOP and self.wants & _WANTS_LOOP:
            return True
        if self.wants & _WANTS_FALSE:
            return True
        if not self.wants & _WANTS_CHAIN or start >= 729 or end >= 729 or start % 81 == end % 81:
            return False
        return self._count_eliminations(start, end) >= self.fewest

    def _count_eliminations(self, start: bits.Node, end: bits.Node) -> bits.Count:
        """Count the candidates that are linked to two ends of one cell each."""
        if self.links.digit[start] == self.links.digit[end]:
            return bits.count(self.links.seen[start] & self.links.seen[end])
        if not bits.PEERS[start % 81] & self.links.cells[end]:
            return 0
        return (self.links.masks[start % 81] >> self.links.digit[end] & 1) + (
            self.links.masks[end % 81] >> self.links.digit[start] & 1
        )

    def _kind(self, start: bits.Node, end: bits.Node) -> bits.Count:
        """How two ends lie, and whether anything can follow."""
        one: bits.CellSet = self.links.cells[start]
        two: bits.CellSet = self.links.cells[end]
        digit: bits.Digit = self.links.digit[start]
        other: bits.Digit = self.links.digit[end]
        if start == end:
            return _TRUE
        if digit == other:
            if not two & ~self.links.seen[start] or not one & ~self.links.seen[end]:
                return _LOOP
            if self.links.seen[start] & self.links.seen[end]:
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
            and not two & ~self.board.seen_by_all(one)
        ):
            return _TWO_DIGITS
        if (
            self.board.where[digit] & two
            and not two & two - 1
            and not one & ~self.board.seen_by_all(two)
        ):
            return _TWO_DIGITS
        return _NONE

    def _special(self, nodes: list[int]) -> bits.Flag:
        """Whether a chain has a node of several cells or runs through a set."""
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
        for place in range(self.links.strong_first[start], self.links.strong_first[start + 1]):
            if self.links.strong_to[place] == end:
                return self.links.strong_via[place]
        return -1

    def _path(self, start: bits.Node, end: bits.Node, depth: bits.Count) -> list[int]:
        """A shortest way that does not come back to a cell that it has left, or nothing."""
        home: bits.CellSet = self._home(start, self._kind(start, end))
        if not self._turns_back(self.reach.trace(end, True), home):
            return self.reach.chain(end)
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

    def _turns_back(self, number: bits.Count, home: bits.CellSet) -> bits.Flag:
        """What `_crossed` returns for a chain, of the nodes that were traced last."""
        cells: bits.CellSet
        last: bits.CellSet = bits.NO_CELLS
        before: bits.CellSet = bits.NO_CELLS
        while number:
            number -= 1
            cells = self.links.cells[self.reach.trail[number]]
            if bits.bit(bits.first(cells)) & before & ~home:
                return True
            before |= last
            last = cells
        return False

    def _crossed(self, nodes: list[int], home: bits.CellSet) -> bits.Flag:
        """Whether a chain comes back to a cell that it has left, `home` excepted.

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
        eliminated = self._eliminations(start, end)
        if CHAIN in kinds and len(eliminated) >= self.fewest:
            if start < 729 and end < 729 and start % 81 != end % 81:
                yield self._finding(nodes, eliminated, CHAIN)
        elif FALSE in kinds:
            for candidate in eliminated:
                yield self._finding(nodes, (candidate,), FALSE)

    def _eliminations(self, start: bits.Node, end: bits.Node) -> tuple[int, ...]:
        """List the candidates that are linked to both ends."""
        links: Links = self.links
        board: Board = self.board
        digit: bits.Digit = links.digit[start]
        other: bits.Digit = links.digit[end]
        one: bits.CellSet = links.cells[start]
        two: bits.CellSet = links.cells[end]
        eliminated: tuple[int, ...] = ()
        if digit == other:
            return board.eliminations(links.seen[start] & links.seen[end], 1 << digit)
        if not one & one - 1 and not one & ~board.seen_by_all(two):
            eliminated += board.eliminations(one, 1 << other)
        if not two & two - 1 and not two & ~board.seen_by_all(one):
            eliminated += board.eliminations(two, 1 << digit)
        return tuple(sorted(eliminated))

    def _true(self, nodes: list[int]) -> Iterator[Finding]:
        start: bits.Node = nodes[0]
        cell: bits.CellSet = self.links.cells[start]
        last: bits.Node = nodes[len(nodes) - 2]
        if self.links.cells[nodes[1]] == cell or self.links.cells[last] == cell:
            return
        eliminated = self.board.eliminations(cell, 0x1FF & ~(1 << self.links.digit[start]))
        if eliminated:
            yield self._finding(nodes, eliminated, TRUE)

    def _loop(self, nodes: list[int]) -> Iterator[Finding]:
        """Turn the weak links of a loop, the closing one among them, into strong ones."""
        index: bits.Count
        links: Links = self.links
        eliminated: set[int] = set()
        for index in range(1, len(nodes), 2):
            one: bits.Node = nodes[index]
            two: bits.Node = nodes[(index + 1) % len(nodes)]
            if links.digit[one] == links.digit[two]:
                eliminated.update(
                    self.board.eliminations(
                        links.seen[one] & links.seen[two], 1 << links.digit[one]
                    )
                )
            else:
                digits: bits.Mask = 0x1FF & ~(1 << links.digit[one] | 1 << links.digit[two])
                eliminated.update(self.board.eliminations(links.cells[one], digits))
        eliminated.update(self._locked(nodes))
        if eliminated:
            yield self._finding(nodes, tuple(sorted(eliminated)), LOOP)

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
                    yield from self.board.eliminations(self.board.seen_by_all(held), 1 << digit)

    def _finding(self, nodes: list[int], eliminated: tuple[int, ...], kind: str) -> Finding:
        digits: bits.Mask = 0
        candidate: bits.Candidate
        for candidate in eliminated:
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
        return Finding(parts, digits, eliminated, size=len(nodes), variant=kind)

# SPDX-License-Identifier: MIT
"""Alternating chains: one of two ends is true, so candidates that see both are false.

A chain starts false and reaches a true end over alternating strong and weak links, so at least one
of its ends is true. The conclusion depends on how the ends lie:

- the end is the start: it is true in any case ("true");
- the ends see each other: the chain closes to a loop, in which every weak link is also a strong one
  ("loop");
- the ends have the same digit: candidates that see both are false; or they have different digits in
  cells that see each other: neither cell can hold the other's digit ("chain");
- any candidate that is weakly linked to both ends is false ("false").
"""

from collections.abc import Iterator

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board, Evidence, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.chain_evidence import (
    chain_parts,
    sets_along,
    variant_of,
)
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import ANY_CHAIN, ChainRules
from sudoku_qt.engine.sudoku.logic.search.inference.links import Links
from sudoku_qt.engine.sudoku.logic.search.inference.reach import borrow, give_back
from sudoku_qt.engine.sudoku.logic.search.inference.ways import Ways

CHAIN = "chain"
LOOP = "loop"
TRUE = "true"

_WANTS = {CHAIN: 1, LOOP: 2, TRUE: 4}
_WANTS_CHAIN = 1
_WANTS_LOOP = 2
_WANTS_TRUE = 4

_NONE = 0
_CHAIN = 1
_TWO_DIGITS = 2
_LOOP = 3
_TRUE = 4
_FAR = 1000
_NO_NODE = 3000


class ChainSearch:
    """The chains along some links, shortest first.

    A chain may return to a cell that it has left: each of its links holds by itself.
    """

    def __init__(self, board: Board, links: Links, rules: ChainRules = ANY_CHAIN) -> None:
        self.board = board
        self.links = links
        self.reach = borrow(board, links)
        self.needs_set = rules.needs_set
        self.one_digit = rules.one_digit
        self.ways = Ways(links, self.reach, overlap=rules.overlap)
        if rules.needs_node:
            self.reach.special = _NO_NODE if rules.needs_set else 729
            self.reach.prefers = rules.needs_set
        self.name = rules.name
        self.left_out = False
        self.wants = 0
        self.ends = 0
        if not bits.COMPILED:
            self.end, self.leads = [0] * 3000, [0] * 3000
            self.fresh = [0] * 9

    def run(self, kinds: tuple[str, ...]) -> Iterator[Finding]:
        """Yield the conclusions of chains, for some kinds of conclusion, shortest first.

        Equally short ones are ordered by cells. To yield those first that exclude most, all chains
        of a length would have to be evaluated before the first is yielded, which takes up to a
        seventh more time. Use `Technique.best` for that.
        """
        hit: bits.Key
        depth: bits.Count
        last: bits.Key = -1
        exhausted = True
        self.wants = sum(_WANTS[kind] for kind in kinds)
        try:
            for hit in self._all_hits():
                depth = hit >> 24
                if hit >> 12 != last:
                    last = hit >> 12
                    self.reach.run(hit >> 12 & 0xFFF, depth)
                for finding in self._conclude(hit >> 12 & 0xFFF, hit & 0xFFF):
                    exhausted = False
                    yield finding
        finally:
            give_back(self.board, self.reach)
        if exhausted and self.name and not self.left_out:
            self.board.mark_all_exhausted(self.name)

    def _all_hits(self) -> Iterator[int]:
        """Yield the chains from which something may follow, shortest first.

        A chain is found from either end. Of sets nearly always one end is a candidate, so these
        are looked for first, and those between larger nodes where they were not enough.
        """
        nodes: bits.Count = self.links.count
        if self._find_starts():
            if self.links.set_count == len(self.links.patterns):
                yield from self._hits(0, nodes)
            else:
                yield from self._hits(0, 729)
                self._mark_larger_starts()
                yield from self._hits(729, nodes)

    def _hits(self, start: bits.Node, starts: bits.Node) -> list[int]:
        """List the chains from some nodes, as depth, start, end in one number."""
        place: bits.Count
        hit: bits.Key
        hits: list[int] = []
        start -= 1
        while start < starts:
            with cython.nogil:
                start = self._next_start(start + 1, starts)
            for place in range(self.ends):
                hit = self.reach.on_depth[self.end[place]]
                hits.append(hit << 24 | start << 12 | self.end[place])
        hits.sort()
        return hits

    def _find_starts(self) -> bits.Flag:
        """Mark the nodes with strong links from which a chain may come to one that it needs."""
        number: bits.Count = -1
        if self.needs_set:
            number = self._list_ends_of_sets()
        elif self.name and self._find_fresh():
            number = self._list_fresh_ends()
        if number > 0:
            self.reach.run_all(number)
        self._mark_starts(number)
        return number != 0

    def _mark_starts(self, number: bits.Count) -> None:
        start: bits.Node
        for start in range(self.links.count):
            self.leads[start] = (
                self.links.strong_first[start] != self.links.strong_first[start + 1]
                and (number < 0 or self.reach.on_epoch[start] == self.reach.epoch)
            )  # fmt: skip

    def _mark_larger_starts(self) -> None:
        """Mark the larger nodes from which a chain leads to another one that excludes the same."""
        target: bits.Candidate
        place: bits.Count
        end: bits.Node
        for end in range(729, self.links.count):
            self.leads[end] = False
        for target in range(729):
            if not self.links.cells[target]:
                continue
            self.reach.run_true(target, _FAR)
            for place in range(self.reach.true_count):
                end = self.reach.true_nodes[place]
                if end >= 729 and self.links.excludes(end, target):
                    self.ways.mark_starts(end, self.leads)

    def _list_ends_of_sets(self) -> bits.Count:
        """Write the ends of the links of sets and patterns into the reach's trail; count them."""
        node: bits.Node
        place: bits.Count
        number: bits.Count = 0
        for node in range(self.links.count):
            for place in range(self.links.strong_first[node], self.links.strong_first[node + 1]):
                if self.links.strong_via[place] >= 0:
                    self.reach.trail[number] = node
                    number += 1
                    break
        return number

    def _list_fresh_ends(self) -> bits.Count:
        """Write the nodes whose strong links may be new into the reach's trail; count them."""
        node: bits.Node
        number: bits.Count = 0
        for node in range(self.links.count):
            if (
                self.links.cells[node]
                and not self.links.cells[node] & ~self.fresh[self.links.digit[node]]
                and self.links.strong_first[node] != self.links.strong_first[node + 1]
            ):
                self.reach.trail[number] = node
                number += 1
        return number

    def _find_fresh(self) -> bits.Flag:
        """Find the cells of each digit in which there may be new strong links since last time.

        Returns whether there was a last time.
        """
        digit: bits.Digit
        house: bits.House
        now: bits.CellSet
        changed: bits.CellSet = self.board.changed(self.name, 0x1FF)
        if changed == bits.ALL_CELLS:
            return False
        for digit in range(9):
            self.fresh[digit] = self.board.where[digit] & changed & self.board.sized(2)
            changed_here: bits.CellSet = self.board.changed(self.name, 1 << digit)
            for house in range(27 if changed_here else 0):
                now = self.board.where[digit] & bits.HOUSES[house]
                if changed_here & bits.HOUSES[house] and self._may_link(now, house):
                    self.fresh[digit] |= now
        return True

    def _may_link(self, cells: bits.CellSet, house: bits.House) -> bits.Flag:
        """Whether what a house holds of a digit may be two nodes."""
        number: bits.Count = bits.count(cells)
        return number == 2 or (self.links.grouped and 2 < number <= 6)

    def _next_start(self, start: bits.Node, starts: bits.Node) -> bits.Node:
        """The next start, before `starts`, of chains from which something may follow."""
        self.ends = 0
        while start < starts and not self.ends:
            if self.leads[start]:
                self._find_ends(start)
            start += not self.ends
        return start

    def _find_ends(self, start: bits.Node) -> None:
        """Keep the ends of the chains from a start from which something may follow."""
        end: bits.Node
        place: bits.Count
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
        if self.one_digit and self.links.digit[start] != self.links.digit[end]:
            return False
        if self.reach.on_through[end]:
            return True
        self.left_out |= kind != _LOOP
        return False

    def _tells(self, kind: bits.Count, start: bits.Node, end: bits.Node) -> bits.Flag:
        if kind == _TRUE:
            return (self.wants & _WANTS_TRUE) != 0 and start < 729
        if kind == _LOOP and self.wants & _WANTS_LOOP:
            return self.ways.gain(start, end) > 0
        return (self.wants & _WANTS_CHAIN) != 0 and self._has_elimination(start, end)

    def _has_elimination(self, start: bits.Node, end: bits.Node) -> bits.Flag:
        """Whether some candidate is linked to both ends."""
        digit: bits.Digit = self.links.digit[start]
        other: bits.Digit = self.links.digit[end]
        one: bits.CellSet = self.links.cells[start]
        two: bits.CellSet = self.links.cells[end]
        if digit == other:
            return (self.links.seen[start] & self.links.seen[end]) != 0
        if (
            not one & one - 1
            and one & self.board.where[other] & ~two
            and not two & ~bits.PEERS[bits.first(one)]
        ):
            return True
        if not two & two - 1 and two & self.board.where[digit] & ~one:
            return not one & ~bits.PEERS[bits.first(two)]
        return False

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

    def _conclude(self, start: bits.Node, end: bits.Node) -> list[Finding]:
        """Put what follows from the chains between two ends into findings."""
        kind: bits.Count = self._kind(start, end)
        eliminated: tuple[int, ...]
        if kind == _LOOP and self.wants & _WANTS_LOOP:
            return [
                self._finding(nodes, vias, self._loop(nodes, vias), LOOP)
                for nodes, vias in self.ways.loops(start, end)
            ]
        name, avoided = CHAIN, bits.NO_CELLS
        if kind == _TRUE:
            name, avoided = TRUE, self.links.cells[start]
            eliminated = self._rest(start)
        else:
            eliminated = self._eliminations(start, end)
        if not eliminated:
            return []
        ways = self.ways.any_to(end, avoided)
        return [self._finding(nodes, vias, eliminated, name) for nodes, vias in ways]

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

    def _rest(self, start: bits.Node) -> tuple[int, ...]:
        """List the other candidates of a cell that holds a digit in any case.

        A chain that goes to another of these first, or comes from one last, is not wanted: a
        shorter one says the same of that candidate.
        """
        digit: bits.Digit = self.links.digit[start]
        return self.board.eliminations(self.links.cells[start], 0x1FF & ~(1 << digit))

    def _loop(self, nodes: list[int], vias: list[int]) -> tuple[int, ...]:
        """The eliminations where the weak links of a loop, the closing one too, are strong."""
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
        eliminated.update(self._locked(nodes, vias))
        return tuple(sorted(eliminated))

    def _locked(self, nodes: list[int], vias: list[int]) -> Iterator[int]:
        """List what the sets of a loop exclude, for each of them comes to be locked."""
        index: bits.Count
        for index in range(0, len(nodes), 2):
            via: bits.Count = vias[index // 2]
            for digit in range(9):
                cells: bits.CellSet = self.links.locked(via, nodes[index], nodes[index + 1], digit)
                yield from self.board.eliminations(cells, 1 << digit)

    def _finding(
        self, nodes: list[int], vias: list[int], eliminated: tuple[int, ...], kind: str
    ) -> Finding:
        digits: bits.Mask = 0
        candidate: bits.Candidate
        for candidate in eliminated:
            digits |= 1 << candidate // 81
        parts = Evidence(self.board, chain_parts, self.links, nodes, vias, digits)
        variant = variant_of(self.links, kind, sets_along(vias))
        return Finding(parts, digits, eliminated, size=len(nodes), variant=variant)

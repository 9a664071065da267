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


class ChainSearch:
    """The chains along some links, shortest first.

    With `needs_node` a chain must use a node of several cells or a set, or it is left to simpler
    techniques. A chain may come back to a cell that it has left: every link of it holds by itself.
    Almost locked sets of a chain share cells only with `overlap`.
    """

    def __init__(
        self, board: Board, links: Links, *, needs_node: bool = False, overlap: bool = False
    ) -> None:
        self.board = board
        self.links = links
        self.reach = Reach(links)
        self.needs_node = needs_node
        self.overlap = overlap
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
            finding = self._conclude(self.reach.chain(hit & 0xFFF))
            if finding is not None:
                yield finding

    def _hits(self) -> list[int]:
        """List the chains from which something may follow, as depth, start, end in one number."""
        start: bits.Node
        place: bits.Count
        hit: bits.Key
        hits: list[int] = []
        starts: bits.Count = self.links.count
        if len(self.links.almost) > len(self.links.patterns):
            starts = 729  # a chain is found from either end: of sets one end is a candidate
        for start in range(starts):
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
        return not self.needs_node or self._needs_node(end)

    def _needs_node(self, end: bits.Node) -> bits.Flag:
        """Whether the nearest way to an end goes through a larger node or a set."""
        place: bits.Count
        number: bits.Count = self.reach.trace(end, True)
        for place in range(number):
            if self.reach.trail[place] >= 729:
                return True
        for place in range(0, number, 2):
            if self.links.set_between(self.reach.trail[place + 1], self.reach.trail[place]) >= 0:
                return True
        return False

    def _tells(self, kind: bits.Count, start: bits.Node, end: bits.Node) -> bits.Flag:
        if kind == _TRUE:
            return (self.wants & _WANTS_TRUE) != 0 and start < 729
        if kind == _LOOP and self.wants & _WANTS_LOOP:
            return True
        return (self.wants & _WANTS_CHAIN) != 0 and self._has_prey(start, end)

    def _has_prey(self, start: bits.Node, end: bits.Node) -> bits.Flag:
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

    def _conclude(self, nodes: list[int]) -> Finding | None:
        """Put what follows from a chain into a finding."""
        start: bits.Node = nodes[0]
        end: bits.Node = nodes[len(nodes) - 1]
        kind: bits.Count = self._kind(start, end)
        name = CHAIN
        eliminated: tuple[int, ...] = ()
        if kind == _TRUE:
            name, eliminated = TRUE, self._rest(nodes)
        elif kind == _LOOP and self.wants & _WANTS_LOOP:
            name, eliminated = LOOP, self._loop(nodes)
        else:
            eliminated = self._eliminations(start, end)
        sets = self.links.sets(nodes, False) if eliminated else []
        return (
            self._finding(nodes, eliminated, name, sets)
            if eliminated and self._apart(sets)
            else None
        )

    def _apart(self, sets: list[int]) -> bits.Flag:
        """Whether the sets of a chain share no cells."""
        number: bits.Count
        cells: bits.CellSet
        taken: bits.CellSet = bits.NO_CELLS
        for number in sets:
            cells = self.links.almost[number][0]
            if cells & taken and not self.overlap:
                return False
            taken |= cells
        return True

    def _marks(self, sets: list[int]) -> Iterator[tuple[object, ...]]:
        """Mark the cells of sets and patterns."""
        number: bits.Count
        for number in sets:
            yield evidence.cells(f"set{number}", evidence.SET_C, *self.links.almost[number])

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

    def _rest(self, nodes: list[int]) -> tuple[int, ...]:
        """List the other candidates of a cell that holds a digit in any case."""
        start: bits.Node = nodes[0]
        cell: bits.CellSet = self.links.cells[start]
        last: bits.Node = nodes[len(nodes) - 2]
        if self.links.cells[nodes[1]] == cell or self.links.cells[last] == cell:
            return ()  # a shorter chain says the same of another candidate of the cell
        return self.board.eliminations(cell, 0x1FF & ~(1 << self.links.digit[start]))

    def _loop(self, nodes: list[int]) -> tuple[int, ...]:
        """List what goes when the weak links of a loop, the closing one too, are strong."""
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
        return tuple(sorted(eliminated))

    def _locked(self, nodes: list[int]) -> Iterator[int]:
        """List what the sets of a loop exclude, for each of them comes to be locked."""
        index: bits.Count
        for index in range(0, len(nodes), 2):
            via: bits.Count = self.links.set_between(nodes[index], nodes[index + 1])
            if via < 0 or via in self.links.patterns:
                continue
            cells, digits = self.links.almost[via]
            used = {self.links.digit[nodes[index]], self.links.digit[nodes[index + 1]]}
            for digit in range(9):
                if digits >> digit & 1 and digit not in used:
                    held: bits.CellSet = cells & self.board.where[digit]
                    yield from self.board.eliminations(self.board.seen_by_all(held), 1 << digit)

    def _finding(
        self, nodes: list[int], eliminated: tuple[int, ...], kind: str, sets: list[int]
    ) -> Finding:
        digits: bits.Mask = 0
        candidate: bits.Candidate
        for candidate in eliminated:
            digits |= 1 << candidate // 81
        words = tuple(
            (self.links.cells[node], self.links.digit[node], number % 2 == 1)
            for number, node in enumerate(nodes)
        )
        parts = (
            evidence.chain("chain", words),
            evidence.cells("start", evidence.SILENT, words[0][0], 0),
            evidence.cells("end", evidence.SILENT, words[len(words) - 1][0], 0),
            evidence.digits("start_digit", 1 << words[0][1]),
            evidence.digits("end_digit", 1 << words[len(words) - 1][1]),
            evidence.digits("digits", digits),
            *self.links.evidence(sets, "sets"),
            *self._marks(sets),
        )
        return Finding(parts, digits, eliminated, size=len(nodes), variant=kind)

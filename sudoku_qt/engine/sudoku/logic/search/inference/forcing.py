# SPDX-License-Identifier: MIT
"""The consequences of every assumption, and what follows whichever of several holds.

Assumption (and node) c says that candidate c is true, 729 + c that it is false. An assumption that
empties a cell or a house, or makes a candidate both true and false, is wrong ("contradiction").
What follows from every candidate of a cell, from every place of a digit in a house, or both from a
candidate being true and from its being false, holds ("verity").
"""

from collections.abc import Iterator

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Evidence, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.chain_evidence import (
    sets_along,
    sets_of,
    words_of,
)
from sudoku_qt.engine.sudoku.logic.search.inference.closure import Closures, closure_of
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import LinkKinds
from sudoku_qt.engine.sudoku.logic.search.inference.links import links_of
from sudoku_qt.engine.sudoku.logic.search.inference.nets import Net
from sudoku_qt.engine.sudoku.logic.search.inference.reach import Reach

_FAR = 1000
_UNITS = 324
_ABSURD = 2000
_NONE = -1

Branches = tuple[tuple[int, tuple[int, ...]], ...]
"""Assumptions, each with the nodes that it implies."""
Conclusion = tuple[int, int, str, Branches]
"""The length, the implied node, the kind of proof, and the proof."""


class Table:
    """The consequences of all assumptions, along chains or, with `nets`, by singles.

    A unit is a cell (0-80), a digit of a house (`81 + 9 * house + digit`), or a candidate with its
    opposite (`324 + candidate`). The depths are in rows, one for each assumption, with a place for
    each node; those of chains are computed on demand.
    """

    def __init__(self, board: Board, *, nets: bool) -> None:
        self.board = board
        self.nets = nets
        self.net = Net(board)
        self.closure: Closures = closure_of(board)
        self.links = links_of(board, LinkKinds(grouped=not nets, sets=not nets))
        self.reach = Reach(self.links)
        if not bits.COMPILED:
            self.measured = [False] * 1458
            self.broken, self.length, self.unit = [0] * 1458, [0] * 1458, [0] * 1458
            self.common, self.covered = [bits.NO_CELLS] * 18, [bits.NO_CELLS] * 9
            self.members, self.rivals = [0] * 9, [0] * 9

    def _follow(self) -> None:
        """Find what follows from every assumption."""
        number: bits.Count
        if self.nets:
            self.closure.begin(self.board, 0)
        else:
            self.closure.follow(self.board, self.links)
        with cython.nogil:
            for number in range(1458):
                self.length[number] = _NONE
                self.measured[number] = False
            for number in range(self.closure.count if self.nets else 0):
                self._assume(self.closure.candidate[number])
                self._assume(729 + self.closure.candidate[number])
            self._compare()

    def _assume(self, assumption: bits.Node) -> None:
        """Take what a net finds."""
        place: bits.Count
        node: bits.Node
        self.net.run(assumption % 729, assumption < 729)
        self.broken[assumption] = self.net.broken
        self.measured[assumption] = True
        begin: bits.Count = self.closure.new_row(self.closure.node(assumption))
        for place in range(self.net.width):
            node = self.net.queue[place]
            self.closure.add(begin, node % 729, node < 729)
            if node < 729:
                self.closure.keep_depth(assumption, node, self.net.on_depth[node])
            else:
                self.closure.keep_depth(assumption, node, self.net.off_depth[node - 729])

    def _measure(self, assumption: bits.Node) -> None:
        """Find the depths of what an assumption leads to by chains."""
        digit: bits.Digit
        place: bits.Count
        node: bits.Node
        depth: bits.Count
        mask: bits.Mask
        self.measured[assumption] = True
        for digit in range(9):
            self.covered[digit] = bits.NO_CELLS
        if assumption < 729:
            self.reach.run_true(assumption, _FAR)
        else:
            self.reach.run(assumption - 729, _FAR)
            self._keep_false(assumption, assumption // 81 - 9, bits.bit(assumption % 81), 0)
        for place in range(self.reach.true_count):
            node = self.reach.true_nodes[place]
            depth = self.reach.on_depth[node]
            self._keep_false(assumption, self.links.digit[node], self.links.seen[node], depth + 1)
            if node < 729:
                self.closure.keep_depth(assumption, node, depth)
                mask = self.links.masks[node % 81] & ~(1 << node // 81)
                while mask:
                    self._keep_false(assumption, bits.low(mask), bits.bit(node % 81), depth + 1)
                    mask &= mask - 1

    def _keep_false(
        self, assumption: bits.Node, digit: bits.Digit, cells: bits.CellSet, depth: bits.Count
    ) -> None:
        """Keep the depth of those cells that did not lose a digit before."""
        cells &= ~self.covered[digit]
        self.covered[digit] |= cells
        while cells:
            self.closure.keep_depth(assumption, 729 + 81 * digit + bits.first(cells), depth)
            cells &= cells - 1

    def _depth(self, assumption: bits.Node, node: bits.Node) -> bits.Count:
        if not self.measured[assumption]:
            self._measure(assumption)
        return self.closure.depth(assumption, node)

    def conclusions(self) -> Iterator[Conclusion]:
        """Yield the shortest proof of each node that holds, the shortest first.

        Nets are so long that placements come first.
        """
        for _, node in sorted(self._proofs(), key=self._rank):
            yield self._conclusion(node)

    def first_and_best(self) -> tuple[Conclusion | None, Conclusion | None]:
        """The first conclusion, and the best one.

        The best is a placement rather than an elimination, then the one with the shortest proof.
        """
        proofs = self._proofs()
        if not proofs:
            return None, None
        first, best = min(proofs, key=self._rank), min(proofs, key=_rank)
        return self._conclusion(first[1]), self._conclusion(best[1])

    def _proofs(self) -> list[tuple[int, int]]:
        """The length of the shortest proof of each node that holds, and the node."""
        self._follow()
        return [(self.length[node], node) for node in range(1458) if self.length[node] != _NONE]

    def _rank(self, proof: tuple[int, int]) -> tuple[bool, int, int]:
        length, node = proof
        return bool(self.nets) and node >= 729, length, node

    def _conclusion(self, node: bits.Node) -> Conclusion:
        """What proves a node that holds."""
        if self.unit[node] >= _ABSURD:
            opposite: bits.Node = (node + 729) % 1458
            branches = ((opposite, self._ends(self.unit[node] - _ABSURD)),)
            return self.length[node], node, "contradiction", branches
        count: bits.Count = self._fill_members(self.unit[node])
        starts = [self.members[place] for place in range(count)]
        return self.length[node], node, "verity", tuple((start, (node,)) for start in starts)

    def _ends(self, unit: bits.Count) -> tuple[int, ...]:
        """List what cannot be at once: all of a unit false, or a candidate true and false."""
        if unit < _UNITS:
            return tuple(self.net.unit(unit))
        return unit - _UNITS, unit - _UNITS + 729

    def _compare(self) -> None:
        """Find the shortest proof of each node."""
        number: bits.Count
        if self.nets:
            for number in range(1458):
                if self._is_there(number % 729) and self.broken[number] != _NONE:
                    self._clash(number, self.broken[number])
            for number in range(_UNITS):
                self._verify_all(number)
        else:
            self._find_clashes()
        for number in range(self.closure.count):
            self._verify_all(_UNITS + self.closure.candidate[number])

    def _is_there(self, candidate: bits.Candidate) -> bits.Flag:
        return (self.board.masks[candidate % 81] >> candidate // 81 & 1) != 0

    def _find_clashes(self) -> None:
        """Find what shows assumptions to be wrong by chains, which may be read backwards.

        What makes all of a unit false is the opposite of what follows from each of its members.
        For the same reason no verity of a cell or a house is shorter than the contradiction.
        """
        digit: bits.Digit
        house: bits.House
        left: bits.CellSet
        for digit in range(9):
            left = self.board.where[digit]
            while left:
                self._clash_all(_UNITS + 81 * digit + bits.first(left))
                left &= left - 1
            for house in range(27):
                if self.board.spots[9 * house + digit]:
                    self._clash_all(81 + 9 * house + digit)
        left = self.board.empty
        while left:
            self._clash_all(bits.first(left))
            left &= left - 1

    def _clash_all(self, unit: bits.Count) -> None:
        """Keep that the opposites of what follows from all of a unit leave nothing of it."""
        word: bits.Count
        self._find_common(self._fill_members(unit))
        for word in range(self.closure.width):
            while self.common[word]:
                self._clash((self._common_node(word) + 729) % 1458, unit)
                self.common[word] &= self.common[word] - 1

    def _verify_all(self, unit: bits.Count) -> None:
        """Keep what follows from all of a unit."""
        word: bits.Count
        count: bits.Count = self._fill_members(unit)
        if count < 2:
            return
        self._find_common(count)
        for word in range(self.closure.width):
            while self.common[word]:
                self._verify(unit, count, self._common_node(word))
                self.common[word] &= self.common[word] - 1

    def _find_common(self, count: bits.Count) -> None:
        """Find what follows from every assumption in `members`."""
        place: bits.Count
        word: bits.Count
        begin: bits.Count
        for word in range(self.closure.width):
            self.common[word] = self.closure.there[word]
        for place in range(count):
            begin = self.closure.place_of(self.members[place])
            for word in range(self.closure.width):
                self.common[word] &= self.closure.sets[begin + word]

    def _common_node(self, word: bits.Count) -> bits.Node:
        """The node that the lowest candidate of a word of `common` stands for."""
        number: bits.Count = bits.first(self.common[word])
        if word < self.closure.half:
            return self.closure.candidate[81 * word + number]
        return 729 + self.closure.candidate[81 * (word - self.closure.half) + number]

    def _clash(self, assumption: bits.Node, unit: bits.Count) -> None:
        """Keep what shows an assumption to be wrong if nothing shorter did."""
        place: bits.Count
        count: bits.Count = self._fill_members(unit)
        opposite: bits.Node = (assumption + 729) % 1458
        length: bits.Count = 0
        for place in range(count):
            if unit < _UNITS:
                length += self._depth(assumption, 729 + self.members[place])
            else:
                length += self._depth(assumption, self.members[place])
        if self.length[opposite] == _NONE or length < self.length[opposite]:
            self.length[opposite] = length
            self.unit[opposite] = _ABSURD + unit

    def _fill_members(self, unit: bits.Count) -> bits.Count:
        """Write the assumptions of a unit, one of which is true, into `members`; count them."""
        count: bits.Count = 0
        mask: bits.Mask
        cells: bits.CellSet
        digit: bits.Digit = (unit - 81) % 9
        if unit < 81:
            mask = self.board.masks[unit]
            while mask:
                self.members[count] = 81 * bits.low(mask) + unit
                mask &= mask - 1
                count += 1
        elif unit < _UNITS:
            cells = self.board.where[digit] & bits.HOUSES[(unit - 81) // 9]
            while cells:
                self.members[count] = 81 * digit + bits.first(cells)
                cells &= cells - 1
                count += 1
        else:
            self.members[0] = unit - _UNITS
            self.members[1] = unit - _UNITS + 729
            count = 2
        return count

    def _verify(self, unit: bits.Count, count: bits.Count, node: bits.Node) -> None:
        """Keep a unit as proof of a node if no other proof is shorter, or as short and earlier."""
        place: bits.Count
        length: bits.Count = 0
        known: bits.Count = self.length[node]
        for place in range(count):
            length += self._depth(self.members[place], node)
        if known == _NONE or length < known or (length == known and self._earlier(count, node)):
            self.length[node] = length
            self.unit[node] = unit

    def _earlier(self, count: bits.Count, node: bits.Node) -> bits.Flag:
        """Whether the unit in `members` comes before the one that proves a node so far."""
        place: bits.Count
        rivals: bits.Count
        known: bits.Count = self.unit[node]
        if known >= _ABSURD:
            return False
        for place in range(count):
            self.rivals[place] = self.members[place]
        rivals = self._fill_members(known)
        for place in range(9):
            self.members[place], self.rivals[place] = self.rivals[place], self.members[place]
        for place in range(min(count, rivals)):
            if self.members[place] != self.rivals[place]:
                return self.members[place] < self.rivals[place]
        return count < rivals

    def finding(self, conclusion: Conclusion) -> Finding:
        """The conclusion as a finding."""
        return finding_of(conclusion, Evidence(self.board, self.parts, conclusion))

    def parts(self, conclusion: Conclusion) -> tuple[evidence.Part, ...]:
        """The chains or nets that prove a conclusion."""
        length, node, _, branches = conclusion
        starts = [start for start, _ in branches]
        parts = [
            evidence.candidates("starts", evidence.SET_A, [start % 729 for start in starts]),
            evidence.nodes("assumptions", starts),
            evidence.nodes("result", [node]),
            evidence.nodes("ends", branches[0][1]),
            evidence.number("length", length),
        ]
        for number, (start, ends) in enumerate(branches):
            parts += self._proof(number, start, ends)
        return tuple(parts)

    def _proof(
        self, number: int, start: bits.Node, ends: tuple[int, ...]
    ) -> list[tuple[object, ...]]:
        """Write the way from an assumption to what it leads to."""
        end: bits.Node
        if self.nets:
            self.net.run(start % 729, start < 729)
            return [evidence.nodes(f"net{number}", self.net.trace(list(ends)))]
        if start < 729:
            self.reach.run_true(start, _FAR)
        else:
            self.reach.run(start - 729, _FAR)
        chains = []
        for index, end in enumerate(ends):
            path = self.reach.chain(end % 729, on=end < 729)
            vias = self.links.vias(path, start < 729)
            chains += sets_of(self.links, sets_along(vias), f"sets{number}_{index}")
            words = words_of(self.links, path, vias, start < 729)
            chains.append(evidence.chain(f"chain{number}_{index}", words))
        return chains


def finding_of(conclusion: Conclusion, parts: Evidence) -> Finding:
    """The conclusion as a finding, with the chains or nets that prove it."""
    length, node, kind, _ = conclusion
    candidate: bits.Candidate = node % 729
    mask: bits.Mask = 1 << candidate // 81
    if node < 729:
        return Finding(parts, mask, (), (candidate,), length, kind)
    return Finding(parts, mask, (candidate,), (), length, kind)


def parts_anew(board: Board, nets: bits.Flag, conclusion: Conclusion) -> tuple[evidence.Part, ...]:
    """The proof of a conclusion that is known of a position; its chains or nets are found again."""
    return Table(board, nets=nets).parts(conclusion)


def _rank(proof: tuple[int, int]) -> tuple[bool, int, int, int]:
    length, node = proof
    return node >= 729, length, node % 81 if node >= 729 else 0, node

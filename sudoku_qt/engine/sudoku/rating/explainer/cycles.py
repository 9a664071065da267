# SPDX-License-Identifier: MIT
"""Forcing chains and cycles on the SE scale: the consequences of one candidate, link by link.

A candidate that is on turns off those that it sees; one that is off turns on the other one of a
pair. A cycle that returns to its start eliminates what it excludes in both directions; a chain from
a candidate to its opposite decides that candidate. X-chains stay with one digit, Y-cycles with
bivalue cells; those with both kinds of pairs are rated higher. The hint is the one with the least
rating, then length, then kind, then the first one found.
"""

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule, length_term
from sudoku_qt.engine.sudoku.rating.explainer.implications import Implications
from sudoku_qt.engine.sudoku.rating.explainer.links import OrderedLinks

CYCLE = 6.5
CHAIN = 6.6
MIXED = 7.0
NAMES = ("", "", "x-", "y-", "")
"""The names of the kinds, which are numbered in the order of hints with one rating and length."""


class CyclesRule(Rule):
    """Chains and cycles along pairs (two places in a house, or two digits in a cell)."""

    def find(self, board: Board) -> RatedHint | None:
        """Search X-chains and Y-cycles, and if necessary those with both kinds of pairs."""
        implications: Implications = board.lasting.setdefault(self, None) or Implications(board)
        board.lasting[self] = implications
        implications.find()
        if not implications.any_impossible():
            return None
        search = CycleSearch(board, implications)
        search.look(2, False, True, CYCLE, CHAIN)
        search.look(3, True, False, CYCLE, CHAIN)
        if search.rating >= MIXED:
            search.look(4, True, True, MIXED, MIXED)
        return search.hint()


class CycleSearch:
    """The links of a position, and the best hint so far.

    `on` lists the candidates that a start turns on, in order, each with the one turned off before
    it (`via`) and the place of the one that was on before that (`back`). A chain that reaches the
    opposite of its start does so from the place `last`; if the opposite is on, through `last_off`.
    With known `implications`, starts that cannot lead to a hint are skipped.
    """

    def __init__(self, board: Board, implications: Implications | None = None) -> None:
        candidate: bits.Candidate
        self.board = board
        self.links = OrderedLinks(board) if implications is None else implications.links
        self.implications = implications
        self.rating = 99.0
        self.nodes = 9999
        self.kind = 9
        self.is_cycle = False
        self.target = -1
        self.turn = 0
        self.last, self.last_off = -1, -1
        if not bits.COMPILED:
            self._make_room()
        for candidate in range(729):
            self.seen[candidate] = 0

    def _make_room(self) -> None:
        self.on, self.via, self.back, self.seen = [0] * 729, [0] * 729, [0] * 729, [0] * 729
        self.eliminated = [bits.NO_CELLS] * 9
        self.seen_on, self.seen_off = [bits.NO_CELLS] * 9, [bits.NO_CELLS] * 9

    def look(
        self,
        kind: bits.Count,
        in_cells: bits.Flag,
        in_houses: bits.Flag,
        cycle: float,
        chain: float,
    ) -> None:
        """Start from every candidate of every unsettled cell."""
        self.begin(kind, in_cells, in_houses, cycle, chain)
        with cython.nogil:
            self._look_everywhere()

    def begin(
        self,
        kind: bits.Count,
        in_cells: bits.Flag,
        in_houses: bits.Flag,
        cycle: float,
        chain: float,
    ) -> None:
        """Begin a kind of chains: its number, its links, and the ratings of the shortest."""
        self.looked_for = kind
        self.in_cells = in_cells
        self.in_houses = in_houses
        self.cycle = cycle
        self.chain = chain
        self.links.list_all(in_cells, in_houses)
        self._set_bounds()

    def _look_everywhere(self) -> None:
        cell: bits.Cell
        digit: bits.Digit
        mask: bits.Mask
        for cell in range(81):
            mask = self.board.masks[cell]
            if bits.size(mask) < 2 or (not self.in_houses and bits.size(mask) > 2):
                continue
            while mask:
                digit = bits.low(mask)
                mask &= mask - 1
                if self.implications is None or self.implications.is_useful(81 * digit + cell):
                    self._look_from_on(81 * digit + cell)
                if not self.in_houses:
                    continue
                if self.implications is None or self.implications.can_be_proved(81 * digit + cell):
                    self._look_from_off(81 * digit + cell)

    def _look_from_on(self, source: bits.Candidate) -> None:
        """Go out from a candidate that is on, level by level, for it to be met again on or off."""
        nodes: bits.Count = 0
        done: bits.Count = 0
        found: bits.Count = 1
        level: bits.Count
        proof: bits.Count = 0 if self.in_houses else -1
        place: bits.Count
        other: bits.Candidate
        link: bits.Count
        following: bits.Candidate
        self._start(source)
        while done < found:
            nodes += 2
            if nodes > self.most_in_cycle and (proof or nodes > self.most_in_chain):
                break
            level = found
            while done < level:
                if nodes >= 4 and proof == 0 and _sees(self.on[done], source):
                    proof = nodes
                    self.last = done
                for place in range(28 * self.on[done], self.links.weak_end[self.on[done]]):
                    other = self.links.weak[place]
                    for link in range(4 * other, self.links.strong_end[other]):
                        following = self.links.strong[link]
                        if self.seen[following] != self.turn:
                            self._reach(found, following, other, done)
                            found += 1
                        elif following == source and nodes >= 4:
                            self._close(done, other, nodes)
                done += 1
        if proof > 0:
            self._settle(source, False, proof)

    def _look_from_off(self, source: bits.Candidate) -> None:
        """Go out from a candidate that is off, level by level, for it to be met again on."""
        nodes: bits.Count = 2
        done: bits.Count = 1
        found: bits.Count = 1
        level: bits.Count
        place: bits.Count
        other: bits.Candidate
        link: bits.Count
        self._start(source)
        for link in range(4 * source, self.links.strong_end[source]):
            self._reach(found, self.links.strong[link], source, 0)
            found += 1
        while done < found:
            nodes += 2
            if nodes > self.most_in_chain:
                return
            level = found
            while done < level:
                for place in range(28 * self.on[done], self.links.weak_end[self.on[done]]):
                    other = self.links.weak[place]
                    for link in range(4 * other, self.links.strong_end[other]):
                        if self.seen[self.links.strong[link]] != self.turn:
                            self._reach(found, self.links.strong[link], other, done)
                            found += 1
                        elif self.links.strong[link] == source and other != source:
                            self.last = done
                            self.last_off = other
                            self._settle(source, True, nodes)
                            return
                done += 1

    def _start(self, source: bits.Candidate) -> None:
        self.turn += 1
        self._reach(0, source, -1, -1)

    def _reach(
        self, place: bits.Count, candidate: bits.Candidate, via: bits.Candidate, back: bits.Count
    ) -> None:
        """Note a candidate that goes on, the one off that it follows from, the one on before."""
        self.on[place] = candidate
        self.via[place] = via
        self.back[place] = back
        self.seen[candidate] = self.turn

    def _close(self, last: bits.Count, off: bits.Candidate, nodes: bits.Count) -> None:
        """Take away what a cycle rules out both ways; its last node is one that is off."""
        digit: bits.Digit
        if nodes > self.most_in_cycle or self._is_above(last, off):
            return
        if self._rule_out(last, off):
            for digit in range(9):
                self.eliminated[digit] = self.seen_on[digit]
            self._keep(True, self.cycle, nodes)

    def _rule_out(self, place: bits.Count, off: bits.Candidate) -> bits.Flag:
        """Find what a cycle rules out both ways (`seen_on`), and say whether there is any."""
        digit: bits.Digit
        cells: bits.CellSet = bits.NO_CELLS
        some: bits.CellSet = bits.NO_CELLS
        for digit in range(9):
            self.seen_on[digit] = bits.NO_CELLS
            self.seen_off[digit] = bits.NO_CELLS
        while place >= 0:
            self.seen_off[off // 81] |= bits.PEERS[off % 81]
            self.seen_on[self.on[place] // 81] |= bits.PEERS[self.on[place] % 81]
            cells |= bits.bit(off % 81) | bits.bit(self.on[place] % 81)
            off = self.via[place]
            place = self.back[place]
        for digit in range(9):
            self.seen_on[digit] &= self.seen_off[digit] & ~cells & self.board.where[digit]
            some |= self.seen_on[digit]
        return some != bits.NO_CELLS

    def _is_above(self, place: bits.Count, candidate: bits.Candidate) -> bits.Flag:
        """Whether a candidate went off on the way to a node that is on."""
        while place > 0:
            if self.via[place] == candidate:
                return True
            place = self.back[place]
        return False

    def _settle(self, source: bits.Candidate, on: bits.Flag, nodes: bits.Count) -> None:
        """Take a chain that proves its first candidate, or disproves it."""
        if nodes <= self.most_in_chain:
            self.target = source if on else bits.OFF + source
            self._keep(False, self.chain, nodes)

    def _keep(self, is_cycle: bits.Flag, base: float, nodes: bits.Count) -> None:
        self.is_cycle = is_cycle
        self.rating = base + length_term(nodes)
        self.nodes = nodes
        self.kind = self.looked_for
        self._set_bounds()

    def _set_bounds(self) -> None:
        """Find out how long a cycle or a chain can be and still come before the best so far."""
        self.most_in_cycle = self._most(self.cycle)
        self.most_in_chain = self._most(self.chain) if self.in_houses else 0

    def _most(self, base: float) -> bits.Count:
        nodes: bits.Count = 0
        if self.nodes == 9999:
            return 9999
        while self._is_better(base + length_term(nodes + 2), nodes + 2):
            nodes += 2
        return nodes

    def _is_better(self, rating: float, nodes: bits.Count) -> bits.Flag:
        """Whether a hint would come before the best so far."""
        if rating != self.rating:
            return rating < self.rating
        if nodes != self.nodes:
            return nodes < self.nodes
        return self.looked_for < self.kind

    def hint(self) -> RatedHint | None:
        """The best hint, or None."""
        digit: bits.Digit
        eliminations: tuple[int, ...] = ()
        if self.nodes == 9999:
            return None
        if not self.is_cycle:
            name = "x-chain" if self.kind == 2 else "forcing chain"
            if self.target < bits.OFF:
                return RatedHint(name, self.rating, (), self.target)
            return RatedHint(name, self.rating, (self.target - bits.OFF,))
        for digit in range(9):
            if self.eliminated[digit]:
                eliminations += self.board.eliminations(self.eliminated[digit], 1 << digit)
        return RatedHint(NAMES[self.kind] + "cycle", self.rating, eliminations)


def _sees(one: bits.Candidate, other: bits.Candidate) -> bits.Flag:
    """Whether one candidate rules out another."""
    if one // 81 == other // 81:
        return (bits.PEERS[one % 81] & bits.bit(other % 81)) != bits.NO_CELLS
    return one % 81 == other % 81

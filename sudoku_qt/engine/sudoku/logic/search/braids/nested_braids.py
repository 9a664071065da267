# SPDX-License-Identifier: MIT
"""Nested braids: within the assumption of a candidate, others are refuted by braids of their own.

The consequences of a candidate are followed by singles; where these end, every other candidate is
tried in turn, and removed if a net of singles refutes it, until a unit has no candidate left. In
Denis Berthier's theory ("Pattern-Based Constraint Satisfaction and Logic Puzzles", 2012) these are
braids with braids as parts, which can do everything that trial and error of depth two does.
"""

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.inference.nets import Net

_ASSUMED = -1
_REFUTED = -2
_NOTHING = -1


class NestedBraids:
    """The consequences of the candidate assumed last, in order, each with its reason.

    A node is a true candidate, or 729 + a false one. The reason of a true one is the unit that is
    left with it, numbered as in nets; the reason of a false one is the true candidate that excludes
    it.
    """

    def __init__(self, board: Board) -> None:
        number: bits.Count
        self.whole = board
        self.board = board.copy()
        self.net = Net(self.board)
        self.units = Net(board)
        self.empty = _NOTHING
        self.inner: dict[int, tuple[list[int], list[int]]] = {}
        self.width, self.head = 0, 0
        if not bits.COMPILED:
            self.queue, self.why = [0] * 1458, [0] * 1458
            self.known = [0] * 1458
        for number in range(1458):
            self.known[number] = 0

    def suspects(self) -> list[int]:
        """The candidates in the order in which they are assumed: those of cells with few first."""
        return [
            candidate
            for size in range(2, 10)
            for candidate in range(729)
            if bits.size(self.whole.masks[candidate % 81]) == size
            and self.whole.masks[candidate % 81] >> candidate // 81 & 1
        ]

    def refutes(self, target: bits.Candidate, record: bits.Flag) -> bool:
        """Whether a candidate leads to a contradiction; with `record` the proof is kept."""
        number: bits.Count
        self.board.become(self.whole)
        for number in range(self.width):
            self.known[self.queue[number]] = 0
        self.empty = _NOTHING
        self.width, self.head = 0, 0
        self.inner = {}
        self._add(target, _ASSUMED)
        self._settle()
        while self.empty == _NOTHING and self._refute_others(record):
            pass
        return self.empty != _NOTHING

    def _refute_others(self, record: bits.Flag) -> bits.Flag:
        """Remove what nets refute here, and whatever follows; whether there was any."""
        candidate: bits.Candidate
        before: bits.Count = self.width
        for candidate in range(729):
            if self.empty != _NOTHING:
                break
            if not self.board.masks[candidate % 81] >> candidate // 81 & 1:
                continue
            if self.known[candidate]:
                continue
            self.net.run(candidate, True)
            if self.net.broken != _NOTHING:
                if record:
                    self._keep_braid(candidate)
                self._add(729 + candidate, _REFUTED)
                self._settle()
        return self.width > before

    def _add(self, node: bits.Node, why: bits.Count) -> None:
        if not self.known[node]:
            self.known[node] = 1
            self.why[node] = why
            self.queue[self.width] = node
            self.width += 1
            if node >= 729:
                self.board.remove(node % 729 % 81, node % 729 // 81)

    def _settle(self) -> None:
        """Follow singles until there are none, or a unit is empty."""
        node: bits.Node
        with cython.nogil:
            while self.head < self.width and self.empty == _NOTHING:
                node = self.queue[self.head]
                self.head += 1
                if node < 729:
                    self._spread_on(node)
                else:
                    self._spread_off(node - 729)

    def _spread_on(self, candidate: bits.Candidate) -> None:
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        other: bits.Mask = self.board.masks[cell] & ~(1 << digit)
        seen: bits.CellSet = bits.PEERS[cell] & self.board.where[digit]
        while other:
            self._add(729 + 81 * bits.low(other) + cell, candidate)
            other &= other - 1
        while seen:
            self._add(729 + 81 * digit + bits.first(seen), candidate)
            seen &= seen - 1

    def _spread_off(self, candidate: bits.Candidate) -> None:
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        left: bits.Mask = self.board.masks[cell]
        house: bits.House
        kind: bits.Count
        if not left:
            self.empty = cell
        elif not left & left - 1:
            self._add(81 * bits.low(left) + cell, cell)
        for kind in range(3):
            house = bits.house_of(cell, kind)
            left = self.board.spots[9 * house + digit]
            if not left:
                self.empty = 81 + 9 * house + digit
            elif not left & left - 1:
                self._add(81 * digit + bits.cell_at(house, bits.low(left)), 81 + 9 * house + digit)

    # How it is told

    def needed(self) -> list[int]:
        """The nodes that lead to the empty unit, in order."""
        kept: set[int] = set()
        left: list[int] = self.ends()
        while left:
            node = left.pop()
            if node not in kept:
                kept.add(node)
                left += self._reasons(node)
        return [self.queue[place] for place in range(self.width) if self.queue[place] in kept]

    def ends(self) -> list[int]:
        """The candidates of the empty unit, as false nodes."""
        return self.units.unit(self.empty)

    def _reasons(self, node: bits.Node) -> list[int]:
        why: bits.Count = self.why[node]
        if why == _ASSUMED:
            return []
        if why == _REFUTED:
            return self._reasons_within(node - 729)
        if node >= 729:
            return [why]
        return [each for each in self.units.unit(why) if each != 729 + node]

    def _reasons_within(self, candidate: bits.Candidate) -> list[int]:
        """List what the braid of a refuted candidate takes from what follows outside it."""
        nodes, units = self.inner[candidate]
        inside = {*nodes, *(node + 729 for node in nodes if node < 729)}
        return [each for unit in units for each in self.units.unit(unit) if each not in inside]

    def _keep_braid(self, candidate: bits.Candidate) -> None:
        """Keep the braid that was just run: its nodes, and the units that it goes through."""
        nodes: list[int] = self.net.trace(self.net.unit(self.net.broken))
        units = [self.net.unit_of(node) for node in nodes if node < 729 and node != candidate]
        self.inner[candidate] = nodes, [*units, self.net.broken]

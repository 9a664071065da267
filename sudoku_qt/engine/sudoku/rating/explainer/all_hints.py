# SPDX-License-Identifier: MIT
"""All chain hints, the easiest first, each with its path.

Of the hints with the same eliminations only the easiest is kept.
"""

from collections.abc import Iterator

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer import cycles, forcing
from sudoku_qt.engine.sudoku.rating.explainer.closure import Closure
from sudoku_qt.engine.sudoku.rating.explainer.hint import length_term

Path = tuple[tuple[int, int], ...]
"""Nodes from the last to the first, each with the reason why it is on, or was before."""
End = tuple[Closure, int]


class EveryChain(cycles.CycleSearch):
    """All chains and cycles along pairs (two places in a house, or two digits in a cell)."""

    def __init__(self, board: Board) -> None:
        cycles.CycleSearch.__init__(self, board)
        self.ends = 0
        self.order = 0
        if not bits.COMPILED:
            self.end_kind, self.end_nodes = [0] * 1024, [0] * 1024
            self.end_place, self.end_off = [0] * 1024, [0] * 1024
        self.hints: dict[tuple[int, ...], tuple[tuple[float, int, int, int], Path]] = {}

    def look_at_all(
        self,
        kind: bits.Count,
        in_cells: bits.Flag,
        in_houses: bits.Flag,
        cycle: float,
        chain: float,
    ) -> None:
        """Start from every candidate of every unsettled cell."""
        cell: bits.Cell
        mask: bits.Mask
        source: bits.Candidate
        self.begin(kind, in_cells, in_houses, cycle, chain)
        for cell in range(81):
            mask = self.board.masks[cell]
            if bits.size(mask) < 2 or (not in_houses and bits.size(mask) > 2):
                continue
            while mask:
                source = 81 * bits.low(mask) + cell
                mask &= mask - 1
                with cython.nogil:
                    self._look_from_on(source)
                self._take(source)
                if in_houses:
                    with cython.nogil:
                        self._look_from_off(source)
                    self._take(source)

    def found(self) -> Iterator[tuple[tuple[int, ...], int, Path]]:
        """Yield the eliminations, the number of nodes, and the path of every hint."""
        for eliminated, (order, path) in sorted(self.hints.items(), key=lambda hint: hint[1][0]):
            yield eliminated, order[1], path

    def _close(self, last: bits.Count, off: bits.Candidate, nodes: bits.Count) -> None:
        """Note where a cycle closes."""
        if not self._is_above(last, off):
            self._note(0, last, off, nodes)

    def _settle(self, source: bits.Candidate, on: bits.Flag, nodes: bits.Count) -> None:
        """Note where a chain comes to the opposite of its beginning."""
        self._note(2 if on else 1, self.last, self.last_off, nodes)

    def _note(
        self, kind: bits.Count, place: bits.Count, off: bits.Candidate, nodes: bits.Count
    ) -> None:
        if self.ends < 1024:
            self.end_kind[self.ends] = kind
            self.end_place[self.ends] = place
            self.end_off[self.ends] = off
            self.end_nodes[self.ends] = nodes
            self.ends += 1

    def _take(self, source: bits.Candidate) -> None:
        """Take what was noted, before the next search writes over its ways."""
        number: bits.Count
        for number in range(self.ends):
            kind = self.end_kind[number]
            eliminated = self._eliminated(
                source, kind, self.end_place[number], self.end_off[number]
            )
            if not eliminated:
                continue
            base = self.chain if kind else self.cycle
            nodes = self.end_nodes[number]
            order = (base + length_term(nodes), nodes, self.looked_for, self.order)
            self.order += 1
            if eliminated not in self.hints or order < self.hints[eliminated][0]:
                path = self._path(source, kind, self.end_place[number], self.end_off[number])
                self.hints[eliminated] = order, path
        self.ends = 0

    def _eliminated(
        self, source: bits.Candidate, kind: bits.Count, place: bits.Count, off: bits.Candidate
    ) -> tuple[int, ...]:
        """List the eliminations of a hint."""
        digit: bits.Digit
        eliminated: tuple[int, ...] = ()
        if kind == 1:
            return (source,)
        if kind == 2:
            return self.board.eliminations(bits.bit(source % 81), 0o777 & ~(1 << source // 81))
        if self._rule_out(place, off):
            for digit in range(9):
                eliminated += self.board.eliminations(self.seen_on[digit], 1 << digit)
        return eliminated

    def _path(
        self, source: bits.Candidate, kind: bits.Count, place: bits.Count, off: bits.Candidate
    ) -> Path:
        """List the nodes of a chain, or of a cycle both ways round."""
        on: bits.Candidate
        path = [(source, self._why_on(off, source))] if kind != 1 else [(bits.OFF + source, 0)]
        if kind != 1:
            path.append((bits.OFF + off, self._why_off(self.on[place], off) if kind == 0 else 0))
        while place > 0:
            on = self.on[place]
            off = self.via[place]
            place = self.back[place]
            path.append((on, self._why_on(off, on)))
            weak = self._why_off(self.on[place], off) if kind == 0 else 0
            path.append((bits.OFF + off, weak))
        if kind == 1:
            path.append((source, 0))
        return tuple(path)

    def _why_on(self, off: bits.Candidate, on: bits.Candidate) -> bits.Count:
        """Where a candidate is the last one when another is off: a cell or a house."""
        turn: bits.Count
        house: bits.House
        both: bits.CellSet = bits.bit(off % 81) | bits.bit(on % 81)
        if off % 81 == on % 81:
            return 4
        for turn in range(3):
            house = bits.house_around(on % 81, turn)
            if self.board.where[on // 81] & bits.HOUSES[house] == both:
                return house // 9 + 1
        return 0

    def _why_off(self, on: bits.Candidate, off: bits.Candidate) -> bits.Count:
        """Where one candidate rules out another: in a cell or a house."""
        turn: bits.Count
        house: bits.House
        if off % 81 == on % 81:
            return 4
        for turn in range(3):
            house = bits.house_around(on % 81, turn)
            if house == bits.house_around(off % 81, turn):
                return house // 9 + 1
        return 0


class EveryForcing(forcing.ForcingSearch):
    """All branching forcing chains, multiple or dynamic."""

    def __init__(self, board: Board, dynamic: bits.Flag) -> None:
        forcing.ForcingSearch.__init__(self, board, dynamic, False)
        self.order = 0
        self.hints: dict[tuple[int, ...], tuple[tuple[int, int, int], int, tuple[End, ...]]] = {}

    def _offer(self, node: bits.Node, nodes: bits.Count, kind: bits.Count) -> None:
        """Take every conclusion."""
        cell: bits.Cell
        eliminated: tuple[int, ...] = (node - bits.OFF,)
        if node < bits.OFF:
            cell = node % 81
            eliminated = self.board.eliminations(bits.bit(cell), 0o777 & ~(1 << node // 81))
        order = (nodes, kind, self.order)
        self.order += 1
        if eliminated and (eliminated not in self.hints or order < self.hints[eliminated][0]):
            ends = [(closure, node) for closure in self.starts]
            if kind == 7:
                closure = self.starts[0]
                ends = [(closure, closure.clash), (closure, bits.OFF + closure.clash)]
            reason = self.reason if kind in {5, 6} else 0
            self.hints[eliminated] = order, reason, tuple(ends)

    def found(self) -> Iterator[tuple[tuple[int, ...], int, int, tuple[End, ...]]]:
        """Yield the eliminations, the number of nodes, the reason of the start, and the ends."""
        for eliminated, (order, reason, ends) in sorted(
            self.hints.items(), key=lambda hint: hint[1][0]
        ):
            yield eliminated, order[0], reason, ends

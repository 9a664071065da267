# SPDX-License-Identifier: MIT
"""What follows from every assumption, and what follows whichever of several is true.

Assumption (and node) c says that candidate c is true, 729 + c that it is false. An assumption
that empties a cell or a house, or makes a candidate both true and false, is wrong
("contradiction"); what follows from every candidate of a cell, from every place of a digit in a
house, or from a candidate being true as well as false, holds ("verity").
"""

from sudoku_qt.engine.sudoku import bits, evidence
from sudoku_qt.engine.sudoku.board import Board, Finding
from sudoku_qt.engine.sudoku.links import Links, Reach
from sudoku_qt.engine.sudoku.nets import NOTHING, Net

_FAR = 1000

Branches = tuple[tuple[int, tuple[int, ...]], ...]
"""Assumptions, each with the nodes that it leads to."""
Conclusion = tuple[int, int, str, Branches]
"""Length, the node that holds, the kind of proof, and the proof."""


class Table:
    """All consequences of all assumptions, along chains or, with `nets`, by singles."""

    def __init__(self, board: Board, *, nets: bool) -> None:
        self.board = board
        self.nets = nets
        if not bits.COMPILED:
            self.on, self.off = [0] * 13122, [0] * 13122
            self.depth, self.broken = [0] * 2125764, [0] * 1458
        self.links = Links(board, grouped=not nets)
        self.reach = Reach(self.links)
        self.net = Net(board)
        number: bits.Count
        for number in range(729):
            if board.has(number):
                self._assume(number)
                self._assume(729 + number)

    def _assume(self, assumption: bits.Node) -> None:
        if self.nets:
            self.net.run(assumption % 729, assumption < 729)
            self._take_net(assumption)
        else:
            if assumption < 729:
                self.reach.run_true(assumption, _FAR)
            else:
                self.reach.run(assumption - 729, _FAR)
            self._take_reach(assumption)

    def _take_reach(self, assumption: bits.Node) -> None:
        place: bits.Count
        node: bits.Node
        self.broken[assumption] = NOTHING
        for place in range(self.reach.true_count):
            node = self.reach.true_nodes[place]
            if node < 729:
                self._keep(assumption, node, self.reach.on_depth[node])
        for place in range(self.reach.false_count):
            node = self.reach.false_nodes[place]
            if node < 729:
                self._keep(assumption, 729 + node, self.reach.off_depth[node])

    def _take_net(self, assumption: bits.Node) -> None:
        place: bits.Count
        node: bits.Node
        self.broken[assumption] = self.net.broken
        for place in range(self.net.width):
            node = self.net.queue[place]
            if node < 729:
                self._keep(assumption, node, self.net.on_depth[node])
            else:
                self._keep(assumption, node, self.net.off_depth[node - 729])

    def _keep(self, assumption: bits.Node, node: bits.Node, depth: bits.Count) -> None:
        self.depth[1458 * assumption + node] = depth
        if node < 729:
            self.on[9 * assumption + node // 81] |= bits.bit(node % 81)
        else:
            self.off[9 * assumption + (node - 729) // 81] |= bits.bit((node - 729) % 81)

    def contradictions(self) -> list[Conclusion]:
        """List the assumptions that cannot be."""
        assumption: bits.Node
        found: list[Conclusion] = []
        for assumption in range(1458):
            if not self.board.has(assumption % 729):
                continue
            proof = self._absurd(assumption)
            if proof is not None:
                ends = tuple(proof[1])
                opposite: bits.Node = (assumption + 729) % 1458
                found.append((proof[0], opposite, "contradiction", ((assumption, ends),)))
        return found

    def _absurd(self, assumption: bits.Node) -> tuple[int, list[int]] | None:
        """Give length and ends of the shortest proof that an assumption is wrong."""
        if self.nets:
            if self.broken[assumption] == NOTHING:
                return None
            unit = self.net.unit(self.broken[assumption])
            return self._unit_length(assumption, unit), unit
        best: tuple[int, list[int]] | None = None
        for ends in self._clashes(assumption):
            length: bits.Count = self._unit_length(assumption, ends)
            if best is None or length < best[0]:
                best = length, ends
        return best

    def _clashes(self, assumption: bits.Node) -> list[list[int]]:
        """List the candidates that are true and false, and the units without candidates."""
        digit: bits.Digit
        both: bits.CellSet
        left: bits.CellSet
        cell: bits.Cell
        house: bits.House
        alive: bits.CellSet = bits.NO_CELLS
        found: list[list[int]] = []
        for digit in range(9):
            left = self.board.where[digit] & ~self.off[9 * assumption + digit]
            alive |= left
            if left == self.board.where[digit]:
                continue
            both = self.on[9 * assumption + digit] & self.off[9 * assumption + digit]
            while both:
                cell = bits.first(both)
                both &= both - 1
                found.append([81 * digit + cell, 729 + 81 * digit + cell])
            for house in range(27):
                if not left & bits.HOUSES[house] and self.board.spots[9 * house + digit]:
                    found.append(self.net.unit(81 + 9 * house + digit))  # noqa: PERF401 - typed
        both = self.board.empty & ~alive
        while both:
            found.append(self.net.unit(bits.first(both)))
            both &= both - 1
        return found

    def _unit_length(self, assumption: bits.Node, unit: list[int]) -> bits.Count:
        node: bits.Node
        length: bits.Count = 0
        for node in unit:
            length += self.depth[1458 * assumption + node]
        return length

    def verities(self) -> list[Conclusion]:
        """List what holds whichever of several assumptions is true."""
        number: bits.Count
        found: list[Conclusion] = []
        for number in range(81 + 243):
            unit = self.net.unit(number)
            if len(unit) > 1:
                found += self._common([node - 729 for node in unit])
        for number in range(729):
            if self.board.has(number):
                found += self._common([number, 729 + number])
        return found

    def _common(self, assumptions: list[int]) -> list[Conclusion]:
        """List the nodes that all of some assumptions lead to."""
        digit: bits.Digit
        assumption: bits.Node
        on: bits.CellSet
        off: bits.CellSet
        found: list[Conclusion] = []
        for digit in range(9):
            on, off = self.board.where[digit], self.board.where[digit]
            for assumption in assumptions:
                on &= self.on[9 * assumption + digit]
                off &= self.off[9 * assumption + digit]
            while on:
                found.append(self._verity(assumptions, 81 * digit + bits.first(on)))
                on &= on - 1
            while off:
                found.append(self._verity(assumptions, 729 + 81 * digit + bits.first(off)))
                off &= off - 1
        return found

    def _verity(self, assumptions: list[int], node: bits.Node) -> Conclusion:
        assumption: bits.Node
        length: bits.Count = 0
        for assumption in assumptions:
            length += self.depth[1458 * assumption + node]
        branches = tuple((each, (node,)) for each in assumptions)
        return length, node, "verity", branches

    def finding(self, conclusion: Conclusion) -> Finding:
        """Put a conclusion into a finding, with the chains or nets that prove it."""
        length, node, kind, branches = conclusion
        candidate: bits.Candidate = node % 729
        mask: bits.Mask = 1 << candidate // 81
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
        if node < 729:
            return Finding(tuple(parts), mask, (), (candidate,), length, kind)
        return Finding(tuple(parts), mask, (candidate,), (), length, kind)

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
            words = [
                (self.links.cells[node], self.links.digit[node], (start < 729) == (place % 2 == 0))
                for place, node in enumerate(path)
            ]
            chains.append(evidence.chain(f"chain{number}_{index}", words))
        return chains

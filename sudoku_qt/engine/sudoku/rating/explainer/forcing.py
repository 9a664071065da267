# SPDX-License-Identifier: MIT
"""Nishio, multiple and dynamic forcing chains on the SE scale.

An assumption that leads to a clash is wrong. A common consequence of a candidate being on and being
off, of every digit of a cell, or of every place of a digit in a house, is true. The hint is the one
with the fewest nodes, counted once for each of its chains; then the one whose kind comes first;
then the first one found.
"""

from collections.abc import Sequence

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.closure import Closure, Extension, Flow
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule, length_term
from sudoku_qt.engine.sudoku.rating.explainer.kept_closures import kept_closures
from sudoku_qt.engine.sudoku.rating.explainer.reach import reach_on

NISHIO = "nishio"
"""The key under which a board remembers the digits without a contradiction."""


class ForcingRule(Rule):
    """Branching forcing chains: `nishio`, with several starts, or `dynamic`.

    Static ones are not `symmetric`: houses that begin with a bivalue cell are skipped.
    """

    def __init__(self, name: str, rating: float, dynamic: bits.Flag, nishio: bits.Flag) -> None:
        self.name = name
        self.rating = rating
        self.dynamic = dynamic
        self.nishio = nishio
        self.symmetric = dynamic

    def find(self, board: Board) -> RatedHint | None:
        """Search every unsettled cell, and the houses that begin there."""
        return self.find_with(board, None)

    def find_with(self, board: Board, extension: Extension | None) -> RatedHint | None:
        """The hint if closures are extended by an extension."""
        search = ForcingSearch(board, self.dynamic, self.nishio, extension)
        search.run()
        if search.best < 0:
            return None
        rating = self.rating + length_term(search.nodes)
        if search.best < bits.OFF:
            return RatedHint(self.name, rating, (), search.best)
        return RatedHint(self.name, rating, (search.best - bits.OFF,))


class ForcingSearch:
    """The closures and the best conclusion so far: `best` is a node or -1, in `nodes`.

    Kinds of conclusions are numbered in their order among hints of one length: 1 from a candidate
    on and off, 5 from a cell, 6 from a house, 7 by a clash. `reason` is why one of the candidates
    is on from which the closures of a cell or house start.
    """

    def __init__(
        self,
        board: Board,
        dynamic: bits.Flag,
        nishio: bits.Flag,
        extension: Extension | None = None,
    ) -> None:
        self.board = board
        self.extension = extension
        self.dynamic = dynamic
        self.nishio = nishio
        self.best = -1
        self.nodes = 99999
        self.kind = 99
        self.reason = 0
        self.flow = self._flow()
        self.reach = None if dynamic else reach_on(board)
        self.closures = self._closures()
        self.known = None if extension is None else kept_closures(board, True).of
        self.starts: list[Closure] = []
        if not bits.COMPILED:
            self.on, self.off = [bits.NO_CELLS] * 9, [bits.NO_CELLS] * 9

    def _flow(self) -> Flow:
        """Room for closures; it is kept with the board, but for what an extension makes of it."""
        key = "flow", bool(self.dynamic), bool(self.nishio)
        known = None if self.extension else self.board.lasting.get(key)
        flow: Flow = known or Flow(self.board, self.dynamic, not self.nishio, self.extension)
        if not self.extension:
            self.board.lasting[key] = flow
        return flow

    def _closures(self) -> list[Closure | None]:
        """What is known of what follows from each node, but for what an extension makes of it."""
        if self.nishio or self.extension is not None:
            return [None] * 1458
        return kept_closures(self.board, self.dynamic).of

    def _closure(self, node: bits.Node) -> Closure:
        """What follows from a node; it is kept, as it is needed again."""
        known = self.closures[node]
        if known is None:
            known = self.flow.closure(node, None if self.known is None else self.known[node])
            self.closures[node] = known
        return known

    def run(self) -> None:
        """Search all cells."""
        cell: bits.Cell
        mask: bits.Mask
        if self.nishio:
            self._look_for_clashes()
            return
        for cell in range(81):
            mask = self.board.masks[cell]
            if bits.size(mask) < (2 if self.dynamic else 3):
                continue
            while mask and self.dynamic:
                self._look_both_ways(81 * bits.low(mask) + cell)
                mask &= mask - 1
            self._look_at_cell(cell)

    def _look_for_clashes(self) -> None:
        """Go through the cells for Nishio, by the digits that are not as they were without any."""
        cell: bits.Cell
        digit: bits.Digit
        mask: bits.Mask
        clashing: bits.Mask = 0
        fresh: bits.Mask = self.board.unsearched(NISHIO)
        for cell in range(81):
            mask = self.board.masks[cell]
            if not mask & mask - 1:
                continue
            mask &= fresh
            while mask:
                digit = bits.low(mask)
                mask &= mask - 1
                if self._clashes(81 * digit + cell, bits.OFF + 81 * digit + cell):
                    clashing |= 1 << digit
                if self._clashes(bits.OFF + 81 * digit + cell, 81 * digit + cell):
                    clashing |= 1 << digit
        for digit in range(9):
            if not clashing >> digit & 1:
                self.board.mark_exhausted(NISHIO, 1 << digit)

    def _look_both_ways(self, candidate: bits.Candidate) -> None:
        """Look for clashes, and for what follows either way from one of three digits or more."""
        off: Closure
        on: Closure = self._closure(candidate)
        if on.clash >= 0:
            self._offer_clash(bits.OFF + candidate, on)
        if self.extension is None and self._is_idle(candidate, on):
            return
        off = self._closure(bits.OFF + candidate)
        if off.clash >= 0:
            self._offer_clash(candidate, off)
        if bits.size(self.board.masks[candidate % 81]) >= 3:
            self.starts = [on, off]
            self._merge(1)

    def _is_idle(self, candidate: bits.Candidate, on: Closure) -> bits.Flag:
        """Whether a candidate that is off comes to no clash, and to nothing that it comes to on.

        What it puts on would put it off: from either of these follows the same.
        """
        digit: bits.Digit
        same: Closure
        partner: bits.Candidate = self._partner(candidate)
        if partner < 0:
            return True
        same = self._closure(partner)
        if same.clash >= 0:
            return False
        for digit in range(9 if bits.size(self.board.masks[candidate % 81]) >= 3 else 0):
            if same.on[digit] & on.on[digit] | same.off[digit] & on.off[digit]:
                return False
        return True

    def _partner(self, candidate: bits.Candidate) -> bits.Candidate:
        """A candidate that is the last of a cell or a house where another is off, or -1."""
        turn: bits.Count
        left: bits.CellSet
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        others: bits.Mask = self.board.masks[cell] & ~(1 << digit)
        if others and not others & others - 1:
            return 81 * bits.low(others) + cell
        for turn in range(3):
            left = self.board.where[digit] & ~bits.bit(cell)
            left &= bits.HOUSES[bits.house_around(cell, turn)]
            if left and not left & left - 1:
                return 81 * digit + bits.first(left)
        return -1

    def _offer_clash(self, node: bits.Node, closure: Closure) -> None:
        nodes: bits.Count = closure.count_clash(self.nodes, self.flow)
        self.starts = [closure, closure]
        if nodes <= self.nodes:
            nodes += self._nested([closure.clash, bits.OFF + closure.clash])
        self._offer(node, nodes, 7)

    def _clashes(self, node: bits.Node, opposite: bits.Node) -> bits.Flag:
        """Follow a node, and offer its opposite where that leads to a clash."""
        self.flow.follow(node)
        if self.flow.clash < 0:
            return False
        self._offer(opposite, self.flow.count_clash(self.nodes), 7)
        return True

    def _look_at_cell(self, cell: bits.Cell) -> None:
        """Look at a cell, and at the houses in which it is the first place for a digit."""
        turn: bits.Count
        digit: bits.Digit
        house: bits.House
        places: bits.CellSet
        mask: bits.Mask = self.board.masks[cell]
        while mask:
            digit = bits.low(mask)
            mask &= mask - 1
            for turn in range(3):
                house = bits.house_around(cell, turn)
                places = self.board.where[digit] & bits.HOUSES[house]
                if places & places - 1 and bits.first(places) == cell:
                    self.reason = house // 9 + 1
                    self._look_from_places(digit, places)
        self.reason = 4
        self._look_from_digits(cell)

    def _look_from_places(self, digit: bits.Digit, places: bits.CellSet) -> None:
        left: bits.CellSet = places
        if self.reach is not None:
            self.reach.begin()
            while left:
                self.reach.share(81 * digit + bits.first(left))
                left &= left - 1
            if not self.reach.any_common():
                return
        self.starts = []
        while places:
            self.starts.append(self._closure(81 * digit + bits.first(places)))
            places &= places - 1
        self._merge(6)

    def _look_from_digits(self, cell: bits.Cell) -> None:
        mask: bits.Mask = self.board.masks[cell]
        if self.reach is not None:
            self.reach.begin()
            while mask:
                self.reach.share(81 * bits.low(mask) + cell)
                mask &= mask - 1
            if not self.reach.any_common():
                return
            mask = self.board.masks[cell]
        self.starts = []
        while mask:
            self.starts.append(self._closure(81 * bits.low(mask) + cell))
            mask &= mask - 1
        self._merge(5)

    def _merge(self, kind: bits.Count) -> None:
        """Offer what follows from every start: what goes on first, in the order of the first."""
        digit: bits.Digit
        number: bits.Count
        node: bits.Node
        some_on: bits.CellSet = bits.NO_CELLS
        some_off: bits.CellSet = bits.NO_CELLS
        first: Closure = self.starts[0]
        closure: Closure = self.starts[1]
        for digit in range(9):
            self.on[digit] = first.on[digit] & closure.on[digit]
            self.off[digit] = first.off[digit] & closure.off[digit]
            some_on |= self.on[digit]
            some_off |= self.off[digit]
        for number in range(2, len(self.starts) if some_on | some_off else 0):
            closure = self.starts[number]
            some_on, some_off = bits.NO_CELLS, bits.NO_CELLS
            for digit in range(9):
                self.on[digit] &= closure.on[digit]
                self.off[digit] &= closure.off[digit]
                some_on |= self.on[digit]
                some_off |= self.off[digit]
        for number in range(first.found if some_on else 0):
            node = first.nodes[number]
            if node >= bits.OFF or not self.on[node // 81] & bits.bit(node % 81):
                continue
            if bits.size(self.board.masks[node % 81]) != 1:
                self._try_common(node, kind)
        for number in range(first.found if some_off else 0):
            node = first.nodes[number] - bits.OFF
            if node >= 0 and self.off[node // 81] & bits.bit(node % 81):
                self._try_common(bits.OFF + node, kind)

    def _try_common(self, node: bits.Node, kind: bits.Count) -> None:
        closure: Closure
        nodes: bits.Count = 0
        for closure in self.starts:
            nodes += closure.count(node, self.nodes - nodes, self.flow)
            if nodes > self.nodes:
                return
        self._offer(node, nodes + self._nested([node] * len(self.starts)), kind)

    def _nested(self, ends: Sequence[int]) -> bits.Count:
        """Count what the chains within have, of those that lead to some ends."""
        if self.extension is None:
            return 0
        numbers = set()
        for closure, node in zip(self.starts, ends, strict=True):
            numbers |= {number for _, _, number in closure.ancestors(node)}
        return self.extension.count(numbers)

    def _offer(self, node: bits.Node, nodes: bits.Count, kind: bits.Count) -> None:
        """Take a conclusion that comes before the best so far."""
        if nodes < self.nodes or (nodes == self.nodes and kind < self.kind):
            self.best = node
            self.nodes = nodes
            self.kind = kind

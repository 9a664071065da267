# SPDX-License-Identifier: MIT
"""Nishio, multiple and dynamic forcing chains on the classic scale.

An assumption that leads to a clash is wrong. What follows from a candidate both on and off, from
every digit of a cell or from every place of a digit in a house, is true. The hint is the one of
the fewest nodes, counted once in each of the chains that it takes; then the one whose kind comes
first; then the one come upon first.
"""

from sudoku_qt.engine.sudoku import bits
from sudoku_qt.engine.sudoku.board import Board
from sudoku_qt.engine.sudoku.explainer.closure import OFF, Closure
from sudoku_qt.engine.sudoku.explainer.hint import Hint, Rule
from sudoku_qt.engine.sudoku.explainer.lengths import length_term

_DOUBLE = 1
_CELL = 5
_REGION = 6
_CLASH = 7
"""The kinds, as they are ordered among hints of one length."""


class Forcing(Rule):
    """Forcing chains that branch: `nishio`, from several starts, or `dynamic`."""

    def __init__(self, name: str, rating: float, dynamic: bits.Flag, nishio: bits.Flag) -> None:
        self.name = name
        self.rating = rating
        self.dynamic = dynamic
        self.nishio = nishio

    def find(self, board: Board) -> Hint | None:
        """Look at every cell that is not settled, and at the houses that begin there."""
        search = _Search(board, self.dynamic, self.nishio)
        search.run()
        if search.best < 0:
            return None
        rating = self.rating + length_term(search.nodes)
        if search.best < OFF:
            return Hint(self.name, rating, (), search.best)
        return Hint(self.name, rating, (search.best - OFF,))


class _Search:
    """The closures so far and the best conclusion so far: `best`, a node or -1, in `nodes`."""

    def __init__(self, board: Board, dynamic: bits.Flag, nishio: bits.Flag) -> None:
        self.board = board
        self.dynamic = dynamic
        self.nishio = nishio
        self.best = -1
        self.nodes = 99999
        self.kind = 99
        self.closures: list[Closure | None] = [None] * 1458
        self.starts: list[Closure] = []

    def _closure(self, node: bits.Node) -> Closure:
        """Give what follows from a node; it is kept where it is needed again."""
        if self.nishio:
            return Closure(self.board, node, self.dynamic, False)
        known = self.closures[node]
        if known is None:
            known = Closure(self.board, node, self.dynamic, True)
            self.closures[node] = known
        return known

    def run(self) -> None:
        """Go through the cells."""
        cell: bits.Cell
        least: bits.Count = 2 if self.dynamic else 3
        for cell in range(81):
            if bits.size(self.board.masks[cell]) >= least:
                self._look_at(cell)

    def _look_at(self, cell: bits.Cell) -> None:
        kind: bits.Count
        turn: bits.Count
        digit: bits.Digit
        house: bits.House
        places: bits.CellSet
        mask: bits.Mask = self.board.masks[cell]
        starts: list[Closure] = []
        while mask:
            digit = bits.low(mask)
            mask &= mask - 1
            if self.dynamic:
                self._look_both_ways(81 * digit + cell)
            if self.nishio:
                continue
            starts.append(self._closure(81 * digit + cell))
            for turn in range(3):
                kind = 2 if turn == 0 else turn - 1
                house = bits.house_of(cell, kind)
                places = self.board.where[digit] & bits.HOUSES[house]
                if places & places - 1 and bits.first(places) == cell:
                    self._look_at_house(digit, places)
        if not self.nishio:
            self.starts = starts
            self._merge(_CELL)

    def _look_at_house(self, digit: bits.Digit, places: bits.CellSet) -> None:
        self.starts = []
        while places:
            self.starts.append(self._closure(81 * digit + bits.first(places)))
            places &= places - 1
        self._merge(_REGION)

    def _look_both_ways(self, candidate: bits.Candidate) -> None:
        """Look for clashes, and for what follows either way from one of three digits or more."""
        on: Closure = self._closure(candidate)
        off: Closure = self._closure(OFF + candidate)
        if on.clash >= 0:
            self._offer(OFF + candidate, on.count(on.clash) + on.count(OFF + on.clash), _CLASH)
        if off.clash >= 0:
            self._offer(candidate, off.count(off.clash) + off.count(OFF + off.clash), _CLASH)
        if not self.nishio and bits.size(self.board.masks[candidate % 81]) >= 3:
            self.starts = [on, off]
            self._merge(_DOUBLE)

    def _merge(self, kind: bits.Count) -> None:
        """Offer what follows from every start: what goes on first, in the order of the first."""
        first: Closure = self.starts[0]
        number: bits.Count
        for number in range(first.found):
            if first.nodes[number] < OFF:
                self._try_common(first.nodes[number], kind)
        for number in range(first.found):
            if first.nodes[number] >= OFF:
                self._try_common(first.nodes[number], kind)

    def _try_common(self, node: bits.Node, kind: bits.Count) -> None:
        closure: Closure
        nodes: bits.Count = 0
        for closure in self.starts:
            if not closure.known[node]:
                return
        for closure in self.starts:
            nodes += closure.count(node)
            if nodes > self.nodes:
                return
        if node >= OFF or bits.size(self.board.masks[node % 81]) > 1:
            self._offer(node, nodes, kind)

    def _offer(self, node: bits.Node, nodes: bits.Count, kind: bits.Count) -> None:
        """Take a conclusion that comes before the best so far."""
        if nodes < self.nodes or (nodes == self.nodes and kind < self.kind):
            self.best = node
            self.nodes = nodes
            self.kind = kind

# SPDX-License-Identifier: MIT
"""Nested chains on the SE scale, which let closures go further than pairs do.

Where an assumption leads no further, the resulting position is searched as if it were the puzzle's
own: with simple rules at level 1, from level 2 on also with forcing chains, from level 3 on with
multiple ones, from level 4 on with dynamic ones. The first rule with an elimination that depends on
the assumption is used, with all its hints at once.
"""

from collections.abc import Callable, Iterator, Sequence

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.all_hints import EveryChain, EveryForcing
from sudoku_qt.engine.sudoku.rating.explainer.closure import Extension, Flow
from sudoku_qt.engine.sudoku.rating.explainer.cycles import CHAIN, CYCLE, MIXED
from sudoku_qt.engine.sudoku.rating.explainer.forcing import ForcingRule
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule
from sudoku_qt.engine.sudoku.rating.explainer.nested_rules import (
    hidden_pairs,
    locked,
    naked_pairs,
    x_wings,
)
from sudoku_qt.engine.work import Stop, go_on, never

SIMPLE = (locked, hidden_pairs, naked_pairs, x_wings)
Chain = tuple[tuple[int, ...], set[int], int]
"""The eliminations of an inner chain, those they depend on, and its number."""


class NestedForcingRule(Rule):
    """Dynamic forcing chains extended by simple rules (level 1) or by nested chains."""

    symmetric = False  # an inner rule may leave a position that is no such set

    def __init__(self, name: str, rating: float, level: int) -> None:
        self.rule = ForcingRule(name, rating, dynamic=True, nishio=False)
        self.level = level

    def find(self, board: Board) -> RatedHint | None:
        """Search like dynamic forcing chains."""
        return self.find_until(board, never)

    def find_until(self, board: Board, stop: Stop) -> RatedHint | None:
        """Search like dynamic forcing chains. Raises `Cancelled`."""
        return self.rule.find_with(board, NestedRules(self.level, stop))


class NestedRules(Extension):
    """The nested rules, and the chains that they found, with their numbers and lengths."""

    def __init__(self, level: int, stop: Stop) -> None:
        self.stop = stop
        self.lengths: list[int] = []
        self.numbers: dict[object, int] = {}
        self.level = level
        self.now: Board | None = None

    def _rules(self) -> Sequence[Callable[[Board, Board], Iterator[Chain]]]:
        """The rules of the level beyond the simple ones; kept, they would refer back to this."""
        if self.level >= 4:
            return [self._dynamic_chains]
        return [self._chains, self._multiple_chains][: self.level - 1]

    def count(self, numbers: set[int]) -> int:
        """The number of nodes in some of the nested chains; -1 stands for none."""
        return sum(self.lengths[number] for number in numbers if number >= 0)

    def extend(self, flow: Flow) -> bool:
        """Use the first rule that eliminates something. Raises `Cancelled`."""
        go_on(self.stop)
        start, now = flow.board, self._position(flow)
        for simple in SIMPLE:
            found = list(simple(start, now))
            for eliminated, causes in found:
                for candidate in eliminated:
                    flow.put_off(candidate, causes)
            if found:
                return True
        for rule in self._rules():
            chains = list(rule(start, now))
            for eliminated, parents, number in chains:
                causes = tuple(sorted(parents))
                for candidate in eliminated:
                    flow.put_off(candidate, causes, number)
            if chains:
                return True
        return False

    def _position(self, flow: Flow) -> Board:
        """The position that the assumption led to."""
        cell: bits.Cell
        eliminated: bits.Mask
        now: Board
        if self.now is None:
            self.now = flow.board.copy()
        now = self.now
        now.become(flow.board)
        for cell in range(81):
            eliminated = flow.board.masks[cell] & ~flow.masks[cell]
            while eliminated:
                now.remove(cell, bits.low(eliminated))
                eliminated &= eliminated - 1
        return now

    def _number(self, key: object, length: int) -> int:
        """The number of a chain; the same nodes are the same chain."""
        if key not in self.numbers:
            self.numbers[key] = len(self.lengths)
            self.lengths.append(length)
        return self.numbers[key]

    def _chains(self, start: Board, now: Board) -> Iterator[Chain]:
        """Look for forcing chains and cycles, the easiest first."""
        search = EveryChain(now)
        search.look_at_all(2, False, True, CYCLE, CHAIN)
        search.look_at_all(3, True, False, CYCLE, CHAIN)
        search.look_at_all(4, True, True, MIXED, MIXED)
        for eliminated, nodes, path in search.found():
            parents = {
                cause
                for node, reason in path
                for cause in missing(start, now, node % bits.OFF, reason)
            }
            if parents:
                yield eliminated, parents, self._number(tuple(node for node, _ in path), nodes)

    def _multiple_chains(self, start: Board, now: Board) -> Iterator[Chain]:
        return self._forcing_chains(start, now, EveryForcing(now, False))

    def _dynamic_chains(self, start: Board, now: Board) -> Iterator[Chain]:
        return self._forcing_chains(start, now, EveryForcing(now, True))

    def _forcing_chains(self, start: Board, now: Board, search: "EveryForcing") -> Iterator[Chain]:
        search.run()
        for eliminated, nodes, first, ends in search.found():
            parents: set[int] = set()
            key = []
            for closure, node in ends:
                ancestors = closure.ancestors(node)
                key.append(tuple(each for each, _, _ in ancestors))
                for each, reason, _ in ancestors:
                    if each < bits.OFF:
                        parents.update(missing(start, now, each, reason or first))
            if parents:
                yield eliminated, parents, self._number(tuple(key), nodes)


def missing(start: Board, now: Board, candidate: bits.Candidate, reason: bits.Count) -> list[int]:
    """The eliminations that left a candidate as the last one of its cell or of a house."""
    cell: bits.Cell = candidate % 81
    digit: bits.Digit = candidate // 81
    eliminated: bits.CellSet
    if not reason:
        return []
    if reason == 4:
        return list(start.eliminations(bits.bit(cell), 0o777 & ~now.masks[cell]))
    eliminated = bits.HOUSES[bits.house_of(cell, reason - 1)] & ~now.where[digit]
    return list(start.eliminations(eliminated, 1 << digit))

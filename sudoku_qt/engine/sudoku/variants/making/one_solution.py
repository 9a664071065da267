# SPDX-License-Identifier: MIT
"""Proofs that a solution is the only one, with a limited number of guesses."""

from collections.abc import Collection, Iterable

from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.laying import tables_of
from sudoku_qt.engine.sudoku.variants.search.tables import Tables
from sudoku_qt.engine.sudoku.variants.search.tree import OUTCOMES, Tree
from sudoku_qt.engine.work import Stop, go_on, never

PAUSED, FINISHED, FOUND = OUTCOMES
SLICE = 500
"""Guesses between two looks whether the work is still wanted."""
GUESSES = 1_000
"""A proof that takes more was none: what it is about stays as it is."""
BLAME = 1.0
"""How fast a search learns; with another number some seeds would give other puzzles."""


def tables_to_make(rules: Rules) -> Tables:
    """The search tables of an empty board."""
    tables = tables_of(rules.board, rules.demands, bytes(rules.size**2))
    tables.blame = BLAME
    return tables


def outcome_of(tree: Tree, guesses: int, stop: Stop) -> int:
    """Search to the next solution, the end, or the limit of guesses. Raises `Cancelled`."""
    while True:
        go_on(stop)
        outcome = tree.run(min(SLICE, guesses))
        guesses -= SLICE
        if outcome != PAUSED or guesses <= 0:
            return int(outcome)


class OneSolution:
    """Questions about one solution of some rules, which are prepared only once."""

    def __init__(self, rules: Rules, solution: bytes, stop: Stop = never) -> None:
        self._tree = Tree(tables_to_make(rules))
        self._tree.settle()
        self._root = self._tree.masks()
        self._solution, self._stop = solution, stop

    def other(self, givens: Iterable[int] = ()) -> bytes | None:
        """Another solution with the digits of these cells; None if there certainly is none.

        If the guesses run out it is the solution itself. Raises `Cancelled`.
        """
        self._tree.begin(self._masks(givens))
        while (outcome := outcome_of(self._tree, GUESSES, self._stop)) == FOUND:
            found = bytes(mask.bit_length() for mask in self._tree.masks())
            if found != self._solution:
                return found
        return None if outcome == FINISHED else self._solution

    def needs(self, givens: Collection[int], cells: Iterable[int]) -> bool:
        """Whether some cells of givens with one solution are needed, or may be.

        A solution without them would have another digit in one of them.
        """
        kept = {*givens} - {*cells}
        for cell in cells:
            masks = self._masks(kept)
            masks[cell] &= ~(1 << self._solution[cell] - 1)
            self._tree.begin(masks)
            if outcome_of(self._tree, GUESSES, self._stop) != FINISHED:
                return True
        return False

    def _masks(self, givens: Iterable[int]) -> list[int]:
        masks = [*self._root]
        for cell in givens:
            masks[cell] = 1 << self._solution[cell] - 1
        return masks

# SPDX-License-Identifier: MIT
"""Rules of the SE scale and their hints: what a rule finds first, with its rating."""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.work import Stop


class RatedHint:
    """A conclusion: its eliminations, and the candidate that is placed or -1.

    `rating` is on the SE scale, with the rounding errors of that program's sums of tenths;
    candidates are `81 * digit + cell` with digits 0-8.
    """

    def __init__(
        self, name: str, rating: float, eliminations: tuple[int, ...] = (), placement: int = -1
    ) -> None:
        self.name = name
        self.rating = rating
        self.eliminations = eliminations
        self.placement = placement

    def draw(self, board: Board) -> None:
        """Draw the conclusion on a board."""
        candidate: bits.Candidate
        for candidate in self.eliminations:
            board.remove(candidate % 81, candidate // 81)
        if self.placement >= 0:
            board.place(self.placement % 81, self.placement // 81)


class Rule:
    """The contract of a rule. It leaves the board as it is."""

    symmetric = True
    """Whether it finds something in all isomorphs of a position or in none, regardless of the rules
    before it."""

    def find(self, board: Board) -> RatedHint | None:
        """The hint that this rule finds first, or None."""
        raise NotImplementedError

    def find_until(self, board: Board, stop: Stop) -> RatedHint | None:
        """The same hint; a rule that takes long asks `stop` in between. Raises `Cancelled`."""
        return self.find(board)


def length_term(nodes: bits.Count) -> float:
    """What the length of a chain adds to its rating.

    It is 0.1 for each of 4, 6, 8, 12, 16, 24 ... that the length, nodes - 2, exceeds.
    """
    added: float = 0.0
    step: bits.Count = 4
    turns: bits.Count = 0
    while nodes - 2 > step:
        added += 0.1
        step = step * 4 // 3 if turns & 1 else step * 3 // 2
        turns += 1
    return added

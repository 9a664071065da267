# SPDX-License-Identifier: MIT
"""The hint: what a rule of the SE scale finds first, and its rating."""

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

# SPDX-License-Identifier: MIT
"""What the computer players remember of a game between their moves, and thinking ahead."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from sudoku_qt.engine.gomoku.rules import Rule
from sudoku_qt.engine.gomoku.search.thinker import Thinker
from sudoku_qt.engine.gomoku.search.worths import DEEPEST
from sudoku_qt.engine.work import never


@dataclass(frozen=True, slots=True)
class Pondering:
    """The search for the answer of a colour to a move that is only expected.

    All that remains of it is in the table of the colour's thinker.
    """

    thinker: Thinker
    side: int

    def think(self) -> None:
        """Search until another thread calls `halt`, or all is known."""
        self.thinker.tree.think(self.side, DEEPEST - 20, never, lambda *_: True)

    def halt(self) -> None:
        """End the search at once, or before it begins."""
        self.thinker.tree.halted = True


class Minds:
    """A `Thinker` for each colour, lent out for a move and kept for the next one.

    Each is lent to one thread at a time: another borrower meanwhile gets a fresh one.
    """

    def __init__(self) -> None:
        self._kept: dict[int, Thinker] = {}

    @contextmanager
    def lent(self, side: int, rule: Rule, size: int, seed: int) -> Iterator[Thinker]:
        """Lend the thinker of a colour; `seed` is used for a fresh one."""
        thinker = self._kept.pop(side, None)
        if thinker is None or (thinker.rule, thinker.size) != (rule, size):
            thinker = Thinker(rule, size, seed=seed)
        yield thinker
        self._kept[side] = thinker

    def ahead(self, side: int, moves: Sequence[tuple[int, int]]) -> Pondering | None:
        """What a colour can think about while the opponent is to move; None without expectation.

        It shares the table with the thinker that is kept, and nothing else: while one thread
        ponders, another can borrow that one and search, without waiting.
        """
        kept = self._kept.get(side)
        if kept is None:
            return None
        thinker = Thinker(kept.rule, kept.size, seed=kept.seed, table=kept.table)
        thinker.follow(moves)
        expected = thinker.tree.line(3 - side, 1)
        if not expected:
            return None
        thinker.follow([*moves, (expected[0], 3 - side)])
        return Pondering(thinker, side)

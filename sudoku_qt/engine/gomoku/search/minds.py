# SPDX-License-Identifier: MIT
"""What the computer remembers of a game from one of its moves to the next."""

from collections.abc import Iterator
from contextlib import contextmanager

from sudoku_qt.engine.gomoku.rules import Rule
from sudoku_qt.engine.gomoku.search.thinker import Thinker


class Minds:
    """A `Thinker` for each colour, lent for a thought and kept for the next one.

    Each is lent once at a time, to whatever thread: who asks while it is away gets a fresh one.
    """

    def __init__(self) -> None:
        self._kept: dict[int, Thinker] = {}

    @contextmanager
    def lent(self, side: int, rule: Rule, size: int, seed: int) -> Iterator[Thinker]:
        """Lend what thinks for a colour; `seed` is that of a fresh one."""
        thinker = self._kept.pop(side, None)
        if thinker is None or (thinker.rule, thinker.size) != (rule, size):
            thinker = Thinker(rule, size, seed=seed)
        yield thinker
        self._kept[side] = thinker

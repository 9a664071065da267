# SPDX-License-Identifier: MIT
"""What the computer players remember of a game between their moves."""

from collections.abc import Iterator
from contextlib import contextmanager

from sudoku_qt.engine.gomoku.rules import Rule
from sudoku_qt.engine.gomoku.search.thinker import Thinker


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

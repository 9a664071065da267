# SPDX-License-Identifier: MIT
"""What a stone makes in one direction, given the stones beside it.

This file is compiled by Cython and also runs as it stands; `rows.pxd` holds the C types.

A *key* holds the ten neighbours of a place in one direction, up to five steps away, two bits each:
0 (empty), 1 (black), 2 (white) or 3 (border). It is the index into a table of 1,048,576 x 2 bytes,
filled on demand, of what a stone of either colour makes in the middle; where places five steps away
do not matter, into the first 65,536 x 2 of them. A recursion defines the entries, so there is no
list of shapes: a *four* becomes five with one more stone, an *open four* does so whatever the
opponent plays, a *three* becomes a four, an *open three* an open four, and so on down to a single
stone.
"""

from __future__ import annotations

from functools import cache

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.gomoku.rules import Rule
from sudoku_qt.engine.gomoku.tables import (
    DEAD,
    DOUBLE_FOUR,
    FIVE,
    FOUR,
    OPEN_FOUR,
    OPEN_THREE,
    OVERLINE,
    TWO,
)

COMPILED: bool = cython.compiled

EMPTY, BLACK = 0, 1


@cache
def row_table(rule: Rule) -> bytearray:  # noqa: ARG001 - each rule has its own
    """The table of a rule: entries are one more than the row made, or 0 if not computed yet.

    All positions of a rule share it. Two threads that fill the same entry write the same byte.
    """
    return bytearray(2 << 20)


def seen(key: cython.int, offset: cython.int) -> cython.int:
    """What stands `offset` steps from the middle of a row; `offset` is not 0."""
    return key >> 2 * (offset + 4 + (offset < 0)) & 3


def with_seen(key: cython.int, offset: cython.int, stone: cython.int) -> cython.int:
    """The key of a row after a stone was put on an empty place in it."""
    return key | stone << 2 * (offset + 4 + (offset < 0))


def run_end(key: cython.int, colour: cython.int, sign: cython.int) -> cython.int:
    """The offset of the last stone of the unbroken row through the middle, on one side."""
    offset: cython.int = 0
    while -5 < offset < 5 and seen(key, offset + sign) == colour:
        offset += sign
    return offset


class Rows:
    """The rows that stones make under a rule."""

    if not cython.compiled:  # the compiler has it from rows.pxd

        def _make_room(self) -> None:
            self.exact = [0] * 3

    def __init__(self, rule: Rule) -> None:
        """Take the rule that says which rows win."""
        if not cython.compiled:
            self._make_room()
        self.table = row_table(rule)
        self.entries = self.table
        self.forbids, self.open_end = rule.forbids, rule.black.open_end
        self.exact[1], self.exact[2] = rule.black.exact, rule.white.exact
        self.sees_far = rule.black.exact or rule.white.exact
        self.mask, self.drop = (0xFFFFF, 0) if self.sees_far else (0x3FFFC, 2)

    def row_of(self, colour: cython.int, key: cython.int) -> cython.int:
        """What a stone in the middle of a row makes there."""
        entry: cython.int = (key & self.mask) >> self.drop << 1 | (colour - 1)
        found: cython.int = self.entries[entry]
        if found == 0:
            found = self._classify(colour, key & self.mask) + 1
            self.entries[entry] = found
        return found - 1

    def _classify(self, colour: cython.int, key: cython.int) -> cython.int:
        """Work out an entry of the table of rows."""
        left: cython.int
        right: cython.int
        with_left: cython.bint
        with_right: cython.bint
        opponent: cython.int = 3 - colour
        if self._wins(colour, key):
            return FIVE
        left = run_end(key, colour, -1) - 1
        right = run_end(key, colour, 1) + 1
        if right - left > 6:
            return OVERLINE
        with_left = left >= -4 and seen(key, left) == EMPTY
        with_left = with_left and self._wins(colour, with_seen(key, left, colour))
        with_right = right <= 4 and seen(key, right) == EMPTY
        with_right = with_right and self._wins(colour, with_seen(key, right, colour))
        if with_left and with_right:
            if self._wins(
                colour, with_seen(with_seen(key, left, opponent), right, colour)
            ) and self._wins(colour, with_seen(with_seen(key, right, opponent), left, colour)):
                return OPEN_FOUR if right - left == 5 else DOUBLE_FOUR
            return FOUR
        if with_left or with_right:
            return FOUR
        return max(self._next_best(colour, key, -1), self._next_best(colour, key, 1))

    def _wins(self, colour: cython.int, key: cython.int) -> cython.bint:
        left: cython.int = run_end(key, colour, -1)
        right: cython.int = run_end(key, colour, 1)
        if right - left != 4:
            return right - left > 4 and not self.exact[colour]
        return not (
            self.open_end
            and seen(key, left - 1) == 3 - colour
            and seen(key, right + 1) == 3 - colour
        )

    def _next_best(self, colour: cython.int, key: cython.int, sign: cython.int) -> cython.int:
        """The class of a row, by the best that one more stone on one side makes of it."""
        distance: cython.int
        row: cython.int
        best: cython.int = DEAD
        for distance in range(1, 5):
            row = seen(key, sign * distance)
            if row == colour:
                continue
            if row != EMPTY:
                break
            row = self.row_of(colour, with_seen(key, sign * distance, colour))
            if row == DOUBLE_FOUR and self.forbids and colour == BLACK:
                row = FOUR
            if row == OPEN_FOUR or row == DOUBLE_FOUR:  # noqa: PLR1714 - in C, not in a set
                row = OPEN_THREE
            elif row == OVERLINE or row < TWO:
                row = DEAD
            else:
                row -= 2
            if row > best:
                best = row
        return best

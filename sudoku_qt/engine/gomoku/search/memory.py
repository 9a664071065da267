# SPDX-License-Identifier: MIT
"""The transposition table of a search, with two entries in each bucket.

This file is compiled by Cython and also runs as it stands; `memory.pxd` holds the C types.

Several threads read and write one table without locks. A key is kept combined with its entry, so
that half an entry of one thread beside half of another's belongs to no position.

The first entry of a bucket holds the position searched deepest, until a later search finds it old;
the second holds the latest. An entry is one word: the age of the search, the worth, whether that is
exact or a bound, the depth, and the best move.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.gomoku.search.worths import SURE_WIN, WIN

if not cython.compiled:  # the compiler has it from memory.pxd

    def fetch_ahead(address: int) -> None:
        """Do nothing: Python does not choose what the processor reads."""


DEPTH_ADDED = 8  # so that no depth in the table is negative


class Memory:
    """A transposition table, by hashes of positions."""

    def __init__(self, slots: int) -> None:
        """Take how many positions it holds: a power of two."""
        self.store, self.slots, self.age = bytearray(16 * slots), slots, 0
        if cython.compiled:
            self.words = cython.cast(cython.p_ulonglong, cython.cast(cython.p_char, self.store))
        else:
            self.words = memoryview(self.store).cast("Q")

    def grow_old(self) -> None:
        """Begin another search, for which all present entries are old."""
        self.age = (self.age + 1) & 63

    def fetch(self, key: cython.ulonglong) -> None:
        """Have the processor read where a position is or would be, which is soon looked for."""
        fetch_ahead(cython.address(self.words[4 * (key & (self.slots // 2 - 1))]))

    def find(self, key: cython.ulonglong) -> cython.ulonglong:
        """The entry of a position; 0 if there is none."""
        at: cython.ulonglong = 4 * (key & (self.slots // 2 - 1))
        word: cython.ulonglong = self.words[at + 1]
        if self.words[at] ^ word == key:
            return word
        word = self.words[at + 3]
        return word if self.words[at + 2] ^ word == key else 0

    def keep(
        self,
        key: cython.ulonglong,
        place: cython.int,
        depth: cython.int,
        bound: cython.int,
        worth: cython.int,
    ) -> None:
        """Store a position, whose worth counts wins from there and not from the root."""
        at: cython.ulonglong = 4 * (key & (self.slots // 2 - 1))
        word: cython.ulonglong = self.words[at + 1]
        age: cython.ulonglong = self.age
        held: cython.int = word >> 10 & 255
        if place == 0:
            place = self.find(key) & 1023
        if self.words[at] ^ word != key and word >> 52 == age and held - DEPTH_ADDED > depth:
            at += 2
        word = worth + 2 * WIN
        word = age << 52 | word << 20 | bound << 18 | (depth + DEPTH_ADDED) << 10 | place
        self.words[at] = key ^ word
        self.words[at + 1] = word


def depth_in(entry: cython.ulonglong) -> cython.int:
    """The search depth in an entry."""
    depth: cython.int = entry >> 10 & 255
    return depth - DEPTH_ADDED


def worth_in(entry: cython.ulonglong, ply: cython.int) -> cython.int:
    """The worth in an entry, with wins counted from the root."""
    worth: cython.int = entry >> 20 & 0x3FFFFF
    worth -= 2 * WIN
    if worth > SURE_WIN:
        return worth - ply
    if worth < -SURE_WIN:
        return worth + ply
    return worth


def from_here(worth: cython.int, ply: cython.int) -> cython.int:
    """A worth with wins counted from a ply instead of the root."""
    if worth > SURE_WIN:
        return worth + ply
    if worth < -SURE_WIN:
        return worth - ply
    return worth

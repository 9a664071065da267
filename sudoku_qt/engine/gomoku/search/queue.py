# SPDX-License-Identifier: MIT
"""The queue of moves at each ply of a search, the most promising first.

This file is compiled by Cython and also runs as it stands; `queue.pxd` holds the C types.

A move ranks by what it makes and prevents, by how often it refuted a position before, and above all
if it was best in this position before or refuted the last one at this ply.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.worths import WIN
from sudoku_qt.engine.gomoku.tables import BANNED

if not cython.compiled:  # the compiler has it from position.pxd
    from sudoku_qt.engine.gomoku.search.position import lowest

AREA = 1024
QUEUE = 484  # moves of a ply at most: the points of the largest board
KILLER, SECOND_KILLER = 300, 200  # added to the rank of the two moves that last refuted a ply
HISTORY_TOP = 400


class Queue:
    """The moves of each ply, and the history of moves that refuted positions."""

    if not cython.compiled:  # the compiler has these from queue.pxd

        def _make_room(self) -> None:
            self.place, self.rank = [0] * (128 * QUEUE), [0] * (128 * QUEUE)
            self.zones, self.killers, self.history = [0] * 4096, [0] * 256, [0] * 2048

    def __init__(self, position: Position) -> None:
        """Take the position whose moves they are."""
        self.position = position
        if not cython.compiled:
            self._make_room()

    def cool(self) -> None:
        """Weaken the history, since another search begins."""
        for number in range(2 * AREA):
            self.history[number] //= 8

    def fill(
        self, side: cython.int, ply: cython.int, pressed: cython.bint, first: cython.int
    ) -> cython.int:
        """Queue the moves worth trying, if `pressed` only the ply's zone; return how many."""
        row: cython.int
        place: cython.int
        word: cython.uint
        rank: cython.int
        number: cython.int = 0
        for row in range(self.position.first_row, self.position.last_row + 1):
            word = self.position.free[row]
            word &= self.zones[ply * 32 + row] if pressed else self.position.near[row]
            while word:
                place = row << 5 | lowest(word)
                word &= word - 1
                if self.position.kind_at((side - 1) * AREA + place) == BANNED:
                    continue
                rank = 2 * WIN if place == first else self._rank_of(side, place, ply)
                self.add(ply, number, place, rank)
                number += 1
        return number

    def add(self, ply: cython.int, number: cython.int, place: cython.int, rank: cython.int) -> None:
        """Queue a move as number `number`, from 0."""
        self.place[ply * QUEUE + number] = place
        self.rank[ply * QUEUE + number] = rank

    def _rank_of(self, side: cython.int, place: cython.int, ply: cython.int) -> cython.int:
        own: cython.int = (side - 1) * AREA + place
        rank: cython.int = self.position.rank_at(place, side) + self.history[own]
        if place == self.killers[2 * ply]:
            return rank + KILLER
        if place == self.killers[2 * ply + 1]:
            return rank + SECOND_KILLER
        return rank

    def pick(self, ply: cython.int, number: cython.int, of: cython.int) -> cython.int:
        """Bring the best move from `number` on to the front of these, and return it."""
        index: cython.int
        first: cython.int = ply * QUEUE + number
        best: cython.int = first
        for index in range(first + 1, ply * QUEUE + of):
            if self.rank[index] > self.rank[best]:
                best = index
        place: cython.int = self.place[best]
        rank: cython.int = self.rank[best]
        self.place[best], self.rank[best] = self.place[first], self.rank[first]
        self.place[first], self.rank[first] = place, rank
        return place

    def reward(
        self, side: cython.int, place: cython.int, depth: cython.int, ply: cython.int
    ) -> None:
        """Remember a move that refuted a position."""
        index: cython.int
        if self.killers[2 * ply] != place:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = place
        index = (side - 1) * AREA + place
        self.history[index] += depth * depth
        if self.history[index] > HISTORY_TOP:
            for index in range(2 * AREA):
                self.history[index] >>= 1

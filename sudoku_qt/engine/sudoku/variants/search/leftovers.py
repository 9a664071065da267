# SPDX-License-Identifier: MIT
"""What cages leave of houses: a few cells inside, less a few outside, have a known sum.

This file is compiled by Cython and also runs as it stands; `leftovers.pxd` holds the C types.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from array import array
from collections.abc import Sequence
from typing import Any

from sudoku_qt.engine.sudoku.variants.demands import Cells

Words = list[int]
Leftover = tuple[Cells, Cells, int, tuple[int, ...], tuple[int, ...]]

MOST_HOUSES = 4

if not cython.compiled:

    def first(word: int) -> int:
        """The number of the lowest bit."""
        return (word & -word).bit_length() - 1

    def size(word: int) -> int:
        """How many bits there are."""
        return word.bit_count()

    def as_it_is(room: Any) -> Any:
        """The memory that C accesses through a pointer."""
        return room

    ints = words = as_it_is


class Leftovers:
    """The leftovers of houses that do not overlap, of up to four that follow each other."""

    def __init__(
        self, digits: int, houses: Sequence[Cells], cages: Sequence[tuple[Cells, int]]
    ) -> None:
        """Take the houses, and the cells and sum of each cage."""
        number: cython.int
        self.each = (digits * digits + 63) // 64
        self.whole = digits * (digits + 1) // 2
        self.houses, self.cages = len(houses), len(cages)
        self.house_room = array("Q", bytes(8 * max(1, self.each * self.houses)))
        self.cage_room = array("Q", bytes(8 * max(1, self.each * self.cages)))
        self.sum_room = array("i", [total for _, total in cages] or [0])
        self.size_room = array("i", bytes(4 * max(1, self.cages)))
        self.beyond_room = array("i", bytes(4 * max(1, self.cages)))
        self.area_room = array("Q", bytes(8 * 3 * self.each))
        self.house_words, self.cage_words = words(self.house_room), words(self.cage_room)
        self.sums, self.sizes = ints(self.sum_room), ints(self.size_room)
        self.beyond, self.area = ints(self.beyond_room), words(self.area_room)
        for number in range(self.houses):
            self._enter(self.house_words, number, houses[number])
        for number in range(self.cages):
            self._enter(self.cage_words, number, cages[number][0])
            self.sizes[number] = len(cages[number][0])

    def _enter(self, into: Words, number: cython.int, cells: Cells) -> None:
        cell: cython.int
        for cell in cells:
            into[number * self.each + cell // 64] |= cython.cast(cython.ulonglong, 1) << (cell % 64)

    def found(self, most: cython.int) -> list[Leftover]:
        """Up to `most` cells inside and outside, their sum, the houses, the cages; each once."""
        start: cython.int
        end: cython.int
        word: cython.int
        number: cython.int
        made: list[Leftover] = []
        done: set[tuple[Cells, Cells]] = set()
        for start in range(self.houses):
            for word in range(self.each):
                self.area[word] = 0
            for end in range(start, min(start + MOST_HOUSES, self.houses)):
                if not self._widen(end):
                    break
                number = self._leave((end - start + 1) * self.whole)
                if not 0 < number <= most:
                    continue
                inside, outside = self._cells(False), self._cells(True)
                if (inside, outside) not in done:
                    done.add((inside, outside))
                    used = tuple([n for n in range(self.cages) if self.beyond[n] == -2])
                    made.append((inside, outside, self.left, tuple(range(start, end + 1)), used))
        return made

    def _widen(self, house: cython.int) -> cython.bint:
        """Add a house to the area, if it has no cell of it."""
        word: cython.int
        at: cython.int = house * self.each
        for word in range(self.each):
            if self.area[word] & self.house_words[at + word]:
                return False
        for word in range(self.each):
            self.area[word] |= self.house_words[at + word]
        return True

    def _leave(self, total: cython.int) -> cython.int:
        """Take cages out of the area, those that reach least beyond it first.

        The number of cells that are left, and of those beyond; -2 marks the cages.
        """
        number: cython.int
        reach: cython.int
        furthest: cython.int = 0
        word: cython.int
        at: cython.int
        count: cython.int
        meets: cython.bint
        covered: cython.int = self.each
        outside: cython.int = 2 * self.each
        for word in range(self.each):
            self.area[covered + word] = 0
            self.area[outside + word] = 0
        for number in range(self.cages):
            at = number * self.each
            meets = False
            count = 0
            for word in range(self.each):
                if self.cage_words[at + word] & self.area[word]:
                    meets = True
                count += size(self.cage_words[at + word] & ~self.area[word])
            if not meets or 2 * count >= self.sizes[number]:
                count = -1
            self.beyond[number] = count
            if count > furthest:
                furthest = count
        for reach in range(furthest + 1):
            for number in range(self.cages):
                if self.beyond[number] == reach and self._takes(number):
                    self.beyond[number] = -2
                    total -= self.sums[number]
        self.left = total
        count = 0
        for word in range(self.each):
            count += size(self.area[word] & ~self.area[covered + word])
            count += size(self.area[outside + word])
        return count

    def _takes(self, number: cython.int) -> cython.bint:
        """Take a cage out of the area, unless it overlaps with another."""
        word: cython.int
        cage: cython.ulonglong
        at: cython.int = number * self.each
        for word in range(self.each):
            cage = self.cage_words[at + word]
            if cage & (self.area[self.each + word] | self.area[2 * self.each + word]):
                return False
        for word in range(self.each):
            cage = self.cage_words[at + word]
            self.area[self.each + word] |= cage & self.area[word]
            self.area[2 * self.each + word] |= cage & ~self.area[word]
        return True

    def _cells(self, outside: cython.bint) -> tuple[int, ...]:
        """The cells outside the area, or those that are left of it."""
        word: cython.int
        rest: cython.ulonglong
        cells: list[int] = []
        for word in range(self.each):
            rest = self.area[2 * self.each + word]
            if not outside:
                rest = self.area[word] & ~self.area[self.each + word]
            while rest:
                cells.append(64 * word + first(rest))
                rest &= rest - 1
        return tuple(cells)

# SPDX-License-Identifier: MIT
"""Aligned exclusion: every choice of digits for two or three cells with some digit is impossible.

A choice is impossible if two cells that see each other hold the same digit, or if an almost locked
set loses two of its digits, which would leave it fewer digits than cells; a bivalue cell is the
smallest such set. Three digits are too many for a cell with just those three to lose. This is Rod
Hagglund's subset exclusion of pairs and triples (Sudoku Programmers' and Players' forums, 2005),
with sets in place of cells.
"""

from collections.abc import Iterator
from itertools import combinations, product

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Evidence, Finding
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets import AlmostLockedSets, almost_sets
from sudoku_qt.engine.sudoku.logic.technique import Technique

MOST_CHOICES = 2
"""The most digits of the third cell, and of the second one beside it."""


class AlignedExclusion(Technique):
    """The first of `size` cells loses a digit with which the others have no possible choice."""

    def __init__(self, name: str, size: bits.Count) -> None:
        self.name = name
        self.size = size

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every candidate together with one or two other cells."""
        candidate: bits.Candidate
        search = _choices(board)
        for candidate in range(729):
            if board.has(candidate) and search.fails(candidate, self.size == 3):
                cells = search.cells(candidate, self.size == 3)
                parts = Evidence(board, _parts, search, candidate, cells)
                yield Finding(parts, 1 << candidate // 81, (candidate,), (), self.size)


def _choices(board: Board) -> "_PairedChoices":
    """What almost locked sets exclude, which is found once for each position."""
    known = board.memory.get("choices")
    choices: _PairedChoices = known if isinstance(known, _PairedChoices) else _PairedChoices(board)
    board.memory["choices"] = choices
    return choices


def _parts(
    search: "_PairedChoices", candidate: bits.Candidate, cells: list[int]
) -> tuple[evidence.Part, ...]:
    """The evidence: the cells, and for each choice a set that excludes it."""
    cell: bits.Cell
    area: bits.CellSet = bits.NO_CELLS
    for cell in cells:
        area |= bits.bit(cell)
    sets: list[tuple[int, int]] = []
    for choice in product([candidate], *(search.digits_at(cell) for cell in cells[1:])):
        ways = search.ways(choice)
        if ways and not any(each in sets for each in ways):
            sets.append(ways[0])
    marks = [
        evidence.cells(f"excluding{number}", (evidence.SET_B, evidence.SET_C)[number % 2], *each)
        for number, each in enumerate(sets)
    ]
    return (
        evidence.nodes("assumptions", [candidate]),
        evidence.cells("cells", evidence.SET_A, area, 0o777),
        evidence.cells("others", evidence.SILENT, area & ~bits.bit(candidate % 81), 0),
        evidence.cell_sets("sets", sets),
        *marks,
    )


class _PairedChoices:
    """The digits of a cell impossible with a candidate: `eliminated`, at `81 * number + cell`."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.sets: AlmostLockedSets = almost_sets(board)
        self.three = board.sized(3)
        self.room = bytearray(2 * 729 * 81)
        self.eliminated = bits.shorts(self.room)
        self.second, self.third = 0, 0
        if not bits.COMPILED:
            self.near = [0] * 81
        with cython.nogil:
            self.exclude()

    def exclude(self) -> None:
        """Exclude, for every almost locked set, the pairs of digits that it cannot both lose."""
        number: bits.Count
        one: bits.Digit
        two: bits.Digit
        digits: bits.Mask
        for number in range(self.sets.count):
            digits = self.sets.digits[number]
            for one in range(9):
                for two in range(9):
                    if one != two and digits >> one & 1 and digits >> two & 1:
                        self._exclude(
                            one,
                            two,
                            self.sets.seen[self.sets.part[9 * number + one]],
                            self.sets.seen[self.sets.part[9 * number + two]],
                        )

    def _exclude(
        self, one: bits.Digit, two: bits.Digit, first: bits.CellSet, second: bits.CellSet
    ) -> None:
        left: bits.CellSet
        start: bits.Count
        first &= self.board.where[one]
        second &= self.board.where[two]
        while first:
            start = 81 * (81 * one + bits.first(first))
            first &= first - 1
            left = second
            while left:
                self.eliminated[start + bits.first(left)] |= 1 << two
                left &= left - 1

    def left(self, candidate: bits.Candidate, cell: bits.Cell) -> bits.Mask:
        """The digits of a cell that are possible with a candidate in another cell."""
        mask: bits.Mask = self.board.masks[cell] & ~self.eliminated[81 * candidate + cell]
        if bits.PEERS[cell] & bits.bit(candidate % 81):
            mask &= ~(1 << candidate // 81)
        return mask

    def fails(self, candidate: bits.Candidate, thirds: bits.Flag) -> bits.Flag:
        """Whether some other cell, or two with `thirds`, have no possible choice; keep these."""
        cell: bits.Cell
        mask: bits.Mask
        place: bits.Count
        number: bits.Count = 0
        for cell in range(81):
            if not self.eliminated[81 * candidate + cell] or cell == candidate % 81:
                continue
            mask = self.left(candidate, cell)
            self.second = cell
            if not mask:
                return not thirds
            if thirds and bits.size(mask) <= MOST_CHOICES:
                for place in range(number):
                    self.third = self.near[place]
                    if self._clash(candidate):
                        return True
                self.near[number] = cell
                number += 1
        return False

    def _clash(self, candidate: bits.Candidate) -> bits.Flag:
        """Whether the second and the third cell have no two digits that can be together."""
        one: bits.Mask = self.left(candidate, self.second)
        two: bits.Mask
        while one:
            two = self.left(candidate, self.third)
            two &= self.left(81 * bits.low(one) + self.second, self.third)
            while two:
                if not self.takes_three(candidate, bits.low(one), bits.low(two)):
                    return False
                two &= two - 1
            one &= one - 1
        return True

    def takes_three(self, candidate: bits.Candidate, one: bits.Digit, two: bits.Digit) -> bits.Flag:
        """Whether the three cells take all digits of a cell that sees them."""
        digits: bits.Mask = 1 << candidate // 81 | 1 << one | 1 << two
        left: bits.CellSet = self.three & bits.PEERS[candidate % 81]
        left &= bits.PEERS[self.second] & bits.PEERS[self.third]
        while left:
            if self.board.masks[bits.first(left)] == digits:
                return True
            left &= left - 1
        return False

    def cells(self, candidate: bits.Candidate, thirds: bits.Flag) -> list[int]:
        """The cells for which the last candidate left no choice, its own first."""
        return [candidate % 81, self.second, self.third][: 3 if thirds else 2]

    def digits_at(self, cell: bits.Cell) -> list[int]:
        """List the candidates of a cell, as numbers."""
        return [81 * digit + cell for digit in range(9) if self.board.masks[cell] >> digit & 1]

    def ways(self, choice: tuple[int, ...]) -> list[tuple[int, int]]:
        """The sets that exclude a choice; none if two of its digits exclude each other."""
        cell: bits.Cell
        found = []
        for one, two in combinations(choice, 2):
            if one // 81 == two // 81 and bits.PEERS[one % 81] & bits.bit(two % 81):
                return []
            found += self._excluding(one, two)
        taken = sum({1 << each // 81 for each in choice})
        for cell in range(81):
            if self.board.masks[cell] == taken and all(
                bits.PEERS[cell] & bits.bit(each % 81) for each in choice
            ):
                found.append((bits.bit(cell), taken))
        return found

    def _excluding(self, one: bits.Candidate, two: bits.Candidate) -> list[tuple[int, int]]:
        """List the sets that cannot lose two digits to two cells."""
        number: bits.Count
        found = []
        both: bits.Mask = 1 << one // 81 | 1 << two // 81
        for number in range(self.sets.count):
            if both & both - 1 and not both & ~self.sets.digits[number]:
                first: bits.CellSet = self.sets.seen[self.sets.part[9 * number + one // 81]]
                second: bits.CellSet = self.sets.seen[self.sets.part[9 * number + two // 81]]
                if first & bits.bit(one % 81) and second & bits.bit(two % 81):
                    found.append((self.sets.cells[number], self.sets.digits[number]))
        return found

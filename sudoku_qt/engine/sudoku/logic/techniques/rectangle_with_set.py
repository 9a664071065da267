# SPDX-License-Identifier: MIT
"""Unique rectangle with an almost locked set: the roof counts as a cell with its extra digits.

One of the extras is true. So the roof is an almost locked set if these are two digits, or together
with some more cells. As with ALS-XZ, it has a restricted common with another almost locked set, and
each other digit that they share is in one of the two.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets import AlmostLockedSets, almost_sets
from sudoku_qt.engine.sudoku.logic.search.rectangles import Rectangle, deadly_part, unsolved
from sudoku_qt.engine.sudoku.logic.technique import Technique

_MOST_BESIDE = 2
"""The most cells that extend a roof."""


class RectangleWithSet(Technique):
    """A roof of two corners or more, alone or with a few cells of a house that contains it."""

    name = "rectangle_with_set"

    def find(self, board: Board) -> Iterator[Finding]:
        """Combine each roof with every almost locked set."""
        sets = almost_sets(board)
        for rectangle in unsolved(board, missing=False):
            roof = _Roof(board, rectangle)
            for cells in roof.beside():
                roof.join(cells)
                for number, common, digits in roof.linked(sets):
                    yield _finding(roof, sets, number, common, digits)


class _Roof:
    """The corners of a rectangle with extras, and the cells that extend them.

    `digits` are those of the set, `held` the cells for each of them.
    """

    def __init__(self, board: Board, rectangle: Rectangle) -> None:
        cell: bits.Cell
        self.board = board
        self.pair = rectangle[4]
        self.corners = bits.NO_CELLS
        self.cells = bits.NO_CELLS
        self.joined = bits.NO_CELLS
        self.single = board.sized(1)
        self.digits = 0
        for cell in rectangle[:4]:
            self.corners |= bits.bit(cell)
            if board.masks[cell] != self.pair:
                self.cells |= bits.bit(cell)
        self.extra = board.digits_of(self.cells) & ~self.pair
        if not bits.COMPILED:
            self.held = [bits.NO_CELLS] * 9

    def beside(self) -> list[int]:
        """List the choices of cells that form an almost locked set with the roof, if any."""
        house: bits.House
        found: list[int] = []
        if bits.size(self.extra) < 2 or not self.cells & self.cells - 1:
            return found
        if bits.size(self.extra) == 2:
            found.append(bits.NO_CELLS)
        for house in range(27):
            if not self.cells & ~bits.HOUSES[house]:
                left: bits.CellSet = bits.HOUSES[house] & self.board.empty & ~self.corners
                self._add(found, bits.NO_CELLS, left)
        return list(dict.fromkeys(found))

    def _add(self, found: list[int], chosen: bits.CellSet, left: bits.CellSet) -> None:
        cells: bits.CellSet
        digits: bits.Mask
        while left and bits.count(chosen) < _MOST_BESIDE:
            cells = chosen | (left & -left)
            left &= left - 1
            digits = self.board.digits_of(cells)
            if bits.size(digits | self.extra) == bits.count(cells) + 2 and (
                bits.size(digits) != bits.count(cells) + 1  # or they need no roof
            ):
                found.append(cells)
            self._add(found, cells, left)

    def join(self, cells: bits.CellSet) -> None:
        """Extend the roof by some cells."""
        digit: bits.Digit
        self.joined = cells
        self.digits = self.extra | self.board.digits_of(cells)
        for digit in range(9):
            self.held[digit] = cells & self.board.where[digit]
            if self.extra >> digit & 1:
                self.held[digit] |= self.cells & self.board.where[digit]

    def linked(self, sets: AlmostLockedSets) -> list[tuple[int, int, int]]:
        """List the sets that lead to a conclusion, with restricted common and eliminated digits."""
        number: bits.Count
        common: bits.Digit
        digits: bits.Mask
        found: list[tuple[int, int, int]] = []
        for number in range(sets.count):
            if not self._may_join(sets, number):
                continue
            for common in range(9):
                if not sets.digits[number] & self.digits & 1 << common or not self._restricts(
                    sets, number, common
                ):
                    continue
                digits = self._lost(sets, number, common)
                if digits:
                    found.append((number, common, digits))
        return found

    def _may_join(self, sets: AlmostLockedSets, number: bits.Count) -> bits.Flag:
        """Whether a set shares two digits but no cell with the roof.

        Not if they form a naked subset, or if a cell has one candidate: then the rectangle is not
        needed.
        """
        common: bits.Mask = sets.digits[number] & self.digits
        cells: bits.CellSet = self.joined | sets.cells[number]
        if not common & common - 1 or sets.cells[number] & (self.corners | self.joined):
            return False
        if cells & self.single:
            return False
        return bits.size(self.board.digits_of(cells)) != bits.count(cells)

    def _restricts(
        self, sets: AlmostLockedSets, number: bits.Count, common: bits.Digit
    ) -> bits.Flag:
        """Whether a digit cannot be in both the roof and a set."""
        return not self.held[common] & ~sets.seen[sets.part[9 * number + common]]

    def _lost(self, sets: AlmostLockedSets, number: bits.Count, common: bits.Digit) -> bits.Mask:
        """The other common digits with eliminations."""
        digit: bits.Digit
        found: bits.Mask = 0
        for digit in range(9):
            if (
                digit != common
                and sets.digits[number] & self.digits & 1 << digit
                and self.lost(sets, number, digit)
            ):
                found |= 1 << digit
        return found

    def lost(self, sets: AlmostLockedSets, number: bits.Count, digit: bits.Digit) -> bits.CellSet:
        """The cells from which a digit that is in the roof or in a set is eliminated."""
        seen: bits.CellSet = self.board.seen_by_all(self.held[digit]) & self.board.where[digit]
        return seen & sets.seen[sets.part[9 * number + digit]]


def _finding(
    roof: _Roof, sets: AlmostLockedSets, number: bits.Count, common: bits.Digit, digits: bits.Mask
) -> Finding:
    digit: bits.Digit
    board: Board = roof.board
    eliminated: tuple[int, ...] = ()
    for digit in range(9):
        if digits >> digit & 1:
            eliminated += board.eliminations(roof.lost(sets, number, digit), 1 << digit)
    members = [(sets.cells[number], sets.digits[number])]
    parts = (
        evidence.cells("corners", evidence.SET_A, roof.corners, roof.pair),
        evidence.cells("roof", evidence.SET_B, roof.cells, roof.extra),
        evidence.cells("subset", evidence.SET_B, roof.joined, roof.digits),
        evidence.cells("almost", evidence.SET_C, sets.cells[number], sets.digits[number]),
        evidence.digits("pair", roof.pair),
        evidence.digits("extra", roof.extra),
        evidence.digits("every", roof.digits),
        evidence.digits("common", 1 << common),
        evidence.digits("z", digits),
        evidence.cell_sets("set", members),
        deadly_part(board, roof.corners, roof.pair),
    )
    size: bits.Count = bits.count(roof.joined) + bits.count(sets.cells[number])
    variant = "joined" if roof.joined else "alone"
    return Finding(parts, roof.pair | digits, eliminated, size=size, variant=variant)

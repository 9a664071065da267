# SPDX-License-Identifier: MIT
"""Reverse BUG: the filled cells of two digits must not have two cells in each house, or none.

Two digits fill eighteen cells. If some of these, including all given ones, had two cells in every
house that they touch, so would the others: there the two digits could be swapped, and the puzzle
would have two solutions. So the last open cells of such a set hold another digit.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles import subsets_with
from sudoku_qt.engine.sudoku.logic.technique import Technique

_MOST = 2
"""The most open cells."""
_ALL = 18


class ReverseBug(Technique):
    """Type 1 has one open cell, type 2 two with the same extra digit, type 3 two in a subset."""

    name = "reverse_bug"

    def find(self, board: Board) -> Iterator[Finding]:
        """Complete the filled cells of every two digits; one open cell comes before two."""
        one: bits.Digit
        two: bits.Digit
        found = []
        for one in range(8):
            for two in range(one + 1, 9):
                pair = _CellPair(board, one, two)
                for cells, opened in pair.closed():
                    found += list(_conclude(board, cells, opened, 1 << one | 1 << two))
        yield from sorted(found, key=_size)


def _size(finding: Finding) -> int:
    return finding.size


class _CellPair:
    """The sets of cells of two digits with two cells in every house that they touch."""

    def __init__(self, board: Board, one: bits.Digit, two: bits.Digit) -> None:
        cell: bits.Cell
        self.board = board
        self.one = one
        self.two = two
        self.ones = bits.NO_CELLS
        self.twos = bits.NO_CELLS
        self.found: list[tuple[int, int]] = []
        self.house = 0
        self.lacks_two = False
        for cell in range(81):
            if board.values[cell] == one + 1:
                self.ones |= bits.bit(cell)
            if board.values[cell] == two + 1:
                self.twos |= bits.bit(cell)

    def closed(self) -> list[tuple[int, int]]:
        """The sets that include all givens of the two digits, with their open cells."""
        given: bits.CellSet = self.board.given
        if (self.ones | self.twos) & given:
            self._close(self.ones & given, self.twos & given)
        return list(dict.fromkeys(self.found))

    def _close(self, ones: bits.CellSet, twos: bits.CellSet) -> None:
        """Add the other cell to every house with one, from the filled cells if possible."""
        left: bits.CellSet
        lacking: bits.Count = self._lacking(ones, twos)
        while lacking > 0:
            left = (self.twos if self.lacks_two else self.ones) & bits.HOUSES[self.house]
            if not left:
                break
            if self.lacks_two:
                twos |= left
            else:
                ones |= left
            lacking = self._lacking(ones, twos)
        opened: bits.CellSet = (ones | twos) & self.board.empty
        if not lacking and opened and bits.count(ones | twos) < _ALL:
            self.found.append((ones | twos, opened))
        if lacking > 0 and lacking <= 3 * (_MOST - bits.count(opened)):
            self._open(ones, twos)

    def _open(self, ones: bits.CellSet, twos: bits.CellSet) -> None:
        """Try every empty cell for the missing digit of the house that `_lacking` kept."""
        lacks_two: bits.Flag = self.lacks_two
        digit: bits.Digit = self.two if lacks_two else self.one
        left: bits.CellSet = self.board.where[digit] & bits.HOUSES[self.house] & ~(ones | twos)
        while left:
            further: bits.CellSet = bits.bit(bits.first(left))
            left &= left - 1
            if lacks_two:
                self._close(ones, twos | further)
            else:
                self._close(ones | further, twos)

    def _lacking(self, ones: bits.CellSet, twos: bits.CellSet) -> bits.Count:
        """The number of houses with one cell, or -1 if one has too many.

        One of these houses is kept, if possible one whose other digit is on the board.
        """
        house: bits.House
        lacking: bits.Count = 0
        on_board: bits.Flag = False
        for house in range(27):
            area: bits.CellSet = bits.HOUSES[house]
            of_one: bits.Count = bits.count(ones & area)
            of_two: bits.Count = bits.count(twos & area)
            if of_one > 1 or of_two > 1:
                return -1
            if of_one == of_two:
                continue
            lacking += 1
            if not on_board:
                self.house = house
                self.lacks_two = of_one > of_two
                on_board = bool((self.twos if self.lacks_two else self.ones) & area)
        return lacking


def _conclude(
    board: Board, cells: bits.CellSet, opened: bits.CellSet, pair: bits.Mask
) -> Iterator[Finding]:
    extra: bits.Mask = board.digits_of(opened) & ~pair
    eliminations: bits.CellSet
    if bits.count(opened) == 1:
        if extra:
            eliminated = board.eliminations(opened, pair)
            yield _finding(board, cells, opened, pair, eliminated, "type_1")
        return
    roof: bits.CellSet = _cells_with(board, opened, extra)
    if bits.size(extra) == 1:
        eliminations = board.seen_by_all(roof) & ~opened
        if board.holds(eliminations, extra):
            eliminated = board.eliminations(eliminations, extra)
            yield _finding(board, cells, opened, pair, eliminated, "type_2")
        return
    for house, subset, digits in subsets_with(board, roof, extra):
        eliminations = board.seen_by_all(roof | subset)
        if board.holds(eliminations, digits):
            parts = (
                evidence.cells("subset", evidence.SET_C, subset, digits),
                evidence.digits("digits", digits),
                evidence.houses("house", (house,)),
            )
            eliminated = board.eliminations(eliminations, digits)
            yield _finding(board, cells, opened, pair, eliminated, "type_3", *parts)


def _cells_with(board: Board, cells: bits.CellSet, digits: bits.Mask) -> bits.CellSet:
    """The cells of a set that can hold one of the digits."""
    digit: bits.Digit
    found: bits.CellSet = bits.NO_CELLS
    for digit in range(9):
        if digits >> digit & 1:
            found |= board.where[digit] & cells
    return found


def _finding(
    board: Board,
    cells: bits.CellSet,
    opened: bits.CellSet,
    pair: bits.Mask,
    eliminated: tuple[int, ...],
    variant: str,
    *more: evidence.Part,
) -> Finding:
    extra: bits.Mask = board.digits_of(opened) & ~pair
    guardians = board.eliminations(opened, extra)
    parts = (
        evidence.cells("corners", evidence.SILENT, cells, 0),
        evidence.cells("filled", evidence.PLACED, cells & ~opened, pair),
        evidence.cells("open", evidence.SET_A, opened, pair),
        evidence.cells("extras", evidence.SET_B, opened, extra),
        evidence.digits("pair", pair),
        evidence.digits("extra", extra),
        evidence.pattern(cells, pair, guardians, outside=True),
        *more,
    )
    return Finding(parts, pair, eliminated, size=bits.count(opened), variant=variant)

# SPDX-License-Identifier: MIT
"""Cells that could be exchanged if they held only a few digits: some other candidate is true.

The types are those of unique rectangles: one cell has extra candidates, all extras are one digit,
or two cells have extras.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles import deadly_part, subsets_with


class DeadlyShapes:
    """What follows from cells that must not hold only `number` digits, in a position."""

    def __init__(self, board: Board, number: int) -> None:
        size: bits.Count
        self.board = board
        self.number = number
        self.few = bits.NO_CELLS
        for size in range(1, number + 1):
            self.few |= board.sized(size)
        self.usable = self.few | board.sized(number + 1)

    def may_tell(self, cells: bits.CellSet) -> bits.Flag:
        """Whether some type is possible: few cells have extras, or few extras at all."""
        return bits.count(cells & ~self.few) <= 2 or not cells & ~self.usable

    def conclude(self, cells: bits.CellSet) -> Iterator[Finding]:
        """Yield what follows from empty cells."""
        if not self.may_tell(cells):
            return
        yield from self._type_1(cells)
        yield from self._type_2(cells)
        for roof, digits in self._roofs(cells):
            yield from self._type_3(cells, roof, digits)
            yield from self._type_4(cells, roof, digits)

    def _type_1(self, cells: bits.CellSet) -> Iterator[Finding]:
        board: Board = self.board
        left: bits.CellSet = cells
        roof: bits.CellSet
        digits: bits.Mask
        while left:
            roof = left & -left
            left &= left - 1
            digits = board.digits_of(cells & ~roof)
            if bits.size(digits) != self.number:
                continue
            if board.digits_of(roof) & ~digits and board.holds(roof, digits):
                yield _finding(board, cells, roof, digits, roof, digits, "type_1")

    def _type_2(self, cells: bits.CellSet) -> Iterator[Finding]:
        board: Board = self.board
        every: bits.Mask = board.digits_of(cells)
        extra: bits.Digit
        eliminations: bits.CellSet
        roof: bits.CellSet
        mask: bits.Mask
        if bits.size(every) != self.number + 1:
            return
        for extra in range(9):
            mask = 1 << extra
            roof = cells & board.where[extra]
            if not every & mask or not roof or bits.count(roof) == 1 or not _mixed(board, roof):
                continue
            eliminations = board.seen_by_all(roof)
            if board.holds(eliminations, mask):
                yield _finding(board, cells, roof, every & ~mask, eliminations, mask, "type_2")

    def _roofs(self, cells: bits.CellSet) -> list[tuple[int, int]]:
        """List two cells that see each other and have extras, and the digits of the others."""
        left: bits.CellSet = cells
        rest: bits.CellSet
        roof: bits.CellSet
        digits: bits.Mask
        found: list[tuple[int, int]] = []
        while left:
            rest = left & left - 1 & bits.PEERS[bits.first(left)]
            while rest:
                roof = left & -left | rest & -rest
                digits = self.board.digits_of(cells & ~roof)
                if bits.size(digits) == self.number and _extended(self.board, roof, digits):
                    found.append((roof, digits))
                rest &= rest - 1
            left &= left - 1
        return found

    def _type_3(
        self, cells: bits.CellSet, roof: bits.CellSet, digits: bits.Mask
    ) -> Iterator[Finding]:
        """One cell of the roof holds an extra digit and forms a naked subset with other cells."""
        board: Board = self.board
        extra: bits.Mask = board.digits_of(roof) & ~digits
        eliminations: bits.CellSet
        if bits.size(extra) < 2:
            return
        for house, subset, every in subsets_with(board, roof, extra):
            eliminations = board.seen_by_all(roof | subset)
            if not subset & cells and board.holds(eliminations & ~cells, every):
                parts = (
                    evidence.cells("subset", evidence.SET_C, subset, every),
                    evidence.digits("every", every),
                    evidence.houses("house", (house,)),
                )
                yield _finding(
                    board, cells, roof, digits, eliminations & ~cells, every, "type_3", *parts
                )

    def _type_4(
        self, cells: bits.CellSet, roof: bits.CellSet, digits: bits.Mask
    ) -> Iterator[Finding]:
        """One of the digits must be in the roof, so the others cannot be."""
        board: Board = self.board
        digit: bits.Digit
        other: bits.Mask
        for digit in range(9):
            other = digits & ~(1 << digit)
            if digits >> digit & 1 and board.binds(roof, digit) and board.holds(roof, other):
                parts = (evidence.digits("bound", 1 << digit),)
                yield _finding(board, cells, roof, digits, roof, other, "type_4", *parts)


def _extended(board: Board, roof: bits.CellSet, digits: bits.Mask) -> bits.Flag:
    """Whether every cell of the roof has some of the digits and others."""
    mask: bits.Mask
    while roof:
        mask = board.masks[bits.first(roof)]
        if not mask & digits or not mask & ~digits:
            return False
        roof &= roof - 1
    return True


def _mixed(board: Board, roof: bits.CellSet) -> bits.Flag:
    """Whether every cell of the roof has other candidates, too."""
    while roof:
        if bits.size(board.masks[bits.first(roof)]) < 2:
            return False
        roof &= roof - 1
    return True


def _finding(
    board: Board,
    cells: bits.CellSet,
    roof: bits.CellSet,
    digits: bits.Mask,
    eliminations: bits.CellSet,
    eliminated: bits.Mask,
    variant: str,
    *more: tuple[object, ...],
) -> Finding:
    parts = (
        evidence.cells("cells", evidence.SET_A, cells, digits),
        evidence.cells("roof", evidence.SET_B, roof, board.digits_of(roof) & ~digits),
        evidence.digits("digits", digits),
        evidence.digits("extra", board.digits_of(roof) & ~digits),
        deadly_part(board, cells, digits),
        *more,
    )
    return Finding(parts, digits, board.eliminations(eliminations, eliminated), variant=variant)

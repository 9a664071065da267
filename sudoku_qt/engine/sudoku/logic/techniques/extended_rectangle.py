# SPDX-License-Identifier: MIT
"""Extended rectangle: two lines of a chute, three crossing lines in three boxes, three digits.

If the six cells held only three digits, the two lines could be swapped there, giving a second
solution. So some other candidate is true in them.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles import deadly_part, subsets_with
from sudoku_qt.engine.sudoku.logic.technique import Technique


class ExtendedRectangle(Technique):
    """Type 1: one cell has extras; 2: all extras are one digit; 3 and 4: two cells have extras."""

    name = "extended_rectangle"

    def find(self, board: Board) -> Iterator[Finding]:
        """Check all shapes of empty cells with few digits."""
        cells: bits.CellSet
        few: bits.CellSet = board.sized(1) | board.sized(2) | board.sized(3)
        four: bits.CellSet = few | board.sized(4)
        for cells in _shapes(board.empty):
            if bits.count(cells & few) < 4 and cells & ~four:
                continue
            yield from _type_1(board, cells)
            yield from _type_2(board, cells)
            for roof, digits in _roofs(board, cells):
                yield from _type_3(board, cells, roof, digits)
                yield from _type_4(board, cells, roof, digits)


def _shapes(free: bits.CellSet) -> list[int]:
    """List the shapes of free cells: two rows of a band and a column of each stack, or turned.

    There are 486.
    """
    pair: bits.Count
    one: bits.House
    two: bits.House
    three: bits.House
    found: list[int] = []
    for pair in range(18):
        for one in range(3):
            if _crossing(pair, one) & ~free:
                continue
            for two in range(3, 6):
                if _crossing(pair, two) & ~free:
                    continue
                for three in range(6, 9):
                    if not _crossing(pair, three) & ~free:
                        cells = _crossing(pair, one) | _crossing(pair, two)
                        found.append(cells | _crossing(pair, three))
    return found


def _crossing(pair: bits.Count, across: bits.House) -> bits.CellSet:
    """The two cells where two lines of a chute (0-8: rows, 9-17: columns) cross another line."""
    chute: bits.House = pair % 9 // 3 * 3
    one: bits.House = chute + (1 if pair % 3 == 2 else 0)
    two: bits.House = chute + (1 if pair % 3 == 0 else 2)
    if pair < 9:
        return bits.bit(9 * one + across) | bits.bit(9 * two + across)
    return bits.bit(9 * across + one) | bits.bit(9 * across + two)


def _type_1(board: Board, cells: bits.CellSet) -> Iterator[Finding]:
    left: bits.CellSet = cells
    roof: bits.CellSet
    digits: bits.Mask
    while left:
        roof = left & -left
        left &= left - 1
        digits = board.digits_of(cells & ~roof)
        if bits.size(digits) != 3:
            continue
        if board.digits_of(roof) & ~digits and board.holds(roof, digits):
            yield _finding(board, cells, roof, digits, roof, digits, "type_1")


def _type_2(board: Board, cells: bits.CellSet) -> Iterator[Finding]:
    every: bits.Mask = board.digits_of(cells)
    extra: bits.Digit
    eliminations: bits.CellSet
    roof: bits.CellSet
    mask: bits.Mask
    if bits.size(every) != 4:
        return
    for extra in range(9):
        mask = 1 << extra
        roof = cells & board.where[extra]
        if not every & mask or not roof or bits.count(roof) == 1 or not _mixed(board, roof):
            continue
        eliminations = board.seen_by_all(roof)
        if board.holds(eliminations, mask):
            yield _finding(board, cells, roof, every & ~mask, eliminations, mask, "type_2")


def _roofs(board: Board, cells: bits.CellSet) -> list[tuple[int, int]]:
    """List two cells that see each other and have extras, and the three digits of the others."""
    left: bits.CellSet = cells
    rest: bits.CellSet
    roof: bits.CellSet
    digits: bits.Mask
    found: list[tuple[int, int]] = []
    while left:
        rest = left & left - 1 & bits.PEERS[bits.first(left)]
        while rest:
            roof = left & -left | rest & -rest
            digits = board.digits_of(cells & ~roof)
            if bits.size(digits) == 3 and _extended(board, roof, digits):
                found.append((roof, digits))
            rest &= rest - 1
        left &= left - 1
    return found


def _extended(board: Board, roof: bits.CellSet, digits: bits.Mask) -> bits.Flag:
    """Whether every cell of the roof has some of the digits and others."""
    mask: bits.Mask
    while roof:
        mask = board.masks[bits.first(roof)]
        if not mask & digits or not mask & ~digits:
            return False
        roof &= roof - 1
    return True


def _type_3(
    board: Board, cells: bits.CellSet, roof: bits.CellSet, digits: bits.Mask
) -> Iterator[Finding]:
    """One of the roof holds an extra digit, and makes a naked subset with cells beside it."""
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
    board: Board, cells: bits.CellSet, roof: bits.CellSet, digits: bits.Mask
) -> Iterator[Finding]:
    """One of the digits has to stand in the roof, so the other two cannot."""
    digit: bits.Digit
    other: bits.Mask
    for digit in range(9):
        other = digits & ~(1 << digit)
        if digits >> digit & 1 and board.binds(roof, digit) and board.holds(roof, other):
            parts = (evidence.digits("bound", 1 << digit),)
            yield _finding(board, cells, roof, digits, roof, other, "type_4", *parts)


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

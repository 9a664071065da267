# SPDX-License-Identifier: MIT
"""Avoidable rectangles: cells that were filled in, not given, could be swapped like empty ones.

If all four corners of a rectangle were not given and held two digits alternately, swapping these
would give a second solution with the same givens.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles import (
    corner_across,
    deadly_part,
    has_beside,
    subsets_with,
)
from sudoku_qt.engine.sudoku.logic.technique import Technique

HIDDEN = 4
"""The number of the hidden avoidable rectangle, after types 1 to 3."""


class AvoidableRectangle(Technique):
    """Type 1 has three corners filled, types 2 and 3 have two adjacent ones filled.

    A hidden one (`HIDDEN`) has these two filled, or one, and digits bound to the corners fill the
    others.
    """

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind

    def find(self, board: Board) -> Iterator[Finding]:
        """Check every rectangle around every filled cell."""
        kind: bits.Count = self.kind
        first: bits.Cell
        across: bits.Cell
        number: bits.Count
        placed: bits.CellSet = bits.ALL_CELLS & ~(board.given | board.empty)
        left: bits.CellSet = placed
        while left:
            first = bits.first(left)
            left &= left - 1
            if kind == 1 and not has_beside(placed, first):
                continue
            for number in range(24):
                across = corner_across(first, number)
                if board.given & bits.bit(across):
                    continue
                second: bits.Cell = 9 * bits.ROW[first] + bits.COLUMN[across]
                fourth: bits.Cell = 9 * bits.ROW[across] + bits.COLUMN[first]
                if board.given & (bits.bit(second) | bits.bit(fourth)):
                    continue
                if kind == 1:
                    finding = _one_open(board, first, second, across, fourth)
                elif board.values[across]:
                    continue
                else:
                    if not board.values[second]:
                        second, fourth = fourth, second
                    if kind == 2:
                        finding = _two_open(board, first, second, across, fourth)
                    else:
                        search = _hidden if kind == HIDDEN else _with_subset
                        yield from search(board, first, second, across, fourth)
                        continue
                if finding is not None:
                    yield finding


def _one_open(
    board: Board, first: bits.Cell, second: bits.Cell, across: bits.Cell, fourth: bits.Cell
) -> Finding | None:
    """The open corner across from `first` must not repeat its digit."""
    x: bits.Digit = board.values[first] - 1
    y: bits.Digit = board.values[second] - 1
    if board.values[across] or y < 0 or board.values[second] != board.values[fourth]:
        return None
    if not board.masks[across] >> x & 1:
        return None
    corners: bits.CellSet = bits.bit(first) | bits.bit(second) | bits.bit(across) | bits.bit(fourth)
    pair: bits.Mask = 1 << x | 1 << y
    parts = (
        evidence.cells("corners", evidence.SILENT, corners, 0),
        evidence.cells("entered", evidence.PLACED, corners & ~bits.bit(across), pair),
        evidence.cells("open", evidence.SILENT, bits.bit(across), 0),
        evidence.digits("pair", pair),
        deadly_part(board, corners, pair),
    )
    return Finding(parts, pair, board.eliminations(bits.bit(across), 1 << x))


def _two_open(
    board: Board, first: bits.Cell, second: bits.Cell, across: bits.Cell, fourth: bits.Cell
) -> Finding | None:
    """The open corners hold one more digit each, the same, and it stands in one of them."""
    x: bits.Digit = board.values[first] - 1
    y: bits.Digit = board.values[second] - 1
    if y < 0 or board.values[fourth] or not board.masks[across] >> x & 1:
        return None
    if not board.masks[fourth] >> y & 1 or bits.size(board.masks[across]) != 2:
        return None
    extra: bits.Mask = board.masks[across] & ~(1 << x)
    if board.masks[fourth] != (extra | 1 << y) or extra == 1 << y:
        return None
    eliminations: bits.CellSet = bits.PEERS[across] & bits.PEERS[fourth]
    if not board.holds(eliminations, extra):
        return None
    opened: bits.CellSet = bits.bit(across) | bits.bit(fourth)
    pair: bits.Mask = 1 << x | 1 << y
    parts = (
        *_parts(board, bits.bit(first) | bits.bit(second), opened, pair),
        evidence.cells("extras", evidence.SET_B, opened, extra),
        evidence.digits("extra", extra),
    )
    return Finding(parts, pair, board.eliminations(eliminations, extra))


def _with_subset(
    board: Board, first: bits.Cell, second: bits.Cell, across: bits.Cell, fourth: bits.Cell
) -> Iterator[Finding]:
    """The open corners hold more digits, and make a naked subset with other cells of a house."""
    x: bits.Digit = board.values[first] - 1
    y: bits.Digit = board.values[second] - 1
    if y < 0 or board.values[fourth]:
        return
    if not board.masks[across] >> x & 1 or not board.masks[fourth] >> y & 1:
        return
    opened: bits.CellSet = bits.bit(across) | bits.bit(fourth)
    pair: bits.Mask = 1 << x | 1 << y
    extra: bits.Mask = board.digits_of(opened) & ~pair
    if bits.size(extra) < 2:
        return
    for house, subset, digits in subsets_with(board, opened, extra):
        eliminations: bits.CellSet = board.seen_by_all(opened | subset)
        if board.holds(eliminations, digits):
            parts = (
                *_parts(board, bits.bit(first) | bits.bit(second), opened, pair),
                evidence.cells("extras", evidence.SET_B, opened, extra),
                evidence.digits("extra", extra),
                evidence.cells("subset", evidence.SET_C, subset, digits),
                evidence.digits("digits", digits),
                evidence.houses("house", (house,)),
            )
            yield Finding(parts, pair, board.eliminations(eliminations, digits))


def _hidden(
    board: Board, first: bits.Cell, second: bits.Cell, across: bits.Cell, fourth: bits.Cell
) -> Iterator[Finding]:
    """Digits bound to the open corners would complete the pattern if one took its digit."""
    y: bits.Digit
    x: bits.Digit = board.values[first] - 1
    if board.values[fourth] or not board.masks[across] >> x & 1:
        return
    if board.values[second]:
        y = board.values[second] - 1
        if board.masks[fourth] >> y & 1:
            yield from _completing(board, first, second, (fourth, y), ((across, x),))
            yield from _completing(board, first, second, (across, x), ((fourth, y),))
        return
    for y in range(9):
        if board.masks[second] & board.masks[fourth] & ~(1 << x) & 1 << y:
            for near, far in ((second, fourth), (fourth, second)):
                yield from _completing(board, first, -1, (far, y), ((across, x), (near, y)))
            yield from _completing(board, first, -1, (across, x), ((second, y), (fourth, y)))


def _completing(
    board: Board,
    first: bits.Cell,
    second: bits.Cell,
    target: tuple[int, int],
    others: tuple[tuple[int, int], ...],
) -> Iterator[Finding]:
    """Check whether each of `others` gets its digit once a corner beside it has its own.

    Open corners come with their digits; `second` is the other filled corner, or -1.
    """
    cell, digit = target
    placed: bits.CellSet = bits.bit(first) | (bits.bit(second) if second >= 0 else bits.NO_CELLS)
    opened: bits.CellSet = bits.bit(cell)
    pair: bits.Mask = 1 << board.values[first] - 1 | 1 << digit
    bound: bits.Mask = 0
    houses = []
    before = [cell]
    for corner, own in others:
        house = max(_binding(board, each, corner, own) for each in before)
        if house < 0:
            return
        houses.append(house)
        before.append(corner)
        bound |= 1 << own
        pair |= 1 << own
        opened |= bits.bit(corner)
    parts = (
        *_parts(board, placed, opened, pair),
        evidence.digits("bound", bound),
        evidence.houses("houses", houses),
        evidence.spot("target", bits.bit(cell)),
        evidence.digits("digit", 1 << digit),
    )
    yield Finding(parts, pair, (81 * digit + cell,), size=len(houses))


def _binding(board: Board, one: bits.Cell, other: bits.Cell, digit: bits.Digit) -> bits.House:
    """The line in which a digit can stand in two cells only, or -1."""
    line: bits.House
    if not board.masks[one] & board.masks[other] & 1 << digit:
        return -1
    for line in (bits.ROW[one], 9 + bits.COLUMN[one]):
        if bits.HOUSES[line] & bits.bit(other) and bits.size(board.spots[9 * line + digit]) == 2:
            return line
    return -1


def _parts(
    board: Board, placed: bits.CellSet, opened: bits.CellSet, pair: bits.Mask
) -> tuple[evidence.Part, ...]:
    """The evidence of a rectangle with some open corners."""
    corners: bits.CellSet = placed | opened
    return (
        evidence.cells("corners", evidence.SILENT, corners, 0),
        evidence.cells("entered", evidence.PLACED, placed, pair),
        evidence.cells("open", evidence.SET_A, opened, pair),
        evidence.digits("pair", pair),
        deadly_part(board, corners, pair),
    )

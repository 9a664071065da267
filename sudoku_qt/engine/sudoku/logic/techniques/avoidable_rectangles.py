# SPDX-License-Identifier: MIT
"""Avoidable rectangles: placed cells that are not given could be swapped as well as empty ones.

Were all four corners of a rectangle not given and made of two digits by turns, exchanging them
would give a second solution to the same givens.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles import (
    corner_across,
    deadly_part,
    has_beside,
)
from sudoku_qt.engine.sudoku.logic.technique import Technique


class AvoidableRectangle(Technique):
    """Type 1 has three corners placed, type 2 has two beside each other placed."""

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind

    def find(self, board: Board) -> Iterator[Finding]:
        """Look at every rectangle around every placed cell."""
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
                elif board.values[second]:
                    finding = _two_open(board, first, second, across, fourth)
                else:
                    finding = _two_open(board, first, fourth, across, second)
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
    corners: bits.CellSet = bits.bit(first) | bits.bit(second) | opened
    pair: bits.Mask = 1 << x | 1 << y
    parts = (
        evidence.cells("corners", evidence.SILENT, corners, 0),
        evidence.cells("entered", evidence.PLACED, corners & ~opened, pair),
        evidence.cells("open", evidence.SET_A, opened, pair),
        evidence.cells("extras", evidence.SET_B, opened, extra),
        evidence.digits("pair", pair),
        evidence.digits("extra", extra),
        deadly_part(board, corners, pair),
    )
    return Finding(parts, pair, board.eliminations(eliminations, extra))

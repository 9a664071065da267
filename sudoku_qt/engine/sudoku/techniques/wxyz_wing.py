# SPDX-License-Identifier: MIT
"""WXYZ-Wing: four cells bent over a line and a box hold four digits, of which one is loose.

A digit whose cells all see each other can be true in only one of the four. If three digits are
bound like that, the fourth stands in at least one of its cells.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku import bits, evidence
from sudoku_qt.engine.sudoku.board import Board, Finding
from sudoku_qt.engine.sudoku.technique import Technique


class WXYZWing(Technique):
    """The loose digit leaves what sees all its cells."""

    name = "wxyz_wing"

    def find(self, board: Board) -> Iterator[Finding]:
        """Try four cells of every line and box that cross."""
        line: bits.House
        box: bits.House
        area: bits.CellSet
        small: bits.CellSet = board.sized(2) | board.sized(3) | board.sized(4)
        for line in range(18):
            for box in range(18, 27):
                if not bits.HOUSES[line] & bits.HOUSES[box] & small:
                    continue
                area = (bits.HOUSES[line] | bits.HOUSES[box]) & small
                for cells in _grow(board, bits.NO_CELLS, 0, area, 4):
                    finding = _wing(board, cells, line, box)
                    if finding is not None:
                        yield finding


def _grow(
    board: Board, cells: bits.CellSet, digits: bits.Mask, left: bits.CellSet, more: bits.Count
) -> list[int]:
    """List the ways to add cells so that four hold four digits at most."""
    cell: bits.Cell
    joined: bits.Mask
    found: list[int] = []
    while left:
        cell = bits.first(left)
        left &= left - 1
        joined = digits | board.masks[cell]
        if bits.size(joined) > 4:
            continue
        if more > 1:
            found += _grow(board, cells | bits.bit(cell), joined, left, more - 1)
        elif bits.size(joined) == 4:
            found.append(cells | bits.bit(cell))
    return found


def _wing(board: Board, cells: bits.CellSet, line: bits.House, box: bits.House) -> Finding | None:
    digit: bits.Digit
    held: bits.CellSet
    loose: bits.Mask = 0
    digits: bits.Mask = board.digits_of(cells)
    hinge: bits.CellSet = cells & bits.HOUSES[line] & bits.HOUSES[box]
    if not hinge or not cells & ~bits.HOUSES[line] or not cells & ~bits.HOUSES[box]:
        return None
    for digit in range(9):
        held = cells & board.where[digit]
        if held & ~bits.HOUSES[line] and held & ~bits.HOUSES[box]:
            loose |= 1 << digit
    if bits.size(loose) != 1:
        return None
    held = cells & board.where[bits.low(loose)]
    if not board.holds(board.seen_by_all(held), loose):
        return None
    parts = (
        evidence.cells("cells", evidence.SET_A, cells, digits & ~loose),
        evidence.cells("hinge", evidence.SILENT, hinge, 0),
        evidence.cells("ends", evidence.SET_B, held, loose),
        evidence.digits("digits", digits),
        evidence.digits("z", loose),
    )
    return Finding(parts, digits, board.removals(board.seen_by_all(held), loose))

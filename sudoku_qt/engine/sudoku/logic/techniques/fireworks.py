# SPDX-License-Identifier: MIT
"""Fireworks: a digit that a row and a column have only in their common box, but for a cell each.

The digit is in one of these two cells or at the crossing of row and column: if it were in neither
of the two, row and column would both have it in their common box, which is only possible at the
crossing. Digits whose fireworks share the three cells leave no room there for others. Discovered by
shye, New Sudoku Players' Forum, November 2021.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique

_ANYWHERE = 81
"""The outer cell of a digit that needs none."""
_Firework = tuple[int, int, int, int]
"""The crossing, the outer cells of its row and its column, and the digits that share them."""


class Fireworks(Technique):
    """Three digits fill three cells; four in two fireworks fill four; two need another cell."""

    name = "fireworks"

    def find(self, board: Board) -> Iterator[Finding]:
        """Check every crossing; if nothing was found, there is nothing before a cell changes."""
        if not board.changed(self, 0x1FF):
            return
        found = False
        for finding in _conclusions(board):
            found = True
            yield finding
        if not found:
            board.mark_all_exhausted(self)


def _conclusions(board: Board) -> Iterator[Finding]:
    shared = [each for crossing in range(81) for each in _at(board, crossing)]
    for firework in shared:
        if bits.size(firework[3]) == 3:
            yield from _triple(board, firework)
    pairs = [each for each in shared if bits.size(each[3]) == 2]
    corners = {each[:3]: each for each in pairs}
    for pair in pairs:
        across = corners.get((_opposite(pair), pair[2], pair[1]))
        if across is not None and pair[0] < across[0] and not pair[3] & across[3]:
            yield from _quadruple(board, pair, across)
        yield from _with_corner(board, pair)
        yield from _with_cell_in_box(board, pair)


def _at(board: Board, crossing: bits.Cell) -> list[_Firework]:
    """List the fireworks of two digits and more at a crossing."""
    digit: bits.Digit
    in_row: bits.Cell
    in_column: bits.Cell
    rows: list[tuple[int, int]] = []
    columns: list[tuple[int, int]] = []
    if not bits.bit(crossing) & board.empty:
        return []
    for digit in range(9):
        in_row = _outer(board, bits.ROW[crossing], crossing, digit)
        in_column = _outer(board, 9 + bits.COLUMN[crossing], crossing, digit)
        if in_row >= 0 and in_column >= 0 and in_row + in_column < 2 * _ANYWHERE:
            rows.append((in_row, digit))
            columns.append((in_column, digit))
    found = []
    for in_row in sorted({cell for cell, _ in rows} - {_ANYWHERE}):
        for in_column in sorted({cell for cell, _ in columns} - {_ANYWHERE}):
            digits: bits.Mask = 0
            for (row, digit), (column, _) in zip(rows, columns, strict=True):
                if row in {in_row, _ANYWHERE} and column in {in_column, _ANYWHERE}:
                    digits |= 1 << digit
            if bits.size(digits) > 1:
                found.append((crossing, in_row, in_column, digits))
    return found


def _outer(board: Board, line: bits.House, crossing: bits.Cell, digit: bits.Digit) -> bits.Cell:
    """The one place of a digit in a line outside a box, -1 for several or where it is filled."""
    places: bits.CellSet = board.where[digit] & bits.HOUSES[line]
    if not places:
        return -1
    places &= ~bits.HOUSES[18 + bits.BOX[crossing]]
    if not places:
        return _ANYWHERE
    return -1 if places & (places - 1) else bits.first(places)


def _opposite(firework: _Firework) -> int:
    """The fourth corner of the rectangle whose others are the cells of a firework."""
    return firework[2] // 9 * 9 + firework[1] % 9


def _triple(board: Board, firework: _Firework) -> Iterator[Finding]:
    """Each of three digits stands in one of three cells, so nothing else does."""
    crossing, in_row, in_column, digits = firework
    cells: bits.CellSet = bits.bit(crossing) | bits.bit(in_row) | bits.bit(in_column)
    eliminated = board.eliminations(cells, 0x1FF & ~digits)
    if eliminated:
        yield _finding(firework, digits, eliminated, "triple")


def _quadruple(board: Board, one: _Firework, other: _Firework) -> Iterator[Finding]:
    """Two digits at one corner and two at the opposite one fill the four corners."""
    both: bits.Mask = one[3] | other[3]
    outer: bits.CellSet = bits.bit(one[1]) | bits.bit(one[2])
    eliminated = [
        *board.eliminations(outer, 0x1FF & ~both),
        *board.eliminations(bits.bit(one[0]), 0x1FF & ~one[3]),
        *board.eliminations(bits.bit(other[0]), 0x1FF & ~other[3]),
    ]
    if eliminated:
        parts = (
            evidence.cells("other_corner", evidence.SET_B, bits.bit(other[0]), other[3]),
            evidence.digits("others", other[3]),
            evidence.houses("other_lines", (other[0] // 9, 9 + other[0] % 9)),
        )
        yield _finding(one, both, tuple(sorted(eliminated)), "quadruple", *parts)


def _with_corner(board: Board, pair: _Firework) -> Iterator[Finding]:
    """The opposite corner holds one of the two digits, which then is at the crossing."""
    corner: bits.Cell = _opposite(pair)
    digits: bits.Mask = pair[3]
    if board.masks[corner] and not board.masks[corner] & ~digits:
        eliminated = board.eliminations(bits.bit(pair[0]), 0x1FF & ~digits)
        if eliminated:
            part = evidence.cells("helper", evidence.SET_B, bits.bit(corner), digits)
            yield _finding(pair, digits, eliminated, "corner", part)


def _with_cell_in_box(board: Board, pair: _Firework) -> Iterator[Finding]:
    """A cell of the box in one line holds one of the digits, which the other line has outside."""
    crossing, in_row, in_column, digits = pair
    kind: bits.Count
    cell: bits.Cell
    left: bits.CellSet
    for kind, end in ((0, in_column), (1, in_row)):
        left = bits.HOUSES[bits.house_of(crossing, kind)] & bits.HOUSES[18 + bits.BOX[crossing]]
        left &= board.empty & ~bits.bit(crossing)
        while left:
            cell = bits.first(left)
            left &= left - 1
            eliminated = board.eliminations(bits.bit(end), 0x1FF & ~digits)
            if eliminated and not board.masks[cell] & ~digits:
                part = evidence.cells("helper", evidence.SET_B, bits.bit(cell), digits)
                held = evidence.cells("held", evidence.SILENT, bits.bit(end), 0)
                yield _finding(pair, digits, eliminated, "box", part, held)


def _finding(
    firework: _Firework,
    digits: bits.Mask,
    eliminated: tuple[int, ...],
    variant: str,
    *more: tuple[object, ...],
) -> Finding:
    crossing, in_row, in_column, own = firework
    outer: bits.CellSet = bits.bit(in_row) | bits.bit(in_column)
    parts = (
        evidence.cells("corner", evidence.SET_A, bits.bit(crossing), own),
        evidence.cells("outer", evidence.SET_A, outer, digits),
        evidence.digits("digits", own),
        evidence.houses("lines", (crossing // 9, 9 + crossing % 9)),
        evidence.houses("box", (18 + bits.BOX[crossing],)),
        *more,
    )
    return Finding(parts, digits, eliminated, variant=variant)

# SPDX-License-Identifier: MIT
"""Templates: all ways in which one digit can still be placed in the whole grid.

Cells in every template are true, cells in no template are false. A template that takes a cell from
every template of another digit is impossible, so templates are sifted until nothing changes.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique


class TemplateSet(Technique):
    """The cells that are in every template of a digit are placed."""

    name = "template_set"

    def find(self, board: Board) -> Iterator[Finding]:
        """Find the templates of every digit."""
        digit: bits.Digit
        every: bits.CellSet
        for digit, ways in enumerate(_sifted(board)):
            every = ways.every & board.where[digit]
            if ways.count and every:
                yield _finding(board, digit, ways.count, every, placing=True)


class TemplateDelete(Technique):
    """The cells that are in no template of a digit are eliminated."""

    name = "template_delete"

    def find(self, board: Board) -> Iterator[Finding]:
        """Find the templates of every digit."""
        digit: bits.Digit
        never: bits.CellSet
        for digit, ways in enumerate(_sifted(board)):
            never = board.where[digit] & ~ways.some
            if ways.count and never:
                yield _finding(board, digit, ways.count, never, placing=False)


def _sifted(board: Board) -> list["_Ways"]:
    """The ways of all digits, each clear of what the others have for certain."""
    digit: bits.Digit
    other: bits.Digit
    taken: bits.CellSet
    before: bits.Count
    total: bits.Count = 0
    ways = [_Ways(board, digit, bits.NO_CELLS) for digit in range(9)]
    while True:
        before, total = total, 0
        for digit in range(9):
            taken = bits.NO_CELLS
            for other in range(9):
                if other != digit:
                    taken |= ways[other].every
            ways[digit] = _Ways(board, digit, taken)
            total += ways[digit].count
        if total == before:
            return ways


def _finding(
    board: Board, digit: bits.Digit, count: bits.Count, cells: bits.CellSet, *, placing: bool
) -> Finding:
    mask: bits.Mask = 1 << digit
    listed = board.eliminations(cells, mask)
    parts = (evidence.digits("digit", mask), evidence.number("count", count))
    if placing:
        return Finding(parts, mask, placements=listed)
    return Finding(parts, mask, listed)


class _Ways:
    """The intersection of all templates of a digit, and their union."""

    def __init__(self, board: Board, digit: bits.Digit, taken: bits.CellSet) -> None:
        cell: bits.Cell
        self.board = board
        self.digit = digit
        self.count = 0
        self.every = bits.ALL_CELLS
        self.some = bits.NO_CELLS
        free: bits.CellSet = board.where[digit]
        for cell in range(81):
            if board.values[cell] == digit + 1:
                free |= bits.bit(cell)
        self._lay(0, bits.NO_CELLS, free & ~taken)

    def _lay(self, row: bits.House, laid: bits.CellSet, free: bits.CellSet) -> None:
        """Lay the digit in a row and those below it."""
        left: bits.CellSet
        cell: bits.Cell
        if row == 9:
            self.count += 1
            self.every &= laid
            self.some |= laid
            return
        left = bits.HOUSES[row] & free
        while left:
            cell = bits.first(left)
            left &= left - 1
            self._lay(row + 1, laid | bits.bit(cell), free & ~bits.PEERS[cell])

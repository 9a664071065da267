# SPDX-License-Identifier: MIT
"""The bivalue universal grave: which candidates keep a position from being one."""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board


def bug_extras(board: Board, most: bits.Count) -> list[tuple[int, int]] | None:
    """List the cells with candidates beyond a grave, with those candidates, or None.

    A candidate is an extra where its digit stands three times in a house of the cell; without
    all extras every house must hold each digit twice or not at all.
    """
    cell: bits.Cell
    extra: bits.Mask
    number: bits.Count
    left: bits.CellSet = board.empty & ~board.sized(2)
    found = []
    if not left or bits.count(left) > most:
        return None
    clean = [board.spots[number] for number in range(243)]
    while left:
        cell = bits.first(left)
        left &= left - 1
        extra = _extra(board, cell)
        if bits.size(board.masks[cell] & ~extra) != 2:
            return None
        found.append((cell, extra))
        _clear(clean, cell, extra)
    for number in range(243):
        mask: bits.Mask = clean[number]
        if mask and bits.size(mask) != 2:
            return None
    return found


def _extra(board: Board, cell: bits.Cell) -> bits.Mask:
    """The digits of a cell that stand more than twice in each of its houses."""
    digit: bits.Digit
    extra: bits.Mask = 0
    row: bits.House = bits.ROW[cell]
    column: bits.House = 9 + bits.COLUMN[cell]
    box: bits.House = 18 + bits.BOX[cell]
    for digit in range(9):
        if (
            board.masks[cell] >> digit & 1
            and bits.size(board.spots[9 * row + digit]) > 2
            and bits.size(board.spots[9 * column + digit]) > 2
            and bits.size(board.spots[9 * box + digit]) > 2
        ):
            extra |= 1 << digit
    return extra


def _clear(clean: list[int], cell: bits.Cell, extra: bits.Mask) -> None:
    digit: bits.Digit
    for digit in range(9):
        if extra >> digit & 1:
            for house in (bits.ROW[cell], 9 + bits.COLUMN[cell], 18 + bits.BOX[cell]):
                clean[9 * house + digit] &= ~(1 << bits.place_in(house, cell))

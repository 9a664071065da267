# SPDX-License-Identifier: MIT
"""Rectangles of two rows, two columns and two boxes, in which two digits could be swapped.

In a puzzle with one solution no four such cells hold just two digits alternately, since swapping
these would give a second solution. The corners are in cyclic order: each sees the next, and the
first and third are diagonally opposite.
"""

from collections.abc import Iterator
from typing import cast

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board


def corner_across(first: bits.Cell, number: bits.Count) -> bits.Cell:
    """The opposite corner of rectangle `number` (0-23) of those that start at a cell."""
    row: bits.House = bits.ROW[first]
    column: bits.House = bits.COLUMN[first]
    near: bits.Count = number % 2
    other: bits.Count = number // 2 % 6
    if number < 12:
        return 9 * _outside(row, other) + _inside(column, near)
    return 9 * _inside(row, near) + _outside(column, other)


def _inside(line: bits.House, number: bits.Count) -> bits.House:
    """One of the two other lines of the same chute."""
    return line // 3 * 3 + (line + 1 + number) % 3


def _outside(line: bits.House, number: bits.Count) -> bits.House:
    """One of the six lines of the other chutes."""
    return (line // 3 * 3 + 3 + number) % 9


Rectangle = tuple[int, int, int, int, int]
"""Four corners and two digits."""


def unsolved(board: Board, *, missing: bool) -> list[Rectangle]:
    """The corners and the two digits of each rectangle with a corner that holds just these.

    Every corner has both digits as candidates or, if some may be `missing`, would have them but for
    eliminations. The first corner holds just the two digits, and is the lowest such. The rectangles
    are found once for each position.
    """
    key = "unsolved", missing
    if key not in board.memory:
        board.memory[key] = list(_unsolved(board, missing))
    return cast("list[Rectangle]", board.memory[key])


def _unsolved(board: Board, missing: bits.Flag) -> Iterator[Rectangle]:
    left: bits.CellSet = board.sized(2)
    first: bits.Cell
    across: bits.Cell
    second: bits.Cell
    fourth: bits.Cell
    number: bits.Count
    pair: bits.Mask
    fitting: bits.CellSet
    while left:
        first = bits.first(left)
        left &= left - 1
        pair = board.masks[first]
        fitting = _fitting(board, pair, missing)
        for number in range(24 if has_beside(fitting, first) else 0):
            across = corner_across(first, number)
            second = 9 * bits.ROW[first] + bits.COLUMN[across]
            fourth = 9 * bits.ROW[across] + bits.COLUMN[first]
            if (bits.bit(across) | bits.bit(second) | bits.bit(fourth)) & ~fitting:
                continue
            if _earlier(board, across, first) or _earlier(board, second, first):
                continue
            if not _earlier(board, fourth, first):
                yield first, second, across, fourth, pair


def _fitting(board: Board, pair: bits.Mask, missing: bits.Flag) -> bits.CellSet:
    """The cells that hold two digits, or, where they may be missing, see neither of them placed."""
    cell: bits.Cell
    one: bits.Digit = bits.low(pair)
    two: bits.Digit = bits.low(pair & pair - 1)
    placed: bits.CellSet = bits.ALL_CELLS & ~board.empty
    fitting: bits.CellSet = board.empty
    both: bits.CellSet = board.where[one] & board.where[two]
    if not missing:
        return both
    while placed:
        cell = bits.first(placed)
        placed &= placed - 1
        if board.values[cell] - 1 in (one, two):
            fitting &= ~bits.PEERS[cell]
    return both | fitting


def has_beside(cells: bits.CellSet, first: bits.Cell) -> bits.Flag:
    """Whether some of the cells lie in the row of another one, and some in its column."""
    cells &= ~bits.bit(first)
    row: bits.CellSet = cells & bits.HOUSES[bits.ROW[first]]
    column: bits.CellSet = cells & bits.HOUSES[9 + bits.COLUMN[first]]
    return bool(row and column)


def _earlier(board: Board, cell: bits.Cell, first: bits.Cell) -> bits.Flag:
    """Whether a cell before `first` would start the same rectangle."""
    return cell < first and board.masks[cell] == board.masks[first]


def deadly_part(board: Board, cells: bits.CellSet, digits: bits.Mask) -> evidence.Part:
    """The part of a finding for a pattern of digits, guarded by its cells' other candidates."""
    return evidence.pattern(cells, digits, board.eliminations(cells, 0x1FF & ~digits))


def subsets_with(
    board: Board, roof: bits.CellSet, extra: bits.Mask
) -> Iterator[tuple[int, int, int]]:
    """Yield house, cells and digits of the naked subsets that a roof forms with other cells.

    The roof counts as one cell, which holds one of the extra digits: n more cells of a house that
    contains the roof have n + 1 digits together with it.
    """
    house: bits.House
    for house in range(27):
        if not roof & ~bits.HOUSES[house]:
            for cells in _add_cells(board, extra, 0, bits.HOUSES[house] & board.empty & ~roof):
                yield house, cells, extra | board.digits_of(cells)


def _add_cells(
    board: Board, digits: bits.Mask, chosen: bits.CellSet, left: bits.CellSet
) -> list[int]:
    """List the sets of cells that hold one digit more than they are cells, with the extra ones."""
    cell: bits.Cell
    joined: bits.Mask
    found: list[int] = []
    while left:
        cell = bits.first(left)
        left &= left - 1
        joined = digits | board.masks[cell]
        if bits.size(joined) == bits.count(chosen) + 2:
            found.append(chosen | bits.bit(cell))
        if bits.size(joined) <= bits.count(chosen) + 1 + bits.count(left) + 1:
            found += _add_cells(board, joined, chosen | bits.bit(cell), left)
    return found

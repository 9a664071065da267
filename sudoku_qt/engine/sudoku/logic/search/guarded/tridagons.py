# SPDX-License-Identifier: MIT
"""Tridagons: twelve cells in four boxes that three digits alone cannot fill.

In each of four boxes that form a rectangle, three cells lie in different rows and columns. Such
triples are either rising or falling, cyclically; if exactly one of the four differs from the other
three, the twelve cells cannot be filled with three digits, so one of their other candidates, the
guardians, is true. Found in mith's collections of hard puzzles and worked out by Denis Berthier and
others in the New Sudoku Players' Forum from 2022 on; the argument by parity is ryokousha's. Also
known as triplet oddagon.
"""

from collections.abc import Iterator
from typing import cast

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.deadly_patterns import Ends, Pattern, two_nodes

_LEAST_BARE = 8
"""The least number of the twelve cells that hold only the three digits."""


def tridagons(board: Board) -> list[tuple[int, int]]:
    """List the twelve cells and three digits (masks) of each, once for each position."""
    if "tridagons" not in board.memory:
        board.memory["tridagons"] = list(_all(board))
    return cast("list[tuple[int, int]]", board.memory["tridagons"])


def guarded_tridagons(board: Board) -> Iterator[Pattern]:
    """Yield each with its guardians, at least one."""
    for cells, digits in tridagons(board):
        guardians = board.eliminations(cells, 0x1FF & ~digits)
        if guardians:
            yield cells, digits, guardians


def tridagon_links(board: Board) -> Iterator[tuple[Pattern, Ends]]:
    """Yield those that two nodes prevent, with the nodes."""
    for pattern in guarded_tridagons(board):
        ends = two_nodes(pattern[2])
        if ends is not None:
            yield pattern, ends


def _all(board: Board) -> Iterator[tuple[int, int]]:
    """Check every three digits for which enough cells have no others."""
    one: bits.Digit
    two: bits.Digit
    three: bits.Digit
    digits: bits.Mask
    for one in range(9):
        for two in range(one + 1, 9):
            for three in range(two + 1, 9):
                digits = 1 << one | 1 << two | 1 << three
                bare: bits.CellSet = _bare(board, digits)
                if bits.count(bare) >= _LEAST_BARE:
                    for cells in _of_digits(board, digits, bare):
                        yield cells, digits


def _bare(board: Board, digits: bits.Mask) -> bits.CellSet:
    """The empty cells that hold at least two of three digits and nothing else."""
    digit: bits.Digit
    found: bits.CellSet = _holding(board, digits)
    for digit in range(9):
        if not digits >> digit & 1:
            found &= ~board.where[digit]
    return found


def _holding(board: Board, digits: bits.Mask) -> bits.CellSet:
    """The cells that hold at least two of some digits."""
    digit: bits.Digit
    one: bits.CellSet = bits.NO_CELLS
    two: bits.CellSet = bits.NO_CELLS
    for digit in range(9):
        if digits >> digit & 1:
            two |= one & board.where[digit]
            one |= board.where[digit]
    return two


def _of_digits(board: Board, digits: bits.Mask, bare: bits.CellSet) -> Iterator[int]:
    """Check the rectangles of boxes, numbered by the box in the band and stack left out."""
    number: bits.Count
    box: bits.House
    boxes: list[int]
    usable: bits.CellSet = _holding(board, digits)
    inside: bits.CellSet
    for number in range(9):
        boxes = [box for box in range(9) if box // 3 != number // 3 and box % 3 != number % 3]
        inside = bits.NO_CELLS
        for box in boxes:
            inside |= bits.HOUSES[18 + box]
        if bits.count(bare & inside) >= _LEAST_BARE:
            yield from _twelve(boxes, usable, bare)


def _twelve(boxes: list[int], usable: bits.CellSet, bare: bits.CellSet) -> list[int]:
    """List the sets of twelve usable cells, enough of them bare, that cannot be filled."""
    box: bits.House
    number: bits.Count
    more: bits.CellSet
    sets: list[tuple[int, int]] = [(0, 0)]
    for box in boxes:
        longer: list[tuple[int, int]] = []
        for number in range(6):
            more = _transversal(box, number)
            if not more & ~usable:
                longer += [(cells | more, odd ^ number // 3) for cells, odd in sets]
        sets = longer
    found = []
    for cells, odd in sets:
        more = cells
        if odd and bits.count(more & bare) >= _LEAST_BARE:
            found.append(cells)
    return found


def _transversal(box: bits.House, number: bits.Count) -> bits.CellSet:
    """Three cells of a box in different rows and columns; 0-2 are falling ones, 3-5 rising."""
    row: bits.Count
    column: bits.Count
    corner: bits.Cell = box // 3 * 27 + box % 3 * 3
    cells: bits.CellSet = bits.NO_CELLS
    for row in range(3):
        column = (number + row) % 3 if number < 3 else (number + 3 - row) % 3
        cells |= bits.bit(corner + 9 * row + column)
    return cells

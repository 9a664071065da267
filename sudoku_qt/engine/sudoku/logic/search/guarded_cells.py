# SPDX-License-Identifier: MIT
"""Cells that a few digits alone cannot fill; one of their other candidates, the guardians, is true.

The types are those of unique rectangles: one cell has guardians, all of them are one digit, or they
form a naked subset with other cells of a house.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles import subsets_with


def guarded(board: Board, cells: bits.CellSet, digits: bits.Mask) -> Iterator[Finding]:
    """Yield the conclusions where these digits alone cannot fill these cells."""
    eliminations: bits.CellSet
    roof: bits.CellSet = _with_more(board, cells, digits)
    extra: bits.Mask = board.digits_of(roof) & ~digits
    if not roof:
        return
    if not roof & (roof - 1):
        if board.holds(roof, digits):
            yield _finding(board, cells, roof, digits, board.eliminations(roof, digits), "type_1")
        return
    if bits.size(extra) == 1:
        eliminations = board.seen_by_all(roof)
        if board.holds(eliminations, extra):
            eliminated = board.eliminations(eliminations, extra)
            yield _finding(board, cells, roof, digits, eliminated, "type_2")
        return
    for house, subset, every in subsets_with(board, roof, extra):
        eliminations = board.seen_by_all(roof | subset)
        if board.holds(eliminations, every):
            parts = (
                evidence.cells("subset", evidence.SET_C, subset, every),
                evidence.digits("every", every),
                evidence.houses("house", (house,)),
            )
            eliminated = board.eliminations(eliminations, every)
            yield _finding(board, cells, roof, digits, eliminated, "type_3", *parts)


def _with_more(board: Board, cells: bits.CellSet, digits: bits.Mask) -> bits.CellSet:
    """The cells that hold anything but some digits."""
    cell: bits.Cell
    found: bits.CellSet = bits.NO_CELLS
    while cells:
        cell = bits.first(cells)
        cells &= cells - 1
        if board.masks[cell] & ~digits:
            found |= bits.bit(cell)
    return found


def _finding(
    board: Board,
    cells: bits.CellSet,
    roof: bits.CellSet,
    digits: bits.Mask,
    eliminated: tuple[int, ...],
    variant: str,
    *more: tuple[object, ...],
) -> Finding:
    extra: bits.Mask = board.digits_of(roof) & ~digits
    parts = (
        evidence.cells("cells", evidence.SET_A, cells, digits),
        evidence.cells("guardians", evidence.SET_B, roof, extra),
        evidence.digits("digits", digits),
        evidence.digits("extra", extra),
        evidence.number("length", bits.count(cells)),
        *more,
    )
    return Finding(parts, digits, eliminated, size=bits.count(cells), variant=variant)

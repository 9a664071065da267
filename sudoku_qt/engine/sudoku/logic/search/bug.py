# SPDX-License-Identifier: MIT
"""The bivalue universal grave (BUG): the candidates that keep a position from being one."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board


def bug_extras(board: Board, most: bits.Count) -> list[tuple[int, int]] | None:
    """The cells with candidates beyond a BUG, with those candidates, at most `most`; else None.

    A candidate is an extra if its digit occurs three times in a house of the cell; without all
    extras every house must have each digit twice or not at all.
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


def graves(board: Board, most: bits.Count) -> Iterator[list[tuple[int, int]]]:
    """Yield all extras of a position, as `bug_extras` has them, for every BUG that is within it.

    This is the exhaustive search: a digit that occurs three times in a house need not be an
    extra of the cell. At most `most` cells have more than two candidates.
    """
    number: bits.Count
    left: bits.CellSet = board.empty & ~board.sized(2)
    if not left or bits.count(left) > most:
        return
    lacking = [0] * 243
    for number in range(243):
        kept: bits.Mask = board.spots[number]
        if kept and not kept & kept - 1:
            return
        lacking[number] = 2 - bits.size(_among(number // 9, kept, board.sized(2)))
        if lacking[number] < 0:
            return
    yield from _bury(board, left, lacking, [])


def _among(house: bits.House, places: bits.Mask, cells: bits.CellSet) -> bits.Mask:
    """The places of a house whose cells are in a set."""
    place: bits.Count
    found: bits.Mask = 0
    for place in range(9):
        if places >> place & 1 and cells & bits.bit(bits.cell_at(house, place)):
            found |= 1 << place
    return found


def _bury(
    board: Board, left: bits.CellSet, lacking: list[int], chosen: list[tuple[int, int]]
) -> Iterator[list[tuple[int, int]]]:
    """Choose two candidates for each remaining cell that its houses still lack."""
    number: bits.Count
    one: bits.Digit
    two: bits.Digit
    if not left:
        if all(lack in (0, 2) for lack in lacking):
            yield list(chosen)
        return
    cell: bits.Cell = bits.first(left)
    mask: bits.Mask = board.masks[cell]
    for one in range(8):
        for two in range(one + 1, 9):
            kept: bits.Mask = 1 << one | 1 << two
            if mask & kept != kept:
                continue
            spots = [
                9 * bits.house_of(cell, kind) + digit for kind in range(3) for digit in (one, two)
            ]
            if min(lacking[number] for number in spots) < 1:
                continue
            for number in spots:
                lacking[number] -= 1
            yield from _bury(board, left & left - 1, lacking, [*chosen, (cell, mask & ~kept)])
            for number in spots:
                lacking[number] += 1

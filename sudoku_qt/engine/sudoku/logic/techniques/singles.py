# SPDX-License-Identifier: MIT
"""Singles: a digit that has one cell left in a house, or a cell that has one digit left."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique

_KINDS = ("row", "column", "box")


class FullHouse(Technique):
    """The last empty cell of a house takes the last missing digit."""

    name = "full_house"

    def find(self, board: Board) -> Iterator[Finding]:
        """Look for houses with one empty cell."""
        house: bits.House
        left: bits.CellSet
        cell: bits.Cell
        for house in range(27):
            left = board.empty & bits.HOUSES[house]
            if left and not left & left - 1:
                cell = bits.first(left)
                if bits.size(board.masks[cell]) == 1:
                    yield _single(cell, bits.low(board.masks[cell]), house, "")


class HiddenSingle(Technique):
    """A digit that fits in only one cell of a house goes there."""

    name = "hidden_single"

    def find(self, board: Board) -> Iterator[Finding]:
        """Look in the boxes first, where they are seen most easily."""
        house: bits.House
        digit: bits.Digit
        places: bits.Mask
        turn: bits.Count
        for turn in range(27):
            house = bits.box_row_column(turn)
            for digit in range(9):
                places = board.spots[9 * house + digit]
                if places and not places & places - 1:
                    yield _single(
                        bits.cell_at(house, bits.low(places)), digit, house, _KINDS[house // 9]
                    )


class NakedSingle(Technique):
    """A cell with only one candidate takes it."""

    name = "naked_single"

    def find(self, board: Board) -> Iterator[Finding]:
        """Look for cells with one candidate."""
        cell: bits.Cell
        mask: bits.Mask
        for cell in range(81):
            mask = board.masks[cell]
            if mask and not mask & mask - 1:
                yield _single(cell, bits.low(mask), -1, "")


def _single(cell: bits.Cell, digit: bits.Digit, house: bits.House, kind: str) -> Finding:
    parts = (
        evidence.candidate("cell", evidence.SILENT, cell, digit),
        evidence.digits("digit", 1 << digit),
        evidence.houses("house", (house,) if house >= 0 else ()),
    )
    return Finding(parts, 1 << digit, placements=(81 * digit + cell,), variant=kind)

# SPDX-License-Identifier: MIT
"""Singles: a digit that has one cell left in a house, or a cell that has one digit left.

People look first where the last digit was placed. With `first_come` singles are taken in the
order in which they came up on the board instead.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.single_queues import single_queues
from sudoku_qt.engine.sudoku.logic.technique import Technique

_KINDS = ("row", "column", "box")


class FullHouse(Technique):
    """The last empty cell of a house takes the last missing digit."""

    name = "full_house"

    def __init__(self, *, first_come: bool = False) -> None:
        self.first_come = first_come

    def find(self, board: Board) -> Iterator[Finding]:
        """Look for houses with one empty cell."""
        house: bits.House
        left: bits.CellSet
        cell: bits.Cell
        near = _houses_of(single_queues(board).naked) if self.first_come else _near(board.last)
        for house in near:
            left = board.empty & bits.HOUSES[house]
            if left and not left & left - 1:
                cell = bits.first(left)
                if bits.size(board.masks[cell]) == 1:
                    yield _single(cell, bits.low(board.masks[cell]), house, "")


class HiddenSingle(Technique):
    """A digit that fits in only one cell of a house goes there."""

    name = "hidden_single"

    def __init__(self, *, first_come: bool = False) -> None:
        self.first_come = first_come

    def find(self, board: Board) -> Iterator[Finding]:
        """Look in the boxes first, where they are seen most easily."""
        if self.first_come:
            return self._first_come(board)
        return self._in_houses(board)

    def _in_houses(self, board: Board) -> Iterator[Finding]:
        house: bits.House
        digit: bits.Digit
        places: bits.Mask
        for house in _near(board.last):
            for digit in range(9):
                places = board.spots[9 * house + digit]
                if places and not places & places - 1:
                    yield _hidden(bits.cell_at(house, bits.low(places)), digit, house)

    def _first_come(self, board: Board) -> Iterator[Finding]:
        house: bits.House
        candidate: bits.Candidate
        for candidate in single_queues(board).hidden:
            for house in _houses_of((candidate,)):
                lonely = bits.size(board.spots[9 * house + candidate // 81]) == 1
                if lonely and board.has(candidate):
                    yield _hidden(candidate % 81, candidate // 81, house)
                    break


class NakedSingle(Technique):
    """A cell with only one candidate takes it."""

    name = "naked_single"

    def __init__(self, *, first_come: bool = False) -> None:
        self.first_come = first_come

    def find(self, board: Board) -> Iterator[Finding]:
        """Look for cells with one candidate."""
        cell: bits.Cell
        mask: bits.Mask
        near = _cells_of(single_queues(board).naked) if self.first_come else _around(board.last)
        for cell in near:
            mask = board.masks[cell]
            if mask and not mask & mask - 1:
                yield _single(cell, bits.low(mask), -1, "")


@cache
def _near(last: bits.Cell) -> tuple[int, ...]:
    """List the boxes and then the lines, those nearest to a cell first; without one as they are."""
    if last < 0:
        return (*range(18, 27), *range(18))
    row: bits.House = bits.ROW[last]
    column: bits.House = bits.COLUMN[last]
    boxes = [
        (abs(house // 3 - row // 3) + abs(house % 3 - column // 3), 18 + house)
        for house in range(9)
    ]
    lines = [(abs(house - (row if house < 9 else 9 + column)), house) for house in range(18)]
    return tuple([house for _, house in sorted(boxes) + sorted(lines)])


@cache
def _around(last: bits.Cell) -> tuple[int, ...]:
    """List the cells, those first that a cell sees."""
    if last < 0:
        return tuple(range(81))
    seen = [cell for cell in range(81) if bits.PEERS[last] & bits.bit(cell)]
    return (*seen, *[cell for cell in range(81) if not bits.PEERS[last] & bits.bit(cell)])


def _cells_of(candidates: Iterable[int]) -> list[int]:
    return [candidate % 81 for candidate in candidates]


def _houses_of(candidates: Iterable[int]) -> list[int]:
    return [bits.house_of(candidate % 81, kind) for candidate in candidates for kind in range(3)]


def _hidden(cell: bits.Cell, digit: bits.Digit, house: bits.House) -> Finding:
    return _single(cell, digit, house, _KINDS[house // 9])


def _single(cell: bits.Cell, digit: bits.Digit, house: bits.House, kind: str) -> Finding:
    parts = (
        evidence.candidate("cell", evidence.SILENT, cell, digit),
        evidence.digits("digit", 1 << digit),
        evidence.houses("house", (house,) if house >= 0 else ()),
    )
    return Finding(parts, 1 << digit, placements=(81 * digit + cell,), variant=kind)

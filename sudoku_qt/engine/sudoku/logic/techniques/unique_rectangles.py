# SPDX-License-Identifier: MIT
"""Unique rectangles: four corners must not come down to two digits, so something else is true.

The floor is the corners with just the two digits, the roof those with more.
"""

from collections.abc import Callable, Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles import deadly_part, subsets_with, unsolved
from sudoku_qt.engine.sudoku.logic.technique import Technique


class UniqueRectangle(Technique):
    """Types 1 to 6, and 7 for the hidden rectangle; `missing` lets corners lack a digit."""

    def __init__(self, name: str, kind: int, *, missing: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.missing = missing

    def find(self, board: Board) -> Iterator[Finding]:
        """Check every rectangle with a bivalue corner."""
        conclude = _CONCLUSIONS[self.kind]
        for a, b, c, d, pair in unsolved(board, missing=self.missing):
            for finding in conclude(_Rectangle(board, (a, b, c, d), pair)):
                if finding.eliminations:
                    yield finding


class IncompleteRectangle(Technique):
    """All types, with some corner that has lost one of the two digits by an earlier step."""

    name = "incomplete_rectangle"

    def find(self, board: Board) -> Iterator[Finding]:
        """Check every incomplete rectangle with a bivalue corner."""
        a: bits.Cell
        b: bits.Cell
        c: bits.Cell
        d: bits.Cell
        pair: bits.Mask
        for a, b, c, d, pair in unsolved(board, missing=True):
            if board.masks[a] & board.masks[b] & board.masks[c] & board.masks[d] & pair == pair:
                continue
            rectangle = _Rectangle(board, (a, b, c, d), pair)
            for conclude in _CONCLUSIONS.values():
                for finding in conclude(rectangle):
                    if finding.eliminations:
                        yield finding


class _Rectangle:
    """Four corners, those of the roof, and the roof's extra digits."""

    def __init__(self, board: Board, corners: tuple[int, int, int, int], pair: bits.Mask) -> None:
        self.board = board
        self.corners = corners
        self.pair = pair
        self.all = bits.NO_CELLS
        self.roof = bits.NO_CELLS
        self.extra = 0
        for cell in corners:
            self.add(cell)

    def add(self, cell: bits.Cell) -> None:
        self.all |= bits.bit(cell)
        if self.board.masks[cell] != self.pair:
            self.roof |= bits.bit(cell)
            self.extra |= self.board.masks[cell] & ~self.pair

    def diagonal(self) -> bits.Flag:
        """Whether the two roof corners are diagonally opposite."""
        first: bits.Cell = bits.first(self.roof)
        return (self.roof & ~bits.bit(first) & bits.PEERS[first]) == 0

    def finding(
        self, cells: bits.CellSet, digits: bits.Mask, *parts: tuple[object, ...]
    ) -> Finding:
        floor: bits.CellSet = self.all & ~self.roof
        every = (
            evidence.cells("floor", evidence.SET_A, floor, self.pair),
            evidence.cells("roof", evidence.SET_A, self.roof, self.pair),
            evidence.cells("corners", evidence.SILENT, self.all, 0),
            evidence.digits("pair", self.pair),
            evidence.cells("extras", evidence.SET_B, self.roof, self.extra),
            evidence.digits("extra", self.extra),
            deadly_part(self.board, self.all, self.pair),
        )
        return Finding(every + parts, self.pair, self.board.eliminations(cells, digits))


def _type_1(rectangle: _Rectangle) -> Iterator[Finding]:
    """Three corners are the floor: the fourth is neither digit."""
    if bits.count(rectangle.roof) == 1:
        yield rectangle.finding(rectangle.roof, rectangle.pair)


def _type_2(rectangle: _Rectangle) -> Iterator[Finding]:
    """The roof is on one side and has one more digit, which is true in it."""
    if bits.count(rectangle.roof) == 2 and not rectangle.diagonal():
        yield from _one_extra(rectangle)


def _type_5(rectangle: _Rectangle) -> Iterator[Finding]:
    """The roof stands across or has three corners, with one more digit."""
    count: bits.Count = bits.count(rectangle.roof)
    if count == 3 or (count == 2 and rectangle.diagonal()):
        yield from _one_extra(rectangle)


def _one_extra(rectangle: _Rectangle) -> Iterator[Finding]:
    board: Board = rectangle.board
    extra: bits.Mask = rectangle.extra
    if bits.size(extra) != 1:
        return
    bearers: bits.CellSet = rectangle.roof & board.where[bits.low(extra)]
    eliminations: bits.CellSet = board.seen_by_all(bearers) & ~rectangle.all
    if board.holds(eliminations, extra):
        yield rectangle.finding(eliminations, extra)


def _type_3(rectangle: _Rectangle) -> Iterator[Finding]:
    """The roof's other digits make a naked subset with cells that see both its corners."""
    board: Board = rectangle.board
    if bits.count(rectangle.roof) != 2 or rectangle.diagonal() or bits.size(rectangle.extra) < 2:
        return
    for house, cells, digits in subsets_with(board, rectangle.roof, rectangle.extra):
        eliminations: bits.CellSet = board.seen_by_all(rectangle.roof | cells) & ~rectangle.all
        if not board.holds(eliminations, digits):
            continue
        yield rectangle.finding(
            eliminations,
            digits,
            evidence.cells("subset", evidence.SET_C, cells, digits),
            evidence.digits("digits", digits),
            evidence.houses("house", (house,)),
        )


def _type_4(rectangle: _Rectangle) -> Iterator[Finding]:
    """One digit of the pair stands in the roof for certain, so the other leaves the roof."""
    board: Board = rectangle.board
    digit: bits.Digit
    if bits.count(rectangle.roof) != 2 or rectangle.diagonal():
        return
    for digit in range(9):
        if not rectangle.pair >> digit & 1 or not board.binds(rectangle.roof, digit):
            continue
        other: bits.Mask = rectangle.pair & ~(1 << digit)
        if board.holds(rectangle.roof, other):
            yield rectangle.finding(rectangle.roof, other, evidence.digits("bound", 1 << digit))


def _type_6(rectangle: _Rectangle) -> Iterator[Finding]:
    """A digit makes an X-Wing of the corners; it cannot stand in a roof that stands across."""
    digit: bits.Digit
    if bits.count(rectangle.roof) != 2 or not rectangle.diagonal():
        return
    for digit in range(9):
        if rectangle.pair >> digit & 1 and _x_wing(rectangle, digit):
            mask: bits.Mask = 1 << digit
            if rectangle.board.holds(rectangle.roof, mask):
                yield rectangle.finding(rectangle.roof, mask, evidence.digits("bound", mask))


def _x_wing(rectangle: _Rectangle, digit: bits.Digit) -> bits.Flag:
    """Whether two sides across hold a digit in their corners only."""
    a, b, c, d = rectangle.corners
    where: bits.CellSet = rectangle.board.where[digit] & ~rectangle.all
    rows: bits.CellSet = bits.HOUSES[bits.ROW[a]] | bits.HOUSES[bits.ROW[c]]
    columns: bits.CellSet = bits.HOUSES[9 + bits.COLUMN[b]] | bits.HOUSES[9 + bits.COLUMN[d]]
    return (where & rows) == 0 or (where & columns) == 0


def _hidden(rectangle: _Rectangle) -> Iterator[Finding]:
    """Across from a floor corner both lines bind one digit, so the other leaves that corner."""
    board: Board = rectangle.board
    turn: bits.Count
    start: bits.Cell
    corner: bits.Cell
    lines: bits.CellSet
    digit: bits.Digit
    roof: bits.Count = bits.count(rectangle.roof)
    if roof < 2 or (roof == 2 and not rectangle.diagonal()):
        return
    for turn in range(4):
        start = rectangle.corners[turn]
        corner = rectangle.corners[(turn + 2) % 4]
        if board.masks[start] != rectangle.pair:
            continue
        lines = bits.HOUSES[bits.ROW[corner]] | bits.HOUSES[9 + bits.COLUMN[corner]]
        for digit in range(9):
            if not rectangle.pair >> digit & 1:
                continue
            if board.where[digit] & lines & ~rectangle.all:
                continue
            other: bits.Mask = rectangle.pair & ~(1 << digit)
            if board.masks[corner] & other:
                yield rectangle.finding(
                    bits.bit(corner),
                    other,
                    evidence.cells("start", evidence.SILENT, bits.bit(start), 0),
                    evidence.cells("corner", evidence.SILENT, bits.bit(corner), 0),
                    evidence.digits("bound", 1 << digit),
                )


_CONCLUSIONS: dict[int, Callable[[_Rectangle], Iterator[Finding]]] = {
    1: _type_1,
    2: _type_2,
    3: _type_3,
    4: _type_4,
    5: _type_5,
    6: _type_6,
    7: _hidden,
}

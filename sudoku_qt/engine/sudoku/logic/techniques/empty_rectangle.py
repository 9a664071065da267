# SPDX-License-Identifier: MIT
"""Empty rectangle: a box has a digit in one row and one column only, and a strong link meets it.

Either the row of the box holds the digit or its column does. A strong link from the row leads to a
cell that holds the digit if the row does not. So a cell that this one sees, in the column, cannot
hold it.
"""

from collections.abc import Iterator
from typing import TypeAlias, cast

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import DigitTechnique

_Ends: TypeAlias = tuple[evidence.Node, evidence.Node]


class EmptyRectangle(DigitTechnique):
    """With `pairs` also for boxes with only two candidates."""

    name = "empty_rectangle"

    def __init__(self, *, pairs: bool = False) -> None:
        self.pairs = pairs

    def find_digit(self, board: Board, digit: bits.Digit) -> Iterator[Finding]:
        """Try every box with every strong link outside it."""
        for _, finding in _rectangles(board, digit, pairs=self.pairs):
            yield finding


class DualEmptyRectangle(DigitTechnique):
    """Two empty rectangles that share their box."""

    name = "dual_empty_rectangle"

    def find_digit(self, board: Board, digit: bits.Digit) -> Iterator[Finding]:
        """Combine the rectangles with the same box."""
        found = list(_rectangles(board, digit, pairs=True))
        for index, (key, finding) in enumerate(found):
            for other_key, other in found[index + 1 :]:
                if key == other_key and finding.eliminations != other.eliminations:
                    eliminated = tuple(sorted({*finding.eliminations, *other.eliminations}))
                    yield Finding(_joined(finding, other), finding.digits, eliminated)


def _joined(one: Finding, other: Finding) -> tuple[evidence.Part, ...]:
    """What both rectangles rest on: their box, and the strong link of each."""
    digit, box, inside, link, *words = one.parts
    _, _, _, other_link, *others = other.parts
    first, second = cast(_Ends, link[3]), cast(_Ends, other_link[3])
    links = evidence.link("one_link", *first), evidence.link("other_link", *second)
    renamed = (cast(evidence.Part, (part[0], f"other_{part[1]}", *part[2:])) for part in others)
    return (digit, box, inside, *links, *words, *renamed)


def _rectangles(
    board: Board, digit: bits.Digit, *, pairs: bits.Flag
) -> Iterator[tuple[int, Finding]]:
    """Yield the rectangles of a digit, each with its box."""
    box: bits.House
    row: bits.House
    column: bits.House
    inside: bits.CellSet
    place: bits.Count
    turn: bits.Count
    for box in range(18, 27):
        inside = board.where[digit] & bits.HOUSES[box]
        if bits.count(inside) < (2 if pairs else 3):
            continue
        for place in range(9):
            row = bits.ROW[bits.cell_at(box, place)]
            column = 9 + bits.COLUMN[bits.cell_at(box, place)]
            if inside & ~(bits.HOUSES[row] | bits.HOUSES[column]):
                continue
            if not (inside & ~bits.HOUSES[row] and inside & ~bits.HOUSES[column]):
                continue
            for turn in range(2):
                yield from _turned(board, digit, box, (row, column)[turn], (column, row)[turn])


def _turned(
    board: Board, digit: bits.Digit, box: bits.House, start: bits.House, end: bits.House
) -> Iterator[tuple[int, Finding]]:
    """Follow the strong links that cross house `start` and end beside house `end`."""
    left: bits.CellSet = board.where[digit] & bits.HOUSES[start] & ~bits.HOUSES[box]
    near: bits.Cell
    far: bits.Cell
    eliminations: bits.CellSet
    across: bits.House
    spots: bits.Mask
    while left:
        near = bits.first(left)
        left &= left - 1
        across = 9 + bits.COLUMN[near] if start < 9 else bits.ROW[near]
        spots = board.spots[9 * across + digit]
        if bits.size(spots) != 2:
            continue
        spots &= ~(1 << bits.place_in(across, near))
        far = bits.cell_at(across, bits.low(spots))
        eliminations = bits.PEERS[far] & bits.HOUSES[end] & board.where[digit] & ~bits.HOUSES[box]
        eliminations &= bits.HOUSES[bits.ROW[far] if start < 9 else 9 + bits.COLUMN[far]]
        if eliminations:
            mask: bits.Mask = 1 << digit
            inside: bits.CellSet = board.where[digit] & bits.HOUSES[box]
            parts = (
                evidence.digits("digit", mask),
                evidence.houses("box", (box,)),
                evidence.cells("inside", evidence.SET_A, inside, mask),
                evidence.link("link", (bits.bit(near), digit, False), (bits.bit(far), digit, True)),
                evidence.houses("near_line", (start,)),
                evidence.houses("far_line", (end,)),
                evidence.spot("near_cell", bits.bit(near)),
                evidence.spot("far_cell", bits.bit(far)),
                evidence.spot("target", eliminations),
            )
            yield box, Finding(parts, mask, board.eliminations(eliminations, mask))

# SPDX-License-Identifier: MIT
"""W-Wing: two cells xy and a strong link on x between them, so at least one of them is y."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique


class WWing(Technique):
    """Two bivalue cells of the same digits, joined by a strong link."""

    name = "w_wing"

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every two equal bivalue cells, with either of their digits for the link."""
        pairs: bits.CellSet = board.sized(2)
        rest: bits.CellSet
        one: bits.Cell
        two: bits.Cell
        mask: bits.Mask
        x: bits.Digit
        y: bits.Digit
        turn: bits.Count
        while pairs:
            one = bits.first(pairs)
            pairs &= pairs - 1
            mask = board.masks[one]
            rest = pairs & ~bits.PEERS[one]
            while rest:
                two = bits.first(rest)
                rest &= rest - 1
                if board.masks[two] != mask:
                    continue
                for turn in range(2):
                    x, y = bits.low(mask), bits.low(mask & mask - 1)
                    if turn:
                        x, y = y, x
                    if board.where[y] & bits.PEERS[one] & bits.PEERS[two]:
                        yield from _links(board, one, two, x, y)


def _links(
    board: Board, one: bits.Cell, two: bits.Cell, x: bits.Digit, y: bits.Digit
) -> Iterator[Finding]:
    house: bits.House
    ends: bits.CellSet
    start: bits.CellSet
    for house in range(27):
        if bits.size(board.spots[9 * house + x]) != 2:
            continue
        ends = board.where[x] & bits.HOUSES[house]
        if ends & (bits.bit(one) | bits.bit(two)):
            continue
        start = ends & bits.PEERS[one]
        if start & start - 1:
            start &= ~bits.PEERS[two]
        if not start or not ends & ~start & bits.PEERS[two]:
            continue
        if start & start - 1:
            continue
        eliminations: bits.CellSet = bits.PEERS[one] & bits.PEERS[two]
        nodes = (
            (bits.bit(one), y, False),
            (bits.bit(one), x, True),
            (start, x, False),
            (ends & ~start, x, True),
            (bits.bit(two), x, False),
            (bits.bit(two), y, True),
        )
        parts = (
            evidence.cells("cells", evidence.SILENT, bits.bit(one) | bits.bit(two), 0),
            evidence.cells("link", evidence.SILENT, ends, 0),
            evidence.digits("x", 1 << x),
            evidence.digits("y", 1 << y),
            evidence.houses("house", (house,)),
            evidence.chain("chain", nodes),
        )
        yield Finding(parts, 1 << x | 1 << y, board.eliminations(eliminations, 1 << y))

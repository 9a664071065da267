# SPDX-License-Identifier: MIT
"""Chute remote pair: two equal bivalue cells xy that the third box of their chute keeps apart.

A chute is a band or a stack. The two cells lie in two of its boxes and in two of its lines, so that
between them they would leave a digit in the third box the third line only. A digit which that line
has no room for there is in one of the two cells at most, so the other digit is in one at least.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique

Node = evidence.Node
ONE, BOTH = "one", "both"


class ChuteRemotePair(Technique):
    """Where both digits have no room on the third line, both leave what sees the two cells."""

    name = "chute_remote_pair"

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every two equal bivalue cells that lie in one chute out of sight of each other."""
        kind: bits.Count
        one: bits.Cell
        two: bits.Cell
        rest: bits.CellSet
        chute: bits.CellSet
        pairs: bits.CellSet = board.sized(2)
        while pairs:
            one = bits.first(pairs)
            pairs &= pairs - 1
            for kind in range(2):
                chute = _chute(one, kind)
                rest = pairs & chute & ~bits.PEERS[one]
                while rest:
                    two = bits.first(rest)
                    rest &= rest - 1
                    if board.masks[two] == board.masks[one]:
                        yield from _finding(board, one, two, kind)


def _chute(cell: bits.Cell, kind: bits.Count) -> bits.CellSet:
    """The band (0) or the stack (1) of a cell."""
    house: bits.House = bits.house_of(cell, kind)
    first: bits.House = house - house % 3
    return bits.HOUSES[first] | bits.HOUSES[first + 1] | bits.HOUSES[first + 2]


def _finding(board: Board, one: bits.Cell, two: bits.Cell, kind: bits.Count) -> Iterator[Finding]:
    """Yield what follows from two cells whose lines are rows (0) or columns (1)."""
    digit: bits.Digit
    other: bits.Digit
    places: bits.CellSet
    eliminated: bits.Mask = 0
    apart: bits.Mask = 0
    inside: bits.CellSet = bits.NO_CELLS
    mask: bits.Mask = board.masks[one]
    near: bits.CellSet = bits.HOUSES[bits.house_of(one, kind)]
    far: bits.CellSet = bits.HOUSES[bits.house_of(two, kind)]
    own: bits.CellSet = bits.HOUSES[bits.house_of(one, 2)] | bits.HOUSES[bits.house_of(two, 2)]
    box: bits.CellSet = _chute(one, kind) & ~own
    seen: bits.CellSet = bits.PEERS[one] & bits.PEERS[two]
    chains: list[tuple[Node, ...]] = []
    for digit in range(9):
        if not mask >> digit & 1:
            continue
        places = board.where[digit] & box
        other = bits.low(mask & ~(1 << digit))
        if places & ~(near | far) or not places & near or not places & far:
            continue
        if not board.where[other] & seen:
            continue
        apart |= 1 << digit
        eliminated |= 1 << other
        inside |= places
        chains.append(
            (
                (bits.bit(one), other, False),
                (bits.bit(one), digit, True),
                (places & near, digit, False),
                (places & far, digit, True),
                (bits.bit(two), digit, False),
                (bits.bit(two), other, True),
            )
        )
    if not apart:
        return
    parts = (
        evidence.cells("cells", evidence.SET_A, bits.bit(one) | bits.bit(two), mask),
        evidence.cells("link", evidence.SET_B, inside, apart),
        evidence.digits("digits", mask),
        evidence.digits("x", apart),
        evidence.digits("y", eliminated),
        evidence.spot("rest", box & ~(near | far)),
        evidence.houses("box", (bits.house_of(bits.first(box), 2),)),
        evidence.chains("chains", chains),
    )
    variant = BOTH if len(chains) == 2 else ONE
    yield Finding(parts, mask, board.eliminations(seen, eliminated), variant=variant)

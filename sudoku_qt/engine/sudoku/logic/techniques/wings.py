# SPDX-License-Identifier: MIT
"""Wings: a pivot sees two pincers; whatever it holds, z is in one of the three.

XY-Wing: the pivot xy sees xz and yz. XYZ-Wing: the pivot xyz may hold z itself, so z is eliminated
only from cells that see all three.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique


class XYWing(Technique):
    """A pivot with `size` candidates (2 or 3) and two bivalue pincers that share z."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every two pincers around every pivot."""
        size: bits.Count = self.size
        pairs: bits.CellSet = board.sized(2)
        pivots: bits.CellSet = pairs if size == 2 else board.sized(3)
        seen: bits.CellSet
        rest: bits.CellSet
        pivot: bits.Cell
        left: bits.Cell
        right: bits.Cell
        both: bits.Mask
        while pivots:
            pivot = bits.first(pivots)
            pivots &= pivots - 1
            seen = pairs & bits.PEERS[pivot]
            while seen:
                left = bits.first(seen)
                seen &= seen - 1
                rest = seen
                while rest:
                    right = bits.first(rest)
                    rest &= rest - 1
                    both = board.masks[left] & board.masks[right]
                    if bits.size(both) != 1 or _union(board, pivot, left, right) != 3:
                        continue
                    if bits.size(board.masks[pivot] & ~both) == 2:
                        finding = _wing(board, pivot, left, right, both)
                        if finding is not None:
                            yield finding


def _union(board: Board, pivot: bits.Cell, left: bits.Cell, right: bits.Cell) -> bits.Count:
    return bits.size(board.masks[pivot] | board.masks[left] | board.masks[right])


def _wing(
    board: Board, pivot: bits.Cell, left: bits.Cell, right: bits.Cell, z: bits.Mask
) -> Finding | None:
    eliminations: bits.CellSet = bits.PEERS[left] & bits.PEERS[right]
    if board.masks[pivot] & z:
        eliminations &= bits.PEERS[pivot]
    else:
        eliminations &= ~bits.bit(pivot)
    if not board.holds(eliminations, z):
        return None
    pincers: bits.CellSet = bits.bit(left) | bits.bit(right)
    xy: bits.Mask = board.masks[pivot] & ~z
    parts = (
        evidence.cells("pivot", evidence.SET_A, bits.bit(pivot), board.masks[pivot]),
        evidence.cells("pincers", evidence.SET_B, pincers, z),
        evidence.cells("pincer_x", evidence.SET_C, pincers, xy),
        evidence.digits("x_y", xy),
        evidence.digits("z", z),
    )
    return Finding(parts, board.masks[pivot] | z, board.eliminations(eliminations, z))

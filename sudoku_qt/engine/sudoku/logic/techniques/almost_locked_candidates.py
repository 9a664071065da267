# SPDX-License-Identifier: MIT
"""Almost locked candidates: where a line crosses a box, each takes the digits the other leaves.

In one of the two houses, some digits fill all but one of as many cells. So the crossing holds at
most one of these digits. The other house has all of them in the crossing and in as few further
cells, which therefore hold nothing else.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique

MOST = 3


class AlmostLockedCandidates(Technique):
    """For two or three digits; `almost` are the cells that lack one, `hidden` the others."""

    name = "almost_locked_candidates"

    def find(self, board: Board) -> Iterator[Finding]:
        """Check every crossing from both sides, with few digits first."""
        size: bits.Count
        box: bits.House
        line: bits.House
        changed: bits.CellSet = board.changed(self, 0x1FF)
        exhausted = True
        for size in range(2, MOST + 1):
            for box in range(18, 27):
                for line in range(18):
                    if not bits.HOUSES[box] & bits.HOUSES[line] & board.empty:
                        continue
                    if not (bits.HOUSES[box] | bits.HOUSES[line]) & changed:
                        continue
                    found: list[Finding] = []
                    _side(board, line, box, size, found)
                    _side(board, box, line, size, found)
                    for finding in found:
                        exhausted = False
                        yield finding
        if exhausted:
            board.mark_all_exhausted(self)


def _side(
    board: Board, home: bits.House, other: bits.House, size: bits.Count, found: list[Finding]
) -> None:
    """List what follows where the cells that are nearly locked stand in `home`."""
    first: bits.Cell
    second: bits.Cell
    rest: bits.CellSet
    digits: bits.Mask
    left: bits.CellSet = bits.HOUSES[home] & ~bits.HOUSES[other] & board.empty
    while left:
        first = bits.first(left)
        left &= left - 1
        digits = board.masks[first]
        if size == 2 and bits.size(digits) == 2:
            _conclude(board, home, other, bits.bit(first), digits, found)
        rest = left if size == 3 and bits.size(digits) <= 3 else bits.NO_CELLS
        while rest:
            second = bits.first(rest)
            rest &= rest - 1
            if bits.size(digits | board.masks[second]) == 3:
                _conclude(
                    board,
                    home,
                    other,
                    bits.bit(first) | bits.bit(second),
                    digits | board.masks[second],
                    found,
                )


def _conclude(
    board: Board,
    home: bits.House,
    other: bits.House,
    almost: bits.CellSet,
    digits: bits.Mask,
    found: list[Finding],
) -> None:
    """List the finding of nearly locked cells whose digits fit into as few cells of `other`."""
    digit: bits.Digit
    crossing: bits.CellSet = bits.HOUSES[home] & bits.HOUSES[other]
    hidden: bits.CellSet = bits.NO_CELLS
    for digit in range(9):
        if digits >> digit & 1:
            if not board.spots[9 * other + digit]:
                return
            hidden |= board.where[digit] & bits.HOUSES[other] & ~crossing
    if bits.count(hidden) != bits.count(almost):
        return
    eliminated = board.eliminations(hidden, 0x1FF & ~digits)
    eliminated += board.eliminations(bits.HOUSES[home] & ~crossing & ~almost, digits)
    if not eliminated:
        return
    parts = (
        evidence.cells("crossing", evidence.SET_C, crossing, digits),
        evidence.cells("almost", evidence.SET_A, almost, digits),
        evidence.cells("hidden", evidence.SET_B, hidden, digits),
        evidence.digits("digits", digits),
        evidence.houses("home", (home,)),
        evidence.houses("other", (other,)),
    )
    found.append(Finding(parts, digits, tuple(sorted(eliminated)), size=bits.size(digits)))

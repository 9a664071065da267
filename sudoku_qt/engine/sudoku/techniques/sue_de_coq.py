# SPDX-License-Identifier: MIT
"""Sue de Coq: where a box crosses a line, cells share their digits between line and box.

Two or three crossing cells, some cells of the rest of the line and some of the rest of the box
hold as many digits as they are cells, and no digit is both in the line's and the box's part. So
every digit stands in them once, and leaves the rest of its line, its box, or both.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku import bits, evidence
from sudoku_qt.engine.sudoku.board import Board, Finding
from sudoku_qt.engine.sudoku.technique import Technique


class SueDeCoq(Technique):
    """The crossing cells hold at least two digits more than they are cells."""

    name = "sue_de_coq"

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every two or three cells of every crossing."""
        line: bits.House
        box: bits.House
        crossing: bits.CellSet
        left: bits.CellSet
        for line in range(18):
            for box in range(18, 27):
                crossing = bits.HOUSES[line] & bits.HOUSES[box] & board.empty
                if bits.count(crossing) < 2:
                    continue
                yield from _crossing(board, crossing, line, box)
                left = crossing
                while left and bits.count(crossing) == 3:
                    yield from _crossing(board, crossing & ~(left & -left), line, box)
                    left &= left - 1


def _crossing(
    board: Board, cells: bits.CellSet, line: bits.House, box: bits.House
) -> Iterator[Finding]:
    digits: bits.Mask = board.digits_of(cells)
    spare: bits.Count = bits.size(digits) - bits.count(cells)
    other: bits.Mask
    part: bits.CellSet
    other_part: bits.CellSet
    gain: bits.Count
    other_gain: bits.Count
    if spare < 2:
        return
    inside = _parts(board, digits, bits.HOUSES[box] & ~bits.HOUSES[line] & board.empty)
    if not inside:
        return
    for part, mask, gain in _parts(
        board, digits, bits.HOUSES[line] & ~bits.HOUSES[box] & board.empty
    ):
        for other_part, other, other_gain in inside:
            if gain + other_gain != spare or mask & other:
                continue
            yield from _conclude(board, (cells, part, other_part), (digits, mask, other), line, box)


def _parts(board: Board, digits: bits.Mask, every: bits.CellSet) -> list[tuple[int, int, int]]:
    """List sets of cells with their digits and by how many cells they exceed their new digits."""
    found: list[tuple[int, int, int]] = []
    chosen: bits.CellSet = every
    mask: bits.Mask
    gain: bits.Count
    while chosen:
        mask = board.digits_of(chosen)
        gain = bits.count(chosen) - bits.size(mask & ~digits)
        if gain > 0 and mask & digits:
            found.append((chosen, mask, gain))
        chosen = (chosen - 1) & every
    return found


def _conclude(
    board: Board,
    cells: tuple[int, int, int],
    digits: tuple[int, int, int],
    line: bits.House,
    box: bits.House,
) -> Iterator[Finding]:
    every: bits.Mask = digits[0] | digits[1] | digits[2]
    used: bits.CellSet = cells[0] | cells[1] | cells[2]
    gone = set(board.removals(bits.HOUSES[line] & ~used, every & ~digits[2]))
    gone.update(board.removals(bits.HOUSES[box] & ~used, every & ~digits[1]))
    if not gone:
        return
    mask: bits.Mask = 0
    candidate: bits.Candidate
    for candidate in gone:
        mask |= 1 << candidate // 81
    parts = (
        evidence.cells("crossing", evidence.SET_A, cells[0], digits[0]),
        evidence.cells("in_line", evidence.SET_B, cells[1], digits[1]),
        evidence.cells("in_box", evidence.SET_C, cells[2], digits[2]),
        evidence.digits("digits", every),
        evidence.digits("line_digits", digits[1]),
        evidence.digits("box_digits", digits[2]),
        evidence.houses("line", (line,)),
        evidence.houses("box", (box,)),
    )
    yield Finding(parts, mask, tuple(sorted(gone)), size=bits.count(used))

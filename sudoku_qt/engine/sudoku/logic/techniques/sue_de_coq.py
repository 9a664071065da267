# SPDX-License-Identifier: MIT
"""Sue de Coq: where a box crosses a line, cells share their digits between line and box.

Two or three crossing cells, some cells of the rest of the line and some of the rest of the box
hold as many digits as they are cells, and no digit is both in the line's and the box's part. So
every digit stands in them once, and leaves the rest of its line, its box, or both.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique


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
                if bits.count(crossing) < 2 or bits.size(board.digits_of(crossing)) < 4:
                    continue
                in_line = _Choices(board, bits.HOUSES[line] & ~bits.HOUSES[box] & board.empty)
                in_box = _Choices(board, bits.HOUSES[box] & ~bits.HOUSES[line] & board.empty)
                for cells, outer, inner in _crossing(board, crossing, in_line, in_box):
                    yield from _conclude(board, cells, outer, inner, line, box)
                left = crossing if bits.count(crossing) == 3 else bits.NO_CELLS
                while left:
                    two: bits.CellSet = crossing & ~(left & -left)
                    left &= left - 1
                    for cells, outer, inner in _crossing(board, two, in_line, in_box):
                        yield from _conclude(board, cells, outer, inner, line, box)


class _Choices:
    """The subsets of at most six cells, each with its digits; number 0 is the empty one."""

    def __init__(self, board: Board, left: bits.CellSet) -> None:
        number: bits.Count
        cell: bits.Cell
        if not bits.COMPILED:
            self.cells, self.digits = [0] * 64, [0] * 64
        self.count = 1
        self.cells[0] = bits.NO_CELLS
        self.digits[0] = 0
        while left:
            cell = bits.first(left)
            left &= left - 1
            for number in range(self.count):
                self.cells[self.count + number] = self.cells[number] | bits.bit(cell)
                self.digits[self.count + number] = self.digits[number] | board.masks[cell]
            self.count *= 2

    def gain(self, number: bits.Count, digits: bits.Mask) -> bits.Count:
        """By how many cells a subset exceeds its digits beyond some digits."""
        new: bits.Mask = self.digits[number] & ~digits
        if not self.digits[number] & digits:
            return 0
        return bits.count(self.cells[number]) - bits.size(new)


def _crossing(
    board: Board, cells: bits.CellSet, in_line: _Choices, in_box: _Choices
) -> list[tuple[int, int, int]]:
    """List the crossing cells with line cells and box cells that make up a locked set."""
    digits: bits.Mask = board.digits_of(cells)
    spare: bits.Count = bits.size(digits) - bits.count(cells)
    outer: bits.Count
    inner: bits.Count
    gain: bits.Count
    found: list[tuple[int, int, int]] = []
    if spare < 2:
        return found
    for outer in range(1, in_line.count):
        gain = in_line.gain(outer, digits)
        if gain < 1 or gain >= spare:
            continue
        for inner in range(1, in_box.count):
            if in_line.digits[outer] & in_box.digits[inner]:
                continue
            if in_box.gain(inner, digits) == spare - gain:
                found.append((cells, in_line.cells[outer], in_box.cells[inner]))
    return found


def _conclude(
    board: Board,
    crossing: bits.CellSet,
    outer: bits.CellSet,
    inner: bits.CellSet,
    line: bits.House,
    box: bits.House,
) -> Iterator[Finding]:
    cells = (crossing, outer, inner)
    digits = (board.digits_of(crossing), board.digits_of(outer), board.digits_of(inner))
    every: bits.Mask = digits[0] | digits[1] | digits[2]
    used: bits.CellSet = cells[0] | cells[1] | cells[2]
    eliminated = set(board.eliminations(bits.HOUSES[line] & ~used, every & ~digits[2]))
    eliminated.update(board.eliminations(bits.HOUSES[box] & ~used, every & ~digits[1]))
    if not eliminated:
        return
    mask: bits.Mask = 0
    candidate: bits.Candidate
    for candidate in eliminated:
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
    yield Finding(parts, mask, tuple(sorted(eliminated)), size=bits.count(used))

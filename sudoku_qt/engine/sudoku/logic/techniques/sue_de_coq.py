# SPDX-License-Identifier: MIT
"""Sue de Coq: where a box crosses a line, cells divide their digits between line and box.

Two or three crossing cells, some cells in the rest of the line and some in the rest of the box have
as many digits as there are cells, and no digit is in both the line's and the box's part. So each
digit is in them exactly once, and is eliminated from the rest of its line, its box, or both.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique


class SueDeCoq(Technique):
    """The crossing cells have at least two more digits than cells."""

    name = "sue_de_coq"

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every two or three cells of every crossing whose houses have changed."""
        line: bits.House
        box: bits.House
        crossing: bits.CellSet
        left: bits.CellSet
        changed: bits.CellSet = board.changed(self, 0x1FF)
        exhausted = True
        in_line, in_box = _Choices(), _Choices()
        for line in range(18):
            for box in range(18, 27):
                crossing = bits.HOUSES[line] & bits.HOUSES[box] & board.empty
                if not crossing & crossing - 1 or bits.size(board.digits_of(crossing)) < 4:
                    continue
                if not changed & (bits.HOUSES[line] | bits.HOUSES[box]):
                    continue
                in_line.take(board, bits.HOUSES[line] & ~bits.HOUSES[box] & board.empty)
                in_box.take(board, bits.HOUSES[box] & ~bits.HOUSES[line] & board.empty)
                found = _crossing(board, crossing, in_line, in_box)
                left = crossing if bits.count(crossing) == 3 else bits.NO_CELLS
                while left:
                    found += _crossing(board, crossing & ~(left & -left), in_line, in_box)
                    left &= left - 1
                for cells, outer, inner in found:
                    for finding in _conclude(board, cells, outer, inner, line, box):
                        exhausted = False
                        yield finding
        if exhausted:
            board.mark_all_exhausted(self)


class _Choices:
    """The subsets of at most six cells, each with its digits; number 0 is the empty one.

    `gains` is by how many each subset's cells exceed its digits outside those given to `weigh`.
    """

    def __init__(self) -> None:
        self.count = 1
        if not bits.COMPILED:
            self.cells, self.digits = [bits.NO_CELLS] * 64, [0] * 64
            self.sizes, self.gains = [0] * 64, [0] * 64
        self.cells[0] = bits.NO_CELLS
        self.digits[0] = 0
        self.sizes[0] = 0

    def take(self, board: Board, left: bits.CellSet) -> None:
        """Take the subsets of these cells."""
        number: bits.Count
        cell: bits.Cell
        self.count = 1
        while left:
            cell = bits.first(left)
            left &= left - 1
            for number in range(self.count):
                self.cells[self.count + number] = self.cells[number] | bits.bit(cell)
                self.digits[self.count + number] = self.digits[number] | board.masks[cell]
                self.sizes[self.count + number] = self.sizes[number] + 1
            self.count *= 2

    def weigh(self, digits: bits.Mask) -> bits.Count:
        """Compute the gains outside some digits, one of which a subset has, or its gain is 0.

        Returns the greatest gain.
        """
        number: bits.Count
        most: bits.Count = 0
        for number in range(1, self.count):
            self.gains[number] = 0
            if self.digits[number] & digits:
                self.gains[number] = self.sizes[number] - bits.size(self.digits[number] & ~digits)
                most = max(most, self.gains[number])
        return most


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
    if spare < 2 or in_line.weigh(digits) + in_box.weigh(digits) < spare:
        return found
    for outer in range(1, in_line.count):
        gain = in_line.gains[outer]
        if gain < 1 or gain >= spare:
            continue
        for inner in range(1, in_box.count):
            if in_box.gains[inner] != spare - gain:
                continue
            if not in_line.digits[outer] & in_box.digits[inner]:
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
        evidence.number("count", bits.count(used)),
        evidence.digits("crossing_digits", digits[0]),
        evidence.digits("of_line", every & ~digits[2]),
        evidence.digits("of_box", every & ~digits[1]),
        evidence.digits("line_digits", digits[1]),
        evidence.digits("box_digits", digits[2]),
        evidence.houses("line", (line,)),
        evidence.houses("box", (box,)),
    )
    yield Finding(parts, mask, tuple(sorted(eliminated)), size=bits.count(used))

# SPDX-License-Identifier: MIT
"""WXYZ-Wing: four cells in a line and a box that have four digits, one of which is not restricted.

A digit whose cells all see each other can be true in only one of the four cells. If three digits
are restricted like that, the fourth is true in at least one of its cells. The same holds with five
or six cells and digits.
"""

from collections.abc import Iterator

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique


class WXYZWing(Technique):
    """Cells that see all cells of the unrestricted digit lose it."""

    def __init__(self, name: str = "wxyz_wing", size: bits.Count = 4) -> None:
        self.name = name
        self.size = size

    def find(self, board: Board) -> Iterator[Finding]:
        """Try `size` cells of every line and box that cross."""
        line: bits.House
        box: bits.House
        bend = _Bend(board, board.changed(self, 0x1FF), self.size)
        exhausted = True
        for line in range(18):
            for box in range(18, 27):
                if bits.HOUSES[line] & bits.HOUSES[box] & bend.small:
                    bend.search(line, box)
                    for cells in bend.found:
                        exhausted = False
                        yield bend.finding(cells)
        if exhausted:
            board.mark_all_exhausted(self)


class _Bend:
    """The search in a line and a box that cross, for wings with a changed cell."""

    def __init__(self, board: Board, changed: bits.CellSet, size: bits.Count) -> None:
        number: bits.Count
        self.board = board
        self.changed = changed
        self.size = size
        self.small = bits.NO_CELLS
        for number in range(2, size + 1):
            self.small |= board.sized(number)
        self.line = bits.NO_CELLS
        self.box = bits.NO_CELLS
        self.found: list[int] = []

    def search(self, line: bits.House, box: bits.House) -> None:
        """List the sets of cells, in a line and a box, that lead to eliminations."""
        self.line = bits.HOUSES[line]
        self.box = bits.HOUSES[box]
        if self.found:
            self.found = []
        if (self.line | self.box) & self.small & self.changed:
            with cython.nogil:
                self.grow(bits.NO_CELLS, 0, (self.line | self.box) & self.small, self.size)

    def grow(
        self, cells: bits.CellSet, digits: bits.Mask, left: bits.CellSet, more: bits.Count
    ) -> None:
        """Add cells up to the number, with as many digits at most and with a changed cell."""
        cell: bits.Cell
        joined: bits.Mask
        if more == 1 and not cells & self.changed:
            left &= self.changed
        while left and (cells | left) & self.changed:
            cell = bits.first(left)
            left &= left - 1
            joined = digits | self.board.masks[cell]
            if bits.size(joined) > self.size:
                continue
            if more > 1:
                self.grow(cells | bits.bit(cell), joined, left, more - 1)
            elif bits.size(joined) == self.size and self._fits(cells | bits.bit(cell), joined):
                with cython.gil:
                    self.found.append(cells | bits.bit(cell))

    def _fits(self, cells: bits.CellSet, digits: bits.Mask) -> bits.Flag:
        """Whether the cells bend and their loose digit clears anything."""
        loose: bits.Mask = self.loose(cells, digits)
        if not cells & self.line & self.box or not cells & ~self.line or not cells & ~self.box:
            return False
        if not loose or loose & loose - 1:
            return False
        return self.board.holds(self.board.seen_by_all(self.ends(cells, loose)), loose)

    def loose(self, cells: bits.CellSet, digits: bits.Mask) -> bits.Mask:
        """The digits whose cells do not all see each other."""
        held: bits.CellSet
        digit: bits.Mask
        loose: bits.Mask = 0
        while digits:
            digit = digits & -digits
            digits &= digits - 1
            held = self.ends(cells, digit)
            if held & ~self.line and held & ~self.box:
                loose |= digit
        return loose

    def ends(self, cells: bits.CellSet, digit: bits.Mask) -> bits.CellSet:
        """The cells, among these, that can hold a digit, given as a mask."""
        return cells & self.board.where[bits.low(digit)]

    def finding(self, cells: bits.CellSet) -> Finding:
        """The finding for the cells of a wing."""
        digits: bits.Mask = self.board.digits_of(cells)
        loose: bits.Mask = self.loose(cells, digits)
        held: bits.CellSet = self.ends(cells, loose)
        parts = (
            evidence.cells("cells", evidence.SET_A, cells, digits & ~loose),
            evidence.cells("hinge", evidence.SILENT, cells & self.line & self.box, 0),
            evidence.cells("ends", evidence.SET_B, held, loose),
            evidence.digits("digits", digits),
            evidence.digits("z", loose),
        )
        eliminations: bits.CellSet = self.board.seen_by_all(held)
        return Finding(parts, digits, self.board.eliminations(eliminations, loose))

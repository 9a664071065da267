# SPDX-License-Identifier: MIT
"""The bivalue universal grave (BUG) on the SE scale, all four types.

If every open cell had two candidates and every digit two places in each house, a puzzle would have
two solutions or none. So one of the extra candidates is true.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule

ONE_CELL = 5.6
SEVERAL = 5.7


class BugRule(Rule):
    """All types, the simplest first."""

    symmetric = False  # which candidates are extra depends on the houses that come first

    def find(self, board: Board) -> RatedHint | None:
        """Find the extra candidates, and draw a conclusion from them."""
        bug = _Bug(board)
        return bug.conclude() if bug.is_grave() else None


class _Bug:
    """The cells with extras, the extras of each, and the cells that see all of them."""

    def __init__(self, board: Board) -> None:
        cell: bits.Cell
        self.board = board
        self.cells = bits.NO_CELLS
        self.seen = bits.ALL_CELLS
        self.extra = 0
        self.one = -1
        self.two = -1
        if not bits.COMPILED:
            self.extras = [0] * 81
        for cell in range(81):
            self.extras[cell] = 0

    def is_grave(self) -> bits.Flag:
        """Whether the position is a BUG except for some candidates."""
        turn: bits.Count
        digit: bits.Digit
        house: bits.House
        here: bits.CellSet
        odd: bits.CellSet
        crowded: bits.CellSet = bits.NO_CELLS
        cell: bits.Cell
        for cell in range(81):
            if bits.size(self.board.masks[cell]) >= 3:
                crowded |= bits.bit(cell)
        if bits.count(crowded) > 20:  # more cells cannot share a peer or an extra digit
            return False
        for turn in range(27):
            house = bits.box_row_column(turn)
            for digit in range(9):
                here = self.board.where[digit] & bits.HOUSES[house]
                if not here or bits.count(here) == 2:
                    continue
                odd = here & crowded
                if not odd:
                    return False
                if not odd & odd - 1 and not self._add(bits.first(odd), digit):
                    return False
        return self._is_even()

    def _add(self, cell: bits.Cell, digit: bits.Digit) -> bits.Flag:
        """Note an extra candidate, and say whether something can still follow."""
        if not self.cells & bits.bit(cell):
            if self.one < 0:
                self.one = cell
            elif self.two < 0:
                self.two = cell
        self.cells |= bits.bit(cell)
        self.extras[cell] |= 1 << digit
        self.extra |= 1 << digit
        self.seen = self.seen & bits.PEERS[cell] & ~self.cells
        return not (self.two >= 0 and self.extra & self.extra - 1 and not self.seen)

    def _is_even(self) -> bits.Flag:
        """Whether each cell, and each digit of a house, is left with two candidates."""
        cell: bits.Cell
        house: bits.House
        digit: bits.Digit
        here: bits.CellSet
        for cell in range(81):
            if (
                self.board.empty & bits.bit(cell)
                and bits.size(self.board.masks[cell] & ~self.extras[cell]) != 2
            ):
                return False
        for digit in range(9):
            here = self.board.where[digit]
            for cell in range(81):
                if self.extras[cell] >> digit & 1:
                    here &= ~bits.bit(cell)
            for house in range(27):
                if here & bits.HOUSES[house] and bits.count(here & bits.HOUSES[house]) != 2:
                    return False
        return True

    def conclude(self) -> RatedHint | None:
        """Try the types that fit."""
        if self.one < 0:
            return None
        if self.two < 0:
            eliminated = self.board.eliminations(
                self.cells, self.board.masks[self.one] & ~self.extra
            )
            return RatedHint("bug 1", ONE_CELL, eliminated)
        if not self.extra & self.extra - 1:
            eliminated = self.board.eliminations(self.seen, self.extra)
            if eliminated:
                return RatedHint("bug 2", SEVERAL, eliminated)
            return self._lock() if bits.count(self.cells) == 2 else None
        if not self.seen:
            return None
        hint = self._lock() if bits.count(self.cells) == 2 else None
        return hint or self._with_set()

    def _lock(self) -> RatedHint | None:
        """Type 4: the two cells share a digit that is no extra, and a house."""
        one: bits.Cell = self.one
        two: bits.Cell = self.two
        shared: bits.Mask = self.board.masks[one] & self.board.masks[two] & ~self.extra
        if not shared or shared & shared - 1 or not bits.PEERS[one] & bits.bit(two):
            return None
        eliminated = self.board.eliminations(
            bits.bit(one), self.board.masks[one] & ~self.extras[one] & ~shared
        ) + self.board.eliminations(
            bits.bit(two), self.board.masks[two] & ~self.extras[two] & ~shared
        )
        return RatedHint("bug 4", SEVERAL, eliminated)

    def _with_set(self) -> RatedHint | None:
        """Type 3: the extras count as one cell of a naked set in a common house."""
        turn: bits.Count
        house: bits.House
        size: bits.Count
        for turn in range(3):
            house = bits.house_around(self.one, turn)
            if self.cells & ~bits.HOUSES[house]:
                continue
            for size in range(2, 7):
                hint = self._naked(house, size)
                if hint is not None:
                    return hint
        return None

    def _naked(self, house: bits.House, size: bits.Count) -> RatedHint | None:
        place: bits.Count
        chosen: bits.Mask = (1 << size - 1) - 1
        mask: bits.Mask
        held: bits.Mask
        proper: bits.Flag
        others: bits.CellSet
        there: bits.Mask = 0
        for place in range(9):
            if self.seen & bits.bit(bits.cell_at(house, place)):
                there |= 1 << place
        if bits.size(there) < size:
            return None
        while chosen < 512:
            if not chosen & ~there:
                held = 0
                proper = True
                others = self.seen & bits.HOUSES[house]
                for place in range(9):
                    if chosen >> place & 1:
                        mask = self.board.masks[bits.cell_at(house, place)]
                        held |= mask
                        others &= ~bits.bit(bits.cell_at(house, place))
                        if not mask & mask - 1:
                            proper = False
                if proper and bits.size(held) == size and bits.size(held | self.extra) == size:
                    eliminated = self.board.eliminations(others, held)
                    if eliminated:
                        return RatedHint("bug 3", SEVERAL + (size - 1) * 0.1, eliminated)
            chosen = bits.after(chosen)
        return None

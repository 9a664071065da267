# SPDX-License-Identifier: MIT
"""Singles in the order in which they came up: first come, first served.

A solver that keeps its singles in queues while it eliminates takes them in this order, and so
HoDoKu does; which singles are left to be naked or hidden ones, and so the score, depends on it.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board


class SingleQueues:
    """The singles of a board, each noted at the elimination that left it alone.

    `naked_from` and `hidden_from` are where the queues begin; what waits there may have been placed
    since, but for the first.
    """

    def __init__(self) -> None:
        number: bits.Count
        self.naked_from, self.naked_end = 0, 0
        self.hidden_from, self.hidden_end = 0, 0
        self.changes = -1
        if not bits.COMPILED:
            self.naked_queue, self.hidden_queue = [0] * 81, [0] * 243
            self._masks, self._values, self._places = [0] * 81, [0] * 81, [0] * 243
            self._where = [bits.NO_CELLS] * 9
        for number in range(81):
            self._masks[number] = 0x1FF
            self._values[number] = 0
        for number in range(9):
            self._where[number] = bits.ALL_CELLS
        for number in range(243):
            self._places[number] = 9

    @property
    def naked(self) -> list[int]:
        """The candidates that were alone in their cell, the first come first."""
        return [self.naked_queue[place] for place in range(self.naked_from, self.naked_end)]

    @property
    def hidden(self) -> list[int]:
        """The candidates that were alone in a house, the first come first."""
        return [self.hidden_queue[place] for place in range(self.hidden_from, self.hidden_end)]

    def follow(self, board: Board) -> None:
        """Note what has come up on a board since the last time: first its digits, cell by cell."""
        cell: bits.Cell
        eliminated: bits.Mask
        for cell in range(81):
            if board.values[cell] != self._values[cell]:
                self._place(cell, board.values[cell] - 1)
        for cell in range(81):
            eliminated = self._masks[cell] & ~board.masks[cell]
            while eliminated:
                self._remove(cell, bits.low(eliminated))
                eliminated &= eliminated - 1
        self._leave_placed()
        self.changes = board.changes

    def fill(self, cell: bits.Cell, digit: bits.Digit) -> None:
        """Note what comes up where one digit was placed and nothing else was concluded."""
        self._place(cell, digit)
        self._leave_placed()
        self.changes += 1

    def _leave_placed(self) -> None:
        """Let what was placed go from the heads of the queues."""
        while self.naked_from < self.naked_end and self._is_placed(
            self.naked_queue[self.naked_from]
        ):
            self.naked_from += 1
        while self.hidden_from < self.hidden_end and self._is_placed(
            self.hidden_queue[self.hidden_from]
        ):
            self.hidden_from += 1

    def _is_placed(self, candidate: bits.Candidate) -> bits.Flag:
        return self._values[candidate % 81] != 0

    def _place(self, cell: bits.Cell, digit: bits.Digit) -> None:
        others: bits.Mask = self._masks[cell]
        peers: bits.CellSet = bits.PEERS[cell] & self._where[digit]
        left: bits.Mask = others
        self._masks[cell] = 0
        self._values[cell] = digit + 1
        while left:
            self._where[bits.low(left)] &= ~bits.bit(cell)
            left &= left - 1
        while peers:
            self._remove(bits.first(peers), digit)
            peers &= peers - 1
        while others:
            self._leave(cell, bits.low(others))
            others &= others - 1

    def _remove(self, cell: bits.Cell, digit: bits.Digit) -> None:
        mask: bits.Mask = self._masks[cell] & ~(1 << digit)
        self._masks[cell] = mask
        self._where[digit] &= ~bits.bit(cell)
        if mask and not mask & mask - 1:
            self.naked_queue[self.naked_end] = 81 * bits.low(mask) + cell
            self.naked_end += 1
        self._leave(cell, digit)

    def _leave(self, cell: bits.Cell, digit: bits.Digit) -> None:
        """Count a place less in the houses of a cell."""
        kind: bits.Count
        place: bits.Count
        for kind in range(3):
            place = 9 * bits.house_of(cell, kind) + digit
            self._places[place] -= 1
            if self._places[place] == 1:
                self._note_hidden(place // 9, digit)

    def _note_hidden(self, house: bits.House, digit: bits.Digit) -> None:
        left: bits.CellSet = self._where[digit] & bits.HOUSES[house]
        if left:
            self.hidden_queue[self.hidden_end] = 81 * digit + bits.first(left)
            self.hidden_end += 1


def single_queues(board: Board) -> SingleQueues:
    """The singles of a board as it is now, in the order in which they came up on it."""
    known = board.lasting.get("single_queues")
    if known is None:
        known = SingleQueues()
        board.lasting["single_queues"] = known
    queues: SingleQueues = known
    if queues.changes != board.changes:
        queues.follow(board)
    return queues


def note_placed(board: Board, cell: bits.Cell, digit: bits.Digit) -> None:
    """Keep the queues up to date, where there are any, after one digit was placed."""
    known = board.lasting.get("single_queues")
    if known is not None:
        queues: SingleQueues = known
        if queues.changes == board.changes - 1:
            queues.fill(cell, digit)

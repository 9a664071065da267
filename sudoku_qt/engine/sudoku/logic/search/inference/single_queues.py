# SPDX-License-Identifier: MIT
"""The singles of a position in queues, first come, first served.

A solver that keeps its singles in queues while it eliminates takes them in this order, as HoDoKu
does; which of the remaining singles are naked or hidden, and so the score, depends on it. The
queues are updated as cells are filled: searching for all singles again costs more than filling a
cell.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board


class SingleQueues:
    """The singles of a board, each queued at the elimination that made it one.

    `naked_from` and `hidden_from` are where the queues begin; entries may have been placed since,
    except the first. `alone` are the cells with one candidate, `lonely` the digits with one place
    in each house, `holding` the houses with some such digit, and `full` those with one empty cell.
    """

    def __init__(self) -> None:
        self.changes = -1
        self.way = 0
        if not bits.COMPILED:
            self.naked_queue, self.hidden_queue = [0] * 81, [0] * 243
            self.masks, self.values = [0] * 81, [0] * 81
            self.spots, self.lonely = [0] * 243, [0] * 27
            self.where, self._filled = [bits.NO_CELLS] * 9, [bits.NO_CELLS] * 9
            self._naked_times, self._hidden_times = [0] * 81, [0] * 243

    def _begin(self) -> None:
        """Begin with a board on which nothing is placed."""
        number: bits.Count
        self.naked_from, self.naked_end = 0, 0
        self.hidden_from, self.hidden_end = 0, 0
        self.last = -1
        self.empty, self.alone = bits.ALL_CELLS, bits.NO_CELLS
        self.holding, self.full = 0, 0
        for number in range(81):
            self.masks[number] = 0x1FF
            self.values[number] = 0
        for number in range(9):
            self.where[number] = bits.ALL_CELLS
        for number in range(243):
            self.spots[number] = 0x1FF
        for number in range(27):
            self.lonely[number] = 0

    @property
    def naked(self) -> list[int]:
        """The naked singles, in the order in which they came up."""
        return [self.naked_queue[place] for place in range(self.naked_from, self.naked_end)]

    @property
    def hidden(self) -> list[int]:
        """The hidden singles, in the order in which they came up."""
        return [self.hidden_queue[place] for place in range(self.hidden_from, self.hidden_end)]

    def follow(self, board: Board) -> None:
        """Queue the singles that have come up on a board since, its digits first."""
        cell: bits.Cell
        eliminated: bits.Mask
        if self.changes < 0:
            self._begin()
        for cell in range(81):
            if board.values[cell] != self.values[cell]:
                self._place(cell, board.values[cell] - 1)
        for cell in range(81):
            eliminated = self.masks[cell] & ~board.masks[cell]
            while eliminated:
                self._remove(cell, bits.low(eliminated))
                eliminated &= eliminated - 1
        self._leave_placed()
        self.last = board.last
        self.changes = board.changes

    def take(self, board: Board) -> None:
        """Take over any position; the queues are empty then."""
        number: bits.Count
        digit: bits.Digit
        self.naked_from, self.naked_end = 0, 0
        self.hidden_from, self.hidden_end = 0, 0
        self.empty, self.last, self.changes = board.empty, board.last, board.changes
        self.holding, self.full = 0, 0
        for number in range(81):
            self.masks[number] = board.masks[number]
            self.values[number] = board.values[number]
        for number in range(9):
            self.where[number] = board.where[number]
        self.alone = board.sized(1)
        for number in range(27):
            self.lonely[number] = 0
            for digit in range(9 * number, 9 * number + 9):
                self.spots[digit] = board.spots[digit]
                if self.spots[digit] and not self.spots[digit] & self.spots[digit] - 1:
                    self.lonely[number] |= 1 << digit - 9 * number
            if self.lonely[number]:
                self.holding |= 1 << number
            self._note_full(number)

    def is_dealt(self, board: Board) -> bits.Flag:
        """Whether a board has all candidates that its digits leave; note where these digits are."""
        cell: bits.Cell
        digit: bits.Digit
        left: bits.CellSet
        seen: bits.CellSet
        for digit in range(9):
            self._filled[digit] = bits.NO_CELLS
        for cell in range(81):
            if board.values[cell]:
                self._filled[board.values[cell] - 1] |= bits.bit(cell)
        for digit in range(9):
            left, seen = self._filled[digit], bits.NO_CELLS
            while left:
                seen |= bits.PEERS[bits.first(left)]
                left &= left - 1
            if board.where[digit] != board.empty & ~seen:
                return False
        return True

    def deal(self, board: Board) -> None:
        """Queue the singles of a board on which only digits were placed, noted by `is_dealt`.

        The result is that of `follow`, in a tenth of the time: each candidate is removed when the
        first digit that excludes it is placed, so for each single it is known when the last other
        candidate was removed.
        """
        house: bits.House
        left: bits.Mask
        cells: bits.CellSet
        self.take(board)
        cells = self.alone
        while cells:
            self._queue_naked(bits.first(cells))
            cells &= cells - 1
        for house in range(27):
            left = self.lonely[house]
            while left:
                self._queue_hidden(house, bits.low(left))
                left &= left - 1

    def _queue_naked(self, cell: bits.Cell) -> None:
        """Put a cell with one candidate into its place in the queue."""
        when: bits.Count = 0
        place: bits.Count = self.naked_end
        others: bits.Mask = 0x1FF & ~self.masks[cell]
        while others:
            when = max(when, 81 * bits.first(self._filled[bits.low(others)] & bits.PEERS[cell]))
            others &= others - 1
        when += cell
        while place and self._naked_times[place - 1] > when:
            self._naked_times[place] = self._naked_times[place - 1]
            self.naked_queue[place] = self.naked_queue[place - 1]
            place -= 1
        self._naked_times[place] = when
        self.naked_queue[place] = 81 * bits.low(self.masks[cell]) + cell
        self.naked_end += 1

    def _queue_hidden(self, house: bits.House, digit: bits.Digit) -> None:
        """Put a digit that has one place in a house into its place in the queue."""
        when: bits.Count = 0
        place: bits.Count = self.hidden_end
        cell: bits.Cell = bits.first(self.where[digit] & bits.HOUSES[house])
        others: bits.CellSet = bits.HOUSES[house] & ~bits.bit(cell)
        while others:
            when = max(when, self._time_of(bits.first(others), digit))
            others &= others - 1
        when = 3 * when + house // 9
        while place and self._hidden_times[place - 1] > when:
            self._hidden_times[place] = self._hidden_times[place - 1]
            self.hidden_queue[place] = self.hidden_queue[place - 1]
            place -= 1
        self._hidden_times[place] = when
        self.hidden_queue[place] = 81 * digit + cell
        self.hidden_end += 1

    def _time_of(self, cell: bits.Cell, digit: bits.Digit) -> bits.Count:
        """When a candidate went: with which digit, of what that rules out at first its peers."""
        by: bits.CellSet = self._filled[digit] & bits.PEERS[cell]
        if self.values[cell] and not by & bits.bit(cell) - 1:
            return 256 * cell + 128 + digit
        return 256 * bits.first(by) + cell

    def give(self, board: Board) -> None:
        """Set a board to the position after what was filled."""
        number: bits.Count
        board.empty, board.last, board.changes = self.empty, self.last, self.changes
        for number in range(81):
            board.masks[number] = self.masks[number]
            board.values[number] = self.values[number]
        for number in range(9):
            board.where[number] = self.where[number]
        for number in range(243):
            board.spots[number] = self.spots[number]

    def fill(self, cell: bits.Cell, digit: bits.Digit) -> None:
        """Place a digit, and queue the singles that come up."""
        self._place(cell, digit)
        self._leave_placed()
        self.last = cell
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
        return self.values[candidate % 81] != 0

    def _place(self, cell: bits.Cell, digit: bits.Digit) -> None:
        here: bits.CellSet = bits.bit(cell)
        others: bits.Mask = self.masks[cell] & ~(1 << digit)
        peers: bits.CellSet = bits.PEERS[cell] & self.where[digit]
        left: bits.Mask = self.masks[cell]
        self.masks[cell] = 0
        self.values[cell] = digit + 1
        self.empty &= ~here
        self.alone &= ~here
        self._close(bits.ROW[cell], digit)
        self._close(9 + bits.COLUMN[cell], digit)
        self._close(18 + bits.BOX[cell], digit)
        while left:
            self.where[bits.low(left)] &= ~here
            left &= left - 1
        while peers:
            self._remove(bits.first(peers), digit)
            peers &= peers - 1
        while others:
            self._leave(cell, bits.low(others))
            others &= others - 1

    def _close(self, house: bits.House, digit: bits.Digit) -> None:
        """Take a digit that is placed from what is left of a house."""
        self.spots[9 * house + digit] = 0
        self._note_none(house, digit)
        self._note_full(house)

    def _remove(self, cell: bits.Cell, digit: bits.Digit) -> None:
        mask: bits.Mask = self.masks[cell] & ~(1 << digit)
        self.masks[cell] = mask
        self.where[digit] &= ~bits.bit(cell)
        if not mask & mask - 1:
            self._note_naked(cell)
        self._leave(cell, digit)

    def _leave(self, cell: bits.Cell, digit: bits.Digit) -> None:
        """Take a cell from the places of a digit in its houses."""
        row: bits.House = bits.ROW[cell]
        column: bits.House = bits.COLUMN[cell]
        box: bits.House = 18 + bits.BOX[cell]
        left: bits.Mask = self.spots[9 * row + digit] & ~(1 << column)
        self.spots[9 * row + digit] = left
        if not left & left - 1:
            self._note_hidden(row, digit)
        left = self.spots[81 + 9 * column + digit] & ~(1 << row)
        self.spots[81 + 9 * column + digit] = left
        if not left & left - 1:
            self._note_hidden(9 + column, digit)
        left = self.spots[9 * box + digit] & ~(1 << bits.BOX_PLACE[cell])
        self.spots[9 * box + digit] = left
        if not left & left - 1:
            self._note_hidden(box, digit)

    def _note_naked(self, cell: bits.Cell) -> None:
        """Note that a cell has one candidate, or none."""
        if not self.masks[cell]:
            self.alone &= ~bits.bit(cell)
            return
        self.naked_queue[self.naked_end] = 81 * bits.low(self.masks[cell]) + cell
        self.naked_end += 1
        self.alone |= bits.bit(cell)

    def _note_hidden(self, house: bits.House, digit: bits.Digit) -> None:
        """Note that a digit has one place in a house, or none."""
        cell: bits.Cell
        if not self.spots[9 * house + digit]:
            self._note_none(house, digit)
            return
        cell = bits.cell_at(house, bits.low(self.spots[9 * house + digit]))
        self.hidden_queue[self.hidden_end] = 81 * digit + cell
        self.hidden_end += 1
        self.lonely[house] |= 1 << digit
        self.holding |= 1 << house

    def _note_none(self, house: bits.House, digit: bits.Digit) -> None:
        """Note that a digit has no place in a house."""
        self.lonely[house] &= ~(1 << digit)
        if not self.lonely[house]:
            self.holding &= ~(1 << house)

    def _note_full(self, house: bits.House) -> None:
        left: bits.CellSet = self.empty & bits.HOUSES[house]
        if left and not left & left - 1:
            self.full |= 1 << house
        else:
            self.full &= ~(1 << house)


def single_queues(board: Board) -> SingleQueues:
    """The singles of a board as it is now, in the order in which they came up."""
    queues: SingleQueues = _kept(board, "single_queues")
    if queues.way != board.ways:
        queues.way, queues.changes = board.ways, -1
    if queues.changes < 0 and queues.is_dealt(board):
        queues.deal(board)
    if queues.changes != board.changes:
        queues.follow(board)
    return queues


def singles_now(board: Board) -> SingleQueues:
    """The singles of a board as it is now, in no particular order."""
    queues: SingleQueues = _kept(board, "singles_now")
    queues.take(board)
    return queues


def _kept(board: Board, name: str) -> SingleQueues:
    """The queues that a board keeps by a name."""
    known = board.lasting.get(name)
    if known is None:
        known = SingleQueues()
        board.lasting[name] = known
    queues: SingleQueues = known
    return queues

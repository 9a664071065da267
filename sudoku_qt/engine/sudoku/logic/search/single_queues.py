# SPDX-License-Identifier: MIT
"""Singles in the order in which they came up: first come, first served.

A solver that keeps its singles in queues while candidates go takes them in this order, and so
HoDoKu does; which singles are left to be naked or hidden ones, and so the score, depends on it.
"""

from collections import deque

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE

_FULL = 0x1FF
_PEERS = tuple(tuple(sorted(peers)) for peers in STANDARD_SHAPE.peers)


class SingleQueues:
    """The singles of a board, each noted when the candidate before the last went.

    `naked` and `hidden` hold candidates; some may have been placed since.
    """

    def __init__(self) -> None:
        self.naked: deque[int] = deque()
        self.hidden: deque[int] = deque()
        self._masks = [_FULL] * CELLS
        self._values = bytearray(CELLS)
        self._places = [[9] * 9 for _ in STANDARD_SHAPE.houses]

    def follow(self, board: Board) -> None:
        """Note what has come up on a board since the last time: first its digits, cell by cell."""
        position = board.grid()
        for cell, value in enumerate(position.values):
            if value != self._values[cell]:
                self._place(cell, value - 1)
        for cell, mask in enumerate(position.candidates):
            gone = self._masks[cell] & ~mask
            for digit in range(9) if gone else ():
                if gone >> digit & 1:
                    self._remove(cell, digit)
        for queue in (self.naked, self.hidden):
            while queue and self._values[queue[0] % CELLS]:
                queue.popleft()

    def _place(self, cell: int, digit: int) -> None:
        others, self._masks[cell] = self._masks[cell], 0
        self._values[cell] = digit + 1
        for peer in _PEERS[cell]:
            if self._masks[peer] >> digit & 1:
                self._remove(peer, digit)
        for other in range(9):
            if others >> other & 1:
                self._leave(cell, other)

    def _remove(self, cell: int, digit: int) -> None:
        mask = self._masks[cell] & ~(1 << digit)
        self._masks[cell] = mask
        if mask and not mask & mask - 1:
            self.naked.append(CELLS * (mask.bit_length() - 1) + cell)
        self._leave(cell, digit)

    def _leave(self, cell: int, digit: int) -> None:
        """Count a place less in the houses of a cell."""
        for house in STANDARD_SHAPE.houses_of[cell]:
            self._places[house][digit] -= 1
            if self._places[house][digit] == 1:
                self._note_hidden(house, digit)

    def _note_hidden(self, house: int, digit: int) -> None:
        for cell in STANDARD_SHAPE.houses[house]:
            if self._masks[cell] >> digit & 1:
                self.hidden.append(CELLS * digit + cell)
                return


def single_queues(board: Board) -> SingleQueues:
    """The singles of a board as it is now, in the order in which they came up on it."""
    known: SingleQueues = board.lasting.setdefault(SingleQueues, SingleQueues())
    known.follow(board)
    return known

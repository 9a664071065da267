# SPDX-License-Identifier: MIT
"""The closure: all that follows from assuming one candidate on or off, with the reasons.

What goes on is followed up before what goes off, one after the other, until a candidate is both.
A static closure looks at pairs of the position as it is; a dynamic one takes away what went off
as it is followed up, so that later conclusions rest on several causes. With `cells` off, only
places count and never the digits of a cell (Nishio). Nodes are candidates, plus 729 where off.
"""

from sudoku_qt.engine.sudoku import bits
from sudoku_qt.engine.sudoku.board import Board

OFF = 729
_CAUSES = 4096


class Closure:
    """What follows from `start`. `clash` is the candidate that is both on and off, or -1.

    `nodes` lists what was concluded, in order, `found` of them; the two nodes of a clash have
    causes, but the later one is not listed.
    """

    def __init__(
        self, board: Board, start: bits.Node, dynamic: bits.Flag, cells: bits.Flag
    ) -> None:
        number: bits.Count
        self.board = board
        self.dynamic = dynamic
        self.cells = cells
        self.clash = -1
        self.found = 0
        self.number_on = 0
        self.number_off = 0
        self.opened = 0
        self.causes_end = 0
        self.turn = 0
        if not bits.COMPILED:
            self._make_room()
        for number in range(1458):
            self.known[number] = 0
            self.counts[number] = 0
            self.marks[number] = 0
        for number in range(81):
            self.masks[number] = board.masks[number]
        for number in range(9):
            self.where[number] = board.where[number]
        self.first_cause[start] = 0
        self.last_cause[start] = 0
        self._learn(start)
        self._run()

    def _make_room(self) -> None:
        self.masks, self.where = [0] * 81, [0] * 9
        self.nodes, self.causes = [0] * 1458, [0] * 4096
        self.first_cause, self.last_cause = [0] * 1458, [0] * 1458
        self.known, self.counts, self.marks = [0] * 1458, [0] * 1458, [0] * 1458
        self.next_on, self.next_off = [0] * 729, [0] * 729
        self.stack = [0] * 1458

    def _learn(self, node: bits.Node) -> None:
        """List a node, to be followed up."""
        self.known[node] = 1
        self.nodes[self.found] = node
        self.found += 1
        if node < OFF:
            self.next_on[self.number_on] = node
            self.number_on += 1
        else:
            self.next_off[self.number_off] = node
            self.number_off += 1

    def _run(self) -> None:
        """Follow up everything, on before off, until there is a clash."""
        done_on: bits.Count = 0
        done_off: bits.Count = 0
        node: bits.Node
        while self.clash < 0:
            if done_on < self.number_on:
                self._spread_on(self.next_on[done_on])
                done_on += 1
            elif done_off < self.number_off:
                node = self.next_off[done_off]
                done_off += 1
                self._spread_off(node - OFF)
            else:
                return

    def _spread_on(self, candidate: bits.Candidate) -> None:
        """A candidate that is on puts off the others of its cell, and those that it sees."""
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        other: bits.Mask = self.masks[cell] & ~(1 << digit)
        turn: bits.Count
        left: bits.CellSet
        done: bits.CellSet = bits.bit(cell)
        if self.cells:
            while other:
                if self._put_off(81 * bits.low(other) + cell, candidate):
                    return
                other &= other - 1
        for turn in range(3):
            left = bits.HOUSES[bits.house_of(cell, 2 if turn == 0 else turn - 1)]
            left = left & self.where[digit] & ~done
            done |= left
            while left:
                if self._put_off(81 * digit + bits.first(left), candidate):
                    return
                left &= left - 1

    def _put_off(self, candidate: bits.Candidate, cause: bits.Node) -> bits.Flag:
        """Note that a candidate is off unless that is known, and say whether it clashes."""
        node: bits.Node = OFF + candidate
        if self.known[node]:
            return False
        self.first_cause[node] = self.causes_end
        if self.causes_end < _CAUSES:
            self.causes[self.causes_end] = cause
            self.causes_end += 1
        self.last_cause[node] = self.causes_end
        if self.known[candidate]:
            self.clash = candidate
            return True
        self._learn(node)
        return False

    def _spread_off(self, candidate: bits.Candidate) -> None:
        """A candidate that is off puts on the last one left of its cell, or of a house."""
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        other: bits.Mask = self.masks[cell] & ~(1 << digit)
        kind: bits.Count
        turn: bits.Count
        house: bits.House
        left: bits.CellSet
        gone: bits.Mask
        paired: bits.CellSet = bits.NO_CELLS
        found: bits.Candidate
        if self.cells and other and not other & other - 1:
            self._open(81 * bits.low(other) + cell, OFF + candidate)
            gone = self.board.masks[cell] & ~self.masks[cell]
            while self.dynamic and gone:
                self._add_cause(OFF + 81 * bits.low(gone) + cell)
                gone &= gone - 1
            if self._put_on(81 * bits.low(other) + cell):
                return
        for turn in range(3):
            kind = 2 if turn == 0 else turn - 1
            house = bits.house_of(cell, kind)
            left = bits.HOUSES[house] & self.where[digit] & ~bits.bit(cell)
            if not left or left & left - 1 or left & paired:
                continue
            paired |= left
            found = 81 * digit + bits.first(left)
            self._open(found, OFF + candidate)
            left = bits.HOUSES[house] & self.board.where[digit] & ~self.where[digit]
            while self.dynamic and left:
                self._add_cause(OFF + 81 * digit + bits.first(left))
                left &= left - 1
            if self._put_on(found):
                return
        if self.dynamic:
            self.masks[cell] &= ~(1 << digit)
            self.where[digit] &= ~bits.bit(cell)

    def _open(self, candidate: bits.Candidate, cause: bits.Node) -> None:
        """Begin the list of causes of what may go on."""
        if not self.known[candidate]:
            self.first_cause[candidate] = self.causes_end
        self.opened = candidate
        self._add_cause(cause)

    def _add_cause(self, cause: bits.Node) -> None:
        """Add to the list of causes that was begun last."""
        if not self.known[self.opened] and self.causes_end < _CAUSES:
            self.causes[self.causes_end] = cause
            self.causes_end += 1
            self.last_cause[self.opened] = self.causes_end

    def _put_on(self, candidate: bits.Candidate) -> bits.Flag:
        """Note that a candidate is on unless that is known, and say whether it clashes."""
        if self.known[candidate]:
            return False
        if self.known[OFF + candidate]:
            self.clash = candidate
            return True
        self._learn(candidate)
        return False

    def count(self, node: bits.Node) -> bits.Count:
        """Count a node and all that it follows from."""
        number: bits.Count
        height: bits.Count = 1
        found: bits.Count = 0
        here: bits.Node
        if self.counts[node]:
            return self.counts[node]
        if self.last_cause[node] == self.first_cause[node]:
            return 1
        if self.last_cause[node] - self.first_cause[node] == 1:
            found = 1 + self.count(self.causes[self.first_cause[node]])
            self.counts[node] = found
            return found
        self.turn += 1
        self.stack[0] = node
        self.marks[node] = self.turn
        while height:
            height -= 1
            here = self.stack[height]
            found += 1
            for number in range(self.first_cause[here], self.last_cause[here]):
                if self.marks[self.causes[number]] != self.turn:
                    self.marks[self.causes[number]] = self.turn
                    self.stack[height] = self.causes[number]
                    height += 1
        self.counts[node] = found
        return found

# SPDX-License-Identifier: MIT
"""An upper bound of what chains of almost locked sets can exclude, found in one walk.

If a part of a set lacks its digit, the other parts of the set hold theirs, so that the parts that
see these lack theirs, and so on. A chain visits no set twice, and no two that share cells, which is
not checked here. So if nothing that sees a start is excluded from it, no chain from there has a
conclusion, and none has to be searched.
"""

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets import AlmostLockedSets, almost_sets

DEEPEST = 600 if bits.COMPILED else 200
"""The depth to which nodes are followed; the stack of a thread is limited."""


class SetConsequences:
    """For each part that lacks its digit, all that is excluded.

    Nodes are the parts that lack their digit and, `parts` higher, those that hold it; parts that
    exclude the same candidates are one node. Nodes that lead to each other have the same
    consequences: these are in `out`, nine sets of cells, of the first such node met, `root`. (This
    is Tarjan's algorithm: `met` numbers the nodes as they are met, `low` is the earliest one that a
    node leads back to.) If the recursion goes too deep it is `given_up`, and every start counts as
    possible.
    """

    def __init__(self, board: Board) -> None:
        self.most = 0
        self.changes = -1
        if not bits.COMPILED:
            self.met, self.low = [0] * 8000, [0] * 8000
            self.root, self.stack = [0] * 8000, [0] * 8000
            self.joined = [0] * 8000
            self.known = [0] * 1500
        self.follow(board)

    def follow(self, board: Board) -> None:
        """Forget everything, since the board has changed."""
        self.changes = board.changes
        self.sets: AlmostLockedSets = almost_sets(board)
        self.parts = self.sets.parts
        self.height, self.time, self.depth, self.given_up = 0, 0, 0, False
        if self.most < self.parts:
            self.most = self.parts + 200
            self.room = bytearray(16 * 9 * 2 * self.most)
            self.out = bits.sets_of(self.room)
        with cython.nogil:
            self._clear()

    def _clear(self) -> None:
        node: bits.Node
        for node in range(2 * self.parts):
            self.met[node] = 0
            self.root[node] = self.joined[node] = -1
        for node in range(self.sets.count):
            self.known[node] = -1

    def starts(self, number: bits.Count) -> bits.Mask:
        """The digits without which a set may lead to an elimination."""
        digit: bits.Digit
        found: bits.Mask = 0
        if self.known[number] < 0:
            for digit in range(9):
                if self.sets.digits[number] >> digit & 1 and self.tells(number, digit):
                    found |= 1 << digit
            self.known[number] = found
        return self.known[number]

    def tells(self, number: bits.Count, digit: bits.Digit) -> bits.Flag:
        """Whether a set without a digit may exclude a candidate that sees that digit's cells."""
        part: bits.Count = self.sets.part[9 * number + digit]
        if not self.sets.like[part]:
            return False
        if not self.met[part]:
            self._visit(part, digit)
        if self.given_up:
            return True
        return (self.out[9 * self.root[part] + digit] & self.sets.seen[part]) != 0

    def _visit(self, node: bits.Node, digit: bits.Digit) -> None:
        """Find the consequences of a node and of all that it leads to."""
        number: bits.Count
        other: bits.Node = -1
        self.given_up |= self.depth >= DEEPEST
        self.depth += 1
        self.time += 1
        self.met[node] = self.low[node] = self.time
        self.stack[self.height] = node
        self.height += 1
        for number in range(9):
            self.out[9 * node + number] = bits.NO_CELLS
        if not self.given_up and node < self.parts:
            self._lack(node, digit)
        elif not self.given_up:
            self._hold(node, digit)
        self.depth -= 1
        while self.low[node] == self.met[node] and other != node:
            self.height -= 1
            other = self.stack[self.height]
            self.root[other] = node

    def _lack(self, node: bits.Node, digit: bits.Digit) -> None:
        """Go on to the other parts of the sets whose part lacks its digit."""
        number: bits.Count = self.sets.with_part[node]
        other: bits.Digit
        part: bits.Count
        while number:
            for other in range(9):
                part = self.sets.like[self.sets.part[9 * (number - 1) + other]]
                if part and other != digit:
                    self._join(node, self.parts + part, other)
            number = self.sets.same_part[9 * (number - 1) + digit]

    def _hold(self, node: bits.Node, digit: bits.Digit) -> None:
        """Go on to the parts that are seen by one that holds its digit."""
        seen: bits.CellSet = self.sets.seen[node - self.parts]
        left: bits.CellSet = seen & self.sets.where[digit]
        part: bits.Count
        self.out[9 * node + digit] = left
        while left:
            part = self.sets.of_cell[9 * bits.first(left) + digit]
            left &= left - 1
            while part:
                if not self.sets.held[part] & ~seen:
                    self._join(node, part, digit)
                part = self.sets.same_cell[part]

    def _join(self, node: bits.Node, other: bits.Node, digit: bits.Digit) -> None:
        """Add the consequences of a node to those of one that leads to it.

        What is met again before it has a root leads back to this one, so both get the same root,
        to which each hands on its own. Many sets share parts, so most are `joined` already.
        """
        again: bits.Flag = self.met[other] != 0
        if self.joined[other] == node:
            return
        self.joined[other] = node
        if not again:
            self._visit(other, digit)
        if self.root[other] >= 0:
            other = self.root[other]
        else:
            self.low[node] = min(self.low[node], self.low[other])
            if again:
                return
        bits.add(self.out, 9 * node, 9 * other, 9)


def set_consequences(board: Board) -> SetConsequences:
    """The consequences of a board, found once for each position."""
    known = board.lasting.get("set_consequences")
    if known is None:
        known = SetConsequences(board)
        board.lasting["set_consequences"] = known
    found: SetConsequences = known
    if found.changes != board.changes:
        found.follow(board)
    return found

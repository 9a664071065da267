# SPDX-License-Identifier: MIT
"""The closure of each candidate, true or false: all its consequences along links, in one walk."""

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.inference.links import Links

FALSE = 3000
"""Added to the number of a node for the node that says that it is false."""
_NO_ROW = -1
_LAST = -2
"""Used instead of a row: a true node excludes only the candidates that it sees."""


class Closures:
    """A row of true and false candidates for each candidate that is assumed true or false.

    The candidates are numbered: `number` and `candidate`. A row is `width` words of 81 candidates
    each; the first half says which are true, the second which are false.
    """

    def __init__(self) -> None:
        self.room, self.depth_room = bytearray(), bytearray()
        if not bits.COMPILED:
            self.number, self.candidate = [0] * 729, [0] * 729
            self.word, self.mark = [0] * 729, [bits.NO_CELLS] * 729
            self.there = [bits.NO_CELLS] * 18
            self.met, self.low, self.row = [0] * 6000, [0] * 6000, [0] * 6000
            self.parent, self.stack = [0] * 6000, [0] * 6000
            self.next, self.last = [0] * 6000, [0] * 6000

    def begin(self, board: Board, rows: bits.Count) -> None:
        """Number the candidates of a board as it is now, with room for some additional rows."""
        digit: bits.Digit
        left: bits.CellSet
        self.count, self.rows = 0, 0
        for digit in range(9):
            left = board.where[digit]
            while left:
                self._number(81 * digit + bits.first(left))
                left &= left - 1
        self.half = (self.count + 80) // 81
        self.width = 2 * self.half
        rows = 16 * self.width * (rows + 2 * self.count)
        if len(self.room) < rows:
            self.room = bytearray(rows)
        self.sets = bits.sets_of(self.room)
        if len(self.depth_room) < 4 * self.count * self.count:
            self.depth_room = bytearray(4 * self.count * self.count)
        self.depths = bits.bytes_of(self.depth_room)
        self._fill_there()

    def _number(self, candidate: bits.Candidate) -> None:
        self.number[candidate] = self.count
        self.candidate[self.count] = candidate
        self.word[candidate] = self.count // 81
        self.mark[candidate] = bits.bit(self.count % 81)
        self.count += 1

    def _fill_there(self) -> None:
        number: bits.Count
        for number in range(self.width):
            self.there[number] = bits.NO_CELLS
        for number in range(self.count):
            self.there[number // 81] |= bits.bit(number % 81)
            self.there[self.half + number // 81] |= bits.bit(number % 81)

    def follow(self, board: Board, links: Links) -> None:
        """Find all consequences along links."""
        self.links = links
        self.begin(board, 2 * (links.count - 729))
        with cython.nogil:
            self._walk()

    def node(self, assumption: bits.Node) -> bits.Node:
        """The walk's node for a candidate that is true (0-728) or false (729-1457)."""
        return assumption if assumption < 729 else FALSE + assumption - 729

    def place_of(self, assumption: bits.Node) -> bits.Count:
        """The place in `sets` where the row of an assumption begins."""
        return self.width * self.row[self.node(assumption)]

    def keep_depth(self, assumption: bits.Node, node: bits.Node, depth: bits.Count) -> None:
        """Store the distance of a node from an assumption."""
        self.depths[2 * self.count * self._slot(assumption) + self._slot(node)] = depth

    def depth(self, assumption: bits.Node, node: bits.Node) -> bits.Count:
        """The stored distance of a node from an assumption."""
        return self.depths[2 * self.count * self._slot(assumption) + self._slot(node)]

    def _slot(self, node: bits.Node) -> bits.Count:
        return self.number[node] if node < 729 else self.count + self.number[node - 729]

    def new_row(self, node: bits.Node) -> bits.Count:
        """The place of a new empty row for a node of the walk."""
        number: bits.Count
        place: bits.Count = self.width * self.rows
        self.row[node] = self.rows
        self.rows += 1
        for number in range(self.width):
            self.sets[place + number] = bits.NO_CELLS
        return place

    def add(self, place: bits.Count, candidate: bits.Candidate, on: bits.Flag) -> None:
        """Add a candidate to the row at a place."""
        self.sets[place + self.word[candidate] + (0 if on else self.half)] |= self.mark[candidate]

    def follows(self, assumption: bits.Node) -> list[int]:
        """The consequences of an assumption: true ones, then false ones plus 729."""
        number: bits.Count
        word: bits.Count
        begin: bits.Count = self.place_of(assumption)
        found: list[int] = []
        for number in range(2 * self.count):
            word = number % self.count // 81 + (0 if number < self.count else self.half)
            if self.sets[begin + word] & bits.bit(number % self.count % 81):
                found.append(
                    self.candidate[number % self.count] + (0 if number < self.count else 729)
                )
        return found

    def _walk(self) -> None:
        """Visit every candidate, true and false."""
        number: bits.Count
        for number in range(self.links.count):
            self.met[number], self.met[FALSE + number] = 0, 0
            self.row[number], self.row[FALSE + number] = _NO_ROW, _NO_ROW
            if self.links.weak_first[number] == self.links.weak_first[number + 1]:
                self.row[number] = _LAST
        self.time, self.height = 0, 0
        for number in range(self.count):
            self._visit(self.candidate[number])
            self._visit(FALSE + self.candidate[number])

    def _visit(self, node: bits.Node) -> None:
        """Find what follows from a node and from all that it leads to.

        This is Tarjan's walk: `met` numbers the nodes as they come, `low` is the earliest one that
        a node leads back to. Nodes that lead to each other have one row.
        """
        other: bits.Node
        if self.met[node]:
            return
        self._meet(node, -1)
        while node >= 0:
            other = self._unmet(node)
            if other >= 0:
                self._meet(other, node)
                node = other
                continue
            if self.low[node] == self.met[node]:
                self._settle(node)
            other = self.parent[node]
            if other >= 0:
                self.low[other] = min(self.low[other], self.low[node])
            node = other

    def _unmet(self, node: bits.Node) -> bits.Node:
        """The next node to visit that follows from one, -1 where there is none."""
        other: bits.Node
        place: bits.Count = self.next[node]
        while place < self.last[node]:
            other = self._follower(node, place)
            place += 1
            if self.row[other] == _NO_ROW:
                if not self.met[other]:
                    self.next[node] = place
                    return other
                self.low[node] = min(self.low[node], self.met[other])
        return -1

    def _meet(self, node: bits.Node, parent: bits.Node) -> None:
        self.time += 1
        self.met[node] = self.low[node] = self.time
        self.parent[node] = parent
        self.stack[self.height] = node
        self.height += 1
        if node < FALSE:
            self.next[node] = self.links.weak_first[node]
            self.last[node] = self.links.weak_first[node + 1]
        else:
            self.next[node] = self.links.strong_first[node - FALSE]
            self.last[node] = self.links.strong_first[node - FALSE + 1]

    def _follower(self, node: bits.Node, place: bits.Count) -> bits.Node:
        return FALSE + self.links.weak_to[place] if node < FALSE else self.links.strong_to[place]

    def _settle(self, node: bits.Node) -> None:
        """Give a row to a node and to those met since then, which lead to each other."""
        number: bits.Count
        first: bits.Count = self.height
        other: bits.Node = -1
        place: bits.Count = self.new_row(node)
        while other != node:
            first -= 1
            other = self.stack[first]
            self.row[other] = self.row[node]
        for number in range(first, self.height):
            self._gather(self.stack[number], place)
        self.height = first

    def _gather(self, node: bits.Node, place: bits.Count) -> None:
        """Put into the row at a place what follows from a node."""
        number: bits.Count
        word: bits.Count
        other: bits.Node
        begin: bits.Count
        self._see(node, place)
        if node < FALSE:
            begin = self.links.weak_first[node]
        else:
            begin = self.links.strong_first[node - FALSE]
        for number in range(begin, self.last[node]):
            other = self._follower(node, number)
            if self.row[other] < 0:
                self._see(other, place)
            elif self.width * self.row[other] != place:
                begin = self.width * self.row[other]
                for word in range(self.width):
                    self.sets[place + word] |= self.sets[begin + word]

    def _see(self, node: bits.Node, place: bits.Count) -> None:
        """Put into the row at a place a node and what it excludes at once."""
        digit: bits.Digit
        mask: bits.Mask
        left: bits.CellSet
        if node >= FALSE:
            if node < FALSE + 729:
                self.add(place, node - FALSE, False)
            return
        digit = self.links.digit[node]
        left = self.links.seen[node]
        while left:
            self.add(place, 81 * digit + bits.first(left), False)
            left &= left - 1
        if node < 729:
            self.add(place, node, True)
            mask = self.links.masks[node % 81] & ~(1 << digit) if self.links.within_cell else 0
            while mask:
                self.add(place, 81 * bits.low(mask) + node % 81, False)
                mask &= mask - 1


def closure_of(board: Board) -> Closures:
    """The board's closure, to be filled by whoever needs it next."""
    known: Closures | None = board.lasting.get(Closures)
    if known is None:
        known = board.lasting[Closures] = Closures()
    return known

# SPDX-License-Identifier: MIT
"""The closure: all consequences of assuming one candidate on or off, with their reasons.

"On" means true, "off" false. Consequences that are on are followed before those that are off, in
order, until a candidate is both. A static closure uses the pairs of the position as it is; a
dynamic one removes candidates that go off while they are followed, so that later consequences rest
on several causes. Without `cells`, only places count and never the digits of a cell (Nishio). Nodes
are candidates, plus `bits.OFF` where off.
"""

from collections.abc import Sequence

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board

CELL = 4
"""The reason of a candidate that is on as the last one of its cell; that of the last one of a house
is 1 plus the kind of house; that of the start is 0."""


class Extension:
    """What lets a closure conclude more than pairs and last places do."""

    def extend(self, flow: "Flow") -> bool:
        """Turn off candidates that follow from all that are off; return whether there are any."""
        raise NotImplementedError

    def count(self, numbers: set[int]) -> int:
        """The number of nodes in some of the nested chains; -1 stands for none."""
        raise NotImplementedError


class Flow:
    """The consequences of one node after another, in room that is reused for each.

    After `follow`, `nodes` lists the `found` consequences in order; the causes of the n-th are the
    places `causes[first_cause[n]]` to before `causes[first_cause[n + 1]]`. `clash` is the candidate
    that is both on and off, or -1; if there is a clash, the later of its nodes is listed last,
    beyond `found`.
    """

    def __init__(
        self,
        board: Board,
        dynamic: bits.Flag,
        cells: bits.Flag,
        extension: Extension | None = None,
    ) -> None:
        node: bits.Node
        self.board = board
        self.extension = extension
        self.dynamic = dynamic
        self.cells = cells
        self.listed, self.listed_causes = 0, 0
        self.turn = 0
        if not bits.COMPILED:
            self._make_room()
        for node in range(1458):
            self.place[node] = -1
            self.nested[node] = -1
            self.marks[node] = 0

    def _make_room(self) -> None:
        self.masks, self.where = [0] * 81, [0] * 9
        self.on, self.off = [0] * 9, [0] * 9
        self.nodes, self.place, self.reasons = [0] * 1458, [0] * 1458, [0] * 1458
        self.causes, self.first_cause = [0] * 32767, [0] * 1459
        self.next_on, self.next_off = [0] * 729, [0] * 729
        self.nested = [0] * 1458
        self.counts, self.marks, self.stack = [0] * 1458, [0] * 1458, [0] * 1458

    def follow(self, start: bits.Node, known: "Closure | None" = None) -> None:
        """Find all consequences of a node; this takes microseconds, so the GIL is kept.

        Consequences known from a closure without the extension are taken over.
        """
        if known is None:
            self._begin()
            self._list(start, 0)
            self._learn(start)
            self._run()
        else:
            self._resume(known)
        if self.extension is not None:
            while self.clash < 0 and self.extension.extend(self):
                self._run()
        self.first_cause[self.listed] = self.listed_causes

    def put_off(
        self, candidate: bits.Candidate, causes: Sequence[int], nested: bits.Count = -1
    ) -> None:
        """Turn a candidate off, unless it is, for causes that are off, through a nested chain."""
        cause: bits.Candidate
        if self.place[bits.OFF + candidate] >= 0:
            return
        self._list(bits.OFF + candidate, 0)
        self.nested[self.listed - 1] = nested
        for cause in causes:
            self._add_cause(bits.OFF + cause)
        self._learn(bits.OFF + candidate)

    def closure(self, start: bits.Node, known: "Closure | None" = None) -> "Closure":
        """Find all consequences of a node, like `follow`, as an object that can be kept."""
        self.follow(start, known)
        return Closure(self)

    def _begin(self) -> None:
        number: bits.Count
        for number in range(self.listed):
            self.place[self.nodes[number]] = -1
        for number in range(self.listed if self.extension is not None else 0):
            self.nested[number] = -1
        bits.copy(self.masks, self.board.masks, 81)
        for number in range(9):
            self.where[number] = self.board.where[number]
            self.on[number] = bits.NO_CELLS
            self.off[number] = bits.NO_CELLS
        self.clash = -1
        self.found = 0
        self.listed = 0
        self.number_on = 0
        self.number_off = 0
        self.done_on = 0
        self.done_off = 0
        self.listed_causes = 0

    def _resume(self, known: "Closure") -> None:
        """Go on where a closure ended that came to no clash."""
        number: bits.Count
        node: bits.Node
        self._begin()
        for number in range(known.found):
            node = known.nodes[number]
            self.listed_causes = known.first_cause[number]
            self._list(node, known.reasons[number])
            if node >= bits.OFF:
                self.masks[node % 81] &= ~(1 << (node - bits.OFF) // 81)
        self.listed_causes = known.first_cause[known.found]
        bits.copy_shorts(self.causes, known.causes, self.listed_causes)
        for number in range(9):
            self.on[number] = known.on[number]
            self.off[number] = known.off[number]
            self.where[number] &= ~known.off[number]
        self.found = known.found

    def _list(self, node: bits.Node, reason: bits.Count) -> None:
        """List a node that has no causes yet; `reason` is why it is on, if it is."""
        self.nodes[self.listed] = node
        self.place[node] = self.listed
        self.reasons[self.listed] = reason
        self.first_cause[self.listed] = self.listed_causes
        self.listed += 1

    def _add_cause(self, node: bits.Node) -> None:
        """Add a cause of the node that was listed last."""
        if self.listed_causes < 32767:
            self.causes[self.listed_causes] = self.place[node]
            self.listed_causes += 1

    def _learn(self, node: bits.Node) -> None:
        """Take the node that was listed last as found, to be followed up."""
        self.found += 1
        if node < bits.OFF:
            self.on[node // 81] |= bits.bit(node % 81)
            self.next_on[self.number_on] = node
            self.number_on += 1
        else:
            node -= bits.OFF
            self.off[node // 81] |= bits.bit(node % 81)
            self.next_off[self.number_off] = node
            self.number_off += 1

    def _run(self) -> None:
        """Follow up everything, on before off, until there is a clash."""
        while self.clash < 0:
            if self.done_on < self.number_on:
                self.done_on += 1
                self._spread_on(self.next_on[self.done_on - 1])
            elif self.done_off < self.number_off:
                self.done_off += 1
                self._spread_off(self.next_off[self.done_off - 1])
            else:
                return

    def _spread_on(self, candidate: bits.Candidate) -> None:
        """A candidate that is on puts off the others of its cell, and those that it sees."""
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        other: bits.Mask = self.masks[cell] & ~(1 << digit)
        turn: bits.Count
        left: bits.CellSet
        seen: bits.CellSet = bits.PEERS[cell] & self.where[digit] & ~self.off[digit]
        while self.cells and other:
            if self._put_off(81 * bits.low(other) + cell, candidate):
                return
            other &= other - 1
        for turn in range(3):
            if not seen:
                return
            left = bits.HOUSES[bits.house_around(cell, turn)] & seen
            seen &= ~left
            while left:
                if self._put_off(81 * digit + bits.first(left), candidate):
                    return
                left &= left - 1

    def _put_off(self, candidate: bits.Candidate, cause: bits.Node) -> bits.Flag:
        """Note that a candidate is off unless that is known, and say whether it clashes."""
        if self.place[bits.OFF + candidate] >= 0:
            return False
        self._list(bits.OFF + candidate, 0)
        self._add_cause(cause)
        if self.place[candidate] >= 0:
            self.clash = candidate
            return True
        self._learn(bits.OFF + candidate)
        return False

    def _spread_off(self, candidate: bits.Candidate) -> None:
        """A candidate that is off puts on the last one left of its cell, or of a house."""
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        other: bits.Mask = self.masks[cell] & ~(1 << digit)
        turn: bits.Count
        house: bits.House
        left: bits.CellSet
        others: bits.CellSet = self.where[digit] & ~bits.bit(cell)
        is_last: bits.Flag = self.cells and other != 0 and not other & other - 1
        if is_last and self._put_on(81 * bits.low(other) + cell, candidate, 27):
            return
        for turn in range(3):
            house = bits.house_around(cell, turn)
            left = bits.HOUSES[house] & others
            if left & left - 1 or not left:
                continue
            if self._put_on(81 * digit + bits.first(left), candidate, house):
                return
        if self.dynamic:
            self.masks[cell] &= ~(1 << digit)
            self.where[digit] = others

    def _put_on(
        self, candidate: bits.Candidate, cause: bits.Candidate, house: bits.House
    ) -> bits.Flag:
        """Note that a candidate is on unless that is known, and say whether it clashes.

        It is the last one left of a house, or of its cell where `house` is 27.
        """
        if self.place[candidate] >= 0:
            return False
        self._list(candidate, house // 9 + 1)
        self._add_cause(bits.OFF + cause)
        if self.dynamic:
            self._add_what_went(candidate, house)
        if self.place[bits.OFF + candidate] >= 0:
            self.clash = candidate
            return True
        self._learn(candidate)
        return False

    def _add_what_went(self, candidate: bits.Candidate, house: bits.House) -> None:
        """Add as causes what went off before in a cell or a house."""
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        eliminated: bits.Mask = self.board.masks[cell] & ~self.masks[cell]
        left: bits.CellSet
        if house == 27:
            while eliminated:
                self._add_cause(bits.OFF + 81 * bits.low(eliminated) + cell)
                eliminated &= eliminated - 1
            return
        left = bits.HOUSES[house] & self.board.where[digit] & ~self.where[digit]
        while left:
            self._add_cause(bits.OFF + 81 * digit + bits.first(left))
            left &= left - 1

    def count_clash(self, most: bits.Count) -> bits.Count:
        """The number of nodes that both sides of the clash rest on, or more than `most`."""
        number: bits.Count
        found: bits.Count
        for number in range(self.listed):
            self.counts[number] = 0
        found = self._count(self.clash, most)
        return found + self._count(bits.OFF + self.clash, most - found)

    def _count(self, node: bits.Node, most: bits.Count) -> bits.Count:
        return _count(
            self.place[node],
            most,
            self.first_cause,
            self.causes,
            self.counts,
            self.marks,
            self.stack,
            self.next_turn(),
        )

    def next_turn(self) -> bits.Count:
        """A number that marks nothing yet."""
        number: bits.Count
        self.turn += 1
        if self.turn == 32767:
            for number in range(1458):
                self.marks[number] = 0
            self.turn = 1
        return self.turn


class Closure:
    """The consequences of one node, in the lists of `Flow`; `on` and `off` are its nodes as sets.

    `counts` are those computed so far, 0 for the others. All lists are parts of one `room`.
    """

    def __init__(self, flow: Flow) -> None:
        number: bits.Count
        causes: bits.Count = flow.listed_causes
        self.found = flow.found
        self.listed = flow.listed
        self.clash = flow.clash
        if not bits.COMPILED:
            self.on, self.off = [0] * 9, [0] * 9
        for number in range(9):
            self.on[number] = flow.on[number]
            self.off[number] = flow.off[number]
        self.room = bits.room(5 * self.listed + 1 + causes)
        self.nodes = self.room
        self.reasons = bits.part(self.nodes, self.listed)
        self.nested = bits.part(self.reasons, self.listed)
        self.counts = bits.part(self.nested, self.listed)
        self.first_cause = bits.part(self.counts, self.listed)
        self.causes = bits.part(self.first_cause, self.listed + 1)
        bits.copy_shorts(self.nodes, flow.nodes, self.listed)
        bits.copy_shorts(self.reasons, flow.reasons, self.listed)
        bits.copy_shorts(self.nested, flow.nested, self.listed)
        for number in range(self.listed):
            self.counts[number] = 0
        bits.copy_shorts(self.first_cause, flow.first_cause, self.listed + 1)
        bits.copy_shorts(self.causes, flow.causes, causes)

    def __dealloc__(self) -> None:
        bits.leave(self.room)

    def count(self, node: bits.Node, most: bits.Count, flow: Flow) -> bits.Count:
        """The number of nodes that a listed node rests on, itself included, or more than `most`.

        The room of a flow is used for counting.
        """
        place: bits.Count = 0
        while self.nodes[place] != node:
            place += 1
        return _count(
            place,
            most,
            self.first_cause,
            self.causes,
            self.counts,
            flow.marks,
            flow.stack,
            flow.next_turn(),
        )

    def count_clash(self, most: bits.Count, flow: Flow) -> bits.Count:
        """The number of nodes that both sides of the clash rest on, or more than `most`."""
        found: bits.Count = self.count(self.clash, most, flow)
        return found + self.count(bits.OFF + self.clash, most - found, flow)

    def ancestors(self, node: bits.Node) -> list[tuple[int, int, int]]:
        """A listed node and all nodes that it rests on.

        Each comes with the reason why it is on, and the number of its nested chain or -1.
        """
        place: bits.Count = 0
        number: bits.Count
        while self.nodes[place] != node:
            place += 1
        known = {place}
        ahead = [place]
        for here in ahead:
            for number in range(self.first_cause[here], self.first_cause[here + 1]):
                if self.causes[number] not in known:
                    known.add(self.causes[number])
                    ahead.append(self.causes[number])
        return [(self.nodes[here], self.reasons[here], self.nested[here]) for here in ahead]


def _count(
    place: bits.Count,
    most: bits.Count,
    first_cause: bits.Room,
    causes: bits.Room,
    counts: bits.Room,
    marks: bits.Room,
    stack: bits.Room,
    turn: bits.Count,
) -> bits.Count:
    """Count the entry at a place and all that it follows from, each of them once.

    Where these are more than `most` it is enough to say so.
    """
    height: bits.Count = 1
    found: bits.Count = 0
    number: bits.Count
    here: bits.Count
    if counts[place]:
        return counts[place]
    stack[0] = place
    marks[place] = turn
    while height:
        if found + height > most:
            return found + height
        height -= 1
        here = stack[height]
        found += 1
        for number in range(first_cause[here], first_cause[here + 1]):
            if marks[causes[number]] != turn:
                marks[causes[number]] = turn
                stack[height] = causes[number]
                height += 1
    counts[place] = found
    return found

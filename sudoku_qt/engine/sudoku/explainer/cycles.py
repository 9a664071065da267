# SPDX-License-Identifier: MIT
"""Forcing chains and cycles on the classic scale: what one candidate leads to, link by link.

From a candidate that is on, those that it sees go off; from one that is off, the other one of a
pair goes on. A cycle that comes back to its beginning takes away what both ways round rule out; a
chain from a candidate to its opposite settles it. X-chains keep to one digit, Y-cycles to cells
of two; with both kinds of pairs they are rated higher. The hint is the one of least rating, then
length, then kind, then the one come upon first.
"""

from sudoku_qt.engine.sudoku import bits
from sudoku_qt.engine.sudoku.board import Board
from sudoku_qt.engine.sudoku.explainer.hint import Hint, Rule
from sudoku_qt.engine.sudoku.explainer.lengths import length_term

X_ONLY = 2
Y_ONLY = 3
BOTH = 4
"""The kinds, as they are ordered among hints of one rating and length."""
CYCLE = 6.5
CHAIN = 6.6
MIXED = 7.0
_MOST_OFF = 8192
"""More nodes than any search for cycles has been seen to put off; some hundreds are usual."""


class Cycles(Rule):
    """Chains and cycles that use no more than two places or two digits at a time."""

    def find(self, board: Board) -> Hint | None:
        """Look at X-chains and Y-cycles, and if need be at those with both kinds of pairs."""
        search = _Search(board)
        search.look(X_ONLY)
        search.look(Y_ONLY)
        search.look(BOTH)
        return search.hint()


class _Search:
    """What leads where in a position, and the best hint so far."""

    def __init__(self, board: Board) -> None:
        cell: bits.Cell
        digit: bits.Digit
        self.board = board
        self.rating = 99.0
        self.nodes = 9999
        self.kind = 0
        self.removals: tuple[int, ...] = ()
        self.placement = -1
        self.name = ""
        self.turn = 0
        if not bits.COMPILED:
            self._make_room()
        for cell in range(729):
            self.seen_on[cell] = 0
            self.seen_off[cell] = 0
        for cell in range(81):
            for digit in range(9):
                if board.masks[cell] >> digit & 1:
                    self._link(cell, digit)

    def _make_room(self) -> None:
        self.weak, self.weak_count, self.others = [0] * 20412, [0] * 729, [0] * 729
        self.partner, self.strong, self.strong_count = [0] * 729, [0] * 2187, [0] * 729
        self.on, self.on_from = [0] * 732, [0] * 732
        self.off, self.off_from = [0] * 8192, [0] * 8192
        self.seen_on, self.seen_off = [0] * 729, [0] * 729

    def _link(self, cell: bits.Cell, digit: bits.Digit) -> None:
        """List what a candidate rules out, and what it is one of two with."""
        start: bits.Candidate = 81 * digit + cell
        number: bits.Count = 0
        other: bits.Mask = self.board.masks[cell] & ~(1 << digit)
        turn: bits.Count
        found: bits.Count = 0
        left: bits.CellSet
        done: bits.CellSet = bits.bit(cell)
        paired: bits.CellSet = bits.NO_CELLS
        self.partner[start] = -1
        if other and not other & other - 1:
            self.partner[start] = 81 * bits.low(other) + cell
        while other:
            self.weak[28 * start + number] = 81 * bits.low(other) + cell
            number += 1
            other &= other - 1
        self.others[start] = number
        for turn in range(3):
            left = bits.HOUSES[bits.house_of(cell, 2 if turn == 0 else turn - 1)]
            left = left & self.board.where[digit] & ~bits.bit(cell)
            if left and not left & left - 1 and not left & paired:
                self.strong[3 * start + found] = 81 * digit + bits.first(left)
                found += 1
                paired |= left
            left &= ~done
            done |= left
            while left:
                self.weak[28 * start + number] = 81 * digit + bits.first(left)
                number += 1
                left &= left - 1
        self.weak_count[start] = number
        self.strong_count[start] = found

    def look(self, kind: bits.Count) -> None:
        """Start from every candidate of every cell that is not settled."""
        cell: bits.Cell
        mask: bits.Mask
        if kind == BOTH and self.rating < MIXED:
            return
        for cell in range(81):
            mask = self.board.masks[cell]
            if bits.size(mask) < 2 or (kind == Y_ONLY and bits.size(mask) > 2):
                continue
            while mask:
                self._look_for_cycles(81 * bits.low(mask) + cell, kind)
                if kind != Y_ONLY:
                    self._look_for_chain(81 * bits.low(mask) + cell, kind, True)
                    self._look_for_chain(81 * bits.low(mask) + cell, kind, False)
                mask &= mask - 1

    def _look_for_cycles(self, source: bits.Candidate, kind: bits.Count) -> None:
        """Go out from a candidate that is on, level by level, until it is met again."""
        done_on: bits.Count = 0
        done_off: bits.Count = 0
        number_on: bits.Count = 1
        number_off: bits.Count = 0
        length: bits.Count = 0
        place: bits.Count
        following: bits.Candidate
        base: float = MIXED if kind == BOTH else CYCLE
        self.turn += 1
        self.on[0] = source
        self.on_from[0] = -1
        self.seen_on[source] = self.turn
        while done_on < number_on or done_off < number_off:
            length += 2
            if not self._is_better(base, length, kind):
                return
            while done_on < number_on:
                place = self.others[self.on[done_on]] if kind == X_ONLY else 0
                while place < self.weak_count[self.on[done_on]]:
                    following = self.weak[28 * self.on[done_on] + place]
                    place += 1
                    if number_off < _MOST_OFF and not self._is_above(done_on, following):
                        self.off[number_off] = following
                        self.off_from[number_off] = done_on
                        number_off += 1
                done_on += 1
            while done_off < number_off:
                for place in range(-1, self.strong_count[self.off[done_off]]):
                    following = self._following(self.off[done_off], place, kind)
                    if following < 0:
                        continue
                    if length >= 4 and following == source:
                        self._close(done_off, length, kind, base)
                    if self.seen_on[following] != self.turn:
                        self.seen_on[following] = self.turn
                        self.on[number_on] = following
                        self.on_from[number_on] = done_off
                        number_on += 1
                done_off += 1

    def _following(
        self, candidate: bits.Candidate, place: bits.Count, kind: bits.Count
    ) -> bits.Candidate:
        """Give what goes on when a candidate is off: by its cell (place -1) or a house; or -1."""
        if place < 0:
            return -1 if kind == X_ONLY else self.partner[candidate]
        return -1 if kind == Y_ONLY else self.strong[3 * candidate + place]

    def _is_above(self, node: bits.Count, candidate: bits.Candidate) -> bits.Flag:
        """Say whether a candidate went off on the way to a node that is on."""
        while self.on_from[node] >= 0:
            if self.off[self.on_from[node]] == candidate:
                return True
            node = self.off_from[self.on_from[node]]
        return False

    def _close(self, last: bits.Count, nodes: bits.Count, kind: bits.Count, base: float) -> None:
        """Take away what a cycle rules out both ways; its last node is one that is off."""
        digit: bits.Digit
        candidate: bits.Candidate
        node: bits.Count = last
        start: bits.Candidate = self.on[0]
        cells: bits.CellSet = bits.bit(start % 81)
        gone: bits.CellSet
        if not self._is_better(base, nodes, kind):
            return
        while node >= 0:
            cells |= bits.bit(self.off[node] % 81)
            candidate = self.on[self.off_from[node]]
            cells |= bits.bit(candidate % 81)
            node = self.on_from[self.off_from[node]]
        removals: tuple[int, ...] = ()
        for digit in range(9):
            gone = self._ruled_out(last, digit, True) & self._ruled_out(last, digit, False)
            gone &= ~cells
            if gone & self.board.where[digit]:
                removals += self.board.removals(gone, 1 << digit)
        if removals:
            name = "x-cycle" if kind == X_ONLY else "y-cycle" if kind == Y_ONLY else "cycle"
            self._keep(name, base, nodes, kind)
            self.removals = removals
            self.placement = -1

    def _ruled_out(self, last: bits.Count, digit: bits.Digit, on: bits.Flag) -> bits.CellSet:
        """Give the cells that the nodes of a cycle that are on, or off, see with a digit."""
        node: bits.Count = last
        seen: bits.CellSet = bits.NO_CELLS
        candidate: bits.Candidate
        while node >= 0:
            candidate = self.on[self.off_from[node]] if on else self.off[node]
            if candidate // 81 == digit:
                seen |= bits.PEERS[candidate % 81]
            node = self.on_from[self.off_from[node]]
        return seen

    def _look_for_chain(  # noqa: C901 - one search that goes on and off in turn
        self, source: bits.Candidate, kind: bits.Count, on: bits.Flag
    ) -> None:
        """Go out from a candidate that is on, or off, level by level, to its opposite."""
        done_on: bits.Count = 0
        done_off: bits.Count = 0
        number_on: bits.Count = 0
        number_off: bits.Count = 0
        length: bits.Count = 0
        place: bits.Count
        following: bits.Candidate
        base: float = MIXED if kind == BOTH else CHAIN
        self.turn += 1
        if on:
            self.on[0] = source
            self.seen_on[source] = self.turn
            number_on = 1
            length = 1
        else:
            self.off[0] = source
            self.seen_off[source] = self.turn
            number_off = 1
        while done_on < number_on or done_off < number_off:
            if not self._is_better(base, length + 1, kind):
                return
            length += 1
            level = number_on
            while done_on < level:
                place = self.others[self.on[done_on]] if kind == X_ONLY else 0
                while place < self.weak_count[self.on[done_on]]:
                    following = self.weak[28 * self.on[done_on] + place]
                    place += 1
                    if on and following == source:
                        self._settle(source, base, length, kind, False)
                        return
                    if self.seen_off[following] != self.turn:
                        self.seen_off[following] = self.turn
                        self.off[number_off] = following
                        number_off += 1
                done_on += 1
            if not self._is_better(base, length + 1, kind):
                return
            length += 1
            level = number_off
            while done_off < level:
                for place in range(-1, self.strong_count[self.off[done_off]]):
                    following = self._following(self.off[done_off], place, kind)
                    if following < 0:
                        continue
                    if not on and following == source:
                        self._settle(source, base, length, kind, True)
                        return
                    if self.seen_on[following] != self.turn:
                        self.seen_on[following] = self.turn
                        self.on[number_on] = following
                        number_on += 1
                done_off += 1

    def _settle(
        self,
        source: bits.Candidate,
        base: float,
        nodes: bits.Count,
        kind: bits.Count,
        on: bits.Flag,
    ) -> None:
        """Take a chain that proves its first candidate, or disproves it."""
        if not self._is_better(base, nodes, kind):
            return
        self._keep("x-chain" if kind == X_ONLY else "forcing chain", base, nodes, kind)
        self.placement = source if on else -1
        self.removals = () if on else (source,)

    def _is_better(self, base: float, nodes: bits.Count, kind: bits.Count) -> bits.Flag:
        """Say whether a hint would come before the best so far."""
        rating: float = base + length_term(nodes)
        if rating != self.rating:
            return rating < self.rating
        if nodes != self.nodes:
            return nodes < self.nodes
        return kind < self.kind

    def _keep(self, name: str, base: float, nodes: bits.Count, kind: bits.Count) -> None:
        self.name = name
        self.rating = base + length_term(nodes)
        self.nodes = nodes
        self.kind = kind

    def hint(self) -> Hint | None:
        """Give the best hint, if there is one."""
        if not self.name:
            return None
        return Hint(self.name, self.rating, self.removals, self.placement)

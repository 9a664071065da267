# SPDX-License-Identifier: MIT
"""Wins by continuous threats: each move makes a four, or threatens to win by fours.

This file is compiled by Cython and also runs as it stands; `threats.pxd` holds the C types.

The attacker tries moves that make a four or an open three. `fours` proves that such a move is a
threat, and only the places in the zone of that proof can answer it. Where Black has forbidden
moves, or a five can be spoilt at its ends (caro), a stone elsewhere may matter, too: then every
empty place is an answer. So a win that is found is proved, but some wins are missed. The search
deepens by one threat at a time, so that the line with the fewest threats is found.
"""

from __future__ import annotations

from collections.abc import Callable

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.gomoku.search.fours import Fours
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.queue import Queue
from sudoku_qt.engine.gomoku.tables import (
    A_FIVE,
    A_FOUR,
    A_THREE,
    A_WIN,
    FOUR_AND_THREE,
    KINDS,
    SUSPECT,
    TWO_THREES,
)
from sudoku_qt.engine.work import never

BLACK = 1
ANSWERS, FIRST_ANSWER = 16, 8192  # in the position's list of answers: above those of the tree
DEEPEST = 40  # threats in a line
FARTHEST = 120  # plies
THREAT_FOURS, COUNTER_FOURS = 300, 100  # nodes to look for continuous fours
LINE_NODES = 20_000  # to find a part of a line that was forgotten
POLLED = 512  # nodes between two looks at the clock
KNOWN = 1 << 16  # positions that are remembered
WON = 1 << 20  # in what is remembered; below it the depth and the move, above it the length
SIDE = 0x9E3779B97F4A7C15  # in the hash where Black attacks


class Threats:
    """Searches a position for wins by continuous threats, and leaves the position as it was."""

    def __init__(self, position: Position, fours: Fours) -> None:
        """Take the position that is to be looked at as it changes."""
        self.position, self.fours, self.queue = position, fours, Queue(position)
        self.store = bytearray(16 * KNOWN)
        self.nodes, self.limit, self.cut, self.stopped, self.polled = 0, 0, False, False, 0
        if cython.compiled:
            self.known = cython.cast(cython.p_ulonglong, cython.cast(cython.p_char, self.store))
        else:
            self.known = memoryview(self.store).cast("Q")

    def win(self, side: int, budget: int, stop: Callable[[], bool]) -> list[int] | None:
        """The moves of both sides in a forced win of `side`, as points; None if none was found.

        `budget` is the number of positions to search, including those of `fours`. The opponent's
        answers are those that delay the win longest. When `stop` returns true the search ends.
        """
        self.stop, self.stopped = stop, False
        self.nodes, self.polled = 0, self.fours.nodes
        self.limit = self.fours.nodes + budget
        for number in range(2 * KNOWN):
            self.known[number] = 0
        won: cython.bint = False
        colour: cython.int = side
        depth: cython.int
        for depth in range(DEEPEST):
            self.cut = False
            with cython.nogil:
                won = self._attack(colour, depth, 0)
            if won or not self.cut or self._is_over():
                break
        return (self._line(side) or None) if won else None  # a win that cannot be shown is none

    # ------------------------------------------------------------ the search

    def _attack(self, side: cython.int, depth: cython.int, ply: cython.int) -> cython.bint:
        """Whether the side to move wins by so many threats."""
        index: cython.int
        place: cython.int
        entry: cython.ulonglong
        self.nodes += 1
        if self.position.count[side * KINDS + A_FIVE]:
            return True
        if self._is_over() or ply >= FARTHEST:
            self.cut = True
            return False
        entry = self._entry(side)
        if entry & WON:
            return True
        if self.position.count[(3 - side) * KINDS + A_FIVE]:
            return self._stop_five(side, depth, ply)
        if entry and (entry >> 10 & 255) > depth:
            self.cut = True
            return False
        if self.fours.find(side, THREAT_FOURS, 0):
            return self._keep(side, depth, self.fours.line[0], 2 * self.fours.length + 1)
        if depth <= 0:
            self.cut = True
            return False
        number: cython.int = self._line_up(side, ply)
        for index in range(number):
            place = self.queue.pick(ply, index, number)
            if self._wins_with(side, place, depth, ply):
                return self._keep(side, depth, place, self.length + 1)
        if not self._is_over():
            self._remember(side, (depth + 1) << 10)
        return False

    def _stop_five(self, side: cython.int, depth: cython.int, ply: cython.int) -> cython.bint:
        """Whether the attack goes on though the opponent made a four."""
        base: cython.int = FIRST_ANSWER + ply * ANSWERS
        number: cython.int = self.position.replies(side, base)
        index: cython.int
        place: cython.int
        for index in range(number):
            place = self.position.answers[base + index]
            if self._wins_with(side, place, depth + 1, ply):
                return self._keep(side, depth, place, self.length + 1)
        return False

    def _wins_with(
        self, side: cython.int, place: cython.int, depth: cython.int, ply: cython.int
    ) -> cython.bint:
        """Whether a move of the attacker wins against every answer."""
        won: cython.bint
        if not self.position.may(place, side):
            return False
        self.position.add(place, side)
        won = self._all_answered(side, depth, ply + 1)
        self.position.remove(place)
        return won

    def _all_answered(self, side: cython.int, depth: cython.int, ply: cython.int) -> cython.bint:
        """Whether each answer loses; then `length` is how many plies the longest way takes."""
        index: cython.int
        place: cython.int
        longest: cython.int = 2
        number: cython.int = self._line_up_answers(side, ply)
        if number < 0:
            return False
        for index in range(number):
            place = self.queue.pick(ply, index, number)
            if not self.position.may(place, 3 - side):
                continue
            self.position.add(place, 3 - side)
            won: cython.bint = self._attack(side, depth - 1, ply + 1)
            entry: cython.ulonglong = self._entry(side)
            self.position.remove(place)
            if not won:
                return False
            length: cython.int = entry >> 24 if entry & WON else 1
            longest = max(longest, length + 1)
        self.length = longest
        return True

    # ------------------------------------------------------------ the moves

    def _line_up(self, side: cython.int, ply: cython.int) -> cython.int:
        """Queue the attacker's fours and threes; give their number."""
        row: cython.int
        base: cython.int
        for row in range(32):
            base = side * KINDS * 32 + row
            self.queue.zones[ply * 32 + row] = (
                self.position.bits[base + A_THREE * 32]
                | self.position.bits[base + TWO_THREES * 32]
                | self.position.bits[base + A_FOUR * 32]
                | self.position.bits[base + FOUR_AND_THREE * 32]
                | self.position.bits[base + A_WIN * 32]
                | self.position.bits[base + SUSPECT * 32]
            )
        return self.queue.fill(side, ply, True, 0)

    def _line_up_answers(self, side: cython.int, ply: cython.int) -> cython.int:
        """Queue what may stop the attacker; -1 if there is no threat."""
        row: cython.int
        index: cython.int
        number: cython.int
        base: cython.int = FIRST_ANSWER + ply * ANSWERS
        if self.position.count[(3 - side) * KINDS + A_FIVE]:
            return -1
        if self.position.count[side * KINDS + A_FIVE]:
            number = self.position.replies(3 - side, base)
            for index in range(number):
                self.queue.add(ply, index, self.position.answers[base + index], 0)
            return number
        if self.fours.find(3 - side, COUNTER_FOURS, 0) or not self.fours.find(
            side, THREAT_FOURS, 0
        ):
            return -1
        for row in range(32):
            self.queue.zones[ply * 32 + row] = self.fours.zone[row]
            if self.position.forbids or self.position.open_end:
                self.queue.zones[ply * 32 + row] = 0xFFFFFFFF
        return self.queue.fill(3 - side, ply, True, 0)

    # ------------------------------------------------------------ what is remembered

    def _entry(self, side: cython.int) -> cython.ulonglong:
        key: cython.ulonglong = self.position.hash ^ (SIDE if side == BLACK else 0)
        at: cython.ulonglong = 2 * (key & (KNOWN - 1))
        return self.known[at + 1] if self.known[at] == key else 0

    def _remember(self, side: cython.int, word: cython.ulonglong) -> None:
        key: cython.ulonglong = self.position.hash ^ (SIDE if side == BLACK else 0)
        at: cython.ulonglong = 2 * (key & (KNOWN - 1))
        self.known[at], self.known[at + 1] = key, word

    def _keep(
        self, side: cython.int, depth: cython.int, place: cython.int, length: cython.ulonglong
    ) -> cython.bint:
        """Remember a win: its first move, and how many plies it takes."""
        self._remember(side, length << 24 | WON | (depth + 1) << 10 | place)
        return True

    def _is_over(self) -> cython.bint:
        """Whether the search has to end: the budget is spent, or `stop` says so."""
        spent: cython.longlong = self.nodes + self.fours.nodes
        if spent - self.polled > POLLED:
            self.polled = spent
            self._poll()
        return self.stopped or spent > self.limit

    def _poll(self) -> None:
        with cython.gil:
            if self.stop():
                self.stopped = True

    # ------------------------------------------------------------ the line

    def _line(self, side: int) -> list[int]:
        """The moves of the win that was found, each answer one that delays it longest."""
        self.stop, self.stopped = never, False
        places, points = list[int](), list[int]()
        while self._proved(side) and not self._ends_in_fours(side):
            places.append(int(self._entry(side) & 1023))
            self.position.add(places[-1], side)
            answer = self._longest_answer(side)
            if not answer:
                break
            places.append(answer)
            self.position.add(answer, 3 - side)
        if len(places) % 2 == 0 and self._ends_in_fours(side):
            points = self.fours.whole_line(side)
        points[:0] = [self.position.point_of(place) for place in places]
        for place in reversed(places):
            self.position.remove(place)
        return points

    def _ends_in_fours(self, side: int) -> bool:
        """Whether fours alone win from here on."""
        return bool(self.fours.find(side, THREAT_FOURS, 0))

    def _proved(self, side: int) -> bool:
        """Whether the win is remembered from here on, or found once more."""
        depth: cython.int
        self.limit += LINE_NODES
        for depth in range(DEEPEST):
            if self._attack(side, depth, 2):
                return True
        return False

    def _longest_answer(self, side: int) -> int:
        """The answer to a threat after which the win takes longest; 0 where there is none."""
        number = self._line_up_answers(side, 1)
        lengths: list[tuple[int, int]] = []
        for index in range(number):
            place = int(self.queue.pick(1, index, number))
            if self.position.may(place, 3 - side):
                self.position.add(place, 3 - side)
                self._proved(side)
                lengths.append((int(self._entry(side) >> 24), place))
                self.position.remove(place)
        return max(lengths)[1] if lengths else 0

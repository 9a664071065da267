# SPDX-License-Identifier: MIT
"""Wins by continuous fours: each move makes a four, which forces the answer.

This file is compiled by Cython and also runs as it stands; `fours.pxd` holds the C types.

The search is complete within its budget of nodes: every four is tried, those that also make an open
three first. Positions found to hold no win are remembered by hash, together with the budget if it
ran out. For a win the search leaves the *zone*: the places of which the opponent, if to move first,
has to take one to stop this win. They are the places of the fours, of their answers and of the
final fives, and all places where, on the way, another stone would have given the opponent a four.
After a stone anywhere else the same moves still win.

Most fours lead nowhere: their stone adds to no other row. A caller that searches at every node, and
can miss some wins, states what a stone has to make in another direction to be tried.
"""

from __future__ import annotations

from collections.abc import Callable

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.tables import A_FIVE, A_FOUR, A_WIN, FOUR_AND_THREE, KINDS, SUSPECT
from sudoku_qt.engine.work import never

if not cython.compiled:  # the compiler has it from position.pxd
    from sudoku_qt.engine.gomoku.search.position import lowest

BLACK, AREA = 1, 1024
ANSWERS, FIRST_ANSWER = 16, 4096  # in the position's list of answers; these use half of it
DEEPEST = 60  # fours in a line
POLLED = 511  # nodes between two looks at `stop`, less one: a mask
KNOWN = 1 << 17  # positions that are remembered
KNOWN_MASK = KNOWN - 1
ALONE = 210  # the category of a four and nothing else; above it what is made besides
BESIDES_AT = 60  # the place in the hash of what is demanded of a four
SIDE = 0x9E3779B97F4A7C15  # in the hash where Black attacks


class Fours:
    """Searches a position for wins by continuous fours, and leaves the position as it was."""

    if not cython.compiled:  # the compiler has these from fours.pxd

        def _make_room(self) -> None:
            self.line, self.zone = [0] * 64, [0] * 32

    def __init__(self, position: Position) -> None:
        """Take the position that is to be looked at as it changes."""
        self.position = position
        self.store = bytearray(8 * KNOWN)
        self.nodes, self.limit, self.cut, self.watched = 0, 0, False, False
        self.deepest, self.length = DEEPEST - 2, 0
        self.least, self.salt = ALONE, 0
        if cython.compiled:
            self.known = cython.cast(cython.p_ulonglong, cython.cast(cython.p_char, self.store))
        else:
            self._make_room()
            self.known = memoryview(self.store).cast("Q")

    def win(self, side: int, budget: int, stop: Callable[[], bool] = never) -> list[int] | None:
        """The moves of the shortest forced win of `side`, as points; None if none was found.

        They include the opponent's answers and the five. `budget` is the number of positions to
        search. When `stop` returns true the search ends.
        """
        before = self.nodes
        self.stop, self.watched = stop, True
        for self.deepest in range(DEEPEST - 1):
            found = self.find(side, budget - (self.nodes - before), 0)
            if found or not self.cut or not self.watched or self.nodes - before >= budget:
                break
        self.deepest, self.watched = DEEPEST - 2, False
        return self.whole_line(side) if found else None

    def whole_line(self, side: int) -> list[int]:
        """All moves of the win that `find` found last, as points: of both sides, up to the five."""
        position, moves, places = self.position, list[int](), list[int]()
        for number in range(DEEPEST):
            if not self.line[number]:
                break
            moves.append(self.line[number])
        for move in moves:
            is_five = position.kind_at((side - 1) * AREA + move) == A_FIVE
            position.add(move, side)
            places.append(move)
            answer = 0 if is_five else self._answer_to(side)
            if not answer:
                break
            position.add(answer, 3 - side)
            places.append(answer)
        if len(places) % 2 == 0:
            places.append(position.first_of(side, A_FIVE))
            position.add(places[-1], side)
        for place in reversed(places):
            position.remove(place)
        return [position.point_of(place) for place in places]

    def _answer_to(self, side: int) -> int:
        """The opponent's answer to a four; 0 if there is none, or the game is over."""
        position = self.position
        number = position.replies(3 - side, FIRST_ANSWER)
        if number and position.count[side * KINDS + A_FIVE]:
            return int(position.answers[FIRST_ANSWER + number - 1])
        place = int(position.first_of(side, A_FIVE))
        return place if place and position.may(place, 3 - side) else 0

    def stops(self) -> list[int]:
        """The points of which the opponent needs one to stop the win found last."""
        position = self.position
        points = range(position.size * position.size)
        places = [position.place_of(point) for point in points]
        zone = [self.zone[place >> 5] >> (place & 31) & 1 for place in places]
        return [point for point in points if zone[point]]

    def find(self, side: cython.int, budget: cython.int, besides: cython.int) -> cython.int:
        """The place of the first move of a win for `side`, who is to move, or 0.

        A four is tried only if its stone makes at least the row `besides` in another direction.
        """
        row: cython.int
        weighed: cython.bint
        found: cython.bint
        key: cython.ulonglong = budget
        self.least = ALONE + besides * (besides + 1) * (besides + 2) // 6
        self.salt = besides
        self.salt <<= BESIDES_AT
        key = key << 40 ^ self._key(side)
        if not self.watched and self.known[key & KNOWN_MASK] == key:
            self.cut = True
            return 0
        for row in range(32):
            self.zone[row] = 0
        self.cut = False
        self.line[0] = self.line[1] = 0
        self.limit = self.nodes + budget
        weighed = self.position.weighs
        self.position.weighs = weighed and self.position.open_end  # its answers are near stones
        found = self._attack(side, 0)
        self.position.weighs = weighed
        if found:
            return self.line[0]
        if self.cut and not self.watched:
            self.known[key & KNOWN_MASK] = key
        return 0

    def _attack(self, side: cython.int, depth: cython.int) -> cython.bint:
        """Whether the side to move wins by fours alone; then `line` holds its moves."""
        opponent: cython.int = 3 - side
        self.nodes += 1
        if self.position.count[side * KINDS + A_FIVE]:
            self.line[depth], self.line[depth + 1] = self.position.first_of(side, A_FIVE), 0
            self.length = depth
            self._mark_kind(side, A_FIVE)
            self._mark_fours(opponent)
            return True
        if self.position.count[opponent * KINDS + A_FIVE]:
            return self._counter(side, depth)
        if self.position.count[side * KINDS + A_WIN] and self._win_at_once(side, depth):
            return True
        if not (
            self.position.count[side * KINDS + A_FOUR]
            + self.position.count[side * KINDS + FOUR_AND_THREE]
            + (self.position.count[side * KINDS + A_WIN] if self.position.open_end else 0)
        ):
            return False
        if self.watched and not self.nodes & POLLED:
            self._poll()
        if self.nodes >= self.limit or depth >= self.deepest:
            self.cut = True
            return False
        key: cython.ulonglong = self._key(side)
        if self.known[key & KNOWN_MASK] == key:
            return False
        if (
            self._try_all(side, FOUR_AND_THREE, depth)
            or (self.position.open_end and self._try_all(side, A_WIN, depth))
            or self._try_all(side, A_FOUR, depth)
        ):
            self._mark_fours(opponent)
            return True
        if not self.cut:
            self.known[key & KNOWN_MASK] = key
        return False

    def _key(self, side: cython.int) -> cython.ulonglong:
        """The key of a position, for what is demanded of a four."""
        return self.position.hash ^ self.salt ^ (SIDE if side == BLACK else 0)

    def _poll(self) -> None:
        with cython.gil:
            if self.stop():
                self.limit, self.watched = 0, False

    def _counter(self, side: cython.int, depth: cython.int) -> cython.bint:
        """Whether the side wins though it has to stop a five first: only if that makes a four."""
        number: cython.int = self.position.replies(side, FIRST_ANSWER + depth * ANSWERS)
        index: cython.int
        place: cython.int
        for index in range(number):
            place = self.position.answers[FIRST_ANSWER + depth * ANSWERS + index]
            if (
                depth < self.deepest
                and self.position.makes_four(place, side)
                and self._try_four(side, place, depth)
            ):
                self._mark_fours(3 - side)
                return True
        if depth >= self.deepest:
            self.cut = True
        return False

    def _win_at_once(self, side: cython.int, depth: cython.int) -> cython.bint:
        """Try an open four or a double one; under caro neither is sure, so the answers decide."""
        place: cython.int = self.position.first_of(side, A_WIN)
        if self.position.open_end or (self.position.forbids and not self.position.may(place, side)):
            return False
        self.line[depth], self.line[depth + 1] = place, 0
        self.length = depth + 1
        self._mark(place)
        self._mark_fours(3 - side)
        self.position.add(place, side)
        self._mark_kind(side, A_FIVE)
        self.position.remove(place)
        return True

    def _try_all(self, side: cython.int, kind: cython.int, depth: cython.int) -> cython.bint:
        row: cython.int
        word: cython.uint
        place: cython.int
        for row in range(self.position.first_row, self.position.last_row + 1):
            word = self.position.bits[(side * KINDS + kind) * 32 + row]
            while word:
                place = row << 5 | lowest(word)
                word &= word - 1
                if (
                    kind == A_FOUR
                    and self.position.category_at((side - 1) * AREA + place) < self.least
                ):
                    continue
                if self.nodes >= self.limit:
                    self.cut = True
                    return False
                if self._try_four(side, place, depth):
                    return True
        return False

    def _try_four(self, side: cython.int, place: cython.int, depth: cython.int) -> cython.bint:
        """Whether a four on a place wins against every answer."""
        won: cython.bint = False
        if not self.position.may(place, side):
            return False
        self.position.add(place, side)
        if (
            self.position.count[side * KINDS + A_FIVE]
            and not self.position.count[(3 - side) * KINDS + A_FIVE]
        ):
            won = self._all_answered(side, depth)
        if won:
            self._mark_kind(side, A_FIVE)
        self.position.remove(place)
        if won:
            self.line[depth] = place
            self._mark(place)
        return won

    def _all_answered(self, side: cython.int, depth: cython.int) -> cython.bint:
        """Whether the attack goes on to a win after each answer to a four."""
        base: cython.int = depth * ANSWERS
        number: cython.int = self.position.replies(3 - side, base)
        index: cython.int
        place: cython.int
        won: cython.bint
        if number == 0:
            self.line[depth + 1], self.length = 0, depth + 1
        for index in range(number):
            place = self.position.answers[base + index]
            self.position.add(place, 3 - side)
            won = self._attack(side, depth + 1)
            self.position.remove(place)
            if not won:
                return False
        return True

    def _mark(self, place: cython.int) -> None:
        self.zone[place >> 5] |= 1 << (place & 31)

    def _mark_kind(self, colour: cython.int, kind: cython.int) -> None:
        row: cython.int
        for row in range(self.position.first_row, self.position.last_row + 1):
            self.zone[row] |= self.position.bits[(colour * KINDS + kind) * 32 + row]

    def _mark_fours(self, colour: cython.int) -> None:
        """Add to the zone all places where a colour can make a four, or more."""
        self._mark_kind(colour, A_FOUR)
        self._mark_kind(colour, FOUR_AND_THREE)
        self._mark_kind(colour, A_WIN)
        self._mark_kind(colour, A_FIVE)
        if self.position.forbids and colour == BLACK:
            self._mark_kind(colour, SUSPECT)
